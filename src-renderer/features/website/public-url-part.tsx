import { useRef } from 'react'
import { z } from 'zod'
import { saveSettings } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { registerField, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import { publicUrlSchema } from '#shared/schemas/website.ts'
import { CheckSteps } from './check-steps.tsx'
import { publicUrlChange } from './public-url-change.ts'
import { tidyUrl } from './tidy-url.ts'
import { useCheck } from './use-check.ts'

const schema = z.object({ public_url: publicUrlSchema })

type PublicUrlPartProps = { readonly bot: Bot; readonly settings: Settings }

/** An address is tried like a visitor would before it is kept. */
export function PublicUrlPart({ bot, settings }: PublicUrlPartProps) {
  const t = useT()
  const kept = settings.public_url
  const form = useFormOf(schema, { public_url: kept ?? '' })
  const { check, start, cancel, clear } = useCheck(bot.id)
  const results = useRef<HTMLDivElement>(null)

  const keep = async (url: string | null) => {
    try {
      await saveSettings(publicUrlChange(settings, url), () =>
        t(url === null ? 'website.url_removed' : 'website.url_saved'),
      )
      form.reset({ public_url: url ?? '' })
    } catch (error) {
      showProblem(error)
    }
  }
  const submit = form.handleSubmit(async ({ public_url }) => {
    form.setValue('public_url', public_url, { shouldDirty: true })
    const done = await start(public_url)
    if (done?.passed && done.url !== kept) await keep(done.url)
    results.current?.focus()
  })
  const remove = async () => {
    clear()
    await keep(null)
  }
  const hasNotes = check?.steps.some(({ result }) => result === 'warning') === true
  const isSaved = kept !== null && check?.url === kept
  return (
    <Card title={t('website.url_title')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('website.url')}
          hint={t('website.url_hint')}
          {...registerField(form, 'public_url', { setValueAs: tidyUrl })}
          type="url"
          inputMode="url"
          example="https://chat.your-shop.example"
          className="max-w-xl"
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look="primary" busy={check?.isRunning === true && t('website.checking')}>
            {t('website.check_and_save')}
          </Button>
          {check?.isRunning && <Button onClick={cancel}>{t('act.cancel')}</Button>}
          {kept !== null && !check?.isRunning && (
            <Button look="danger" onClick={() => void remove()}>
              {t('website.url_remove')}
            </Button>
          )}
        </div>
        {check && (
          <div
            ref={results}
            tabIndex={-1}
            className="flex flex-col gap-4 rounded-control border border-line p-4 outline-none"
          >
            {check.problem ? <ProblemView problem={check.problem} /> : <CheckSteps check={check} />}
            {!check.isRunning && !check.problem && (
              <div role="status">
                {check.passed ? (
                  <Notice tone="good">
                    {t(hasNotes ? 'website.check_passed_notes' : 'website.check_passed')}
                  </Notice>
                ) : (
                  <Notice tone="warn">
                    <p>{t(isSaved ? 'website.check_failed_saved' : 'website.check_failed')}</p>
                    {!isSaved && publicUrlSchema.safeParse(check.url).success && (
                      <Button className="mt-2" onClick={() => void keep(check.url)}>
                        {t('website.save_anyway')}
                      </Button>
                    )}
                  </Notice>
                )}
              </div>
            )}
          </div>
        )}
      </form>
    </Card>
  )
}
