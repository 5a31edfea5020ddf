import { type BrowserWindow, dialog, type MessageBoxOptions, type OpenDialogOptions } from 'electron'
import type { StartTrouble } from '#main/lib/start-trouble.ts'
import type { BackupContent } from '#shared/schemas/backup.ts'
import type { Texts } from './texts/index.ts'

/** The questions the app asks outside its window; the first button is the act, the second leaves all as it is. */
export function createDialogs(texts: () => Texts, window: () => BrowserWindow | null) {
  async function ask(question: MessageBoxOptions): Promise<boolean> {
    const parent = window()
    const box = { ...question, cancelId: 1, noLink: true }
    const { response } = await (parent ? dialog.showMessageBox(parent, box) : dialog.showMessageBox(box))
    return response === 0
  }

  return {
    mayOpenLink: (address: string) =>
      ask({
        type: 'question',
        message: texts().openLink,
        detail: address,
        buttons: [texts().openButton, texts().cancel],
      }),
    choosePath: async (kind: 'file' | 'folder'): Promise<string | null> => {
      const parent = window()
      const options: OpenDialogOptions = { properties: [kind === 'file' ? 'openFile' : 'openDirectory'] }
      const { filePaths } = await (parent
        ? dialog.showOpenDialog(parent, options)
        : dialog.showOpenDialog(options))
      return filePaths[0] ?? null
    },
    wantsOtherPort: (why: string) =>
      ask({
        type: 'warning',
        message: texts().portTaken,
        detail: `${why}\n\n${texts().portTakenDetail}`,
        buttons: [texts().otherPort, texts().quitButton],
      }),
    /** The question goes away by itself where there is room again. */
    heldUp: async (trouble: StartTrouble, newest: BackupContent | null, roomAgain: AbortSignal) => {
      const isFull = trouble.kind === 'full'
      const words = texts()
      const [message, hint] = isFull
        ? [words.diskFull, words.diskFullDetail]
        : [
            trouble.kind === 'missing' ? words.databaseMissing : words.databaseDamaged,
            newest ? words.newestBackup(new Date(newest.made_at).toLocaleString()) : words.noBackup,
          ]
      const act = newest && !isFull ? words.restoreBackup : words.tryAgain
      const { response } = await dialog.showMessageBox({
        type: 'warning',
        message,
        detail: `${hint}\n\n${trouble.detail}`,
        buttons: [act, words.quitButton],
        cancelId: 1,
        noLink: true,
        signal: roomAgain,
      })
      if (roomAgain.aborted) return 'again'
      if (response !== 0) return 'quit'
      return newest && !isFull ? 'restore' : 'again'
    },
    showAddress: (url: string) =>
      void dialog.showMessageBox({
        type: 'info',
        message: texts().otherPortTitle,
        detail: texts().otherPortDetail(url),
      }),
    showStillRunning: () =>
      void dialog.showMessageBox({
        type: 'info',
        message: texts().stillRunningTitle,
        detail: texts().stillRunning,
      }),
    wantsWindowAgain: () =>
      ask({
        type: 'warning',
        message: texts().windowGone,
        detail: texts().windowGoneDetail,
        buttons: [texts().openAgain, texts().cancel],
      }),
    /** Waits: the window that holds it back is just closing. */
    leavesUnsaved: (closing: BrowserWindow) => {
      closing.show()
      const answer = dialog.showMessageBoxSync(closing, {
        type: 'warning',
        message: texts().unsaved,
        detail: texts().unsavedDetail,
        buttons: [texts().quitAnyway, texts().stay],
        defaultId: 1,
        cancelId: 1,
        noLink: true,
      })
      return answer === 0
    },
    cannotStart: (error: unknown) => dialog.showErrorBox(texts().cannotStart, messageOf(error)),
    refuseFile: (why: string) => dialog.showErrorBox(texts().fileRefused, why),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
