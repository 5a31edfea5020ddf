import { useMemo } from 'react'
import { useTakesFiles } from '#renderer/features/file-drop/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { takeDocumentFile } from './new-document.ts'

/** A file dropped on the documents is one of them. */
export function useDocumentDrop(botId: string): void {
  const t = useT()
  const taker = useMemo(
    () => ({
      title: t('knowledge.document_drop'),
      text: t('knowledge.document_kinds'),
      take: (file: File) => {
        void takeDocumentFile(botId, file)
        return true
      },
    }),
    [botId, t],
  )
  useTakesFiles(taker)
}
