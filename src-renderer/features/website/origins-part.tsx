import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { mostOrigins, useBotForm } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { RefusedList } from './refused-list.tsx'

const everySite = '*'

/** Which websites may show the bot's chat. */
export function OriginsPart({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const { control, getFieldState, formState } = useBotForm()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'allowed_origins' })
  const every = fields.some(({ origin }) => origin === everySite)
  const touched = getFieldState('allowed_origins', formState).isDirty
  const before = useRef(listed(fields))
  const setEvery = (on: boolean) => {
    if (on) before.current = listed(fields)
    replace(on ? [{ origin: everySite }] : before.current)
  }
  return (
    <Card title={t('website.origins')} hint={t('website.origins_hint')}>
      <div className="flex flex-col gap-4">
        <Switch
          label={t('bots.every_site')}
          hint={t('bots.every_site_hint')}
          checked={every}
          onChange={setEvery}
        />
        {!every && fields.length === 0 && <Notice tone="warn">{t('bots.no_origin')}</Notice>}
        {!every && fields.length > 0 && (
          <ul className="flex max-w-xl flex-col gap-3">
            {fields.map((field, index) => (
              <li key={field.id}>
                <OriginRow index={index} onRemove={() => remove(index)} />
              </li>
            ))}
          </ul>
        )}
        {!every && fields.length < mostOrigins && (
          <Button icon={Plus} className="self-start" onClick={() => append({ origin: '' })}>
            {t('bots.origin_add')}
          </Button>
        )}
        {!every && <RefusedList bot={bot} onAllowed={(origin) => touched && append({ origin })} />}
      </div>
    </Card>
  )
}

function OriginRow({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) {
  const t = useT()
  const { register, formState } = useBotForm()
  const no = index + 1
  return (
    <Field
      label={t('bots.origin', { no })}
      error={formState.errors.allowed_origins?.[index]?.origin?.message}
    >
      {(wiring) => (
        <div className="flex items-center gap-2">
          <Input
            {...wiring}
            {...register(`allowed_origins.${index}.origin`)}
            example="https://shop.example"
          />
          <IconButton icon={Trash2} label={t('bots.origin_remove', { no })} onClick={onRemove} />
        </div>
      )}
    </Field>
  )
}

function listed(fields: readonly { readonly origin: string }[]): { origin: string }[] {
  return fields.filter(({ origin }) => origin !== everySite).map(({ origin }) => ({ origin }))
}
