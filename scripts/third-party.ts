import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/*
 * npm run third-party: lists the licence of everything that ships, in THIRD-PARTY.md, from package-lock.json. Run it after a
 * dependency changed; a test compares the two.
 */

/** Development dependencies that the build puts into the dashboard, with all they depend on. */
const bundled = [
  '@hookform/resolvers',
  'cmdk',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'react-hook-form',
  'uqr',
  'zustand',
]

/** Of these only the result ships: the app's runtime, a font, the weights of a model, a style sheet. */
const built = ['@fontsource-variable/inter', 'electron', 'tailwindcss']

type LockedPackage = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}
type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> }

const root = resolve(import.meta.dirname, '..')

/** The whole file, the same on every system as long as `npm ci` was run. */
export function thirdPartyText(): string {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const production = Object.keys(packages).filter(
    (path) => path !== '' && !packages[path]?.dev && !packages[path]?.devOptional,
  )
  const inside = new Set(bundled.flatMap((name) => [...reach(packages, name)]))
  for (const name of built) inside.add(`node_modules/${name}`)
  for (const path of production) inside.delete(path)
  return `# Third-party software

Made by \`npm run third-party\` from \`package-lock.json\`. Everything listed here ships with Shopbell; what only builds or tests it does not.
The paths are those of an installed checkout (\`npm ci\`).

## Packages of the service and the desktop app

${table(packages, production)}
## Built into the dashboard and the desktop app

${table(packages, [...inside])}
Electron contains Chromium and Node.js, whose licences are in the \`LICENSES.chromium.html\` that comes with it. The weights of the embedding model
are those of sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0).
`
}

/** A package and everything it depends on. */
function reach(packages: Lock['packages'], name: string): Set<string> {
  const found = new Set<string>()
  const visit = (wanted: string, from: string): void => {
    const path = locate(packages, wanted, from)
    if (found.has(path)) return
    found.add(path)
    for (const dependency of Object.keys(packages[path]?.dependencies ?? {})) visit(dependency, path)
  }
  visit(name, '')
  return found
}

/** As Node looks for it: in the folder of the package itself, then in those above. */
function locate(packages: Lock['packages'], name: string, from: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') throw new Error(`${name} is not in package-lock.json`)
  }
}

function table(packages: Lock['packages'], paths: readonly string[]): string {
  const rows = paths.map((path) => {
    const { version = '', license = licenseIn(path) } = packages[path] ?? {}
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return { key: `${name} ${version} ${path}`, cells: [name, version, license, licenseFile(path)] }
  })
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  const lines = rows.map(({ cells }) => `| ${cells.join(' | ')} |`)
  return `| package | version | licence | text |\n|---|---|---|---|\n${lines.join('\n')}\n`
}

function licenseIn(path: string): string {
  const { license }: { license?: unknown } = JSON.parse(
    readFileSync(join(root, path, 'package.json'), 'utf8'),
  )
  if (typeof license === 'string') return license
  throw new Error(`${path} names no licence. Look for it and decide whether it may ship.`)
}

function licenseFile(path: string): string {
  const names = readdirSync(join(root, path)).filter((name) => /^(licen[cs]e|copying)/i.test(name))
  const [first] = names.sort()
  return first ? `\`${path}/${first}\`` : 'named in its `package.json`; it has no file of its own'
}

if (import.meta.main) writeFileSync(join(root, 'THIRD-PARTY.md'), thirdPartyText())
