import { List } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { showRefusal } from '#renderer/ui/use-form-of.ts'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type { LanguageModelForm } from './language-model-form.ts'

type ModelListProps = {
  readonly id: string
  readonly botId: string
  readonly form: UseFormReturn<LanguageModelForm>
  /** Those of a program that was found on this PC. */
  readonly known: readonly string[]
  readonly onChoose: (model: string) => void
}

/** The models to choose from: at once where the program was found, else when asked for. */
export function ModelList({ id, botId, form, known, onChoose }: ModelListProps) {
  const t = useT()
  const [listed, setListed] = useState<CallOutput<'phrasing.models'> | null>(null)
  const [busy, setBusy] = useState(false)
  const models = known.length > 0 ? known : (listed?.models ?? [])
  const current = form.watch('model')
  const look = async () => {
    setBusy(true)
    setListed(null)
    try {
      const { base_url, provider, this_pc_only, api_version, key } = form.getValues()
      const server = { base_url, provider, this_pc_only, api_version }
      setListed(
        await rpc('phrasing.models', { bot_id: botId, ...server, ...(key === undefined ? {} : { key }) }),
      )
    } catch (error) {
      showRefusal(form, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="-mt-3 flex flex-col gap-2">
      <datalist id={id}>
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
      {models.length > 0 ? (
        <Select
          aria-label={t('ai_model.choose_model')}
          value={models.includes(current) ? current : ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{t('ai_model.choose_model')}</option>
          <Options of={models.map((model) => [model, model])} />
        </Select>
      ) : (
        <Button
          icon={List}
          className="self-start"
          busy={busy && t('ai_model.listing')}
          onClick={() => void look()}
        >
          {t('ai_model.list_models')}
        </Button>
      )}
      {listed?.fault && <Notice tone="warn">{faultText(listed.fault)}</Notice>}
      {listed && !listed.fault && models.length === 0 && (
        <Notice tone="info">{t('ai_model.no_models')}</Notice>
      )}
    </div>
  )
}
