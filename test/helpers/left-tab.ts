import type { Page } from 'playwright-core'

/** Whatever a test did to its window is undone; false: it is of no more use. */
export async function leaveAsNew(
  page: Page,
  viewport: { readonly width: number; readonly height: number },
): Promise<boolean> {
  if (page.isClosed()) return false
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'] as const)
    page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (page.viewportSize()?.width !== viewport.width || page.viewportSize()?.height !== viewport.height)
    await page.setViewportSize(viewport)
  // The hub of the next test listens on the same port.
  await page.evaluate(() => sessionStorage.clear())
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  // All but what it has loaded.
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  return true
}
