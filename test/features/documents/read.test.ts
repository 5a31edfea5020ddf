import { describe, expect, it } from 'vitest'
import { readDocument } from '#main/features/documents/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { makeDocx, makePdf, paragraph, table } from './files.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('Markdown', () => {
  it('keeps headings, lists and tables with what stands under them', async () => {
    const text = `# Our shop

Welcome.

## Delivery

We deliver with DHL.

| Country | Price |
| ------- | ----- |
| Austria | 8.90 € |
| Spain | 12.50 € |

### Express

- order by 13:00
- costs **9.90 €**

## Returns

1. Print the label.
2. Bring the parcel to the post.
`
    expect(await readDocument({ format: 'md', text })).toEqual({
      title: 'Our shop',
      passages: [
        { headings: ['Our shop'], text: 'Welcome.' },
        {
          headings: ['Our shop', 'Delivery'],
          text: 'We deliver with DHL.\n\nCountry: Austria; Price: 8.90 €\nCountry: Spain; Price: 12.50 €',
        },
        { headings: ['Our shop', 'Delivery', 'Express'], text: '• order by 13:00\n• costs 9.90 €' },
        { headings: ['Our shop', 'Returns'], text: '1. Print the label.\n2. Bring the parcel to the post.' },
      ],
    })
  })

  it('takes its title from the front matter', async () => {
    const text = '---\ntitle: "Size guide"\nlayout: page\n---\n\nWe measure lying flat.\n'
    expect(await readDocument({ format: 'md', text })).toEqual({
      title: 'Size guide',
      passages: [{ headings: [], text: 'We measure lying flat.' }],
    })
  })
})

describe('HTML', () => {
  it('leaves out menus and scripts, and reads entities, breaks, definitions and nested lists', async () => {
    const html = `<!doctype html><html><head><title>Help &amp; contact</title><style>p { color: red }</style></head><body>
      <nav><ul><li>Home</li></ul></nav><script>alert('no')</script>
      <h1>Help</h1><p>Caf&eacute; &amp; shop<br>Main street 1</p>
      <dl><dt>Phone</dt><dd>030 1234</dd></dl>
      <ul><li>Sizes<ul><li>S</li><li>M</li></ul></li><li>Colours</li></ul>
      <table><tr><td>Monday</td><td>closed</td></tr></table></body></html>`
    expect(await readDocument({ format: 'html', text: html })).toEqual({
      title: 'Help & contact',
      passages: [
        {
          headings: ['Help'],
          text: 'Café & shop\nMain street 1\n\nPhone\n\n030 1234\n\n• Sizes\n  • S\n  • M\n• Colours\n\nMonday – closed',
        },
      ],
    })
  })

  it('follows what the page says of its letters', async () => {
    const bytes = Buffer.from('<meta charset="iso-8859-2"><p>Cen\xedk: \xe8e\xb9tina</p>', 'latin1')
    const { passages } = await readDocument({ format: 'html', bytes: new Uint8Array(bytes) })
    expect(passages[0]?.text).toBe('Ceník: čeština')
  })
})

describe('plain text', () => {
  it('takes short lines alone and underlined ones for headings', async () => {
    const text = `Terms of delivery
=================

Shipping costs

We ship every day. Parcels leave at
noon, and arrive within two days in most
cases.

RETURNS
Within 30 days:
- unworn
- with the receipt
`
    expect(await readDocument({ format: 'txt', text })).toEqual({
      title: 'Terms of delivery',
      passages: [
        {
          headings: ['Terms of delivery', 'Shipping costs'],
          text: expect.stringContaining('We ship every day.'),
        },
        {
          headings: ['Terms of delivery', 'RETURNS'],
          text: 'Within 30 days:\n• unworn\n• with the receipt',
        },
      ],
    })
  })

  it.each([
    ['utf-8 with a mark', Buffer.from('\ufeffGrüße', 'utf8')],
    ['utf-16', Buffer.from('\ufeffGrüße', 'utf16le')],
    ['the old Windows way', Buffer.from('Gr\xfc\xdfe', 'latin1')],
  ])('reads %s', async (_, bytes) => {
    const { passages } = await readDocument({ format: 'txt', bytes: new Uint8Array(bytes) })
    expect(passages[0]?.text).toBe('Grüße')
  })
})

describe('PDF', () => {
  const prose = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      text: `This is line ${index + 1} of a paragraph that was broken at the margin of the page`,
    }))

  it('finds headings by the size of their letters and puts paragraphs together', async () => {
    const pdf = makePdf([
      [
        { text: 'Warranty terms', size: 20 },
        { text: 'How long', size: 14, gap: 30 },
        { text: 'We repair for two years what breaks in or-', gap: 20 },
        { text: 'dinary use. After that we ask for the parts.' },
        { text: 'Keep the receipt.', gap: 30 },
        { text: 'What is not covered', size: 14, gap: 30 },
        { text: '• wear and tear', gap: 20 },
        { text: '• damage by water' },
      ],
    ])
    expect(await readDocument({ format: 'pdf', bytes: pdf })).toEqual({
      title: 'Warranty terms',
      passages: [
        {
          headings: ['Warranty terms', 'How long'],
          text: 'We repair for two years what breaks in ordinary use. After that we ask for the parts.\n\nKeep the receipt.',
        },
        { headings: ['Warranty terms', 'What is not covered'], text: '• wear and tear\n• damage by water' },
      ],
    })
  })

  it('leaves out what is printed at the edge of every page, and joins a paragraph over the page', async () => {
    const page = (number: number, lines: readonly string[]) => [
      { text: 'Demo shop, terms', size: 9 },
      ...lines.map((text, index) => ({ text, gap: index === 0 ? 40 : 14 })),
      { text: `page ${number} of 3`, size: 9, gap: 60 },
    ]
    const pdf = makePdf(
      [
        page(1, ['You may send everything back within thirty days', 'and get the whole price, for which']),
        page(2, ['we need the receipt.', 'Sale goods are exchanged only and never paid back in cash here.']),
        page(3, ['Gift cards are valid for three years from the day they are bought.']),
      ],
      { title: 'Terms 2026' },
    )
    const { title, passages } = await readDocument({ format: 'pdf', bytes: pdf })
    expect(title).toBe('Terms 2026')
    const text = passages.map((passage) => passage.text).join('\n')
    expect(text).not.toMatch(/page \d|Demo shop/)
    expect(text).toContain('for which we need the receipt.')
  })

  it('keeps the cells of a row apart', async () => {
    const pdf = makePdf([
      [
        { text: 'Austria', x: 60 },
        { text: '8.90 EUR', x: 250, gap: 0 },
        { text: 'Spain', x: 60, gap: 14 },
        { text: '12.50 EUR', x: 250, gap: 0 },
      ],
    ])
    const { passages } = await readDocument({ format: 'pdf', bytes: pdf })
    expect(passages[0]?.text).toBe('Austria – 8.90 EUR\nSpain – 12.50 EUR')
  })

  it('divides long text at the ends of sentences', async () => {
    const sentence = 'Every pair of shoes is made by hand and waits a week before it leaves us.'
    const lines = Array.from({ length: 40 }, () => ({ text: sentence }))
    const { passages } = await readDocument({ format: 'pdf', bytes: makePdf([lines]) })
    expect(passages.length).toBeGreaterThan(2)
    for (const { text } of passages) {
      expect(text.length).toBeLessThanOrEqual(1050)
      expect(text).toMatch(/^Every pair .* leaves us\.$/)
    }
  })

  it.each([
    ['no text', makePdf([[], []]), fault('pdf_without_text', { count: 2 })],
    ['a password', makePdf([[{ text: 'secret' }]], { encrypted: true }), fault('pdf_with_password')],
    ['damage', bytesOf('%PDF-1.4\nnothing of a PDF follows'), fault('pdf_damaged')],
    ['something else inside', bytesOf('hello'), fault('not_a_pdf', { reason: fault('found_unknown') })],
    ['nothing inside', new Uint8Array(), fault('not_a_pdf', { reason: fault('found_nothing') })],
  ])('says what to do about one with %s', async (_, bytes, found) => {
    const reading = readDocument({ format: 'pdf', bytes })
    await expect(reading).rejects.toMatchObject({
      code: 'invalid_request',
      fault: found,
    })
  })

  it('reads what is left of one that was cut off', async () => {
    const whole = makePdf([prose(3)])
    const { passages } = await readDocument({ format: 'pdf', bytes: whole.slice(0, whole.length - 30) })
    expect(passages[0]?.text).toContain('line 2 of a paragraph')
  })
})

describe('Word', () => {
  it('reads headings, paragraphs and tables', async () => {
    const docx = await makeDocx(
      [
        paragraph('Care instructions', 'Title'),
        paragraph('Wool', 'Heading1'),
        paragraph('Wash by hand &amp; dry flat.'),
        paragraph('Temperatures', 'Heading2'),
        table([
          ['Fabric', 'Degrees'],
          ['Wool', '20'],
          ['Cotton', '60'],
        ]),
      ].join(''),
    )
    const read = await readDocument({ format: 'docx', bytes: docx })
    expect(read.title).toBe('Care instructions')
    expect(read.passages.map(({ text }) => text)).toEqual([
      'Wash by hand & dry flat.',
      'Fabric: Wool; Degrees: 20\nFabric: Cotton; Degrees: 60',
    ])
    expect(read.passages[1]?.headings).toEqual(['Care instructions', 'Wool', 'Temperatures'])
  })

  it.each([
    [
      'an old Word file',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      fault('not_a_word_file', { reason: fault('found_old_word') }),
    ],
    ['a packed file that is none', bytesOf('PK\u0003\u0004nonsense'), fault('word_damaged')],
    ['rich text', bytesOf('{\\rtf1 hello}'), fault('not_a_word_file', { reason: fault('found_rich_text') })],
    ['a PDF', makePdf([[{ text: 'x' }]]), fault('not_a_word_file', { reason: fault('found_pdf') })],
  ])('says what to do about %s', async (_, bytes, found) => {
    const reading = readDocument({ format: 'docx', bytes })
    await expect(reading).rejects.toMatchObject({
      code: 'invalid_request',
      fault: found,
    })
  })
})

describe('any document', () => {
  it.each(['txt', 'md', 'html'] as const)('says that an empty %s has no text', async (format) => {
    await expect(readDocument({ format, text: ' \n\n ' })).rejects.toMatchObject({
      code: 'invalid_request',
      fault: fault('document_without_text'),
    })
  })

  it('is refused when it is a book', async () => {
    const text = 'A sentence of no use. '.repeat(100_000)
    await expect(readDocument({ format: 'txt', text })).rejects.toMatchObject({ code: 'payload_too_large' })
  })
})
