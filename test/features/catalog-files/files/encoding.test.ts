import { readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { createDecoder } from '#main/features/catalog-files/files/decode.ts'
import { lookAtFile } from '#main/features/catalog-files/files/look-at.ts'
import { dataNames, dataPath, read } from './place.ts'

const rows = (words: readonly string[]) =>
  `id;title\n${words.map((word, at) => `${at + 1};${word}`).join('\n')}\n`
const czech = [
  'Žluťoučký kůň',
  'Příliš úpěl ďábelské ódy',
  'Dětská sedačka na kolo',
  'Modré tričko s límečkem',
]
const russian = [
  'Чайник электрический',
  'Куртка непромокаемая зелёная',
  'Настольная лампа',
  'Детский велосипед',
]
const japanese = ['アイスクリーム', '暑い夏にどうぞ', '冷たいものはいかがですか', 'おなべレシピ']
const chinese = ['防水夹克衫', '电热水壶不锈钢', '儿童自行车', '这是一个商品说明']
const german = ['Größe für Hüte', 'Überwurf aus Wolle', 'Straßenschuhe', 'Küchenmesser für Köche']

describe('encoding', () => {
  it.each([
    ['utf-8', czech],
    ['utf-16le', russian],
    ['utf-16be', russian],
    ['windows-1250', czech],
    ['windows-1251', russian],
    ['windows-1252', german],
    ['koi8-r', russian],
    ['shift_jis', japanese],
    ['euc-jp', japanese],
    ['gb18030', chinese],
  ] as const)('finds %s by its bytes', async (encoding, words) => {
    const many = Array.from({ length: 12 }, () => words).flat()
    const { records } = await read(iconv.encode(rows(many), encoding))
    expect(records.slice(0, words.length).map((record) => record.values['title'])).toEqual(words)
  })

  const words: Readonly<Record<string, readonly string[]>> = {
    german,
    french: ['Crème hydratante', 'Lampe à poser', 'Fenêtre légère', 'Théière résistante'],
    czech,
    polish: ['Łyżka do zupy', 'Krzesło żółte', 'Rękawiczki', 'Świeca i książka'],
    turkish: ['Güneş gözlüğü', 'Kırmızı çaydanlık', 'Yeşil ayakkabı', 'Masa örtüsü'],
    lithuanian: ['Žalias puodelis', 'Kėdė ąžuolinė', 'Šaukštas', 'Mėlynas šviestuvas'],
    russian,
    greek: ['Μπουφάν πράσινο', 'Παιδικό ποδήλατο', 'Μαχαίρι', 'Τραπέζι'],
  }
  const ofShop = (titles: readonly string[], heading = 'title') =>
    `id;${heading};link;image;price\n${titles
      .map(
        (title, at) => `A-${at};${title};https://shop.example/p/${at};https://cdn.example/i/${at}.jpg;12.50`,
      )
      .join('\n')}\n`

  it.each([
    ['windows-1252', 'german'],
    ['cp850', 'german'],
    ['macintosh', 'german'],
    ['windows-1252', 'french'],
    ['cp850', 'french'],
    ['macintosh', 'french'],
    ['windows-1250', 'czech'],
    ['iso-8859-2', 'czech'],
    ['cp852', 'czech'],
    ['windows-1250', 'polish'],
    ['windows-1254', 'turkish'],
    ['windows-1257', 'lithuanian'],
    ['windows-1251', 'russian'],
    ['koi8-r', 'russian'],
    ['cp866', 'russian'],
    ['windows-1253', 'greek'],
  ])('finds %s by four words (%s) among web addresses', async (encoding, language) => {
    const titles = words[language] ?? []
    const { shape, records } = await read(iconv.encode(ofShop(titles), encoding))
    expect(records.map((record) => record.values['title'])).toEqual(titles)
    expect(shape.warnings).toEqual([])
  })

  it('finds them by the names of the columns too', async () => {
    const text = ofShop(['Lamp', 'Table', 'Chair'], 'Наименование;Описание')
    expect((await read(iconv.encode(text, 'windows-1251'))).shape.columns).toContain('Наименование')
  })

  it('says so where a letter or two could be another', async () => {
    const { shape } = await read(iconv.encode(ofShop(['Masă', 'Lamp']), 'windows-1250'))
    expect(shape.warnings.map(({ code }) => code)).toContain('encoding_guessed')
  })

  it('looks further where the beginning says little', async () => {
    const plain = 'A-1;plain words;https://shop.example/p/1;;12.50\n'.repeat(60_000)
    const text = `id;title;link;image;price\n1;Nr. 5 ’;;;1\n${plain}${ofShop(russian)}`
    const { records } = await read(iconv.encode(text, 'windows-1251'))
    expect(records.at(-1)?.values['title']).toBe(russian.at(-1))
  })

  it('finds the letters in a text without line ends', async () => {
    const items = Array.from({ length: 9000 }, (_, at) => ({ id: `A-${at}`, title: 'plain words', price: 5 }))
    const text = JSON.stringify([...items, ...russian.map((title) => ({ id: title, title, price: 5 }))])
    const { records } = await read(iconv.encode(text, 'windows-1251'))
    expect(records.at(-1)?.values['title']).toBe(russian.at(-1))
  })

  it('takes away the mark in front, with and without one', async () => {
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'])
      expect((await read(iconv.encode(rows(czech), encoding, { addBOM: true }))).shape.columns).toEqual([
        'id',
        'title',
      ])
  })

  it('finds the first letter beyond ASCII far below', async () => {
    const text = `id;title\n${'1;plain words\n'.repeat(60_000)}2;Größe\n`
    const { shape, records } = await read(iconv.encode(text, 'windows-1252'))
    expect(records.at(-1)?.values['title']).toBe('Größe')
    expect(shape.encoding).not.toBe('utf-8')
  })

  it('believes what XML says of itself', async () => {
    const text = `<?xml version="1.0" encoding="windows-1257"?><shop><item><name>Žirgas</name><id>1</id></item><item><name>Šuo</name><id>2</id></item></shop>`
    const { records } = await read(iconv.encode(text, 'windows-1257'))
    expect(records[0]?.values['name']).toBe('Žirgas')
  })

  it('puts letters together that are cut in two', () => {
    for (const encoding of ['utf-8', 'utf-16le', 'shift_jis', 'gb18030']) {
      const bytes = iconv.encode('価格 12円', encoding)
      const decoder = createDecoder(encoding)
      const text = [...bytes].map((byte) => decoder.write(Uint8Array.of(byte))).join('') + decoder.end()
      expect(text).toBe('価格 12円')
    }
  })
})

const names = dataNames('encodings')
describe.skipIf(names.length === 0)('encodings (needs the shared data)', () => {
  it.each(names)('%s', async (name) => {
    const bytes = readFileSync(dataPath(`encodings/${name}`))
    const { encoding } = await lookAtFile(dataPath(`encodings/${name}`))
    const decoder = createDecoder(encoding ?? 'utf-8')
    const text = decoder.write(bytes) + decoder.end()
    expect(text.replaceAll('�', '').length).toBeGreaterThan(text.length * (name === 'utf16be' ? 0.9 : 0.999))
    const [family] = name.split('_').map((part) => part.replace(/\d+/, ''))
    const script = scripts.find(([pattern]) => pattern.test(name))?.[1]
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    if (script) expect((text.match(script)?.length ?? 0) / letters, family).toBeGreaterThan(0.3)
    expect(text).not.toMatch(/Ã.|Ð.Ð/)
  })
})

const scripts: readonly (readonly [RegExp, RegExp])[] = [
  [/1251|koi8|iso88595|russian/, /\p{Script=Cyrillic}/gu],
  [/1253|iso88597|greek/, /\p{Script=Greek}/gu],
  [/1255|iso88598|hebrew/, /\p{Script=Hebrew}/gu],
  [/1256|iso88596|arabic/, /\p{Script=Arabic}/gu],
  [/874/, /\p{Script=Thai}/gu],
  [/big5|gb18030|2022cn|chinese/, /\p{Script=Han}/gu],
  [/jp|shiftjis|japanese/, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  [/kr|korean/, /\p{Script=Hangul}/gu],
]
