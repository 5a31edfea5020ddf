import { Bot as BotIcon } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'

export function NoBot() {
  const t = useT()
  return (
    <Empty
      icon={BotIcon}
      title={t('keys.no_bot')}
      text={t('keys.no_bot_text')}
      act={
        <>
          <Button look="primary" onClick={() => navigate('/bots/new')}>
            {t('keys.create_bot')}
          </Button>
          <Button onClick={() => navigate('/')}>{t('keys.go_home')}</Button>
        </>
      }
    />
  )
}

export function BotGone() {
  const t = useT()
  return (
    <Empty
      icon={BotIcon}
      title={t('keys.bot_gone')}
      text={t('keys.bot_gone_text')}
      act={<Button onClick={() => navigate('/bots')}>{t('keys.to_bots')}</Button>}
    />
  )
}
