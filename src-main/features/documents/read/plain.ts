import type { Block, ReadBlocks } from './types.ts'

/** A line is taken for a heading up to this length. */
const maxHeading = 80
const underline = /^\s*(?:={3,}|-{3,}|~{3,}|\*{3,})\s*$/
const listItem = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+\S/

/** Paragraphs between empty lines; a short line alone that ends without a stop is a heading. */
export function plainBlocks(text: string): ReadBlocks {
  const blocks: Block[] = []
  for (const lines of paragraphsOf(text)) {
    const [first = '', second = ''] = lines
    if (lines.length > 1 && underline.test(second)) {
      blocks.push({ kind: 'heading', level: second.trim().startsWith('=') ? 1 : 2, text: first.trim() })
      if (lines.length > 2) blocks.push(textBlock(lines.slice(2)))
    } else if (lines.length === 1 && isHeading(first)) {
      blocks.push({ kind: 'heading', level: 2, text: first.trim().replace(/:$/, '') })
    } else if (lines.length > 1 && isShout(first)) {
      blocks.push({ kind: 'heading', level: 2, text: first.trim() }, textBlock(lines.slice(1)))
    } else blocks.push(textBlock(lines))
  }
  return { title: null, blocks: named(blocks) }
}

/** The first line of all, when more follow, names the whole. */
function named(blocks: readonly Block[]): Block[] {
  const [first, second, ...rest] = blocks
  if (first?.kind !== 'heading' || second?.kind !== 'heading') return [...blocks]
  return [{ ...first, level: 1 }, second, ...rest]
}

function paragraphsOf(text: string): string[][] {
  return text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+|\f/)
    .map((part) => part.split(/\r?\n/).filter((line) => line.trim() !== '' && !isRule(line)))
    .filter((lines) => lines.length > 0)
}

/** A rule alone divides; under a line it makes that line a heading. */
function isRule(line: string): boolean {
  return /^\s*[_*#]{3,}\s*$/.test(line)
}

function textBlock(lines: readonly string[]): Block {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.length - 1
    // Lines broken at the margin belong together; items, rows and addresses do not.
    const goesOn = last >= 0 && !listItem.test(line) && (joined[last] ?? '').length >= wrapsFrom(lines)
    if (goesOn) joined[last] = `${joined[last]} ${line.trim()}`
    else joined.push(line.trim().replace(/^[-*–]\s+/, '• '))
  }
  return { kind: 'text', lines: joined }
}

/** Lines nearly as long as the longest were broken at the margin. */
function wrapsFrom(lines: readonly string[]): number {
  return Math.max(50, 0.7 * lines.reduce((longest, line) => Math.max(longest, line.length), 0))
}

function isHeading(line: string): boolean {
  const text = line.trim()
  return (
    text.length <= maxHeading &&
    !listItem.test(line.replace(/^\s*\d{1,2}[.)]\s+/, '')) &&
    /\p{L}/u.test(text) &&
    !/[.!;,…]$/.test(text) &&
    text.split(/\s+/).length <= 12
  )
}

function isShout(line: string): boolean {
  const text = line.trim()
  return isHeading(text) && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()
}
