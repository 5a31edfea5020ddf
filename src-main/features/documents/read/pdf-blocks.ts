import { type Line, mostOf } from './pdf-lines.ts'
import type { Block } from './types.ts'

/** Letters so much larger than those of the text are a heading's. */
const larger = 1.12
const maxHeading = 140
/** A gap so much wider than that between lines begins a paragraph. */
const widerGap = 1.35
/** What repeats on this many pages is a header or footer. */
const edgePages = 3
const edgeLines = 2

/** Paragraphs by the gaps between lines, headings by the size of their letters. */
export function pdfBlocks(pages: readonly (readonly Line[])[]): Block[] {
  const lines = withoutEdges(pages).flat()
  const body = bodySize(lines)
  const leading = leadingOf(lines, body)
  const levels = headingSizes(lines, body)
  const blocks: Block[] = []
  let open: Line[] = []

  const close = () => {
    const [first] = open
    if (!first) return
    const level = levels.indexOf(first.size) + 1
    const text = join(open)
    if (level > 0 && text.length <= maxHeading && /\p{L}/u.test(text))
      blocks.push({ kind: 'heading', level, text })
    else addText(blocks, linesOf(open))
    open = []
  }

  for (const line of lines) {
    const before = open.at(-1)
    if (before && !belongs(before, line, leading)) close()
    open.push(line)
  }
  close()
  return blocks
}

function belongs(before: Line, line: Line, leading: number): boolean {
  if (before.size !== line.size) return false
  if (before.page !== line.page) return !/[.!?:…]$/.test(before.text) && /^\p{Ll}/u.test(line.text)
  const gap = before.y - line.y
  return gap > 0 && gap <= leading * widerGap * (line.size > 0 ? Math.max(1, line.size / (leading / 1.2)) : 1)
}

/** A paragraph that ran over the edge of a page goes on. */
function addText(blocks: Block[], lines: readonly string[]): void {
  blocks.push({ kind: 'text', lines })
}

const startsItem = /^(?:[•·▪●○◦‣\-–*]|\d{1,2}[.)])\s+\S/

/** Items of a list and rows of a table keep their lines; prose is put together again. */
function linesOf(lines: readonly Line[]): string[] {
  const texts: string[] = []
  for (const { text } of lines) {
    const last = texts.length - 1
    const isOwn = startsItem.test(text) || text.includes(' – ') || (texts[last] ?? '').includes(' – ')
    if (last < 0 || isOwn) texts.push(text.replace(/^[·▪●○◦‣*]\s+/, '• '))
    else texts[last] = append(texts[last] ?? '', text)
  }
  return texts
}

function join(lines: readonly Line[]): string {
  return lines.reduce((text, line) => append(text, line.text), '')
}

/** "Liefer-" and "zeit" are one word; "E-Mail-" and "Adresse" keep their dash. */
function append(text: string, next: string): string {
  if (text === '') return next
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next
  return text.endsWith('\u00ad') ? text.slice(0, -1) + next : `${text} ${next}`
}

function bodySize(lines: readonly Line[]): number {
  const sizes = new Map<number, number>()
  for (const { size, text } of lines) sizes.set(size, (sizes.get(size) ?? 0) + text.length)
  return mostOf(sizes)
}

/** From one line of the text to the next. */
function leadingOf(lines: readonly Line[], body: number): number {
  const gaps = new Map<number, number>()
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    if (before?.page !== line.page || before.size !== body || line.size !== body) return
    const gap = Math.round((before.y - line.y) * 2) / 2
    if (gap > 0 && gap < body * 3) gaps.set(gap, (gaps.get(gap) ?? 0) + 1)
  })
  return mostOf(gaps) || body * 1.2
}

/** The largest first. */
function headingSizes(lines: readonly Line[], body: number): number[] {
  const sizes = new Set(lines.filter(({ size }) => size >= body * larger).map(({ size }) => size))
  return [...sizes].sort((a, b) => b - a).slice(0, 6)
}

/** Page numbers, running titles: the same but for figures, at the top or bottom of many pages. */
function withoutEdges(pages: readonly (readonly Line[])[]): Line[][] {
  const nameOf = ({ text }: Line) => text.replaceAll(/\d+/g, '#')
  const counts = new Map<string, number>()
  for (const lines of pages) {
    const edges = new Set([...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)].map(nameOf))
    for (const name of edges) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const often = Math.max(edgePages, pages.length / 2)
  return pages.map((lines) =>
    lines.filter((line, index) => {
      const isEdge = index < edgeLines || index >= lines.length - edgeLines
      return !isEdge || ((counts.get(nameOf(line)) ?? 0) < often && !/^\W*\d{1,4}\W*$/.test(line.text))
    }),
  )
}
