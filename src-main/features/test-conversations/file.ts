import { stringify } from 'yaml'
import { inSlices } from '#main/lib/in-slices.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import { invalidRequest, issueAt, withInput } from '#shared/issues.ts'
import { type Dialogue, dialogueFileSchema, dialogueSchema } from '#shared/schemas/dialogue.ts'
import { type FileFault, faultsIn, parseYaml, type Yaml } from './yaml.ts'

const maxFaults = 20
/** As the schema of a file has it. */
const maxDialogues = 1000
/** What is not written as a plain list is read as a whole, which holds up everything else: only while it is small. */
const maxWhole = 50_000

/** Dialogues as YAML, in the form of the files this product is tested with. */
export async function writeFile(dialogues: readonly Dialogue[]): Promise<string> {
  if (dialogues.length === 0) return 'dialogues: []\n'
  const parts = await inSlices(
    each(dialogues, (dialogue) =>
      stringify([dialogue], { lineWidth: 110, aliasDuplicateObjects: false }).replaceAll(/^(?=.)/gm, '  '),
    ),
  )
  return `dialogues:\n${parts.join('')}`
}

/** All of a file, or what to fix in it, each with its line. */
export async function readFile(text: string): Promise<Dialogue[]> {
  const pieces = piecesOf(text)
  if (pieces === null || pieces.length > maxDialogues) return readWhole(text)
  const read = await inSlices(each(pieces, readPiece))
  const faults = read.flatMap((piece) => piece.faults)
  // An alias of another piece, or something behind the list: the whole file shows.
  if (faults.some(({ kind }) => kind === 'syntax') && text.length <= maxWhole) return readWhole(text)
  if (faults.length > 0) throw refused(faults)
  const dialogues = read.flatMap(({ dialogue }) => dialogue ?? [])
  refuseTwice(dialogues, (index) => pieces[index]?.line ?? 1)
  return dialogues
}

type Piece = { readonly text: string; readonly line: number; readonly index: number }

/** The items of a list under `dialogues:`, each with the line it begins at; null where it is written in another way. */
function piecesOf(text: string): Piece[] | null {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => /^dialogues:\s*(?:#.*)?$/.test(line))
  const head = lines.slice(0, start).every((line) => /^\s*(?:#.*|---\s*|shop:\s*[\w-]+\s*)?$/.test(line))
  const first = lines.findIndex((line, index) => index > start && /\S/.test(line) && !/^\s*#/.test(line))
  const indent = /^( *)- /.exec(lines[first] ?? '')?.[1]
  if (start < 0 || !head || indent === undefined) return null
  const begins = lines.flatMap((line, index) =>
    index >= first && line.startsWith(`${indent}- `) ? [index] : [],
  )
  return begins.map((begin, index) => ({
    text: lines.slice(begin, begins[index + 1]).join('\n'),
    line: begin + 1,
    index,
  }))
}

function readPiece({ text, line, index }: Piece): { dialogue?: Dialogue; faults: readonly FileFault[] } {
  const yaml = parseYaml(text, line)
  if ('faults' in yaml) return yaml
  const [item] = Array.isArray(yaml.value) ? yaml.value : []
  const parsed = dialogueSchema.safeParse(item, withInput)
  if (parsed.success) return { dialogue: parsed.data, faults: [] }
  // Said as places in the file, though it was read alone.
  return {
    faults: faultsIn(parsed.error.issues, (path) => yaml.lineOf([0, ...path]), ['dialogues', index]),
  }
}

function readWhole(text: string): Dialogue[] {
  if (text.length > maxWhole) throw refused([{ kind: 'form', line: 1, ...fault('test_file_form') }])
  const yaml = parseYaml(text, 1)
  if ('faults' in yaml) throw refused(yaml.faults)
  const { dialogues } = fileIn(yaml)
  refuseTwice(dialogues, (index) => yaml.lineOf(['dialogues', index, 'name']))
  return dialogues
}

function fileIn(yaml: Yaml) {
  const parsed = dialogueFileSchema.safeParse(yaml.value, withInput)
  if (parsed.success) return parsed.data
  throw refused(faultsIn(parsed.error.issues, yaml.lineOf, []))
}

function refuseTwice(dialogues: readonly Dialogue[], lineOf: (index: number) => number): void {
  const names = new Set<string>()
  const twice: FileFault[] = []
  for (const [index, { name }] of dialogues.entries()) {
    if (names.has(name))
      twice.push({
        kind: 'form',
        line: lineOf(index),
        ...fault('test_name_repeated', { name }),
      })
    names.add(name)
  }
  if (twice.length > 0) throw refused(twice)
}

function refused(faults: readonly FileFault[]) {
  return invalidRequest(
    faults
      .slice(0, maxFaults)
      .map(({ line, code, params }) =>
        issueAt(`line ${line}`, faultText({ code, params }), { code, params }),
      ),
  )
}

function* each<T, R>(items: readonly T[], work: (item: T) => R): Generator<void, R[]> {
  const made: R[] = []
  for (const item of items) {
    made.push(work(item))
    yield
  }
  return made
}
