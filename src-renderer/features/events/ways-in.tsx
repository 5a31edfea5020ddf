import { Inbox } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'

/** Where events and leads come from, for a page that has none yet. */
export function WaysIn() {
  const t = useT()
  return (
    <>
      <Button look="primary" to="/test-chat">
        {t('home.try')}
      </Button>
      <Button icon={Inbox} to="/settings/inboxes">
        {t('events.to_inboxes')}
      </Button>
    </>
  )
}
