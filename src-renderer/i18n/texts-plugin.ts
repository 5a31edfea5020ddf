import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

type Texts = { readonly [name: string]: string | Texts }
type Values = readonly (string | null | Values)[]

/** The language whose names the others take over. */
const first = 'en'
const marker = '\0texts:'

/** Ships the names of texts once: every further language goes into the bundle as values in the order of the first. */
export function textsOnce(): Plugin {
  return {
    name: 'texts-once',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const code = /^\.\/(\w+)\.json$/.exec(source)?.[1]
      const isOurs = importer?.replaceAll('\\', '/').endsWith('/i18n/index.ts') ?? false
      return importer && isOurs && code && code !== first ? marker + resolve(importer, '..', code) : null
    },
    load(id) {
      if (!id.startsWith(marker)) return null
      const file = `${id.slice(marker.length)}.json`
      const names = resolve(file, '..', `${first}.json`)
      this.addWatchFile(file)
      this.addWatchFile(names)
      return [
        `import { named } from ${JSON.stringify(resolve(file, '../named.ts'))}`,
        `import names from ${JSON.stringify(names)}`,
        `export default named(names, ${JSON.stringify(valuesOf(read(names), read(file)))})`,
      ].join('\n')
    },
  }
}

function read(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Null: this language has no text of that name yet. */
export function valuesOf(names: Texts, texts: Texts | undefined): Values {
  return Object.entries(names).map(([name, own]) => {
    const text = texts?.[name]
    if (typeof own !== 'string') return valuesOf(own, typeof text === 'object' ? text : undefined)
    return typeof text === 'string' ? text : null
  })
}
