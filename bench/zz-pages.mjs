import { chromium } from 'playwright-core'

const [hub, bot] = process.argv.slice(2)
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const go = async (name, url, vp, act, scheme = 'light') => {
  const c = await b.newContext({ viewport: vp, colorScheme: scheme, locale: 'en-GB' })
  const p = await c.newPage()
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.text()))
  p.on('pageerror', (e) => console.log(name, 'ERR', e.message))
  await p.goto(url)
  await p.waitForTimeout(1200)
  await act?.(p)
  await p.screenshot({ path: `/tmp/scratch/w/${name}.png` })
  await c.close()
}
await go('k1', `${hub}/kiosk/${bot}`, { width: 1600, height: 900 })
await go('k2', `${hub}/kiosk/${bot}`, { width: 1600, height: 900 }, async (p) => {
  await p.locator('shopbell-widget .write textarea').fill('Do you have tents for two?')
  await p.keyboard.press('Enter')
  await p.waitForTimeout(1500)
})
await go('k3', `${hub}/kiosk/${bot}`, { width: 900, height: 1400 }, async (p) => {
  await p.getByRole('button', { name: 'Leave my details' }).click()
  await p.waitForTimeout(500)
})
await go('d1', `${hub}/demo/${bot}`, { width: 1400, height: 900 }, async (p) => {
  await p.locator('shopbell-widget .bubble').click()
  await p.waitForTimeout(800)
  await p.locator('shopbell-widget .write textarea').fill('Do you have tents for two?')
  await p.keyboard.press('Enter')
  await p.waitForTimeout(1500)
})
await b.close()
