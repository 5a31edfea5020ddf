import { useFormState } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Button } from '#renderer/ui/button.tsx'
import { useBotForm } from './use-bot-form.ts'

/** Floats above the form as long as something is not saved. */
export function SaveBar({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useT()
  const { control } = useBotForm()
  const { isDirty, isSubmitting, errors } = useFormState({ control })
  if (!isDirty) return null
  const faulty = Object.keys(errors).length > 0
  return (
    <div className="sticky bottom-4 flex animate-appear items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-float">
      {/* On the left: a toast may lie over the right end. */}
      <Button type="submit" look="primary" busy={isSubmitting && t('act.saving')}>
        {t('act.save')}
      </Button>
      <Button onClick={onDiscard}>{t('bots.discard')}</Button>
      <p role="status" className={cx('ml-2', faulty ? 'text-bad' : 'text-quiet')}>
        {t(faulty ? 'bots.check' : 'bots.unsaved')}
      </p>
    </div>
  )
}
