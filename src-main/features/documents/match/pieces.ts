import { sentencesOf } from '../read/sentences.ts'

/** A sentence, an item or a row of a passage, and what stands before it when it is not the first. */
export type Piece = { readonly text: string; readonly joint: string }

/** The most a visitor reads at once; a passage shorter than the second is quoted whole. */
const maxSaid = 500
const saidWhole = 350
/** The model reads this much at once; more would be cut. */
const maxWindow = 350

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  text.split('\n').forEach((line, lineNo, lines) => {
    if (line.trim() === '') return
    const joint = lineNo === 0 ? '' : lines[lineNo - 1]?.trim() === '' ? '\n\n' : '\n'
    sentencesOf(line).forEach((sentence, index) => {
      pieces.push({ text: sentence, joint: index > 0 ? ' ' : joint })
    })
  })
  return pieces
}

export type Window = { readonly from: number; readonly to: number; readonly text: string }

/** Neighbouring pieces together, each time under their heading: what vectors are made of. */
export function windowsOf(pieces: readonly Piece[], heading: string): Window[] {
  const windows: Window[] = []
  let from = 0
  while (from < pieces.length) {
    let to = from + 1
    let size = pieces[from]?.text.length ?? 0
    while (to < pieces.length && size + (pieces[to]?.text.length ?? 0) <= maxWindow) {
      size += pieces[to]?.text.length ?? 0
      to++
    }
    const text = said(pieces, from, to)
    windows.push({ from, to, text: heading === '' ? text : `${heading}: ${text}` })
    from = to
  }
  return windows
}

function said(pieces: readonly Piece[], from: number, to: number): string {
  return pieces
    .slice(from, to)
    .map(({ text, joint }, index) => (index === 0 ? text : joint + text))
    .join('')
}

/** The run of pieces worth most that is not too long to say; it begins with a piece that may begin. */
export function bestRun(
  pieces: readonly Piece[],
  worth: (from: number, to: number) => number,
  mayBegin: (at: number) => boolean,
): string {
  let best = { from: 0, to: fitting(pieces), value: 0 }
  if (best.to === pieces.length && said(pieces, 0, best.to).length <= saidWhole)
    return said(pieces, 0, best.to)
  for (let from = 0; from < pieces.length; from++) {
    if (!mayBegin(from)) continue
    let size = 0
    for (let to = from + 1; to <= pieces.length; to++) {
      const piece = pieces[to - 1]
      size += (piece?.text.length ?? 0) + (to - 1 > from ? (piece?.joint.length ?? 0) : 0)
      if (size > maxSaid && to > from + 1) break
      const value = worth(from, to)
      // Of equal ones the longer: what follows belongs to it.
      if (value > best.value || (value === best.value && from === best.from)) best = { from, to, value }
    }
  }
  return said(pieces, best.from, best.to)
}

/** As many from the beginning as may be said. */
function fitting(pieces: readonly Piece[]): number {
  let size = 0
  const over = pieces.findIndex(({ text, joint }) => {
    size += text.length + joint.length
    return size > maxSaid
  })
  return over < 0 ? pieces.length : Math.max(1, over)
}
