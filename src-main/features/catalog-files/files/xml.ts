import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { readText } from './text-chunks.ts'
import type { FileFacts, FileLayout, RawRecord, ReadOptions } from './types.ts'
import { createXmlReader } from './xml-parser.ts'
import { flattenXml, type XmlNode } from './xml-tree.ts'

type XmlLayout = Extract<FileLayout, { kind: 'xml' }>

/** More text in one record is no product. */
const maxRecordChars = 16_000_000

export async function* readXml(
  facts: FileFacts,
  encoding: string,
  layout: XmlLayout,
  options: ReadOptions = {},
): AsyncGenerator<RawRecord> {
  const collector = createCollector(facts.path, layout.records)
  for await (const { text, bytes, last } of readText(facts, encoding, options)) {
    collector.push(text)
    if (last) collector.end()
    for (const node of collector.take()) yield { ...node, bytes }
  }
}

type Collected = Omit<RawRecord, 'bytes'>

/** Gathers the elements of one record, and lets everything between records pass. */
function createCollector(path: string, records: readonly string[]) {
  const wanted = new Set(records)
  const main = records.at(-1)
  const names: string[] = []
  let open: XmlNode[] = []
  let done: Collected[] = []
  let row = 0
  let chars = 0
  let reported = 0

  const reader = createXmlReader(
    {
      open: (name, attributes) => {
        names.push(name)
        const parent = open.at(-1)
        if (!parent && !wanted.has(names.join('/'))) return
        const node: XmlNode = { name, attributes, text: '', children: [] }
        parent?.children.push(node)
        open.push(node)
      },
      text: (text) => {
        const node = open.at(-1)
        if (!node) return
        chars += text.length
        if (chars > maxRecordChars)
          throw faultProblem(
            'invalid_request',
            fault('xml_record_too_large', { path, mb: maxRecordChars / 1e6 }),
          )
        node.text += text
      },
      close: () => {
        const node = open.pop()
        if (node && open.length === 0) finish(node, names.join('/'))
        names.pop()
      },
    },
    path,
  )

  function finish(node: XmlNode, at: string): void {
    chars = 0
    open = []
    const kind = node.name
    const values = flattenXml(node)
    const number = at === main ? ++row : 0
    const repaired = reader.repaired()
    if (repaired === reported) done.push({ row: number, kind, values })
    else
      done.push({
        row: number,
        kind,
        values,
        warnings: [fault('xml_repaired')],
      })
    reported = repaired
  }

  return {
    push: reader.push,
    end: reader.end,
    take: (): Collected[] => {
      const taken = done
      done = []
      return taken
    },
  }
}
