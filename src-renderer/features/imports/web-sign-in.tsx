import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Input, Options, Select } from '#renderer/ui/input.tsx'
import { type Source, type WebAuth, webAuthSchema } from '#shared/schemas/source.ts'
import { useSourceForm } from './form.ts'

const ways = ['none', 'basic', 'header'] as const
type Way = (typeof ways)[number] | 'kept'

/** How the address lets us in. What is kept is never shown again, so it is entered anew or left as it is. */
export function WebSignIn({ kept }: { readonly kept: NonNullable<Source['auth']> | null }) {
  const t = useT()
  const form = useSourceForm()
  const [way, setWay] = useState<Way>(kept ? 'kept' : 'none')
  const [who, setWho] = useState('')
  const [secret, setSecret] = useState('')
  const put = (auth: WebAuth | null | undefined) => form.setValue('auth', auth, { shouldDirty: true })

  function choose(next: Way): void {
    setWay(next)
    setWho('')
    setSecret('')
    put(next === 'kept' ? undefined : null)
  }

  /** Not with every letter: an address that is asked with half a password may lock its door. */
  function take(): void {
    const given =
      way === 'basic'
        ? { kind: way, user: who, password: secret }
        : { kind: 'header', name: who, value: secret }
    const read = webAuthSchema.safeParse(given)
    put(read.success && secret !== '' ? read.data : null)
  }

  const isEntered = way === 'basic' || way === 'header'
  return (
    <div className="grid grid-cols-3 gap-5">
      <Field
        label={t('catalogs.sign_in.label')}
        hint={way === 'none' ? undefined : t('catalogs.sign_in.hint')}
      >
        {(wiring) => (
          <Select {...wiring} value={way} onChange={({ target }) => choose(target.value as Way)}>
            {kept && (
              <option value="kept">
                {kept.name === '' ? t('catalogs.sign_in.again') : t('catalogs.sign_in.kept', kept)}
              </option>
            )}
            <Options of={ways.map((one) => [one, t(`catalogs.sign_in.ways.${one}`)])} />
          </Select>
        )}
      </Field>
      {isEntered && (
        <>
          <Field label={t(`catalogs.sign_in.who.${way}`)}>
            {(wiring) => (
              <Input
                {...wiring}
                autoComplete="off"
                value={who}
                onChange={({ target }) => setWho(target.value)}
                onBlur={take}
              />
            )}
          </Field>
          <Field label={t(`catalogs.sign_in.secret.${way}`)}>
            {(wiring) => (
              <Input
                {...wiring}
                type="password"
                autoComplete="off"
                value={secret}
                onChange={({ target }) => setSecret(target.value)}
                onBlur={take}
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}
