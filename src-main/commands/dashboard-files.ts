import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { glob, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { randomBase62 } from '#main/lib/random.ts'
import { problem } from '#shared/problem.ts'

type DashboardFolder = {
  readonly folder: string
  /** Resolves when the folder holds a dashboard as new as its sources; builds it when it must. */
  readonly ready: () => Promise<void>
  /** Ends a build that is under way, and sweeps up after it. */
  readonly close: () => Promise<void>
}

const repository = resolve(import.meta.dirname, '../..')

/** The built dashboard. It is looked at when the first page is asked for: a hub that nobody looks at builds nothing. */
export function dashboardFiles(options: { readonly root?: string } = {}): DashboardFolder {
  const root = options.root ?? repository
  const folder = join(root, 'out/renderer')
  const abort = new AbortController()
  let preparing: Promise<void> | null = null

  async function prepare(): Promise<void> {
    if (await isFresh(root, folder)) return
    const made = join(root, 'out', `renderer-${process.pid}-${randomBase62(8)}`)
    try {
      await mkdir(made, { recursive: true })
      await build(root, made, abort.signal)
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

/** An installed product has no sources and comes with its dashboard. */
async function isFresh(root: string, folder: string): Promise<boolean> {
  if (!existsSync(join(root, 'src-renderer'))) return true
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return false
  const builtAt = statSync(page).mtimeMs
  for await (const source of glob(['src-renderer/**', 'src-shared/**', 'package.json'], { cwd: root })) {
    if (statSync(join(root, source)).mtimeMs > builtAt) return false
  }
  return true
}

function build(root: string, outDir: string, signal: AbortSignal): Promise<void> {
  const script = join(repository, 'src-main/commands/build-dashboard.ts')
  const config = join(root, 'src-renderer/vite.config.ts')
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, config, outDir], {
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
      else
        fail(
          problem(
            'internal',
            `Couldn't build the dashboard from ${join(root, 'src-renderer')}.\n${said.trim()}`,
          ),
        )
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
