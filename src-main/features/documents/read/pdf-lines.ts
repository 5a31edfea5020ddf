/** A piece of text as it is set on a page; y grows upwards. */
export type Item = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

export type Line = { readonly text: string; readonly y: number; readonly size: number; readonly page: number }

/** Wider than this many letters: the next column, not the next word. */
const columnGap = 1.8
const wordGap = 0.15

/** The pieces of one page put together to lines, in the order they are written in. */
export function linesOf(items: readonly Item[], page: number): Line[] {
  const lines: Line[] = []
  let open: Item[] = []
  const close = () => {
    const text = joined(open)
    const size = sizeOf(open)
    if (text !== '') lines.push({ text, size, y: open[0]?.y ?? 0, page })
    open = []
  }
  for (const item of items) {
    const before = open.at(-1)
    if (before && Math.abs(before.y - item.y) > 0.5 * Math.max(before.size, item.size, 1)) close()
    open.push(item)
  }
  close()
  return lines
}

function joined(items: readonly Item[]): string {
  let text = ''
  let end = Number.NaN
  for (const { text: piece, x, width, size } of items) {
    const gap = (x - end) / (size || 1)
    if (piece.trim() === '') {
      text += text === '' || gap + width / (size || 1) > columnGap ? '' : ' '
      if (width / (size || 1) <= columnGap) end = x + width
      continue
    }
    if (text !== '') text = gap > columnGap ? `${text.trimEnd()} – ` : gap > wordGap ? `${text} ` : text
    text += piece
    end = x + width
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** That of most letters. */
function sizeOf(items: readonly Item[]): number {
  const sizes = new Map<number, number>()
  for (const { text, size } of items) {
    const rounded = Math.round(size * 2) / 2
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + text.trim().length)
  }
  return mostOf(sizes)
}

export function mostOf(counts: ReadonlyMap<number, number>): number {
  let best = 0
  let highest = -1
  for (const [value, count] of counts) {
    if (count <= highest) continue
    best = value
    highest = count
  }
  return best
}
