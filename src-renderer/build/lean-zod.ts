import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const files = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/
const exported = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm

/** The dashboard checks with schemas and never describes them: what turns them into JSON Schema stays out. */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    load: {
      filter: { id: files },
      handler: (id) => withoutWork(readFileSync(id, 'utf8')),
    },
  }
}

/** A module with the same names, each of which says so when it is called after all. */
export function withoutWork(code: string): string {
  const names = [...code.matchAll(exported)].map(([, name, alias]) => name ?? alias)
  return [
    "const leftOut = () => { throw new Error('JSON Schema is left out of the dashboard') }",
    `export { ${names.map((name) => `leftOut as ${name}`).join(', ')} }`,
  ].join('\n')
}
