import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attribute, type Fact } from '#main/features/answering/product-questions/index.ts'

/** A question over a product's attributes, with those that answer it. */
export type Asked = {
  readonly text: string
  readonly facts: readonly Fact[]
  readonly right: ReadonlySet<Fact | undefined>
}

export function productFilesIn(data: string): string[] {
  return globSync(join(data, 'product_qa', '*.csv')).sort()
}

export function readAsked(path: string): Asked[] {
  const [head = [], ...rows] = rowsOf(readFileSync(path, 'utf8'))
  const column = (name: string) => head.indexOf(name)
  const [qid, question, candidate, label] = ['qid', 'question', 'candidate', 'label'].map(column)
  const groups = Map.groupBy(rows, (row) => row[qid ?? 0])
  return [...groups.values()].map((group) => {
    const facts = group.map((row) => {
      const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(row[candidate ?? 0] ?? '') ?? []
      return attribute(name, value)
    })
    const right = new Set(facts.filter((_, at) => Number(group[at]?.[label ?? 0]) > 0))
    return { text: group[0]?.[question ?? 0] ?? '', facts, right }
  })
}

/** Tab separated, quoted where needed. */
function rowsOf(file: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end !== '\t') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}
