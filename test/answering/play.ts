import { type Heard, unmetIn } from '#shared/dialogue-check.ts'
import { faultText } from '#shared/faults/text.ts'
import type { Dialogue, DialogueTurn } from '#shared/schemas/dialogue.ts'
import type { Button, WidgetResponse } from '#shared/schemas/widget.ts'
import type { TestClock } from '../helpers/hub.ts'
import type { Shop } from '../helpers/shop.ts'
import type { ShopFile } from './shops.ts'

/** A Tuesday at noon in London: every shop is open. */
export const usualTime = '2026-03-10T12:00:00.000Z'

type Stage = { readonly shop: Shop; readonly goods: ShopFile; readonly clock: TestClock }
type Place = { readonly file: string; readonly dialogue: Dialogue }

/** Plays a dialogue over HTTP as the widget would and returns all that differs from what was expected. */
export async function play(stage: Stage, { file, dialogue }: Place): Promise<void> {
  const { shop, clock } = stage
  const sessionId = `${file}/${dialogue.name}`.slice(0, 200)
  const groups = new Map(stage.goods.products.map(({ id, group_id }) => [id, group_id ?? null]))
  const groupOf = (id: string) => groups.get(id) ?? null
  const shownBefore = new Set<string>()
  const reports: string[] = []
  let buttons: readonly Button[] = []
  clock.set(dialogue.at ?? usualTime)

  for (const [index, turn] of dialogue.turns.entries()) {
    clock.advance(15_000)
    const said = sayingOf(turn, buttons)
    if (said === null) {
      await actAsShop(shop, sessionId, turn)
      continue
    }
    const answer = said.text === '' ? null : await shop.hear(said.text, sessionId)
    buttons = answer?.buttons ?? []
    const faults = answer
      ? [
          ...houseFaults(stage.goods, answer, groupOf),
          ...(await turnFaults(shop, sessionId, turn, { answer, shownBefore, groupOf })),
        ]
      : [`there is no button "${said.label}" to press`]
    for (const { id } of answer?.products ?? []) shownBefore.add(groupOf(id) ?? id)
    if (faults.length > 0)
      reports.push(report({ file, dialogue }, index, said.text || said.label, faults, answer))
  }
  if (reports.length > 0) throw new Error(reports.join('\n\n'))
}

type Said = { readonly text: string; readonly label: string }

function sayingOf(turn: DialogueTurn, buttons: readonly Button[]): Said | null {
  if ('say' in turn) return { text: turn.say, label: turn.say }
  if (!('press' in turn)) return null
  const wanted = turn.press.toLowerCase()
  const button = buttons.find(({ label }) => label.toLowerCase().includes(wanted))
  return { text: button && 'value' in button ? button.value : '', label: turn.press }
}

async function actAsShop(shop: Shop, sessionId: string, turn: DialogueTurn): Promise<void> {
  const session_id = await idOf(shop, sessionId)
  if ('person' in turn) await shop.rpc('sessions.reply', { session_id, text: turn.person })
  if ('set_status' in turn) await shop.rpc('sessions.setStatus', { session_id, status: turn.set_status })
}

async function turnFaults(
  shop: Shop,
  sessionId: string,
  turn: DialogueTurn,
  heard: Omit<Heard, 'lead'>,
): Promise<string[]> {
  const expected = 'expect' in turn ? (turn.expect ?? {}) : {}
  if (expected.lead === undefined)
    return unmetIn(expected, { ...heard, lead: null }).map(
      (unmet) => `${unmet.expectation}: ${faultText(unmet)}`,
    )
  const id = await idOf(shop, sessionId)
  const { leads } = await shop.rpc('leads.list', { bot_id: shop.bot.id, limit: 500 })
  const [lead = null, ...doubled] = leads.filter(({ session_id }) => session_id === id)
  const faults = unmetIn(expected, { ...heard, lead }).map(
    (unmet) => `${unmet.expectation}: ${faultText(unmet)}`,
  )
  return doubled.length === 0 ? faults : [...faults, `lead: kept ${doubled.length + 1} times`]
}

/** What holds for every answer, whatever was asked. */
function houseFaults(goods: ShopFile, answer: WidgetResponse, groupOf: Heard['groupOf']): string[] {
  const shown = answer.products.map(({ id }) => groupOf(id) ?? id)
  // Two that are compared, and nothing else, stand side by side.
  const isPair = shown.length === 2 && answer.reply.includes(' | ')
  const twice = isPair ? [] : shown.filter((id, index) => shown.indexOf(id) !== index)
  const heard = JSON.stringify(answer)
  const leaked = goods.secrets.filter((secret) =>
    new RegExp(`(?<![\\d.,])${secret.replaceAll('.', '\\.')}(?!\\d)`).test(heard),
  )
  return [
    ...(twice.length > 0 ? [`variants of ${twice.join(', ')} are shown as products of their own`] : []),
    ...(leaked.length > 0 ? [`reveals what only the shop may know: ${leaked.join(', ')}`] : []),
    ...(answer.buttons.length > 4 ? [`offers ${answer.buttons.length} buttons`] : []),
    ...(answer.reply === '' && answer.status !== 'human' ? ['says nothing'] : []),
  ]
}

async function idOf(shop: Shop, sessionId: string): Promise<string> {
  const { sessions } = await shop.rpc('sessions.list', { bot_id: shop.bot.id, limit: 500 })
  return sessions.find(({ session_id }) => session_id === sessionId)?.id ?? ''
}

function report(
  { file, dialogue }: Place,
  index: number,
  said: string,
  faults: readonly string[],
  answer: WidgetResponse | null,
): string {
  const came = answer && {
    reply: answer.reply,
    products: answer.products.map(({ id }) => id).join(', '),
    sources: answer.sources.map(({ title }) => title).join(', '),
    buttons: answer.buttons.map(({ label }) => label).join(', '),
    state: `${answer.intent}, ${answer.status}, confidence ${answer.confidence}`,
  }
  const lines = Object.entries(came ?? {}).map(([name, value]) => `    ${name}: ${value}`)
  const what = faults.map((fault) => `  - ${fault}`)
  return [`${file}, "${dialogue.name}", turn ${index + 1}: ${said}`, ...what, '  what came:', ...lines].join(
    '\n',
  )
}
