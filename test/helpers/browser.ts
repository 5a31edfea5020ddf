import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
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

/**
 * Two looks stand for all: a theme, a language, and the width of window in which a page that is shown in several is checked
 * for accessibility (that nothing is cut off is checked in all of them).
 */
export const looks = [
  ['light', 'en', 1280],
  ['dark', 'de', 760],
] as const

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
      // Built once for all tests by test/global-setup.ts.
      files: { folder: resolve('out/renderer'), ready: async () => {} },
    })
  let dashboard = await openAdmin()
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

/** With SHOPBELL_PICTURES=1, a picture to look at, in a folder that git ignores. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env['SHOPBELL_PICTURES']) return
  mkdirSync('screenshots', { recursive: true })
  await page.screenshot({ path: join('screenshots', `${name}.png`) })
}

/** What one would have to scroll sideways for. */
export function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['html', 'main'].filter((name) => {
      const element = document.querySelector(name)
      return element !== null && element.scrollWidth > element.clientWidth
    }),
  )
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Nothing that axe-core calls serious or critical is wrong with what is shown. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Half faded in, a text has not its colour yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
    }
    // What is right needs no list, what is wrong no selector; no rule in use looks into style sheets.
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false, preload: false })
    return violations
  })
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    what,
  ).toEqual([])
}

type Violation = {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}
