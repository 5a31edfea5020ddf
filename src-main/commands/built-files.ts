import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { glob, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { randomBase62 } from '#main/lib/random.ts'
import { problem } from '#shared/problem.ts'

type BuiltFolder = {
  readonly folder: string
  /** Resolves when the folder is as new as its sources; builds it when it must. */
  readonly ready: () => Promise<void>
  /** Ends a build that is under way, and sweeps up after it. */
  readonly close: () => Promise<void>
}

const repository = resolve(import.meta.dirname, '../..')

type Kind = {
  readonly name: 'dashboard' | 'widget'
  /** Its own folder of sources, and the others it is made from. */
  readonly source: string
  readonly shared: readonly string[]
  readonly out: string
  /** The file that is there when all are. */
  readonly page: string
}

const shared = ['src-shared/**', 'package.json']
const dashboard: Kind = {
  name: 'dashboard',
  source: 'src-renderer',
  shared,
  out: 'out/renderer',
  page: 'index.html',
}
const widget: Kind = {
  name: 'widget',
  source: 'src-renderer/widget',
  shared,
  out: 'out/widget',
  page: 'widget.js',
}

type Options = { readonly root?: string }
export const dashboardFiles = (options: Options = {}): BuiltFolder => builtFiles(dashboard, options)
export const widgetFiles = (options: Options = {}): BuiltFolder => builtFiles(widget, options)

/** Looked at when the first of them is asked for: a hub that nobody looks at builds nothing. */
function builtFiles(kind: Kind, options: Options): BuiltFolder {
  const root = options.root ?? repository
  const folder = join(root, kind.out)
  const abort = new AbortController()
  let preparing: Promise<void> | null = null

  async function prepare(): Promise<void> {
    if (await isFresh(kind, root)) return
    const made = join(root, `${kind.out}-${process.pid}-${randomBase62(8)}`)
    try {
      await mkdir(made, { recursive: true })
      await build(kind, root, made, abort.signal)
      await putInPlace(made, folder)
    } finally {
      await rm(made, { recursive: true, force: true })
    }
  }

  return {
    folder,
    ready: () => {
      // A failed build is tried again with the next page: its cause may be fixed by then.
      preparing ??= prepare().catch((error: unknown) => {
        preparing = null
        throw error
      })
      return preparing
    },
    close: async () => {
      abort.abort()
      await preparing?.catch(() => {})
    },
  }
}

/** An installed product has no sources and comes with what is built from them. */
async function isFresh({ source: own, shared, out, page: name }: Kind, root: string): Promise<boolean> {
  if (!existsSync(join(root, own))) return true
  const page = join(root, out, name)
  if (!existsSync(page)) return false
  const builtAt = statSync(page).mtimeMs
  for await (const source of glob([`${own}/**`, ...shared], { cwd: root })) {
    if (statSync(join(root, source)).mtimeMs > builtAt) return false
  }
  return true
}

function build({ name, source }: Kind, root: string, outDir: string, signal: AbortSignal): Promise<void> {
  const script = join(repository, 'src-main/commands/build-files.ts')
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, name, join(root, source), outDir], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    let failure: Error | null = null
    child.once('error', (error) => {
      failure = error
    })
    child.once('close', (code) => {
      if (failure) fail(failure)
      else if (code === 0) done()
      else fail(problem('internal', `Couldn't build the ${name} from ${join(root, source)}.\n${said.trim()}`))
    })
  })
}

/** Two processes may build at once; each puts a whole folder in place, and the last one stays. */
async function putInPlace(made: string, folder: string): Promise<void> {
  const old = `${made}-old`
  for (let tries = 0; ; tries++) {
    try {
      await rename(folder, old).catch(ignoreMissing)
      await rename(made, folder)
      await rm(old, { recursive: true, force: true })
      return
    } catch (error) {
      await rm(old, { recursive: true, force: true })
      if (tries === maxTries) throw error
    }
  }
}

const maxTries = 10

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
