import { PenLine } from 'lucide-react'
import { startEntry } from '#renderer/features/knowledge/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import type { LanguageCode } from '#shared/schemas/common.ts'

type WriteAnswerProps = {
  readonly botId: string
  readonly question: string
  readonly language: LanguageCode
}

/** Opens a new entry that begins with what the visitor asked. */
export function WriteAnswer({ botId, question, language }: WriteAnswerProps) {
  const t = useT()
  return (
    <Button icon={PenLine} className="self-start" onClick={() => startEntry(botId, { question, language })}>
      {t('trace.write_answer')}
    </Button>
  )
}
