import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

export type Fault = { readonly kind: 'syntax' | 'form'; readonly line: number; readonly message: string }

export type Yaml = {
  readonly value: unknown
  /** The line of a place, or of the nearest around it that is written down. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** Reads YAML that begins at a line of its file. */
export function parseYaml(text: string, firstLine: number): Yaml | { readonly faults: readonly Fault[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line) + firstLine - 1
  const syntax = (line: number, message: string): Fault => ({ kind: 'syntax', line, message })
  if (document.errors.length > 0)
    return { faults: document.errors.map(({ pos, message }) => syntax(lineAt(pos[0]), message)) }
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
    return {
      faults: [
        syntax(firstLine, 'it repeats itself by aliases (*name) that cannot be followed; write it out'),
      ],
    }
  }
}

/** What does not fit, said by its place in the file. */
export function faultsIn(
  issues: readonly z.core.$ZodIssue[],
  lineOf: Yaml['lineOf'],
  place: readonly PropertyKey[],
): Fault[] {
  return issues.map(telling).map(({ path, message }) => {
    const where = [...place, ...path].map(String).join('.')
    return { kind: 'form', line: lineOf(path), message: where === '' ? message : `${where}: ${message}` }
  })
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
