const opening = '<think>'
const closing = '</think>'

/** Some models think aloud before they answer; that is not for the visitor. */
export async function* withoutThinking(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held: string | null = ''
  for await (const piece of pieces) {
    if (held === null) {
      yield piece
      continue
    }
    held += piece
    const start = held.trimStart()
    if (start.startsWith(opening)) {
      const end = start.indexOf(closing)
      if (end < 0) continue
      yield start.slice(end + closing.length)
      held = null
    } else if (!opening.startsWith(start)) {
      yield held
      held = null
    }
  }
  if (held !== null && !held.trimStart().startsWith(opening)) yield held
}
