import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Arch, build as buildPackage, type Configuration, Platform } from 'electron-builder'
import { build as buildApp } from 'electron-vite'
import { lookAtElectron } from './electron-folder.ts'

/*
 * npm run dist: the app built and packed for the machine it runs on, into dist/.
 *   -- --dir                      only the unpacked app, no installer
 *   -- --electron-dist FOLDER     with this unpacked Electron (or SHOPBELL_ELECTRON_DIST) instead of a download
 *   -- --output FOLDER            somewhere else than dist/
 *   -- --built                    out/ is built already
 * SHOPBELL_UPDATES_URL=https://…  where copies of this build look for newer ones; without it they never do
 */

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    dir: { type: 'boolean', default: false },
    'electron-dist': { type: 'string' },
    output: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
})
const electronDist = values['electron-dist'] ?? process.env['SHOPBELL_ELECTRON_DIST']
const updatesUrl = process.env['SHOPBELL_UPDATES_URL']
const given = electronDist ? lookAtElectron(electronDist) : null
const arch = given?.arch ?? (process.arch === 'arm64' ? 'arm64' : 'x64')

if (!values.built) await buildApp({ root, logLevel: 'warn' })
await buildPackage({
  projectDir: root,
  targets: Platform.current().createTarget(values.dir ? 'dir' : null, Arch[arch]),
  publish: 'never',
  config: {
    // An unpacked Electron includes its welcome page.
    afterPack: ({ packager, appOutDir }) =>
      rmSync(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true }),
    ...(electronDist && given ? { electronDist: resolve(electronDist), electronVersion: given.version } : {}),
    ...(values.output ? { directories: { output: resolve(values.output) } } : {}),
    ...(updatesUrl ? { publish: { provider: 'generic', url: updatesUrl } } : {}),
  } satisfies Configuration,
})
