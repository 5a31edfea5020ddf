import { useCurrentBot } from '#renderer/features/bots/index.ts'
import { snippetFor, useChatUrl, websitePath } from '#renderer/features/website/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button } from '#renderer/ui/button.tsx'
import { CodeView } from '#renderer/ui/code.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { setDraft } from './draft.ts'
import { StepCard } from './step-card.tsx'
import { stepPath } from './steps.ts'
import { finish } from './store.ts'

/** The line for the website, and where all about it is. */
export function WebsiteStep() {
  const t = useT()
  const bot = useCurrentBot()
  const chat = useChatUrl()
  const done = () =>
    void finish()
      .then(() => navigate('/'))
      .catch(showProblem)
  return (
    <StepCard
      step="website"
      act={
        <Button look="primary" onClick={done}>
          {t('first_start.finish')}
        </Button>
      }
    >
      {bot && chat && (
        <div className="flex flex-col gap-4">
          <CodeView
            label={t('website.snippet')}
            text={snippetFor('html', chat.url, bot.id)}
            onCopied={() => setDraft({ hasSnippet: true })}
          />
          {!chat.isPublic && <Notice tone="info">{t('first_start.local_only')}</Notice>}
          <p>
            <TextLink to={websitePath(bot.id, 'install')}>{t('first_start.to_website')}</TextLink>
          </p>
        </div>
      )}
      {!bot && (
        <Notice tone="info">
          {t('first_start.no_bot')}{' '}
          <TextLink to={stepPath('products')}>{t('first_start.steps.products')}</TextLink>
        </Notice>
      )}
    </StepCard>
  )
}
