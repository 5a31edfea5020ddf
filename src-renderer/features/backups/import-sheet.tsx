import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { exactTime } from '#renderer/i18n/time.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import type { ShopFile } from '#shared/schemas/backup.ts'
import { Counted } from './counted.tsx'
import { say } from './store.ts'

export type FoundShop = ShopFile & { readonly path: string }

/** What is in the file, and what becomes of this PC's shop; a wrong passphrase changes nothing. */
export function ImportSheet({ found, onClose }: { readonly found: FoundShop; readonly onClose: () => void }) {
  const t = useT()
  const [passphrase, setPassphrase] = useState('')
  const [without, setWithout] = useState(false)
  const [busy, setBusy] = useState(false)
  const time = exactTime(found.made_at)
  const isSealed = found.secrets > 0
  const start = async () => {
    setBusy(true)
    const given = isSealed && !without ? passphrase : null
    const isDone = await say(
      () => rpc('moves.import', { path: found.path, passphrase: given }),
      t('backups.move.importing'),
    )
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <FormSheet
      title={t('backups.move.import_title')}
      hint={t('backups.move.import_hint')}
      act={t('backups.move.start_import')}
      busy={busy && t('backups.move.importing')}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <div>
        <p className="font-medium">
          {found.shop_name
            ? t('backups.move.found', { name: found.shop_name, time })
            : t('backups.move.found_nameless', { time })}
        </p>
        <Counted counts={found.counts} />
      </div>
      {isSealed && !without && (
        <TextField
          label={t('backups.move.passphrase')}
          hint={t('backups.move.opens')}
          type="password"
          autoComplete="off"
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
        />
      )}
      {isSealed && (
        <Switch
          label={t('backups.move.skip')}
          hint={t('backups.move.without_hint')}
          checked={without}
          onChange={setWithout}
        />
      )}
      <Notice tone="warn">{t('backups.move.replaces')}</Notice>
    </FormSheet>
  )
}
