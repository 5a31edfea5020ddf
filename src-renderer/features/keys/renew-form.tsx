import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import type { NewSecret } from '#renderer/ui/secret-sheet.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { type ApiKey, type GracePeriod, gracePeriods } from '#shared/schemas/key.ts'

const choices = Object.keys(gracePeriods) as GracePeriod[]

type RenewFormProps = {
  readonly apiKey: ApiKey
  readonly onMade: (created: NewSecret) => void
  readonly onClose: () => void
}

export function RenewForm({ apiKey, onMade, onClose }: RenewFormProps) {
  const t = useT()
  // The one with which nothing stops.
  const [grace, setGrace] = useState<GracePeriod>('24h')
  const [busy, setBusy] = useState(false)

  async function renew(): Promise<void> {
    setBusy(true)
    try {
      const made = await rpc('keys.rotate', { key_id: apiKey.id, grace })
      onMade({ title: t('keys.renewed_title'), hint: made.name, label: t('keys.key'), secret: made.key })
    } catch (error) {
      setBusy(false)
      showProblem(error)
    }
  }

  return (
    <FormSheet
      title={t('keys.renew_title')}
      hint={t('keys.renew_hint', { name: apiKey.name })}
      act={t('keys.renew_act')}
      busy={busy && t('keys.renewing')}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        void renew()
      }}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-3 font-medium">{t('keys.grace')}</legend>
        <div className="flex flex-col gap-2">
          {choices.map((choice) => (
            <GraceChoice
              key={choice}
              choice={choice}
              chosen={choice === grace}
              onChoose={() => setGrace(choice)}
            />
          ))}
        </div>
      </fieldset>
    </FormSheet>
  )
}

type GraceChoiceProps = {
  readonly choice: GracePeriod
  readonly chosen: boolean
  readonly onChoose: () => void
}

function GraceChoice({ choice, chosen, onChoose }: GraceChoiceProps) {
  const t = useT()
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line px-4 py-3 hover:bg-hover has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)]">
      <input
        type="radio"
        name="grace"
        value={choice}
        checked={chosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span>
        <span className="block font-medium">{t(`keys.grace_${choice}`)}</span>
        <span className="block text-meta text-quiet">{t(`keys.grace_${choice}_hint`)}</span>
      </span>
    </label>
  )
}
