import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { createXmlReader } from './xml-parser.ts'

type FoundRecords = {
  readonly records: string[]
  /** What the root says it is written for. */
  readonly namespaces: string
}

type Seen = { count: number; leaves: number; withInner: number }

/** Names that records have in the feeds of shops, for a file with a single one. */
const usualNames =
  /^(item|entry|offer|product|shopitem|article|artikel|produkt|produit|producto|prodotto|record|row|node)s?$/i

/**
 * Which elements are the records: of the elements that repeat, the outermost with the most in them. Found from the
 * beginning of the file.
 */
export function findXmlRecords(text: string, isWhole: boolean, path: string): FoundRecords {
  const seen = new Map<string, Seen>()
  let namespaces = ''
  const levels: { readonly path: string; children: number }[] = []
  const reader = createXmlReader(
    {
      open: (name, attributes) => {
        const parent = levels.at(-1)
        if (!parent)
          namespaces = Object.entries(attributes)
            .filter(([key]) => key.startsWith('xmlns'))
            .map(([, value]) => value)
            .join(' ')
        if (parent) parent.children++
        const own = parent ? `${parent.path}/${name}` : name
        levels.push({ path: own, children: 0 })
        const entry = seen.get(own) ?? { count: 0, leaves: 0, withInner: 0 }
        entry.count++
        seen.set(own, entry)
        for (const level of levels) {
          const above = seen.get(level.path)
          if (above) above.leaves += 1 + Object.keys(attributes).length
        }
      },
      text: () => {},
      close: () => {
        const level = levels.pop()
        const entry = level && seen.get(level.path)
        if (entry && level.children > 0) entry.withInner++
      },
    },
    path,
  )
  reader.push(text)
  if (isWhole) reader.end()
  const records = choose(seen)
  if (records) return { records: withReferences(records, seen), namespaces }
  throw faultProblem('invalid_request', fault('xml_without_records', { path }))
}

function choose(seen: ReadonlyMap<string, Seen>): string | null {
  let best: string | null = null
  let bestScore = 0
  for (const [path, entry] of seen) {
    const names = path.split('/')
    if (names.length < 2) continue
    const isUsual = usualNames.test((names.at(-1) ?? '').replace(/^.*:/, ''))
    if (entry.count < 2 && !isRecord(path, seen)) continue
    // A list of plain words beside the products, or inside one of them.
    const perRecord = entry.leaves / entry.count
    if (perRecord < 2) continue
    const nested = [...seen.keys()].some((outer) => path.startsWith(`${outer}/`) && isRecord(outer, seen))
    if (nested) continue
    const score = entry.leaves * (isUsual ? 4 : 1) * (entry.withInner > 0 ? 1 : 0.2)
    if (score > bestScore) {
      best = path
      bestScore = score
    }
  }
  return best
}

function isRecord(path: string, seen: ReadonlyMap<string, Seen>): boolean {
  const entry = seen.get(path)
  if (!entry || !path.includes('/') || entry.withInner === 0) return false
  const name = (path.split('/').at(-1) ?? '').replace(/^.*:/, '')
  return entry.count > 1 || (usualNames.test(name) && !/s$/i.test(name))
}

/** Yandex feeds name categories by number; the list of them stands before the offers. */
function withReferences(records: string, seen: ReadonlyMap<string, Seen>): string[] {
  const categories = records.replace(/\/offers\/offer$/, '/categories/category')
  return categories !== records && seen.has(categories) ? [categories, records] : [records]
}
