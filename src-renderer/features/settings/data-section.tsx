import { FolderOpen } from 'lucide-react'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { useDesktop, useHubStatus } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { registerField, useFormOf } from '#renderer/ui/use-form-of.ts'
import { type Settings, settingsSchema } from '#shared/schemas/settings.ts'
import { CopyLine } from './copy-line.tsx'
import { ErasuresCard } from './erasures-card.tsx'
import { PersonCard } from './person-card.tsx'
import { RetentionForm } from './retention-form.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export function DataSection({ settings }: { readonly settings: Settings }) {
  return (
    <>
      <FolderCard />
      <RetentionForm settings={settings} />
      <KeepForm keep={settings.keep_deliveries_days} />
      <PersonCard />
      <ErasuresCard />
    </>
  )
}

const keepSchema = settingsSchema.pick({ keep_deliveries_days: true })

function KeepForm({ keep }: { readonly keep: number }) {
  const t = useT()
  const form = useFormOf(keepSchema, { keep_deliveries_days: keep })
  const save = useSettingsForm(form, { keep_deliveries_days: keep }, (values) => values)
  return (
    <SettingsCard title={t('settings.data.deliveries')} form={form.formState} onSubmit={save}>
      <TextField
        label={t('settings.data.keep')}
        hint={t('settings.data.keep_hint')}
        {...registerField(form, 'keep_deliveries_days', { valueAsNumber: true })}
        inputMode="numeric"
        className="max-w-32"
      />
    </SettingsCard>
  )
}

function FolderCard() {
  const t = useT()
  const { data: status, problem, refresh } = useLoad(useHubStatus)
  const { data: desktop } = useLoad(useDesktop)
  return (
    <Card title={t('settings.data.folder')} hint={t('settings.data.folder_hint')}>
      {status ? (
        <div className="flex flex-col gap-4">
          <CopyLine text={status.data_folder} label={t('settings.data.copy_path')} />
          {desktop?.available === false ? (
            <p className="text-meta text-quiet">{t('settings.data.reveal_browser')}</p>
          ) : (
            <Button
              icon={FolderOpen}
              disabled={!desktop}
              onClick={() => void reveal()}
              className="self-start"
            >
              {t('settings.data.reveal')}
            </Button>
          )}
        </div>
      ) : (
        <Pending problem={problem} onRetry={refresh}>
          <Bone className="h-10" />
        </Pending>
      )}
    </Card>
  )
}

async function reveal(): Promise<void> {
  try {
    const { done } = await rpc('desktop.revealDataFolder', {})
    if (!done) showToast(translate('settings.data.not_opened'))
  } catch (error) {
    showProblem(error)
  }
}
