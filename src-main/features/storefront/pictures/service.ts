import { hash } from 'node:crypto'
import { kindsOf } from '#main/features/answering/index.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import { createRecent } from '#main/lib/recent.ts'
import { drawPicture } from './picture.ts'

export type Pictures = ReturnType<typeof createPictures>
type Drawn = { readonly svg: string; readonly etag: string }

/** A grid asks for two dozen at once, and again on the next page. */
const rememberedPictures = 500

/** Drawn pictures of products, for shops and products that have none of their own. */
export function createPictures({ catalog }: { readonly catalog: Catalog }) {
  const drawn = createRecent<string, Drawn>(rememberedPictures)

  return {
    /** Null: there is no such product. */
    of: (bot: StoredBot, productId: string): Drawn | null => {
      const row = catalog.product(bot, productId)?.row
      if (!row) return null
      const name = JSON.stringify([bot.language, row.group_id ?? row.id, row.title, row.color, row.category])
      const known = drawn.get(name)
      if (known) return known
      const svg = drawPicture({
        seed: row.group_id ?? row.id,
        title: row.title,
        color: row.color,
        kinds: kindsOf(row, bot.language),
      })
      const made = { svg, etag: `"${hash('sha256', svg, 'base64url').slice(0, 22)}"` }
      drawn.set(name, made)
      return made
    },
  }
}
