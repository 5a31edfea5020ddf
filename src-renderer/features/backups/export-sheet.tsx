import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { minPassphrase } from '#shared/schemas/backup.ts'
import { exportShop } from './store.ts'

/** Asks for the passphrase twice: a typing error would lock the secrets for ever. */
export function ExportSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const [without, setWithout] = useState(false)
  const [passphrase, setPassphrase] = useState('')
  const [repeated, setRepeated] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = passphrase.length < minPassphrase
  const differs = passphrase !== repeated
  const submit = () => {
    setTried(true)
    if (!without && (isShort || differs)) return
    onClose()
    void exportShop(without ? null : passphrase)
  }
  return (
    <FormSheet
      title={t('backups.move.export_title')}
      hint={t('backups.move.export_hint')}
      act={t('backups.move.start')}
      busy={false}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {!without && (
        <>
          <TextField
            label={t('backups.move.passphrase')}
            hint={t('backups.move.passphrase_hint')}
            error={tried && isShort ? t('backups.move.too_short') : undefined}
            type="password"
            autoComplete="new-password"
            value={passphrase}
            onChange={(event) => setPassphrase(event.target.value)}
          />
          <TextField
            label={t('backups.move.repeat')}
            error={tried && !isShort && differs ? t('backups.move.differs') : undefined}
            type="password"
            autoComplete="new-password"
            value={repeated}
            onChange={(event) => setRepeated(event.target.value)}
          />
        </>
      )}
      <Switch
        label={t('backups.move.without')}
        hint={t('backups.move.without_hint')}
        checked={without}
        onChange={setWithout}
      />
      <Notice tone="info">{t('backups.move.personal')}</Notice>
    </FormSheet>
  )
}
