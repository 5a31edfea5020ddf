import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDashboard } from '#main/admin/dashboard.ts'
import type { HubOptions } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { send } from '../helpers/http.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'

export const script = 'document.title = "Shopbell"'

/** A dashboard as the build lays it down, in a folder that has a neighbour it must not show. */
function builtDashboard(): string {
  const parent = tempFolder()
  const folder = join(parent, 'renderer')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Shopbell</title><meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>',
  )
  writeFileSync(join(folder, 'assets/index-B1a2c3d4.js'), script)
  mkdirSync(join(folder, 'notices'))
  writeFileSync(join(folder, 'notices/worker.js'), script)
  writeFileSync(join(folder, 'assets/.hidden'), 'hidden')
  writeFileSync(join(folder, 'beside.txt'), 'beside')
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  return folder
}

type Options = Pick<HubOptions, 'dataPath' | 'clock' | 'limits' | 'log' | 'widgetFiles'> & {
  readonly ready?: () => Promise<void>
}

export async function openTestDashboard({ ready, ...hubOptions }: Options = {}) {
  const hub = await startHub(hubOptions)
  const dashboard = await openDashboard({
    rpc: hub.anyRpc,
    uploadCatalogFile: hub.uploadCatalogFile,
    subscribe: hub.events.subscribe,
    browsers: hub.browsers(),
    log: hubOptions.log ?? createLog({ level: 'silent' }),
    files: { folder: builtDashboard(), ready: ready ?? (async () => {}) },
  })
  onTestFinished(() => dashboard.close())
  const { origin } = new URL(dashboard.url)
  const json = { 'content-type': 'application/json' }
  const rpc = (name: string, headers: Record<string, string> = {}) =>
    send(`${origin}/rpc/${name}`, { headers: { ...json, ...headers }, body: {} })
  const signIn = async () => cookieOf((await send(dashboard.url)).headers['set-cookie'])
  return {
    hub,
    origin,
    link: dashboard.url,
    cookieName: await hub.browsers().cookieName(),
    rpc,
    signIn,
    close: dashboard.close,
  }
}

export function cookieOf(header: readonly string[] | undefined): string {
  return header?.[0]?.split(';')[0] ?? ''
}
