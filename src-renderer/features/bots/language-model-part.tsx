import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { placeOf, providerNames, providerOf } from './language-model-form.ts'
import { LanguageModelSheet } from './language-model-sheet.tsx'
import { languageModelOf } from './language-model-store.ts'
import { ModelUsage } from './model-usage.tsx'

/** A language model that puts the answers into its own words; off unless somebody wants it. */
export function LanguageModelPart({ botId }: { readonly botId: string }) {
  const t = useT()
  const { data, problem } = useLoad(languageModelOf(botId))
  const phrasing = data?.phrasing ?? null
  const [open, setOpen] = useState(false)
  const provider = phrasing ? providerOf(phrasing) : 'compatible'
  const place = placeOf({ enabled: true, provider })
  return (
    <Card title={t('bots.phrasing_title')} hint={t('bots.phrasing_hint')}>
      <div className="flex items-center justify-between gap-8">
        <div className="min-w-0">
          <Status tone={phrasing?.enabled ? 'info' : 'none'}>
            {t(
              phrasing?.enabled ? 'bots.phrasing_on' : phrasing ? 'bots.phrasing_off' : 'bots.phrasing_none',
            )}
          </Status>
          {phrasing && (
            <p className="mt-1.5 break-words">
              {phrasing.model}
              <span className="block text-meta break-all text-quiet">
                {provider === 'compatible'
                  ? phrasing.base_url
                  : `${providerNames[provider]}, ${phrasing.base_url}`}
              </span>
              <span className="block text-meta text-quiet">
                {t(`ai_model.place.${place}`)}
                {' · '}
                {t(`ai_model.mode.${phrasing.mode}`)}
                {phrasing.this_pc_only && ` · ${t('ai_model.this_pc_only')}`}
              </span>
            </p>
          )}
          {problem && <p className="mt-1.5 text-meta text-bad">{problem.detail}</p>}
        </div>
        <Button onClick={() => setOpen(true)}>{t(phrasing ? 'act.edit' : 'bots.phrasing_set_up')}</Button>
      </div>
      {phrasing && <ModelUsage botId={botId} />}
      {open && <LanguageModelSheet botId={botId} phrasing={phrasing} onClose={() => setOpen(false)} />}
    </Card>
  )
}
