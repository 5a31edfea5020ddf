import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createWriteGate, watchWriteGate } from '#main/db/write-gate.ts'
import { createKnownHeads } from '#main/features/catalog/index.ts'
import { createRereader } from '#main/features/catalog-files/index.ts'
import { execute, type Work } from '#main/features/imports/worker.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import type { MappedField, Mapping } from '#shared/schemas/mapping.ts'
import { mappedFields } from '#shared/schemas/mapping.ts'
import { connectAlso } from '../../../helpers/database.ts'
import { dataNames, dataPath, put } from '../../catalog-files/files/place.ts'
import { csvOf, manyRows, openSources } from '../open-sources.ts'

type PreviewWork = Extract<Work, { kind: 'preview' }>
type Shop = Awaited<ReturnType<typeof openSources>>

/** What a thread keeps between two looks, and one that keeps nothing. */
function lookers(shop: Shop) {
  const db = connectAlso(dataFolder(shop.dataPath).database)
  const no = db.prepare<[string], number>('SELECT no FROM bots WHERE id = ?').pluck().get(shop.bot.id) ?? 0
  const gate = watchWriteGate(createWriteGate().buffer)
  const kept = { reader: createRereader(), heads: createKnownHeads() }

  async function look(path: string, mapping: Mapping | null, memory: Partial<typeof kept>, rows?: number) {
    const { size, mtimeMs } = statSync(path)
    const work: PreviewWork = {
      kind: 'preview',
      input: {
        file: { path, bytes: size, modified_ms: mtimeMs },
        mapping,
        base_url: null,
        mode: 'replace',
        currency: 'EUR',
      },
      bot: { id: shop.bot.id, no },
      approval_percent: 30,
    }
    let looks = 0
    const { outcome } = await execute(work, {
      db,
      gate,
      isCancelled: () => rows !== undefined && ++looks > rows,
      report: () => {},
      nowMs: () => 0,
      ...memory,
    })
    if (outcome.kind !== 'previewed') throw new Error(outcome.kind)
    return outcome.preview
  }

  return {
    again: (path: string, mapping: Mapping | null) => look(path, mapping, kept),
    anew: (path: string, mapping: Mapping | null) => look(path, mapping, {}),
    /** Left off after some rows. */
    brokenOff: (path: string, mapping: Mapping, rows: number) => look(path, mapping, kept, rows),
  }
}

/** The same every time, and nothing in order. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * sides)
  }
}

const optionsTried: readonly Partial<Mapping['options']>[] = [
  { currency: 'USD' },
  { decimal_mark: ',' },
  { price_unit: 'kg' },
  { keep_unpublished: true },
  { list_separator: '/' },
  { image_base_url: 'https://pictures.example/' },
]

/** One column after the other used in another way, now and then an option too. */
function* mappingsAfter(first: Mapping, columns: readonly string[], steps: number): Generator<Mapping> {
  const roll = dice(steps + columns.length)
  let mapping = first
  for (let step = 0; step < steps; step++) {
    const column = columns[roll(columns.length)] ?? ''
    const field: MappedField = mappedFields[roll(mappedFields.length)] ?? 'ignore'
    mapping = { ...mapping, columns: { ...mapping.columns, [column]: field } }
    const option = step % 7 === 6 ? optionsTried[roll(optionsTried.length)] : undefined
    if (option) mapping = { ...mapping, options: { ...mapping.options, ...option } }
    yield mapping
  }
}

const files: Readonly<Record<string, string>> = {
  'a list made by hand': `Art.-Nr.;Bez.;Farbe;Info;EAN;Bild;Preis EUR;Bestand
;LAMPEN;;;;;;
L1;Lampe Ella;weiß;"dimmbar
und leise";4006381333931;ella.jpg;49,90;3
L2;Lampe Nora;;schwarz;123;https://shop.example/n.jpg;59,00;viele
L2;Lampe Nora;rot;;;;61,00;1
;;grün;ohne Namen;;;abc;2
;Stehlampen;;;;;;
L3;Lampe Olga;rot;mit Schalter;;;0;0
Summe;;;;;;231,90;6
`,
  'variants of WooCommerce': `ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price","Sale price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)",Weight
1,variable,SHIRT,Shirt,1,1,,,,"Tops, Sale",https://x.example/s.jpg,,Color,"Red, Blue",0.2
2,variation,SHIRT-R,Shirt red,1,1,4,20,15,,,id:1,Color,Red,0.2
3,variation,SHIRT-B,Shirt blue,1,0,0,20,,,,id:1,Color,Blue,
4,simple,HAT,Hat,-1,1,2,9,,Hats,hat.jpg,,,,0.1
5,simple,,,1,1,2,9,,Hats,,,,,0.1
`,
  'a feed of Google': `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>
<item><g:id>1</g:id><title>Sofa</title><link>https://s.example/1</link><g:price>99.00 EUR</g:price><g:color>red</g:color><g:availability>in stock</g:availability><g:product_detail><g:attribute_name>Seats</g:attribute_name><g:attribute_value>3</g:attribute_value></g:product_detail></item>
<item><g:id>2</g:id><title>Bed</title><link>https://s.example/2</link><g:price>199.00 EUR</g:price><g:material>oak</g:material><g:availability>maybe</g:availability><g:custom_label_0>x</g:custom_label_0></item>
</channel></rss>`,
  'products that hold their variants': JSON.stringify([
    {
      id: 1,
      name: 'Shirt',
      price: 20,
      variants: [
        { size: 'S', stock: 1 },
        { size: 'M', price: 22 },
      ],
    },
    { id: 2, name: 'Hat', price: '9 USD', tags: ['wool', 'warm'], specs: { brim: '7 cm' } },
    { name: '', price: 3 },
  ]),
}

describe('a preview after another of the same file', () => {
  it.each(Object.entries(files))('is what it would be without: %s', async (_, text) => {
    const shop = await openSources()
    const path = put(text)
    await shop.rpc('sources.runFile', { path, target: shop.target, confirm: true, wait: true })
    const { again, anew } = lookers(shop)
    const first = await again(path, null)
    expect(first).toEqual(await anew(path, null))
    expect(await again(path, null)).toEqual(first)
    const columns = first.columns.map(({ name }) => name)
    for (const mapping of mappingsAfter(first.mapping, columns, 60))
      expect(await again(path, mapping), JSON.stringify(mapping)).toEqual(await anew(path, mapping))
    expect(await again(path, null)).toEqual(first)
  })

  it('is not mistaken where the one between was broken off, or the catalog changed', async () => {
    const shop = await openSources()
    const path = shop.write(csvOf(manyRows(50)))
    const { again, anew, brokenOff } = lookers(shop)
    const { mapping } = await again(path, null)
    const used = (columns: Mapping['columns']) => ({
      ...mapping,
      columns: { ...mapping.columns, ...columns },
    })
    await expect(brokenOff(path, used({ description: 'brand' }), 20)).rejects.toThrow('cancelled')
    expect(await again(path, mapping)).toEqual(await anew(path, mapping))
    await expect(brokenOff(path, used({ price: 'stock' }), 20)).rejects.toThrow('cancelled')
    expect(await again(path, used({ title: 'brand' }))).toEqual(await anew(path, used({ title: 'brand' })))
    await shop.rpc('sources.runFile', { path, target: shop.target, confirm: true, wait: true })
    const after = await again(path, mapping)
    expect(after.difference).toMatchObject({ created: 0, unchanged: 50 })
    expect(after).toEqual(await anew(path, mapping))
  })

  const real = dataNames('catalogs')
  it.skipIf(real.length === 0)('is what it would be without: exports of real shops', async () => {
    const shop = await openSources()
    const { again, anew } = lookers(shop)
    for (const name of real) {
      const path = dataPath(join('catalogs', name))
      const first = await again(path, null)
      const columns = first.columns.map((column) => column.name)
      for (const mapping of mappingsAfter(first.mapping, columns, 4))
        expect(await again(path, mapping), `${name} ${JSON.stringify(mapping.columns)}`).toEqual(
          await anew(path, mapping),
        )
    }
  })
})
