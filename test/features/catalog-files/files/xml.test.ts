import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createXmlReader } from '#main/features/catalog-files/files/xml-parser.ts'
import { read } from './place.ts'

describe('xml', () => {
  it('reads any repeated element, with what is nested in it', async () => {
    const { shape, records } = await read(`<?xml version="1.0"?><katalog><info><shop>x</shop></info><zbozi>
      <polozka id="7"><nazev>Lampa &amp; stín</nazev><cena mena="CZK">120</cena><obrazky><o>a.jpg</o><o>b.jpg</o></obrazky>
        <PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>modrá</VAL></PARAM><param name="Size">38</param></polozka>
      <polozka id="8"><nazev><![CDATA[<b>Stůl</b>]]></nazev><cena mena="CZK">99</cena></polozka></zbozi></katalog>`)
    expect(shape.layout).toMatchObject({ kind: 'xml', records: ['katalog/zbozi/polozka'] })
    expect(records.map((record) => record.values)).toEqual([
      {
        '@id': '7',
        nazev: 'Lampa & stín',
        'cena@mena': 'CZK',
        cena: '120',
        'obrazky/o': ['a.jpg', 'b.jpg'],
        'PARAM/Barva': 'modrá',
        'param/Size': '38',
      },
      { '@id': '8', nazev: '<b>Stůl</b>', 'cena@mena': 'CZK', cena: '99' },
    ])
    expect(records.map((record) => record.row)).toEqual([1, 2])
  })

  it('reads a feed with a single item', async () => {
    const { records } = await read(
      '<rss><channel><title>Shop</title><item><id>1</id><title>Lamp</title></item></channel></rss>',
    )
    expect(records.map((record) => record.values)).toEqual([{ id: '1', title: 'Lamp' }])
  })

  it.each([
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x><i><n>&b;</n><m/></i><i><n>1</n><m/></i></x>',
    '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x><i><n>1</n><m/></i><i><n>2</n><m/></i></x>',
    '<?xml version="1.0"?><!DOCTYPE x PUBLIC "a" "http://example.com/x.dtd"><x><i><n>1</n></i><i><n>2</n></i></x>',
  ])('refuses a DOCTYPE', async (text) => {
    await expect(read(text)).rejects.toMatchObject({ fault: { code: 'xml_doctype' } })
  })

  it('expands no entity but those of XML', async () => {
    const { records } = await read(
      '<s><i><n>a&nbsp;b &lt; &unknown; &#65;</n><m>1</m></i><i><n>2</n><m>2</m></i></s>',
    )
    expect(records[0]?.values['n']).toBe('a&nbsp;b < &unknown; A')
  })

  it('repairs a bare &, outside of CDATA only', async () => {
    const { records } = await read(
      '<s><i><n>Tom & Jerry</n><u><![CDATA[/p?a=1&b=2;]]></u></i><i><n>AT&T; x</n><u>/q?a&b</u></i></s>',
    )
    expect(records.map(({ values }) => [values['n'], values['u']])).toEqual([
      ['Tom & Jerry', '/p?a=1&b=2;'],
      ['AT&T; x', '/q?a&b'],
    ])
    expect(records[0]?.warnings).toHaveLength(1)
  })

  it('says that a file is cut off', async () => {
    await expect(read('<s><i><n>1</n><m/></i><i><n>2</n><m/></i><i><n>')).rejects.toMatchObject({
      fault: { code: 'xml_invalid' },
    })
  })

  it('gives the same texts however the file is cut', () => {
    const text = '<a><b>x &amp; y & z</b><b><![CDATA[1 & 2 ]] > <c>]]></b><b k="v&amp;w">é</b></a>'
    const textsOf = (pieces: readonly number[]) => {
      let seen = ''
      const reader = createXmlReader(
        {
          open: (name, more) => (seen += `<${name}${JSON.stringify(more)}`),
          text: (part) => (seen += part),
          close: (name) => (seen += `/${name}`),
        },
        'x',
      )
      let at = 0
      for (const size of pieces) {
        reader.push(text.slice(at, at + size))
        at += size
      }
      reader.push(text.slice(at))
      reader.end()
      return seen
    }
    const whole = textsOf([])
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 7 })), (pieces) => textsOf(pieces) === whole))
  })
})
