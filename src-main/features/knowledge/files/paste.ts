import { type Fault, fault } from '#shared/faults/fault.ts'
import { readCsv } from './csv.ts'
import { type ReadEntries, takeEntry } from './types.ts'

type Line = { readonly text: string; readonly no: number }

const end = String.raw`\s{0,9}(?:\d{1,4}\s{0,9})?(?:\*\*|__)?\s{0,9}[:.)\]–-]\s{0,9}(?:\*\*|__)?\s*`
const start = String.raw`^\s*(?:[-*•#>]+\s{0,9})?(?:\d{1,4}[.)]\s{0,9})?(?:\*\*|__)?\s{0,9}[([]?`
/** "Q: …", "Frage 3: …", "**Pregunta:** …". */
const question = new RegExp(
  `${start}(?:q|question|f|frage|pregunta|p|domanda|d|vraag|v|pergunta)${end}(?=\\S)`,
  'iu',
)
const answer = new RegExp(
  `${start}(?:a|answer|antwort|r|réponse|reponse|respuesta|risposta|antwoord|resposta)${end}`,
  'iu',
)
const heading = /^\s*#{1,6}\s+(?=\S)/

/** Questions and answers as people paste them: marked with letters or words, under headings, in columns, or by empty lines. */
export async function readPaste(text: string): Promise<ReadEntries> {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, index): Line => ({ text: line.trimEnd(), no: index + 1 }))
  const filled = lines.filter((line) => line.text.trim() !== '')
  if (filled.length === 0) return { entries: [], faults: [{ line: 1, ...fault('nothing_to_read') }] }
  if (filled.some((line) => answer.test(line.text)) && filled.some((line) => question.test(line.text)))
    return byMarks(lines)
  if (filled.every((line) => line.text.split('\t').length >= 2)) return byColumns(filled)
  if (filled.filter((line) => heading.test(line.text)).length > 0 && heading.test(filled[0]?.text ?? ''))
    return byHeadings(lines)
  return byGaps(lines)
}

/** Several questions before one answer are wordings of the same. */
function byMarks(lines: readonly Line[]): ReadEntries {
  const read: ReadEntries = { entries: [], faults: [] }
  let asked: Line[] = []
  let said: string[] | null = null
  const close = () => {
    const [first, ...others] = asked
    if (first && said === null) read.faults.push({ line: first.no, ...noAnswer(first.text) })
    else if (first)
      take(
        read,
        first,
        others.map((line) => line.text),
        said ?? [],
      )
    asked = []
    said = null
  }
  for (const line of lines) {
    const isAnswer = answer.test(line.text)
    if (!isAnswer && question.test(line.text)) {
      if (said !== null) close()
      asked.push({ ...line, text: plain(line.text.replace(question, '')) })
    } else if (isAnswer && said === null) {
      if (asked.length === 0) read.faults.push({ line: line.no, ...fault('answer_without_question') })
      said = [plain(line.text.replace(answer, ''))]
    } else if (said !== null) said.push(line.text)
    else if (line.text.trim() !== '') {
      const last = asked.pop()
      if (last) asked.push({ ...last, text: `${last.text} ${line.text.trim()}` })
      else
        read.faults.push({
          line: line.no,
          ...fault('neither_question_nor_answer'),
        })
    }
  }
  close()
  return read
}

function byHeadings(lines: readonly Line[]): ReadEntries {
  const read: ReadEntries = { entries: [], faults: [] }
  let open: { readonly asked: Line; readonly said: string[] } | null = null
  const close = () => {
    if (!open) return
    // A heading over headings is a chapter.
    if (open.said.some((text) => text.trim() !== '')) take(read, open.asked, [], open.said)
    else if (open.asked.text.endsWith('?'))
      read.faults.push({ line: open.asked.no, ...noAnswer(open.asked.text) })
  }
  for (const line of lines) {
    if (heading.test(line.text)) {
      close()
      open = { asked: { ...line, text: plain(line.text.replace(heading, '')) }, said: [] }
    } else open?.said.push(line.text)
  }
  close()
  return read
}

/** As it comes from a spreadsheet, with or without a header. */
async function byColumns(lines: readonly Line[]): Promise<ReadEntries> {
  const asTable = await readCsv(lines.map((line) => line.text).join('\n'))
  if (asTable.faults.length === 0) return asTable
  const read: ReadEntries = { entries: [], faults: [] }
  for (const line of lines) {
    const [asked = '', ...said] = line.text.split('\t')
    take(read, { ...line, text: plain(asked) }, [], [said.join(' ')])
  }
  return read
}

/** Blocks between empty lines: the first line asks, the others answer; or a block that asks and then one that answers. */
function byGaps(lines: readonly Line[]): ReadEntries {
  const read: ReadEntries = { entries: [], faults: [] }
  const blocks = blocksOf(lines)
  for (let at = 0; at < blocks.length; at++) {
    const [first, ...rest] = blocks[at] ?? []
    if (!first) continue
    const asked = { ...first, text: plain(first.text) }
    if (rest.length > 0) {
      const said = rest.map((line) => line.text)
      // Blocks that ask nothing go on with the answer before, when questions are marked as such.
      while (asks(first) && at + 1 < blocks.length && goesOn(blocks[at + 1] ?? [], blocks)) {
        said.push('', ...(blocks[++at] ?? []).map((line) => line.text))
      }
      take(read, asked, [], said)
      continue
    }
    const said: string[] = []
    while (at + 1 < blocks.length && (said.length === 0 || goesOn(blocks[at + 1] ?? [], blocks))) {
      if (said.length === 0 && asks(first) && asks(blocks[at + 1]?.[0])) break
      said.push(...(said.length > 0 ? [''] : []), ...(blocks[++at] ?? []).map((line) => line.text))
    }
    if (said.length === 0) read.faults.push({ line: first.no, ...noAnswer(asked.text) })
    else take(read, asked, [], said)
  }
  return read
}

function goesOn(block: readonly Line[], blocks: readonly (readonly Line[])[]): boolean {
  const allAsk = blocks.filter(([first]) => asks(first)).length
  return allAsk > 0 && !asks(block[0])
}

function asks(line: Line | undefined): boolean {
  return /[?？]\s*(?:\*\*|__)?$/.test(line?.text.trimEnd() ?? '')
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]]
  for (const line of lines) {
    if (line.text.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks.filter((block) => block.length > 0)
}

function take(
  into: ReadEntries,
  asked: Line,
  alternatives: readonly string[],
  said: readonly string[],
): void {
  takeEntry(
    into,
    { question: asked.text, alternatives: [...alternatives], answer: said.join('\n').trim() },
    asked.no,
  )
}

/** Without the signs that make it bold or a list. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/^(?:\*\*|__)(.*)(?:\*\*|__)$/, '$1')
    .replace(/(?:\*\*|__)$/, '')
    .trim()
}

function noAnswer(asked: string): Fault {
  return fault('question_without_answer', { question: asked.slice(0, 80) })
}
