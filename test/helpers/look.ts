import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Two looks stand for all: a theme, a language, and the width of window in which a page that is shown in several is checked
 * for accessibility (that nothing is cut off is checked in all of them).
 */
export const looks = [
  ['light', 'en', 1280],
  ['dark', 'de', 760],
] as const

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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await seriousOn(page)
  // What changed while it was looked at has not its colour yet; what is wrong is so the second time, too.
  expect(found.length === 0 ? found : await seriousOn(page), what).toEqual([])
}

async function seriousOn(page: Page): Promise<string[]> {
  // Half faded in, a text has not its colour yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
    }
    // What is right needs no list, what is wrong no selector; no rule in use looks into style sheets.
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false, preload: false })
    return violations
  })
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

type Violation = {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}
