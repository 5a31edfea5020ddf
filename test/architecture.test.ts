import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Who may import whom: the layer of a file is the longest prefix that fits, and it may use the layers named. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'src-shared': ['src-shared'],
  'src-main/lib': ['src-shared', 'src-main/lib'],
  'src-main/db': ['src-shared', 'src-main/lib', 'src-main/db'],
  'src-main/languages': ['src-shared', 'src-main/lib', 'src-main/languages'],
  'src-main/features': [
    'src-shared',
    'src-main/lib',
    'src-main/languages',
    'src-main/db',
    'src-main/features',
    'resources',
  ],
  'src-main/server': ['src-shared', 'src-main/lib', 'src-main/db', 'src-main/features', 'src-main/server'],
  'src-main/jobs': ['src-shared', 'src-main/lib', 'src-main/db', 'src-main/features', 'src-main/jobs'],
  'src-main/workers': ['src-shared', 'src-main/lib', 'src-main/db', 'src-main/features', 'src-main/workers'],
  'src-main/admin': ['src-shared', 'src-main/lib', 'src-main/features', 'src-main/server', 'src-main/admin'],
  'src-main': ['src-shared', 'src-main', 'resources'],
  'src-main/shell': [
    'src-shared',
    'src-main/lib',
    'src-main/shell',
    'src-main/hub.ts',
    'src-main/hub-recovery.ts',
  ],
  'src-renderer': ['src-shared', 'src-renderer'],
  'src-renderer/widget': ['src-shared', 'src-renderer/widget'],
  'src-renderer/features': [
    'src-shared',
    'src-renderer/features',
    'src-renderer/ui',
    'src-renderer/lib',
    'src-renderer/rpc',
    'src-renderer/i18n',
  ],
  'src-renderer/ui': [
    'src-shared',
    'src-renderer/ui',
    'src-renderer/lib',
    'src-renderer/rpc',
    'src-renderer/i18n',
  ],
  'src-renderer/lib': ['src-shared', 'src-renderer/lib', 'src-renderer/rpc', 'src-renderer/i18n'],
  'src-renderer/i18n': ['src-shared', 'src-renderer/i18n', 'src-renderer/lib'],
  'src-renderer/notices': ['src-shared', 'src-renderer/notices'],
}

/** Packages that only one place may touch. */
const owners: Readonly<Record<string, readonly string[]>> = {
  electron: ['src-main/shell/', 'src-main/index.ts', 'src-main/preload.ts'],
  'better-sqlite3': ['src-main/db/', 'src-main/lib/folder-lock.ts'],
}

/** Doors of a feature beside its `index.ts`, by who may use them. */
const secondDoors: Readonly<Record<string, readonly string[]>> = {
  // A worker thread must not load what only the hub's own thread runs.
  'src-main/workers': ['worker.ts'],
  // Only the frame draws pages; a feature that needs a part of another one does not load its page.
  'src-renderer/frame/pages.tsx': ['page.tsx'],
}

const maxLines = 400
const files = globSync(['src-*/**/*.{ts,tsx}']).map(normalize)
const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

describe('architecture', () => {
  it('has files to look at', () => {
    expect(files.length).toBeGreaterThan(40)
    expect(imports.length).toBeGreaterThan(100)
  })

  it('imports in one direction', () => {
    const wrong = imports.filter(({ file, target }) => isOurs(target) && !mayImport(file, target))
    expect(wrong).toEqual([])
  })

  it('enters a feature by its door only', () => {
    const wrong = imports.filter(({ file, target }) => {
      const feature = /^src-(?:main|renderer)\/features\/[^/]+\//.exec(target)?.[0]
      if (feature === undefined || file.startsWith(feature)) return false
      const doors = ['index.ts', ...(secondDoors[file] ?? secondDoors[dirname(file)] ?? [])]
      return !doors.some((door) => target === feature + door)
    })
    expect(wrong).toEqual([])
  })

  it('keeps some packages in their places', () => {
    const wrong = imports.filter(({ file, target }) =>
      owners[target]?.every((place) => !file.startsWith(place)),
    )
    expect(wrong).toEqual([])
  })

  it('climbs no folders', () => {
    const climbing = /(?:from|import)\s*\(?\s*'\.\.\/\.\.\//
    expect(files.filter((file) => climbing.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('has no cycles', () => {
    expect(cycles()).toEqual([])
  })

  /** A lexicon has a line a thing; it is looked up, not read. */
  const isWordList = (file: string) => /src-main[/]languages[/].*things\.ts$/.test(file)

  it(`has no file above ${maxLines} lines`, () => {
    const all = [...files, ...globSync(['test/**/*.ts', 'bench/**/*.ts'])].filter((file) => !isWordList(file))
    expect(all.filter((file) => readFileSync(file, 'utf8').split('\n').length > maxLines)).toEqual([])
  })
})

function layerOf(path: string): string | undefined {
  return Object.keys(layers)
    .filter((layer) => path.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0]
}

function mayImport(file: string, target: string): boolean {
  const allowed = layers[layerOf(file) ?? ''] ?? []
  return allowed.some((place) => target === place || target.startsWith(`${place}/`))
}

function isOurs(target: string): boolean {
  return /^(src-|resources\/)/.test(target)
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name ?? '')
  return names.map((name) => resolve(file, name))
}

function resolve(file: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(file), name))
  return name.replace(/^#(main|shared|renderer)\//, 'src-$1/').replace(/^#resources\//, 'resources/')
}

function cycles(): string[][] {
  const graph = new Map(
    files.map((file) => [file, imports.filter((one) => one.file === file).map((one) => one.target)]),
  )
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file) || path.includes(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return found
}
