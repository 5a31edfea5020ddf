import type { Push } from '#shared/rpc/pushes.ts'
import type { Dialogue } from '#shared/schemas/dialogue.ts'
import type { TestHub } from '../../helpers/hub.ts'
import { openShop, shopOn } from '../../helpers/shop.ts'
import { products, returns } from '../language-model/phrasing-shop.ts'

/** A shop with an entry and products, closed on Sundays, and what it pushes about its dialogues. */
export async function openDialogueShop(on?: TestHub) {
  const day = [{ from: '09:00', to: '18:00' }]
  const opening_hours = { mon: day, tue: day, wed: day, thu: day, fri: day }
  const shop = on ? await shopOn(on, { opening_hours }) : await openShop({ bot: { opening_hours } })
  await shop.rpc('knowledge.save', { bot_id: shop.bot.id, ...returns })
  await shop.fill({ products })
  const pushes: Push[] = []
  shop.events.subscribe((push) => {
    if (push.type.startsWith('dialogues.') && 'bot_id' in push && push.bot_id === shop.bot.id)
      pushes.push(push)
  })
  return {
    ...shop,
    pushes,
    save: (dialogue: Omit<Dialogue, 'about'>, id?: string) =>
      shop.rpc('dialogues.save', { bot_id: shop.bot.id, id, dialogue: { about: [], ...dialogue } }),
    run: (ids?: string[]) => shop.rpc('dialogues.run', { bot_id: shop.bot.id, ids }),
  }
}

export type DialogueShop = Awaited<ReturnType<typeof openDialogueShop>>
