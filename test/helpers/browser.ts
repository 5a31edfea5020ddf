import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openDashboard } from '#main/admin/dashboard.ts'
import { createHub, type Hub, type HubOptions } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { chromiumPath, stayOnThisPc } from './chromium.ts'
import { demoFolder } from './demo-folder.ts'
import { onThisPc, wordsAlone } from './hub.ts'
import { leaveAsNew } from './left-tab.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

export { chromiumPath }

/** A busy machine draws late; a test that hangs must still end before the test runner ends it. */
const patienceMs = 60_000

const viewport = { width: 1280, height: 860 }

let browser: Promise<Browser> | null = null

/** One for all files that this worker runs; it ends with the worker. */
function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: chromiumPath ?? '',
    // Without a graphics card there is one more process that does its work, slowly.
    args: ['--no-sandbox', '--disable-gpu', ...stayOnThisPc],
  })
  return browser
}

export type DashboardTest = {
  readonly hub: Hub
  readonly url: string
  readonly dataPath: string
  readonly origin: string
  readonly page: Page
  /** What the page's console said that it should not. */
  readonly complaints: readonly string[]
  readonly go: (path: string) => Promise<void>
  readonly stop: () => Promise<void>
  /** A hub that starts anew on the same folder. */
  readonly restart: () => Promise<void>
}

type Options = HubOptions & {
  readonly demo?: boolean
  /** Home leads a newcomer away, whenever it has read that there is nothing yet: only where that is tested. */
  readonly isNew?: boolean
  readonly browser?: BrowserContextOptions
}

async function makeContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await openBrowser()).newContext({
    viewport,
    locale: 'en-GB',
    ...options,
  })
  context.setDefaultTimeout(patienceMs)
  return context
}

/** A visitor's browser, for the length of a test. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await makeContext(options)
  onTestFinished(() => context.close())
  return context
}

let kept: Page | null = null
/** One address for all dashboards of this worker, where it is free: what the browser has loaded and compiled stays of use. */
let lastPort: number | undefined

/**
 * A window for a dashboard. A test that ended well leaves it to the next, unless it wanted one of its own kind: its process
 * has the dashboard's code compiled already, so a page opens in half the time.
 */
async function openTab(options: BrowserContextOptions | undefined) {
  const permissions = ['clipboard-read', 'clipboard-write']
  const found = options === undefined ? kept : null
  if (found) kept = null
  const page = found ?? (await (await makeContext({ permissions, ...options })).newPage())
  const leave = async (passed: boolean) => {
    const isOfUse = passed && options === undefined && kept === null
    if (isOfUse && (await leaveAsNew(page, viewport))) kept = page
    else await page.context().close()
  }
  return { page, leave }
}

/** A whole hub with its headless dashboard, open in a real browser and signed in by the printed link. */
export async function openDashboardPage(options: Options = {}): Promise<DashboardTest> {
  const { demo = false, isNew = false, browser: contextOptions, ...hubOptions } = options
  const dataPath = options.dataPath ?? mkdtempSync(join(tmpdir(), 'shopbell-test-'))
  const log = createLog({ level: 'silent' })
  const pace = { settleMs: 0, ...hubOptions.pace }
  const outgoing = { ...onThisPc, ...hubOptions.outgoing }
  const hub = createHub({ log, port: 0, ...wordsAlone, ...hubOptions, pace, outgoing, dataPath })
  if (demo) cpSync(await demoFolder(), dataPath, { recursive: true })
  else copyMigratedDatabase(dataPath)
  const { url } = await hub.start()
  if (!isNew) await hub.rpc('settings.update', { setup_done: true })
  const openAdmin = () =>
    openDashboard({
      rpc: hub.anyRpc,
      uploadCatalogFile: hub.uploadCatalogFile,
      subscribe: hub.events.subscribe,
      browsers: hub.browsers(),
      shopFiles: { moves: hub.moves(), uploads: join(dataPath, 'exports') },
      log,
      at: lastPort === undefined ? undefined : { port: lastPort, token: null },
      // Built once for all tests by test/global-setup.ts.
      files: { folder: resolve('out/renderer'), ready: async () => {} },
    })
  let dashboard = await openAdmin()
  lastPort = dashboard.port
  const tab = await openTab(contextOptions)
  const { page } = tab
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
  })
  const stop = async () => {
    hub.cancelOutgoing()
    await dashboard.close()
    await hub.stop()
  }
  onTestFinished(async ({ task }) => {
    await tab.leave(task.result?.state === 'pass')
    await stop()
    rmSync(dataPath, { recursive: true, force: true })
  })
  const { origin } = new URL(dashboard.url)
  await page.goto(dashboard.url)
  await page.locator('[data-app-ready]').waitFor()
  return {
    hub,
    url: url ?? '',
    dataPath,
    origin,
    page,
    complaints,
    stop,
    restart: async () => {
      await stop()
      await hub.start()
      dashboard = await openAdmin()
    },
    go: async (path) => {
      await page.goto(`${origin}/#${path}`)
    },
  }
}

/** The demo shop's pictures lie on the internet, and refused calls are part of what is tested. */
function isExpected(text: string): boolean {
  return text.includes('ERR_NAME_NOT_RESOLVED') || text.startsWith('Failed to load resource')
}
