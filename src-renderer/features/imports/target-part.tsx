import { useEffect, useState } from 'react'
import { currentBot, useBots } from '#renderer/features/bots/index.ts'
import { useConnections } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useSettings } from '#renderer/lib/hub.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Connection } from '#shared/schemas/connection.ts'
import type { SourceTarget } from '#shared/schemas/source.ts'
import { useSourceForm } from './form.ts'
import { ServiceSheet } from './service-sheet.tsx'

const kinds = ['bot', 'connection'] as const

/** Whose catalog it becomes: a bot of this hub, or a service elsewhere. */
export function TargetPart() {
  const t = useT()
  const form = useSourceForm()
  const { data: bots } = useBots()
  const { data: connectionData } = useConnections()
  const { data: settings } = useSettings()
  const [sheet, setSheet] = useState<Connection | 'new' | null>(null)
  const target = form.watch('target')
  const connections = connectionData?.connections ?? []
  const aim = (next: SourceTarget) => form.setValue('target', next, { shouldDirty: true })
  const aimKind = (kind: SourceTarget['kind']) =>
    kind === 'bot'
      ? aim({ kind, bot_id: currentBot()?.id ?? '' })
      : aim({ kind, connection_id: connections[0]?.id ?? '' })
  const connection =
    target.kind === 'connection' ? connections.find(({ id }) => id === target.connection_id) : undefined
  const isBot = target.kind === 'bot'
  const aimed = isBot ? target.bot_id : target.connection_id
  // The first bot may be made while the form is open.
  const { setValue } = form
  useEffect(() => {
    const bot_id = bots && currentBot()?.id
    if (isBot && aimed === '' && bot_id) setValue('target', { kind: 'bot', bot_id })
  }, [bots, isBot, aimed, setValue])
  // Leaving to make one would leave the file behind.
  const makeBot = async () => {
    try {
      const name = settings?.shop_name || t('files.first_bot')
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const bot = await rpc('bots.create', { name, timezone })
      aim({ kind: 'bot', bot_id: bot.id })
    } catch (error) {
      showProblem(error)
    }
  }
  const choices = isBot ? (bots?.bots ?? []) : connections
  const isGone =
    aimed !== '' && (isBot ? bots : connectionData) != null && choices.every(({ id }) => id !== aimed)
  return (
    <Card
      title={t('catalogs.target_title')}
      act={
        <Choice
          label={t('catalogs.target_title')}
          value={target.kind}
          options={kinds.map((value) => ({ value, label: t(`catalogs.targets.${value}`) }))}
          onChange={aimKind}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-end gap-2">
          <Field label={t(isBot ? 'files.bot' : 'catalogs.service')} className="w-80">
            {(wiring) => (
              <Select
                {...wiring}
                value={aimed}
                onChange={({ target: { value } }) =>
                  aim(isBot ? { kind: 'bot', bot_id: value } : { kind: 'connection', connection_id: value })
                }
              >
                <option value="" disabled>
                  {t('catalogs.choose_target')}
                </option>
                {isGone && (
                  <option value={aimed} disabled>
                    {t('catalogs.target_gone')}
                  </option>
                )}
                <Options of={choices.map(({ id, name }) => [id, name])} />
              </Select>
            )}
          </Field>
          {!isBot && <Button onClick={() => setSheet('new')}>{t('catalogs.add_service')}</Button>}
          {connection && <Button onClick={() => setSheet(connection)}>{t('act.edit')}</Button>}
        </div>
        {isGone && <Notice tone="warn">{t('catalogs.target_rests')}</Notice>}
        {connection && !connection.sync_key && <Notice tone="warn">{t('catalogs.no_sync_key')}</Notice>}
        {isBot && bots?.bots.length === 0 && (
          <Notice tone="info">
            <div className="flex flex-wrap items-center justify-between gap-3">
              {t('files.no_bot')}
              <Button onClick={() => void makeBot()}>{t('files.make_bot')}</Button>
            </div>
          </Notice>
        )}
      </div>
      {sheet && (
        <ServiceSheet
          connection={sheet === 'new' ? null : sheet}
          onClose={() => setSheet(null)}
          onSaved={(id) => aim({ kind: 'connection', connection_id: id })}
        />
      )}
    </Card>
  )
}
