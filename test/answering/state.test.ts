import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { modelFolder } from '#main/lib/own-folders.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { dialogueFileSchema } from '#shared/schemas/dialogue.ts'
import { testClock } from '../helpers/hub.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import type { Shop } from '../helpers/shop.ts'
import { play, usualTime } from './play.ts'
import { openInTurn, openShopOf } from './shops.ts'
import { readStateShop } from './state/shop.ts'

const asFastAsItGoes = { widgetPerSession: 10_000, widgetPerAddress: 100_000 }
const folder = `${import.meta.dirname}/state`
const tables = globSync(`${folder}/*.yaml`)
  .sort()
  .map((path) => {
    const { shop, dialogues } = dialogueFileSchema
      .required({ shop: true })
      .parse(parse(readFileSync(path, 'utf8')))
    return { shop, goods: readStateShop(shop), dialogues }
  })

/** A visitor speaks the shop's language, or the one that the case is about. */
function visitors(language: LanguageCode): number {
  return tables
    .flatMap(({ goods, dialogues }) => dialogues.map(({ about }) => about[0] ?? goods.bot.language))
    .filter((spoken) => spoken === language).length
}

describe('what is carried from message to message', () => {
  it('is a table of at least 120 cases, 15 in each language', () => {
    expect(tables.reduce((sum, { dialogues }) => sum + dialogues.length, 0)).toBeGreaterThanOrEqual(120)
    expect(languageCodes.filter((language) => visitors(language) < 15)).toEqual([])
  })

  const clock = testClock(usualTime)
  const hub = sharedHub({ clock, limits: asFastAsItGoes, modelPath: modelFolder() })
  const opened = openInTurn(
    tables.map(({ goods }) => goods),
    (goods) => openShopOf(hub(), goods, true),
  )

  describe.each(tables)('in the shop $shop', ({ shop: name, goods, dialogues }) => {
    let shop: Shop

    beforeAll(async () => {
      shop = await opened(goods)
    })

    it.each(dialogues.map((dialogue) => [dialogue.name, dialogue] as const))('%s', async (_, dialogue) =>
      play({ shop, goods, clock }, { file: `${name}.yaml`, dialogue }),
    )
  })
})
