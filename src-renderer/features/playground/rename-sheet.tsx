import { z } from 'zod'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { type TesterSession, testerNameSchema } from '#shared/schemas/tester.ts'

const renameSchema = z.object({ name: testerNameSchema })

type RenameSheetProps = { readonly session: TesterSession; readonly onClose: () => void }

export function RenameSheet({ session, onClose }: RenameSheetProps) {
  const t = useT()
  const form = useFormOf(renameSchema, { name: session.name }, { guard: false })
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await rpc('tester.rename', { tester_session_id: session.id, name })
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Sheet title={t('tester.rename')} open onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField label={t('tester.name')} {...registerField(form, 'name')} />
        <Button
          type="submit"
          look="primary"
          className="self-end"
          busy={form.formState.isSubmitting && t('act.saving')}
        >
          {t('act.save')}
        </Button>
      </form>
    </Sheet>
  )
}
