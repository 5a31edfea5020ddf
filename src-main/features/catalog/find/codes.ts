import { fold } from '#main/lib/text/fold.ts'
import type { LookedAt } from './looked-at.ts'
import type { ProductDetails } from './types.ts'

/** A number or name that identifies one product: id, SKU, GTIN, MPN. */
const shortest = 4
const most = 4

export type FindText = (match: string, limit: number) => readonly number[]

/** The products that are called by what the visitor typed, exactly. */
export function byCodes(deps: {
  readonly rows: LookedAt
  readonly botNo: number
  readonly text: string
  readonly findText: FindText
}): { readonly no: number; readonly code: string }[] {
  const { rows, botNo, text } = deps
  const found = new Map<number, string>()
  for (const code of codesIn(text)) {
    const no = rows.byId(botNo, code) ?? rows.byId(botNo, code.toUpperCase())
    if (no !== undefined) found.set(no, code)
    // "T-shirt" may be an id, but is not worth a search.
    if (!/\d|[-_].*[-_]/.test(code)) continue
    for (const candidate of deps.findText(`details : (${spellings(code)})`, most * 5)) {
      const row = rows.details(candidate)
      if (row && isCalled(row, code)) found.set(candidate, code)
    }
  }
  return [...found].map(([no, code]) => ({ no, code }))
}

/** The full-text index knows a code by its parts as they stand, and a GTIN with its zeros. */
function spellings(code: string): string {
  const phrase = code.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''
  const all = /^\d{8,14}$/.test(phrase)
    ? gtinLengths.map((length) => bareNumber(phrase).padStart(length, '0'))
    : []
  return [...new Set([phrase, ...all])].map((one) => `"${one}"`).join(' OR ')
}

const gtinLengths = [8, 12, 13, 14]

function bareNumber(digits: string): string {
  return digits.replace(/^0+/, '')
}

function codesIn(text: string): string[] {
  const words = text
    .split(/[\s,;!?]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word.length >= shortest && (/\d/.test(word) || /[-_]/.test(word)))
  return [...new Set(words)].slice(0, most)
}

function isCalled(row: ProductDetails, code: string): boolean {
  const { sku } = JSON.parse(row.attributes) as { sku?: string }
  const asked = plain(code)
  return [row.id, row.gtin, row.mpn, sku].some((name) => typeof name === 'string' && plain(name) === asked)
}

/** A GTIN is the same with and without the zeros that fill it up; dashes are a matter of taste. */
function plain(code: string): string {
  const bare = fold(code).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return /^\d{8,}$/.test(bare) ? bareNumber(bare) : bare
}
