import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusal } from '#renderer/ui/use-form-of.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import { saveSettings } from './store.ts'
import { useFollow } from './use-follow.ts'

/** Keeps a form in step with the stored settings, and gives the handler that saves it. */
export function useSettingsForm<I extends FieldValues, O extends FieldValues>(
  form: UseFormReturn<I, unknown, O>,
  stored: I,
  changeOf: (values: O) => Partial<Settings>,
) {
  useFollow(JSON.stringify(stored), form.formState.isDirty, () => form.reset(stored))
  return form.handleSubmit(async (values) => {
    try {
      await saveSettings(changeOf(values))
      form.reset(values as unknown as I)
    } catch (error) {
      showRefusal(form, error)
    }
  })
}
