import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useBotForm } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { pathsOf } from './paths-of.ts'

/** Pages without the chat, one a line. */
export function HiddenPages() {
  const t = useT()
  const { control, formState } = useBotForm()
  const { field } = useController({ control, name: 'widget.hidden_paths' })
  const kept = field.value.join('\n')
  // What is being typed has empty lines and blanks that are not kept.
  const [typed, setTyped] = useState(kept)
  const shown = pathsOf(typed).join('\n') === kept ? typed : kept
  const faults = formState.errors.widget?.hidden_paths
  const fault = Array.isArray(faults) ? faults.find(Boolean) : faults
  return (
    <Field label={t('website.hidden')} hint={t('website.hidden_hint')} error={fault?.message}>
      {(wiring) => (
        <Textarea
          {...wiring}
          value={shown}
          rows={3}
          spellCheck={false}
          example={'/checkout/*\n/imprint'}
          className="font-mono text-meta"
          onBlur={field.onBlur}
          onChange={(event) => {
            setTyped(event.target.value)
            field.onChange(pathsOf(event.target.value))
          }}
        />
      )}
    </Field>
  )
}
