import { app } from 'electron'
import { checkCatalogFile } from './catalog-files.ts'
import { type Handover, handoverFrom } from './handover.ts'
import { linkScheme, pathOfLink } from './links.ts'
import type { Texts } from './texts/index.ts'
import type { MainWindow } from './window.ts'

/** Links, files and second starts, from wherever the system sends them; kept until the app can act on them. */
export function createIncoming(deps: {
  readonly texts: () => Texts
  readonly refuseFile: (why: string) => void
}) {
  let early: Handover[] = []
  let window: MainWindow | null = null

  app.on('second-instance', (_event, _argv, _cwd, data) => take(handoverFrom(data)))
  app.on('activate', () => take({ links: [], files: [], minimised: false }))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    take({ links: [link], files: [], minimised: false })
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    take({ links: [], files: [file], minimised: false })
  })
  // From source the scheme would be given to the bare Electron, and stay with it.
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme)

  function take(handover: Handover): void {
    if (window) act(handover, window)
    else early.push(handover)
  }

  function act({ links, files, minimised }: Handover, target: MainWindow): void {
    if (minimised && links.length === 0 && files.length === 0) return
    target.open(links.map(pathOfLink).find((path) => path !== null) ?? undefined)
    for (const file of files) void openFile(file, target)
  }

  async function openFile(path: string, target: MainWindow): Promise<void> {
    const file = await checkCatalogFile(path)
    if (file.ok) target.deliver({ type: 'app.file', path: file.path })
    else deps.refuseFile(file.why(deps.texts()))
  }

  return {
    take,
    /** From now on there is a window to act on. */
    begin: (target: MainWindow) => {
      window = target
      for (const handover of early) act(handover, target)
      early = []
    },
  }
}
