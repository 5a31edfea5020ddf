import { fault } from '#shared/faults/fault.ts'
import type { KnowledgeInput } from '#shared/schemas/knowledge.ts'
import { type ReadEntries, takeEntry } from './types.ts'

/** A list of entries as we write it, or of anything with a question and an answer; also under "entries" or "questions". */
export function readJson(text: string): ReadEntries {
  const read: ReadEntries = { entries: [], faults: [] }
  const whole = text.replace(/^\ufeff/, '')
  let parsed: unknown
  try {
    parsed = JSON.parse(whole)
  } catch {
    const line = whole.slice(0, faultAt(whole)).split('\n').length
    return {
      entries: [],
      faults: [{ line, ...fault('entries_not_json') }],
    }
  }
  const list = listIn(parsed)
  if (!list)
    return {
      entries: [],
      faults: [{ line: 1, ...fault('entries_not_a_list') }],
    }
  const lines = itemLines(whole)
  list.forEach((item, index) => {
    takeEntry(read, entryOf(item), lines[index] ?? null)
  })
  return read
}

export function writeJson(entries: readonly KnowledgeInput[]): string {
  const plain = entries.map(({ question, alternatives, answer, url }) => ({
    question,
    alternatives,
    answer,
    url: url ?? null,
  }))
  return `${JSON.stringify(plain, null, 2)}\n`
}

function listIn(parsed: unknown): unknown[] | null {
  if (Array.isArray(parsed)) return parsed
  if (typeof parsed !== 'object' || parsed === null) return null
  const inner = Object.values(parsed).filter(Array.isArray)
  return inner.length === 1 ? (inner[0] ?? null) : null
}

/** Only what we know of it: other fields of other programs are theirs. */
function entryOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const of = (name: string) =>
    Object.hasOwn(item, name) ? (item as Record<string, unknown>)[name] : undefined
  return {
    question: of('question'),
    answer: of('answer'),
    alternatives: of('alternatives') ?? undefined,
    url: of('url'),
  }
}

const token = /\s*(?:("(?:[^"\\\r\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{},:]))/y
const mayFollow: Readonly<Record<string, RegExp>> = {
  ':': /^[v[{]$/,
  ',': /^[v[{]$/,
  '[': /^[v[{\]]$/,
  '{': /^[v}]$/,
  v: /^[,:\]}]$/,
  ']': /^[,\]}]$/,
  '}': /^[,\]}]$/,
}

/** The first place where something stands that cannot, or the end, where something is missing. */
function faultAt(text: string): number {
  let before = ','
  let at = 0
  for (;;) {
    token.lastIndex = at
    const found = token.exec(text)
    const kind = found?.[1] !== undefined ? 'v' : found?.[2]
    if (!found || kind === undefined || !mayFollow[before]?.test(kind))
      return at + (/^\s*/.exec(text.slice(at, at + 10_000))?.[0].length ?? 0)
    before = kind
    at = token.lastIndex
  }
}

/** In which line each item of the list begins. */
function itemLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  const listDepth = text.trimStart().startsWith('[') ? 1 : 2
  let expectsItem = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') line++
    if (sign === undefined || /\s/.test(sign)) continue
    if (expectsItem && depth === listDepth && sign !== ']') {
      lines.push(line)
      expectsItem = false
    }
    if (sign === '"') {
      while (++at < text.length && text[at] !== '"') {
        if (text[at] === '\\') at++
        if (text[at] === '\n') line++
      }
    } else if (sign === '[' || sign === '{') {
      depth++
      expectsItem = depth === listDepth && sign === '['
    } else if (sign === ']' || sign === '}') depth--
    else if (sign === ',' && depth === listDepth) expectsItem = lines.length > 0
  }
  return lines
}
