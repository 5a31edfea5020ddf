import { chooseFile } from '#renderer/lib/choose-file.ts'
import { readTextFile } from '#renderer/lib/text-file.ts'
import { showProblem } from '#renderer/ui/toast.tsx'
import { importText } from './store.ts'

/** The system's own file dialog, then what is in the file. */
export function importFile(botId: string): void {
  chooseFile(
    (file) => {
      void readTextFile(file)
        .then((text) => importText(botId, text))
        .catch(showProblem)
    },
    ['yaml', 'yml'],
  )
}
