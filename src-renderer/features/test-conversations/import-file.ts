import { chooseFile, readTextFile } from '#renderer/features/knowledge/text-file.ts'
import { tellProblem } from '#renderer/ui/toast.tsx'
import { importText } from './store.ts'

/** The system's own file dialog, then what is in the file. */
export function importFile(botId: string): void {
  chooseFile(['yaml', 'yml'], (file) => {
    void readTextFile(file)
      .then((text) => importText(botId, text))
      .catch(tellProblem)
  })
}
