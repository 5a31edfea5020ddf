import { cutLong, sentencesOf } from './sentences.ts'
import type { Block, ReadPassage } from './types.ts'

/** Long enough to be an answer, short enough to be about one thing. */
const enough = 400
const most = 900
/** Less than this at the end of a section goes with what is before it. */
const leftover = 150

/** A piece that is not divided, and what stands before it when it follows another. */
type Unit = { readonly text: string; readonly joint: ' ' | '\n' | '\n\n' }

/** Each section separately, divided at the ends of paragraphs or sentences where it is long. */
export function passagesOf(blocks: readonly Block[]): ReadPassage[] {
  const passages: ReadPassage[] = []
  let headings: { readonly level: number; readonly text: string }[] = []
  let open: (readonly string[])[] = []

  const close = () => {
    for (const text of pack(open)) passages.push({ headings: headings.map((heading) => heading.text), text })
    open = []
  }

  for (const block of blocks) {
    if (block.kind === 'text') {
      open.push(block.lines)
      continue
    }
    close()
    headings = [...headings.filter(({ level }) => level < block.level), block]
  }
  close()
  return passages.length > 0 ? passages : slogans(blocks)
}

/** Headings over nothing are all there is: a notice, a poster. */
function slogans(blocks: readonly Block[]): ReadPassage[] {
  const lines = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  return pack([lines]).map((text) => ({ headings: [], text }))
}

function pack(blocks: readonly (readonly string[])[]): string[] {
  const texts: string[] = []
  let open = ''
  for (const units of blocks.map(unitsOf)) {
    const size = units.reduce((sum, { text, joint }) => sum + text.length + joint.length, 0)
    if (open.length >= enough && open.length + size > most) {
      texts.push(open)
      open = ''
    }
    for (const { text, joint } of units) {
      if (open !== '' && open.length + joint.length + text.length > most) {
        texts.push(open)
        open = ''
      }
      open = open === '' ? text : `${open}${joint}${text}`
    }
  }
  const last = texts.at(-1)
  if (last !== undefined && open.length < leftover && last.length + open.length < most + leftover) {
    texts[texts.length - 1] = open === '' ? last : `${last}\n\n${open}`
  } else if (open !== '') texts.push(open)
  return texts
}

function unitsOf(lines: readonly string[]): Unit[] {
  return lines.flatMap((line, lineNo) =>
    // An item or a row stays whole where it can.
    (line.length <= enough ? [line] : sentencesOf(line))
      .flatMap((sentence) => cutLong(sentence, most))
      .map((text, index): Unit => ({ text, joint: index > 0 ? ' ' : lineNo > 0 ? '\n' : '\n\n' })),
  )
}
