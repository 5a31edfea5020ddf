import { useT } from '#renderer/i18n/index.ts'
import { Page } from '#renderer/ui/page.tsx'

export function UnansweredPage() {
  const t = useT()
  return <Page title={t('nav.unanswered')}>{null}</Page>
}
