import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { modelFolder } from '#main/lib/own-folders.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import type { Expectation } from '#shared/schemas/dialogue.ts'
import { testClock, wordsAlone } from '../helpers/hub.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import type { Shop } from '../helpers/shop.ts'
import { play, usualTime } from './play.ts'
import { type DialogueSource, openInTurn, openShopOf, readDialogues, readShop } from './shops.ts'

const sources = readDialogues()
const shops = new Set(sources.map(({ shop }) => shop))
const asFastAsItGoes = { widgetPerSession: 10_000, widgetPerAddress: 100_000 }

/** What they must be about, each at least three times over all languages. */
const behaviours =
  `search, brand, model, colour, size, material, gtin, plural, typos, joined words, units, compounds, diacritics, price,
  cheapest, dearest, stock, sale, nearest, counts, brands, sizes, colours, product question, does not say, confidential, faq, hours,
  follow-up, comparison, buttons, small talk, abuse, unknown, lead, obfuscated, phone, order number, quote, call-back,
  handover, languages`.split(/,\s+/)

describe('the dialogues', () => {
  it('are at least 150, with some in each language', () => {
    const count = (language: LanguageCode) =>
      sources
        .filter(({ shop }) => readShop(shop).bot.language === language)
        .reduce((sum, { dialogues }) => sum + dialogues.length, 0)
    const counts = Object.fromEntries(languageCodes.map((language) => [language, count(language)]))
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(150)
    expect(Object.entries(counts).filter(([, one]) => one < 12)).toEqual([])
  })

  it.each([...shops])('speak of products that the shop "%s" has', (name) => {
    const known = new Set(readShop(name).products.flatMap(({ id, group_id }) => [id, group_id ?? id]))
    const named = sources.filter(({ shop }) => shop === name).flatMap(productsNamed)
    expect(named.filter(({ id }) => !known.has(id))).toEqual([])
  })

  it('are about everything a shop assistant is asked', () => {
    const about = sources.flatMap(({ dialogues }) => dialogues.flatMap((dialogue) => dialogue.about))
    const times = (behaviour: string) => about.filter((one) => one === behaviour).length
    expect(behaviours.filter((behaviour) => times(behaviour) < 3)).toEqual([])
  })

  it('have names of their own', () => {
    const names = sources.flatMap(({ file, dialogues }) => dialogues.map(({ name }) => `${file}: ${name}`))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

/** The same must come right with the meaning model and where it is not at hand. */
const ways = [
  { way: 'by words alone', ...wordsAlone },
  { way: 'with the meaning model', modelPath: modelFolder() },
]

for (const { way, modelPath } of ways) {
  describe.skipIf(way !== 'by words alone' && !existsSync(modelPath))(way, () => {
    const clock = testClock(usualTime)
    const hub = sharedHub({ clock, limits: asFastAsItGoes, modelPath })
    const opened = openInTurn([...shops], (name) =>
      openShopOf(hub(), readShop(name), way !== 'by words alone'),
    )

    describe.each([...shops])('shop %s', (name) => {
      const goods = readShop(name)
      let shop: Shop

      beforeAll(async () => {
        shop = await opened(name)
      })

      for (const { file, dialogues } of sources.filter((source) => source.shop === name)) {
        it.each(dialogues.map((dialogue) => [dialogue.name, dialogue] as const))(
          `${file}: %s`,
          async (_, dialogue) => play({ shop, goods, clock }, { file, dialogue }),
        )
      }
    })
  })
}

function productsNamed({ file, dialogues }: DialogueSource): { id: string; where: string }[] {
  return dialogues.flatMap(({ name, turns }) =>
    turns.flatMap((turn) => {
      const ids = 'expect' in turn && turn.expect ? idsIn(turn.expect) : []
      return ids.map((id) => ({ id, where: `${file}: ${name}` }))
    }),
  )
}

function idsIn(expected: Expectation): string[] {
  const { products, first_product, has_products, only_products, without_products } = expected
  return [products, first_product, has_products, only_products, without_products].flatMap((ids) => ids ?? [])
}
