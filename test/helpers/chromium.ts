import { existsSync } from 'node:fs'

/** Where a Chromium may be; without one there is no browser to test in. */
const places = [
  process.env['CHROMIUM'],
  // Without windows of its own it opens a page in a fifth of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
export const chromiumPath = places.find((path) => path !== undefined && existsSync(path))

/** For Chromium and Electron: every name but this PC's is unknown, and nothing is asked for in the background. */
export const stayOnThisPc: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
]
