import type { Plugin } from 'vite'

type Edit = { readonly at: number; readonly text: string }
/** As much of the syntax tree as is looked at here. */
type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly declaration?: Node | null
  readonly declarations?: readonly Node[]
  readonly init?: Node | null
}

const ours = /\/src-shared\/.*\.ts$/

/**
 * `src-shared` only declares, which a bundler cannot know of calls such as `z.object()`: each is marked as free of
 * effects, so that a schema the dashboard does not use stays out of it.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    transform: {
      filter: { id: ours },
      handler(code) {
        return { code: withPureCalls(code, this.parse(code).body as readonly Node[]), map: null }
      },
    },
  }
}

export function withPureCalls(code: string, statements: readonly Node[]): string {
  const edits = statements.flatMap(declaredBy).flatMap(({ init }): Edit[] =>
    init?.type === 'CallExpression'
      ? [
          { at: init.start, text: '/* @__PURE__ */ (() => ' },
          { at: init.end, text: ')()' },
        ]
      : [],
  )
  return edits.reduceRight((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at), code)
}

function declaredBy(statement: Node): readonly Node[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? (declared.declarations ?? []) : []
}
