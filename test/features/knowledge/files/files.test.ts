import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from '#main/features/knowledge/files/csv.ts'
import { readJson, writeJson } from '#main/features/knowledge/files/json.ts'
import { readPaste } from '#main/features/knowledge/files/paste.ts'
import { fault } from '#shared/faults/fault.ts'

const entry = (question: string, answer: string, alternatives: string[] = [], url: string | null = null) => ({
  question,
  answer,
  alternatives,
  url,
})

describe('CSV', () => {
  const expected = {
    entries: [
      entry('Where?', 'Here, "now".', ['what place', 'which way'], 'https://shop.example/a'),
      entry('When?', 'Soon.'),
    ],
    faults: [],
  }

  it.each([
    [
      'commas',
      'question,answer,alternatives,url\nWhere?,"Here, ""now"".",what place|which way,https://shop.example/a\nWhen?,Soon.,,\n',
    ],
    [
      'semicolons, other order, German, CRLF and a mark',
      '\ufeffLink;Antwort;Frage;Alternativen\r\nhttps://shop.example/a;"Here, ""now"".";Where?;"what place\nwhich way"\r\n;Soon.;When?\r\n',
    ],
    [
      'tabs and columns of others',
      'ID\tQuestion\tAnswer\tVariants\tURL\n1\tWhere?\t"Here, ""now""."\twhat place; which way\thttps://shop.example/a\n\n2\tWhen?\tSoon.\n',
    ],
  ])('is read with %s', async (_, text) => {
    expect(await readCsv(text)).toEqual(expected)
  })

  it('treats a stray quotation mark as text', async () => {
    expect(await readCsv('question,answer\nWhere?,He"re".\n"12" tents?","Yes."\n')).toEqual({
      entries: [entry('Where?', 'He"re".'), entry('12" tents?', 'Yes.')],
      faults: [],
    })
  })

  it('relies on the header where every answer has as many commas', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => `Topic ${index}?;Yes, sure, always.`)
    const { entries, faults } = await readCsv(['Frage;Antwort', ...rows].join('\n'))
    expect(faults).toEqual([])
    expect(entries[19]).toEqual(entry('Topic 19?', 'Yes, sure, always.'))
  })

  it('names the line of each fault', async () => {
    const text =
      'question,answer,url\nWhere?,Here.,\n"Two\nlines?",,\n,No question.,\nWhen?,Soon.,not an address\n'
    const { entries, faults } = await readCsv(text)
    expect(entries).toHaveLength(1)
    expect(faults).toEqual([
      { line: 3, ...fault('entry_answer', { reason: fault('empty') }) },
      { line: 5, ...fault('entry_question', { reason: fault('empty') }) },
      { line: 6, ...fault('entry_url', { reason: fault('not_a_web_address') }) },
    ])
  })

  it.each([
    ['without a header', 'Where?,Here.\n', 'entries_without_header'],
    ['with an open quotation mark', 'question,answer\nWhere?,"Here.\n', 'entries_quote_unclosed'],
  ])('says what is wrong with one %s', async (_, text, code) => {
    expect((await readCsv(text)).faults).toMatchObject([{ line: expect.any(Number), code }])
  })
})

describe('JSON', () => {
  it('is read as a list, or as the list in an object, and other fields are left alone', () => {
    const list = [{ question: 'Where?', answer: 'Here.', id: 7, extra: {} }]
    const expected = { entries: [entry('Where?', 'Here.')], faults: [] }
    expect(readJson(JSON.stringify(list))).toEqual(expected)
    expect(readJson(JSON.stringify({ version: 1, entries: list }))).toEqual(expected)
  })

  it('names the line of each fault', () => {
    const text = '[\n  { "question": "A?", "answer": "x" },\n  {\n    "question": "B, [?"\n  },\n  5\n]'
    const { faults } = readJson(text)
    expect(faults.map(({ line }) => line)).toEqual([3, 6])
    expect(readJson('[\n{"question": "A?",\n "answer": }\n]').faults).toMatchObject([{ line: 3 }])
    expect(readJson('"text"').faults).toMatchObject([{ line: 1 }])
  })
})

describe('what is written comes back exactly', () => {
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => text.trim())
  const text = fc.oneof(
    line,
    fc.constantFrom(
      '=SUM(A1)',
      "'=x",
      "''@",
      '-1',
      '["a"]',
      'a|b',
      'a;b',
      'two\nlines',
      '"',
      '+49 30',
      'Q: A:',
    ),
  )
  const filled = text.filter((one) => one !== '')
  const entries = fc.array(
    fc.record({
      question: filled,
      answer: filled,
      alternatives: fc.array(filled, { maxLength: 4 }),
      url: fc.constantFrom(null, 'https://shop.example/?a=1;b=2,3'),
    }),
    { minLength: 1, maxLength: 5 },
  )

  it('as CSV and as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (kept) => {
        expect(await readCsv(writeCsv(kept))).toEqual({ entries: kept, faults: [] })
        expect(readJson(writeJson(kept))).toEqual({ entries: kept, faults: [] })
      }),
      { numRuns: 200 },
    )
  })

  it('and no cell begins as a formula', () => {
    const csv = writeCsv([entry('=cmd()', '@x', ['+1'])])
    expect(csv).toContain(`'=cmd(),'@x,+1`)
  })
})

describe('a paste', () => {
  const expected = {
    entries: [entry('Where are you?', 'In Berlin.\nNear the station.'), entry('Do you ship?', 'Yes.')],
    faults: [],
  }

  it.each([
    ['Q and A', 'Q: Where are you?\nA: In Berlin.\nNear the station.\n\nQ: Do you ship?\nA: Yes.'],
    ['numbered', 'Q1: Where are you?\nA1: In Berlin.\nNear the station.\nQ2. Do you ship?\nA2. Yes.'],
    [
      'German',
      'Frage: Where are you?\nAntwort: In Berlin.\nNear the station.\n\nFrage: Do you ship?\nAntwort: Yes.',
    ],
    [
      'Spanish, bold',
      '**Pregunta:** Where are you?\n**Respuesta:** In Berlin.\nNear the station.\n\n**Pregunta:** Do you ship?\n**Respuesta:** Yes.',
    ],
    ['French letters', 'Q : Where are you?\nR : In Berlin.\nNear the station.\nQ : Do you ship?\nR : Yes.'],
    ['headings', '# FAQ\n\n## Where are you?\n\nIn Berlin.\nNear the station.\n\n## Do you ship?\nYes.'],
    ['blocks', 'Where are you?\nIn Berlin.\nNear the station.\n\nDo you ship?\nYes.\n'],
  ])('is read by %s', async (_, text) => {
    expect(await readPaste(text)).toEqual(expected)
  })

  it('takes a question alone with the block after it', async () => {
    expect(await readPaste('Where are you?\n\nIn Berlin.\n\nOr by phone.\n\nDo you ship?\n\nYes.')).toEqual({
      entries: [entry('Where are you?', 'In Berlin.\n\nOr by phone.'), entry('Do you ship?', 'Yes.')],
      faults: [],
    })
    expect(await readPaste('Parking\n\nBehind the shop.\n\nDogs\n\nWelcome.')).toEqual({
      entries: [entry('Parking', 'Behind the shop.'), entry('Dogs', 'Welcome.')],
      faults: [],
    })
  })

  it('takes several questions before an answer for wordings of one', async () => {
    expect(await readPaste('Q: Where?\nQ: At what place?\nA: Here.')).toEqual({
      entries: [entry('Where?', 'Here.', ['At what place?'])],
      faults: [],
    })
  })

  it('is read from the columns of a spreadsheet', async () => {
    expect(await readPaste('Where?\tHere.\nWhen?\tSoon.')).toEqual({
      entries: [entry('Where?', 'Here.'), entry('When?', 'Soon.')],
      faults: [],
    })
  })

  it('names the line of each fault', async () => {
    expect((await readPaste('Q: Where?\n\nQ: When?\nA: Soon.\n\nQ: Why?')).faults).toEqual([
      { line: 6, ...fault('question_without_answer', { question: 'Why?' }) },
    ])
    expect((await readPaste('Where?\n\nWhen?\n\nSoon.')).faults).toMatchObject([{ line: 1 }])
    expect((await readPaste(' \n ')).faults).toMatchObject([{ line: 1 }])
  })
})
