import { useController } from 'react-hook-form'
import { useBots } from '#renderer/features/bots/index.ts'
import { eventTitle } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { fieldMessage } from '#renderer/lib/field-message.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { type Endpoint, endpointSetSchema } from '#shared/schemas/endpoint.ts'
import { type IntegrationEventType, integrationEventTypes } from '#shared/schemas/event.ts'
import { useEndpoints } from './store.ts'

type SheetProps = {
  /** Null: a new one, for the events of a bot. */
  readonly endpoint: Endpoint | null
  readonly onClose: () => void
}

export function EndpointSheet({ endpoint, onClose }: SheetProps) {
  const t = useT()
  const { data: webhooks } = useEndpoints()
  const taken = webhooks?.endpoints.filter(({ kind }) => kind === 'integration').map(({ bot_id }) => bot_id)
  const bots = (useLoad(useBots).data?.bots ?? []).filter(({ id }) => !taken?.includes(id))
  const form = useFormOf(endpointSetSchema, {
    bot_id: endpoint?.bot_id ?? bots[0]?.id ?? '',
    url: endpoint?.url ?? '',
    event_types: endpoint?.event_types ?? null,
    allow_local: endpoint?.allow_local ?? false,
    send_tests: endpoint?.send_tests ?? false,
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const local = useController({ control: form.control, name: 'allow_local' }).field
  const tests = useController({ control: form.control, name: 'send_tests' }).field
  const types = useController({ control: form.control, name: 'event_types' })
  const choosesTypes = !endpoint || endpoint.kind === 'integration'

  const save = form.handleSubmit(async ({ bot_id, event_types, ...values }) => {
    try {
      const wanted = { ...values, ...(choosesTypes ? { event_types } : {}) }
      const { id } = endpoint
        ? await rpc('endpoints.update', { endpoint_id: endpoint.id, ...wanted })
        : await rpc('endpoints.set', { bot_id, ...wanted })
      form.reset(form.getValues())
      await useEndpoints.getState().refresh()
      showToast(t('act.saved'))
      onClose()
      // Only once the form is clean: before, the guard would ask.
      if (!endpoint) setTimeout(() => navigate(`/webhooks/${id}`))
    } catch (error) {
      showRefusal(form, error)
    }
  })

  return (
    <FormSheet
      title={t(endpoint ? 'deliveries.change_title' : 'deliveries.add')}
      hint={t('deliveries.sheet_hint')}
      act={t('act.save')}
      busy={isSubmitting && t('act.saving')}
      dirty={isDirty}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      {!endpoint && (
        <Field
          label={t('deliveries.bot')}
          hint={t(bots.length > 0 ? 'deliveries.bot_hint' : 'deliveries.no_bot')}
          error={errors.bot_id?.message}
        >
          {(wiring) => (
            <Select {...wiring} {...form.register('bot_id')}>
              <Options of={bots.map(({ id, name }) => [id, name])} />
            </Select>
          )}
        </Field>
      )}
      <TextField
        label={t('deliveries.url')}
        hint={t('deliveries.url_hint')}
        {...registerField(form, 'url')}
        type="url"
        example="https://example.com/webhook"
      />
      {choosesTypes && (
        <TypesField
          value={types.field.value ?? null}
          error={types.fieldState.error?.message}
          onChange={types.field.onChange}
        />
      )}
      {choosesTypes && (
        <Switch
          label={t('deliveries.send_tests')}
          hint={t('deliveries.send_tests_hint')}
          checked={tests.value ?? false}
          onChange={tests.onChange}
        />
      )}
      <Switch
        label={t('keys.mirror_local')}
        hint={t('keys.mirror_local_hint')}
        checked={local.value ?? false}
        onChange={(on) => {
          local.onChange(on)
          // What was refused may be allowed now.
          form.clearErrors('url')
        }}
      />
    </FormSheet>
  )
}

type TypesProps = {
  /** Null: everything. */
  readonly value: readonly IntegrationEventType[] | null
  readonly error: string | undefined
  readonly onChange: (value: readonly IntegrationEventType[] | null) => void
}

/** What is seldom and matters comes first, what is often last. */
const listed = integrationEventTypes.toSorted(
  (a, b) => Number(a.startsWith('conv')) - Number(b.startsWith('conv')),
)
/** The ones most shops want, to begin with. */
const usual: readonly IntegrationEventType[] = ['lead.created', 'lead.updated', 'handover.requested']

function TypesField({ value, error, onChange }: TypesProps) {
  const t = useT()
  const set = (type: IntegrationEventType, on: boolean) =>
    onChange(integrationEventTypes.filter((one) => (one === type ? on : value?.includes(one))))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t('deliveries.gets')}</legend>
      <Switch
        label={t('deliveries.everything')}
        hint={t('deliveries.everything_hint')}
        checked={value === null}
        onChange={(all) => onChange(all ? null : usual)}
      />
      {value !== null &&
        listed.map((event_type) => (
          <label key={event_type} className="flex cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={value.includes(event_type)}
              onChange={(event) => set(event_type, event.target.checked)}
              className="size-4 shrink-0 accent-accent"
            />
            {eventTitle({ event_type, kind: 'other' })}
          </label>
        ))}
      {error && (
        <p role="alert" className="text-meta text-bad">
          {fieldMessage(error)}
        </p>
      )}
    </fieldset>
  )
}
