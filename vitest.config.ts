import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { asJavaScript } from './test/helpers/as-javascript.ts'
import { folderInMemory } from './test/helpers/folder-in-memory.ts'

// A new bot's clock is that of its PC; in tests it is the same wherever they run.
process.env['TZ'] = 'UTC'
// Worker threads and command lines start from the sources, many times over: what was compiled once is kept.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache')
// Thousands of data folders are made and removed, and every write of a hub waits for its disk.
process.env['TMPDIR'] ??= folderInMemory() ?? tmpdir()

const preloads = await Promise.all(['loopback-only.ts', 'built-workers.ts'].map(asJavaScript))

/** Outside x64 the stand-in for Electron runs in an emulator, which takes a whole core. */
const isDesktopEmulated = process.arch !== 'x64' && process.env['SHOPBELL_ELECTRON'] !== undefined

/** What takes longest starts first, so that no worker is left alone with it at the end. */
const order = ['desktop', 'browser', 'service', 'unit']
/**
 * On a clean checkout only the size of a file tells how long it takes, and these small ones take the longest. The first two
 * compute nearly all of their time, the others wait half of it: they go well together.
 */
const longest = [
  'answering/state',
  'answering/dialogues',
  'faults/ledger/ledger',
  'soak/soak',
  'faults/faults',
]
  .map((name) => resolve('test', `${name}.test.ts`))
  .toReversed()

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted(
      (one, other) =>
        order.indexOf(one.project.name) - order.indexOf(other.project.name) ||
        longest.indexOf(other.moduleId) - longest.indexOf(one.moduleId),
    )
  }
}

/** Seconds each: command lines, worker threads, files of real size, very many calls. What is left takes two minutes together. */
const service = [
  'test/{access,answering,cli,db,deploy,faults,fuzz,hub,regex,soak,workers}/**/*.test.ts',
  'test/admin/{catalog-files,pages,pushes}.test.ts',
  // The contract in short stays with the quick ones.
  'test/contract/!(chat|errors|service|sync|widget).test.ts',
  'test/features/imports/**/*.test.ts',
  'test/features/catalog/browse.test.ts',
  'test/features/catalog-files/files/xlsx.test.ts',
  'test/features/home/{attention,runs}.test.ts',
  'test/features/inboxes/any-bytes.test.ts',
  'test/features/language-model/settings.test.ts',
  'test/features/quota/{charge,through-http}.test.ts',
  'test/features/ratings/ratings.test.ts',
  'test/features/test-conversations/draft.test.ts',
]
const project = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude },
})

export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/helpers/set-up.ts',
    pool: 'forks',
    execArgv: preloads.flatMap((path) => ['--import', path]),
    // Modules keep no state, so that a worker loads them once for all its files.
    isolate: false,
    // With one worker more than cores a fifth of them was idle. Where the desktop app is emulated nothing is left over, and one more only makes each slower.
    maxWorkers: availableParallelism() + (isDesktopEmulated ? 0 : 2),
    sequence: { sequencer: LongestFirst },
    reporters: process.env['CI'] ? ['default', './test/helpers/slowest-files.ts'] : ['default'],
    // A busy machine takes its time; what is waited for comes all the same.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Hundreds of real processes and browsers share two cores. A test that stumbles runs again; the report names it.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      project('desktop', ['test/e2e/*.test.ts']),
      project('browser', ['test/e2e/{dashboard,widget}/*.test.ts']),
      project('service', service),
      project('unit', ['test/**/*.test.ts'], ['test/e2e/**', ...service]),
    ],
  },
})
