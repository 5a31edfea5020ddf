import { Archive, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { removeBot, restoreBot } from './store.ts'

export function ArchivedBot({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  return (
    <Empty icon={Archive} title={t('bots.archived_title', { name: bot.name })} text={t('bots.archived_text')}>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" onClick={() => void restoreBot(bot)}>
          {t('bots.restore')}
        </Button>
        <Button icon={Trash2} onClick={() => setAsking(true)}>
          {t('personal.remove_bot')}
        </Button>
        <Confirm
          open={asking}
          title={t('personal.remove_bot_title', { name: bot.name })}
          text={t('personal.remove_bot_text')}
          typed={bot.name}
          act={t('personal.delete')}
          onConfirm={() => {
            setAsking(false)
            void removeBot(bot)
          }}
          onCancel={() => setAsking(false)}
        />
      </div>
    </Empty>
  )
}
