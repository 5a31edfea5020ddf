import { useState } from 'react'
import { changeSettings, saveSettings } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { problemOf } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import type { Settings } from '#shared/schemas/settings.ts'

const kinds = ['loopback', 'list', 'off'] as const
type Kind = (typeof kinds)[number]

/** Whose word about visitors is believed: what tells them apart also decides who is slowed down. */
export function ProxyPart({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const kept = settings.trusted_proxy
  const keptKind: Kind = typeof kept === 'string' ? kept : 'list'
  const [kind, setKind] = useState<Kind>(keptKind)
  const choose = (next: Kind) => {
    setKind(next)
    if (next !== 'list' && next !== kept) changeSettings({ trusted_proxy: next })
  }
  return (
    <Card title={t('website.proxy')} hint={t('website.proxy_hint')}>
      <div className="flex flex-col gap-4">
        <Choice
          label={t('website.proxy')}
          value={kind}
          onChange={choose}
          options={kinds.map((value) => ({ value, label: t(`website.proxies.${value}`) }))}
        />
        {kind === 'list' ? (
          <AddressList kept={typeof kept === 'string' ? [] : kept} />
        ) : (
          <p className="text-meta text-quiet">{t(`website.proxy_hints.${kind}`)}</p>
        )}
      </div>
    </Card>
  )
}

function AddressList({ kept }: { readonly kept: readonly string[] }) {
  const t = useT()
  const [text, setText] = useState(kept.join(', '))
  const [fault, setFault] = useState<string | undefined>()
  const save = async () => {
    const trusted_proxy = text.split(/[\s,]+/).filter(Boolean)
    if (trusted_proxy.length === 0) return setFault(t('website.proxy_needed'))
    try {
      await saveSettings({ trusted_proxy })
      setFault(undefined)
    } catch (error) {
      setFault(
        problemOf(error).code === 'invalid_request' ? t('website.proxy_fault') : problemOf(error).detail,
      )
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Field
        label={t('website.proxy_list')}
        hint={t('website.proxy_list_hint')}
        error={fault}
        className="w-full max-w-xl"
      >
        {(wiring) => (
          <Input
            {...wiring}
            value={text}
            onChange={(event) => setText(event.target.value)}
            example="192.168.1.10, 10.0.0.0/8"
          />
        )}
      </Field>
      <Button onClick={() => void save()}>{t('act.save')}</Button>
    </div>
  )
}
