import { Lock } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { kioskPinSchema } from '#shared/rpc/desktop.ts'

type KioskSheetProps = { readonly botId: string; readonly onClose: () => void }

/** Locks this screen to the chat. The PIN is kept nowhere: it is chosen anew each time. */
export function KioskSheet({ botId, onClose }: KioskSheetProps) {
  const t = useT()
  const form = useFormOf(kioskPinSchema, { pin: '' }, { guard: false })
  const submit = form.handleSubmit(async ({ pin }) => {
    try {
      await rpc('desktop.openKiosk', { bot_id: botId, pin })
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Sheet title={t('home.demo.lock')} open onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-quiet">{t('home.demo.lock_text')}</p>
        <TextField
          label={t('home.demo.pin')}
          {...registerField(form, 'pin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
        <Button type="submit" look="primary" icon={Lock} className="self-end">
          {t('home.demo.lock_act')}
        </Button>
      </form>
    </Sheet>
  )
}
