import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { parseSync } from 'vite'

/** A regular expression of the hub, and where it stands; null: it is put together while the hub runs. */
export type Pattern = { readonly source: string; readonly flags: string; readonly place: string | null }

/** All that are written in the hub's sources. */
export function writtenPatterns(): Pattern[] {
  return globSync('src-{main,shared}/**/*.ts')
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...nodesIn(parseSync(file, text).program)].flatMap(({ regex, start }): Pattern[] => {
        if (!isRegex(regex)) return []
        const line = text.slice(0, Number(start)).split('\n').length
        return [{ source: regex.pattern, flags: regex.flags, place: `${file}:${line}` }]
      })
    })
}

/** All that a hub puts together while visitors talk to it in all its languages. */
export async function madePatterns(): Promise<Pattern[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/regex/made-patterns.ts'], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const made = JSON.parse(stdout) as Omit<Pattern, 'place'>[]
  return made.map((pattern) => ({ ...pattern, place: null }))
}

function isRegex(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value
}

function* nodesIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}
