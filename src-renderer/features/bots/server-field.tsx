import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField } from '#renderer/ui/use-form-of.ts'
import { type ModelProvider, modelProviders } from '#shared/model-providers.ts'
import { type LanguageModelForm, placeOf, providerNames, providersOf } from './language-model-form.ts'
import { useLocalServers } from './language-model-store.ts'
import { ModelList } from './model-list.tsx'

type ServerFieldProps = { readonly botId: string; readonly form: UseFormReturn<LanguageModelForm> }

/** Who is asked and for which model: what runs on this PC is found by itself, the others have a list. */
export function ServerField({ botId, form }: ServerFieldProps) {
  const t = useT()
  const listId = useId()
  const { data } = useLoad(useLocalServers)
  const { isSubmitted } = form.formState
  const set = { shouldDirty: true, shouldValidate: isSubmitted }
  const provider = form.watch('provider')
  const place = placeOf({ enabled: true, provider }) === 'local' ? 'local' : 'cloud'
  const found = data?.servers ?? []
  const here = found.find((server) => server.provider === provider)
  const options = providersOf[place].map((value) => ({
    value,
    label: value === 'compatible' ? t('ai_model.other_server') : providerNames[value],
  }))
  const choose = (next: ModelProvider) => {
    form.setValue('provider', next, set)
    form.setValue('base_url', modelProviders[next].base_url ?? '', set)
    const [first = ''] = found.find((server) => server.provider === next)?.models ?? []
    form.setValue('model', first, set)
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <span className="font-medium">{t('bots.phrasing_program')}</span>
        <Choice label={t('bots.phrasing_program')} value={provider} options={options} onChange={choose} />
        {place === 'local' && data && (
          <p className="text-meta text-quiet">
            {here
              ? t('ai_model.found', { program: nameOf(provider), count: here.models.length })
              : t('ai_model.not_found', {
                  program: nameOf(provider),
                  url: modelProviders[provider].base_url ?? '',
                })}
          </p>
        )}
      </div>
      <TextField
        label={t('bots.phrasing_url')}
        hint={t(provider === 'azure' ? 'ai_model.azure_hint' : 'bots.phrasing_url_hint')}
        type="url"
        example={provider === 'azure' ? 'https://shop.openai.azure.com' : 'https://ai.shop.example/v1'}
        {...registerField(form, 'base_url', { setValueAs: (text: string) => text.trim() })}
      />
      {provider === 'azure' && (
        <TextField
          label={t('ai_model.api_version')}
          hint={t('ai_model.api_version_hint')}
          example="2024-10-21"
          {...registerField(form, 'api_version', {
            setValueAs: (text: string | null) => text?.trim() || null,
          })}
        />
      )}
      <TextField
        label={t('bots.phrasing_model')}
        hint={t(provider === 'azure' ? 'ai_model.deployment_hint' : 'bots.phrasing_model_hint')}
        list={listId}
        {...registerField(form, 'model')}
        example={place === 'local' ? 'llama3.2' : undefined}
      />
      <ModelList
        id={listId}
        botId={botId}
        form={form}
        known={here?.models ?? []}
        onChoose={(model) => form.setValue('model', model, set)}
      />
    </div>
  )
}

function nameOf(provider: ModelProvider): string {
  return provider === 'compatible' ? '' : providerNames[provider]
}
