import { isNode, LineCounter, parseDocument, stringify } from 'yaml'
import type { z } from 'zod'
import { invalidRequest } from '#shared/issues.ts'
import { type Dialogue, dialogueFileSchema } from '#shared/schemas/dialogue.ts'
import type { ProblemIssue } from '#shared/schemas/problem.ts'

const maxFaults = 20

/** Dialogues as YAML, in the form of the files this product is tested with. */
export function writeFile(dialogues: readonly Dialogue[]): string {
  return stringify({ dialogues }, { lineWidth: 120, aliasDuplicateObjects: false })
}

/** All of a file, or what to mend in it, each with its line. */
export function readFile(text: string): Dialogue[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line)
  if (document.errors.length > 0)
    throw faults(document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })))

  /** Of the place itself, or of the nearest around it that is written down. */
  function lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return 1
  }

  const parsed = dialogueFileSchema.safeParse(plainOf(document))
  if (!parsed.success)
    throw faults(
      parsed.error.issues.map(telling).map(({ path, message }) => ({
        line: lineOf(path),
        message: `${placeOf(path)}${message}`,
      })),
    )
  const { dialogues } = parsed.data
  const twice = dialogues.flatMap(({ name }, index) =>
    dialogues.findIndex((other) => other.name === name) < index
      ? [
          {
            line: lineOf(['dialogues', index, 'name']),
            message: `there is already a dialogue named "${name}"`,
          },
        ]
      : [],
  )
  if (twice.length > 0) throw faults(twice)
  return dialogues
}

function plainOf(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS()
  } catch {
    throw faults([{ line: 1, message: 'it repeats itself too often by aliases (*name); write it out' }])
  }
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/** Of "fits none of these", what is wrong with the one it was most likely meant to be: the one with the fewest faults. */
function telling(issue: z.core.$ZodIssue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const [likeliest] = [...issue.errors].sort((a, b) => a.length - b.length || depth(b) - depth(a))
  const [first] = likeliest ?? []
  if (!first) return issue
  const inner = telling(first)
  return { path: [...issue.path, ...inner.path], message: inner.message }
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length))
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '' : `${path.map(String).join('.')}: `
}

function faults(found: readonly { readonly line: number; readonly message: string }[]) {
  const issues: ProblemIssue[] = found.map(({ line, message }) => ({ path: `line ${line}`, message }))
  return invalidRequest(issues.slice(0, maxFaults))
}
