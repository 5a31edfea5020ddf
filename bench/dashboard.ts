import '../test/helpers/loopback-only.ts'
import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath, stayOnThisPc } from '../test/helpers/chromium.ts'
import { ms, percentile, printTable, times } from './lib/table.ts'

/** The dashboard as a browser gets it: how large, how soon there is something to see, how quick from page to page. */
const rounds = 7
const pages = [
  '/test-chat',
  '/conversations',
  '/events',
  '/imports',
  '/products',
  '/bots',
  '/keys',
  '/settings',
  '/',
]

if (!chromiumPath) {
  console.error(
    'This bench needs Chromium: install it (Debian: apt install chromium), or set CHROMIUM to its path.',
  )
  process.exit(1)
}
const data = mkdtempSync(join(tmpdir(), 'shopbell-bench-'))
const hub = spawn(process.execPath, ['src-main/cli.ts', 'serve', '--port', '0', '--data', data, '--demo'])
const link = await dashboardLink()
const bare = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Hello</h1>'),
)
await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening))
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', ...stayOnThisPc],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })

await page.goto(link)
await page.locator('[data-app-ready]').waitFor()
const paints = { bare: [] as number[], dashboard: [] as number[] }
for (let round = 0; round < rounds; round++) {
  paints.bare.push(await firstPaint(page, `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`))
  paints.dashboard.push(await firstPaint(page, `${new URL(link).origin}/`))
}
const still: number[] = []
const switches = new Map<string, number[]>(pages.map((path) => [path, []]))
for (let round = 0; round < rounds; round++) {
  still.push(await twoFrames(page, null))
  for (const path of pages) switches.get(path)?.push(await twoFrames(page, path))
}

printSizes()
const blank = median(paints.bare)
printTable(
  'First contentful paint',
  ['page', 'median', 'beside a bare page'],
  [
    ['a bare page', ms(blank), times(1)],
    ['the dashboard', ms(median(paints.dashboard)), times(median(paints.dashboard) / blank)],
  ],
)
const frames = median(still)
printTable(
  'From page to page, drawn',
  ['to', 'median', 'beside two frames'],
  [
    ['nothing changes', ms(frames), times(1)],
    ...pages.map((path) => {
      const taken = median(switches.get(path) ?? [])
      return [path, ms(taken), times(taken / frames)]
    }),
  ],
)

await browser.close()
bare.close()
hub.kill('SIGTERM')
await new Promise((ended) => hub.once('exit', ended))
rmSync(data, { recursive: true, force: true })

function dashboardLink(): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface(hub.stdout).on('line', (line) => {
      if (line.startsWith('dashboard ')) resolve(line.slice('dashboard '.length))
    })
    hub.once('exit', (code) => reject(new Error(`serve ended with ${code}`)))
  })
}

async function firstPaint(on: Page, url: string): Promise<number> {
  await on.goto('about:blank')
  await on.goto(url)
  return on.evaluate(
    () =>
      new Promise<number>((seen) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) seen(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** From the change of the address to the second frame after it: by then the new page is on the screen. */
function twoFrames(on: Page, path: string | null): Promise<number> {
  return on.evaluate(
    (to) =>
      new Promise<number>((drawn) => {
        const from = performance.now()
        if (to !== null) location.hash = to
        const frame = (rest: number) =>
          requestAnimationFrame(() => (rest === 0 ? drawn(performance.now() - from) : frame(rest - 1)))
        frame(1)
      }),
    path,
  )
}

function printSizes(): void {
  const files = globSync('out/renderer/**/*.*').map((file) => {
    const content = readFileSync(file)
    // Fonts are compressed already and travel as they are.
    return {
      name: basename(file),
      gzip: file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length,
    }
  })
  const total = files.reduce((sum, file) => sum + file.gzip, 0)
  printTable(
    'The built dashboard, gzip',
    ['file', 'kB', 'of 450 kB'],
    [...files, { name: 'in all', gzip: total }].map(({ name, gzip }) => [
      name,
      (gzip / 1000).toFixed(1),
      times(gzip / 450_000),
    ]),
  )
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
