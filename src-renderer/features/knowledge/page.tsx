import { useT } from '#renderer/i18n/index.ts'
import { Page } from '#renderer/ui/page.tsx'

export function KnowledgePage() {
  const t = useT()
  return <Page title={t('nav.knowledge')}>{null}</Page>
}
