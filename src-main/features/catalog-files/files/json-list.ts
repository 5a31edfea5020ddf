import { endOfString, findJsonMap } from './json-map-look.ts'

type FoundList = {
  /** Names on the way to the list, parted by `/`; empty for a file that is the list. */
  readonly path: string
  /** Place of its bracket, in characters. */
  readonly start: number
  /** Whether it is called as lists of products are. */
  readonly isUsual: boolean
  /** An object whose every field is a product, named by its id. */
  readonly isMap: boolean
}

type Level = { readonly isList: boolean; key: string; readonly candidate: Candidate | null }
type Candidate = {
  readonly path: string
  readonly start: number
  readonly depth: number
  objects: number
  other: number
}

const usualNames =
  /^(products?|items?|entries|offers?|catalog(ue)?|data|results?|rows|records|list|articles?|nodes|edges|docs)$/i

/** The products in the beginning of a JSON file: `[…]`, the likeliest list inside an object, or an object that names them. */
export function findJsonList(text: string): FoundList | null {
  const list = likeliestList(text)
  const map = findJsonMap(text, isUsualName)
  if (!map) return list
  const found = { path: map.path, start: map.start, isUsual: isUsualName(map.path), isMap: true }
  if (!list) return found
  // A list inside one of the products is one of its fields.
  const isInside = list.start > map.start && list.start < map.end
  return isInside || (found.isUsual && !list.isUsual) ? found : list
}

function likeliestList(text: string): FoundList | null {
  const candidates: Candidate[] = []
  const levels: Level[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    const level = levels.at(-1)
    if (letter === '"') {
      const end = endOfString(text, at)
      if (end === -1) break
      if (level && !level.isList && /^\s*:/.test(text.slice(end, end + 20)))
        level.key = text.slice(at + 1, end - 1)
      else if (level?.candidate) level.candidate.other++
      at = end - 1
    } else if (letter === '{' || letter === '[') {
      if (level?.candidate) level.candidate[letter === '{' ? 'objects' : 'other']++
      const inList = levels.some((one) => one.isList)
      const candidate = letter === '[' && !inList ? candidateAt(at, levels) : null
      if (candidate) candidates.push(candidate)
      levels.push({ isList: letter === '[', key: '', candidate })
    } else if (letter === '}' || letter === ']') levels.pop()
  }
  return likeliest(candidates)
}

function candidateAt(start: number, levels: readonly Level[]): Candidate {
  return {
    path: levels.map((level) => level.key).join('/'),
    start,
    depth: levels.length,
    objects: 0,
    other: 0,
  }
}

function isUsualName(path: string): boolean {
  return usualNames.test(path.split('/').at(-1) ?? '')
}

function likeliest(candidates: readonly Candidate[]): FoundList | null {
  let best: Candidate | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (const one of candidates) {
    const isUsual = isUsualName(one.path)
    if (one.objects === 0 && !(one.other === 0 && (isUsual || one.depth === 0))) continue
    const score = (isUsual ? 4 : 0) + Math.log2(one.objects + 1) - one.depth
    if (score > bestScore) {
      best = one
      bestScore = score
    }
  }
  return best && { path: best.path, start: best.start, isUsual: isUsualName(best.path), isMap: false }
}
