import { Archive } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { restoreBot } from './store.ts'

export function ArchivedBot({ bot }: { readonly bot: Bot }) {
  const t = useT()
  return (
    <Empty
      icon={Archive}
      title={t('bots.archived_title', { name: bot.name })}
      text={t('bots.archived_text')}
      act={
        <Button look="primary" onClick={() => void restoreBot(bot)}>
          {t('bots.restore')}
        </Button>
      }
    />
  )
}
