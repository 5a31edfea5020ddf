import { createContext, Script } from 'node:vm'
import { madePatterns, type Pattern, writtenPatterns } from '../regex/read-patterns.ts'

type Slow = { readonly name: string; readonly unit: string; readonly tookMs: number }

const mebibyte = 1024 * 1024
/** Visitors' messages are this long at most, and nothing else is read by what is made of the words of a language. */
const messageLength = 4000
const timeoutMs = 5000
const shown = 25

/** What patterns repeat: signs, letters, blanks, and pairs of them. */
const units = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  'a',
  'A',
  'aB',
  'ß',
  '1',
  '1.',
  '1,',
  '1 ',
  'a ',
  'a-',
  '-',
  '--',
  '.',
  ',',
  ', ',
  ':',
  ';',
  '=',
  '/',
  '//',
  '\\',
  '"',
  "'",
  '\\"',
  '(',
  ')',
  '[',
  ']',
  '{',
  '<',
  '<a',
  '>',
  '@',
  'a@',
  '@a',
  'a.b@',
  '+',
  '+4',
  '#',
  '*',
  '**',
  '_',
  '|',
  '&',
  '%',
  '€1',
  '1x',
  'x ',
  '?',
  '? ',
  '. A',
  'http://',
  'www.',
  '漢',
  '😀',
  '\u0301',
  '0',
  '00',
  'e1',
  'and ',
  'und ',
]

/** The slowest of all patterns with what they were slowest for. */
export async function slowestPatterns(): Promise<Slow[]> {
  const patterns = [...writtenPatterns(), ...(await madePatterns())]
  const results = patterns.map(slowest)
  return results.sort((a, b) => b.tookMs - a.tookMs).slice(0, shown)
}

function slowest({ source, flags, place }: Pattern): Slow {
  const name = place ?? `made: ${source.slice(0, 60)}`
  const length = place === null ? messageLength : mebibyte
  let worst: Slow = { name, unit: '', tookMs: 0 }
  for (const unit of units) {
    const text = `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}\u0001`
    const tookMs = timeOf(new RegExp(source, flags), text)
    if (tookMs > worst.tookMs) worst = { name, unit, tookMs }
    if (tookMs === Number.POSITIVE_INFINITY) break
  }
  return worst
}

const room = createContext({ pattern: / /, text: '' })
const all = new Script('text.replaceAll(pattern, "")')
const one = new Script('pattern.test(text)')

/** Infinite where it was given up. */
function timeOf(pattern: RegExp, text: string): number {
  Object.assign(room, { pattern, text })
  const startedAt = performance.now()
  try {
    const script = pattern.flags.includes('g') ? all : one
    script.runInContext(room, { timeout: timeoutMs })
    return performance.now() - startedAt
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
