import { useMemo } from 'react'
import { useTakesFiles } from '#renderer/features/file-drop/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { takeImportFile } from './import-store.ts'

/** A file dropped on the questions is a list of questions. */
export function useImportDrop(botId: string): void {
  const t = useT()
  const taker = useMemo(
    () => ({
      title: t('knowledge.import_drop'),
      text: t('knowledge.import_kinds'),
      take: (file: File) => {
        void takeImportFile(botId, file)
        return true
      },
    }),
    [botId, t],
  )
  useTakesFiles(taker)
}
