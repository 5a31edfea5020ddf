import { remembered } from './remembered.ts'

const rootNames =
  /^(heureka\.(?:cz|sk)|zbozi\.cz|zboží\.cz|default category|root catalog|root|accueil|inicio|startseite|start|strona główna|domů|uncategorized)$/i

export type ReadCategory = {
  /** From the widest to the narrowest. */
  readonly path: readonly string[]
  /** The narrowest steps of other paths the product is in. */
  readonly others: readonly string[]
}

/**
 * Where a product stands in the shop. A cell may name several paths ("Clothing, Clothing > T-shirts"): the longest
 * counts, the others are kept beside it.
 */
export function readCategory(cells: readonly string[], separator: string | null = null): ReadCategory {
  const [only] = cells
  return only !== undefined && cells.length === 1 && separator === null
    ? readOne(only)
    : readAll(cells, separator)
}

const readOne = remembered((cell) => readAll([cell], null))

function readAll(cells: readonly string[], separator: string | null): ReadCategory {
  const paths = cells
    .flatMap((cell) => splitPaths(cell, separator))
    .map(steps)
    .filter((path) => path.length > 0)
  const [best, ...rest] = [...paths].sort((a, b) => b.length - a.length)
  if (!best) return { path: [], others: [] }
  const inBest = new Set(best)
  const others = rest.map((path) => path.at(-1) ?? '').filter((name) => name !== '' && !inBest.has(name))
  return { path: best.slice(0, 20), others: [...new Set(others)] }
}

/** Several paths in a cell are parted by a sign that the paths themselves do not use. */
function splitPaths(cell: string, separator: string | null): string[] {
  const text = cell.trim()
  if (separator === ',') return escaped(text, ',')
  if (separator) return text.split(separator)
  // "Cars, Trucks & Vans" is one name.
  const names = text.replaceAll(enumeration, (commas) => commas.replaceAll(',', inName))
  if (/[>»→›]/.test(text))
    return names.split(/(?<!\s)\s*[,;\n|]\s*/).map((one) => one.replaceAll(inName, ','))
  if (/;\s/.test(text)) return text.split(/;\s+/)
  if (/[^\s/,]\/[^\s/]/.test(text) && /,/.test(text)) return text.split(/,(?=[^,/])/)
  return [text]
}

/** At most a few words each, so that it stays quick. */
const enumeration = /,[^,;|>»→›\n]{1,40}\s(?:&|and|und|et|y|e|en|och|i)\s/gi
/** Stands for a comma that parts nothing. */
const inName = '\ue000'

/** Parted where the sign is not escaped. */
function escaped(text: string, sign: string): string[] {
  return text
    .replaceAll(`\\${sign}`, inName)
    .split(sign)
    .map((one) => one.replaceAll(inName, sign).trim())
}

function steps(path: string): string[] {
  const text = path.trim()
  const mark = /->/.test(text)
    ? /(?<!\s)\s*->\s*/
    : /[>»→›]/.test(text)
      ? /(?<!\s)\s*[>»→›]+\s*/
      : /\|/.test(text)
        ? /(?<!\s)\s*\|+\s*/
        : /\n/.test(text)
          ? /(?<!\s)\s*\n\s*/
          : /\s\/\s|^[^/]+(\/[^/\s][^/]*)+$/.test(text) && !/\b(w|c|s)\/[a-z]/i.test(text)
            ? /(?<!\s)\s*\/\s*/
            : null
  const parts = mark === null ? [text] : text.split(mark)
  const kept = parts.map((part) => part.trim()).filter((part) => part !== '')
  while (kept.length > 1 && rootNames.test(kept[0] ?? '')) kept.shift()
  // "Home > Garden > Pots" begins at the front page; "Home > Mugs" may be a department.
  if (kept.length > 2 && kept[0]?.toLowerCase() === 'home') kept.shift()
  return kept.length === 1 && /^home$/i.test(kept[0] ?? '')
    ? []
    : kept.length === 1 && rootNames.test(kept[0] ?? '')
      ? []
      : kept
}
