type FoundMap = {
  /** Names on the way to it, parted by `/`. */
  readonly path: string
  /** Places of its braces, in characters; the end of the text where it goes on. */
  readonly start: number
  readonly end: number
}

type Level = {
  readonly isList: boolean
  readonly start: number
  readonly keys: string[]
  /** The names in each object that is a field of it. */
  readonly children: (readonly string[])[]
}

const maxDepth = 3
const lookedChildren = 50

/** An object whose fields are all objects that look alike: products under their ids, `{"A-1": {…}, "A-2": {…}}`. */
export function findJsonMap(text: string, isUsualName: (path: string) => boolean): FoundMap | null {
  const levels: Level[] = []
  let found: FoundMap | null = null

  /** The outermost wins: it is left last. */
  function leave({ isList, keys, children, start }: Level, end: number): void {
    if (isList || levels.some((level) => level.isList)) return
    const isCut = end === text.length
    const path = levels.map((level) => level.keys.at(-1)).join('/')
    const whole = isCut ? keys.length - 1 : keys.length
    if (levels.length < maxDepth && children.length >= Math.min(whole, lookedChildren))
      if (areProducts(keys, children, isUsualName(path))) found = { path, start, end }
    const parent = levels.at(-1)
    if (!isCut && parent && parent.children.length < lookedChildren) parent.children.push(keys)
  }

  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    const level = levels.at(-1)
    if (letter === '"') {
      const end = endOfString(text, at)
      if (end === -1) break
      const isName = level && !level.isList && /^\s*:/.test(text.slice(end, end + 20))
      if (isName) level.keys.push(text.slice(at + 1, end - 1))
      at = end - 1
    } else if (letter === '{' || letter === '[') {
      levels.push({ isList: letter === '[', start: at, keys: [], children: [] })
    } else if (letter === '}' || letter === ']') {
      const left = levels.pop()
      if (left) leave(left, at)
    }
  }
  // What the beginning of a large file leaves open.
  for (let left = levels.pop(); left; left = levels.pop()) leave(left, text.length)
  return found
}

/** At least two that have names in common, and either they are many, or called by numbers, or their list is known. */
function areProducts(
  keys: readonly string[],
  children: readonly (readonly string[])[],
  isUsual: boolean,
): boolean {
  if (children.length < 2) return false
  const counts = new Map<string, number>()
  for (const names of children)
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const common = [...counts.values()].filter((count) => count > children.length * 0.6).length
  const numbered = keys.filter((key) => /\d/.test(key)).length
  return common >= 2 && (isUsual || children.length >= 5 || numbered * 2 > keys.length)
}

export function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; ) {
    const end = text.indexOf('"', at)
    if (end === -1) return -1
    let escapes = 0
    while (text[end - 1 - escapes] === '\\') escapes++
    if (escapes % 2 === 0) return end + 1
    at = end + 1
  }
}
