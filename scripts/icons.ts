import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { icnsFile, icoFile, type Picture } from './icon-files.ts'

/*
 * npm run icons: draws every icon of the app from the SVGs in resources/icons, with a Chromium
 * (CHROMIUM=path, or the system's). The results are committed; run it after changing a drawing.
 */

const folder = resolve(import.meta.dirname, '../resources/icons')
const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const
/** Up to here the simpler drawing is clearer. */
const smallUpTo = 32
const brass = '#d97706'
/** The bell gives way to the dot, so that both are seen in one colour too. */
const gap = '<mask id="gap"><path fill="#fff" d="M0 0h16v16H0z"/><circle cx="12.5" cy="3.5" r="4.5"/></mask>'
const dot = '<circle cx="12.5" cy="3.5" r="3.5" fill="DOT"/>'
/** A Mac's icons keep their distance from the edge. */
const macInset = 0.098

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  await drawAll(browser)
} finally {
  await browser.close()
}

async function drawAll(from: Browser): Promise<void> {
  const pictures: Picture[] = []
  for (const size of sizes) {
    const svg = drawing(size <= smallUpTo ? 'shopbell-small' : 'shopbell')
    pictures.push({ size, png: await draw(from, svg, size) })
  }
  for (const { size, png } of pictures.filter(({ size }) => size <= 512))
    write(`png/${size}x${size}.png`, png)
  write('shopbell.ico', icoFile(pictures.filter(({ size }) => size <= 256)))
  const onMac = pictures.map(async ({ size, png }) => ({
    size,
    png: size <= smallUpTo ? png : await draw(from, drawing('shopbell'), size, macInset),
  }))
  write('shopbell.icns', icnsFile(await Promise.all(onMac)))

  const idle = drawing('tray')
  const waiting = idle
    .replace('fill="currentColor">', `fill="currentColor">${gap}<g mask="url(#gap)">`)
    .replace('</svg>', `</g>${dot}</svg>`)
  for (const [name, svg] of Object.entries({ idle, waiting })) {
    for (const [suffix, size] of Object.entries({ '': 16, '@2x': 32 })) {
      write(`tray/${name}${suffix}.png`, await draw(from, coloured(svg, brass, '#dc2626'), size))
      write(`tray/${name}Template${suffix}.png`, await draw(from, coloured(svg, '#000', '#000'), size))
    }
  }
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 0 8 8"><circle cx="8" cy="4" r="4" fill="#dc2626"/></svg>`
  write('tray/overlay.png', await draw(from, overlay, 16))
}

async function draw(from: Browser, svg: string, size: number, inset = 0): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>*{margin:0}svg{position:fixed;inset:${100 * inset}%}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

function drawing(name: string): string {
  return readFileSync(join(folder, `${name}.svg`), 'utf8')
}

function coloured(svg: string, colour: string, dot: string): string {
  return svg.replaceAll('currentColor', colour).replaceAll('DOT', dot)
}

function write(name: string, bytes: Buffer): void {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, bytes)
}
