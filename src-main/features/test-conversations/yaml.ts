import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultOfIssue, likeliest } from '#shared/issues.ts'

/** Something wrong in a file of tests, and its line. */
export type FileFault = Fault & { readonly kind: 'syntax' | 'form'; readonly line: number }

export type Yaml = {
  readonly value: unknown
  /** The line of a place, or of the nearest around it that is written down. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** Reads YAML that begins at a line of its file. */
export function parseYaml(text: string, firstLine: number): Yaml | { readonly faults: readonly FileFault[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line) + firstLine - 1
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(({ pos, message: detail }) => ({
        kind: 'syntax',
        line: lineAt(pos[0]),
        ...fault('test_file_syntax', { detail }),
      })),
    }
  try {
    return {
      value: document.toJS(),
      lineOf: (path) => {
        for (let length = path.length; length > 0; length--) {
          const node = document.getIn(path.slice(0, length), true)
          if (isNode(node) && node.range) return lineAt(node.range[0])
        }
        return firstLine
      },
    }
  } catch {
    return { faults: [{ kind: 'syntax', line: firstLine, ...fault('test_file_aliases') }] }
  }
}

/** What does not fit, with its place in the file. */
export function faultsIn(
  issues: readonly z.core.$ZodIssue[],
  lineOf: Yaml['lineOf'],
  parent: readonly PropertyKey[],
): FileFault[] {
  return issues.map((issue) => {
    const inner = likeliest(issue) ?? issue
    const reason = faultOfIssue(inner)
    const place = [...parent, ...inner.path].map(String).join('.')
    return {
      kind: 'form',
      line: lineOf(inner.path),
      ...(place === '' ? fault('test_file_form') : fault('test_file_place', { place, reason })),
    }
  })
}
