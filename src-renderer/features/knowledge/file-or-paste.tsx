import { useT } from '#renderer/i18n/index.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { FileField } from './file-field.tsx'

const ways = ['file', 'paste'] as const

/** What was chosen and what was typed: both stay, whichever is shown. */
type Given = {
  readonly way: (typeof ways)[number]
  readonly file: { readonly name: string } | null
  readonly pasted: string
}

type FileOrPasteProps = {
  readonly given: Given
  readonly endings: readonly string[]
  readonly fileHint: string
  readonly pasteHint: string
  readonly pasteExample?: string
  readonly onFile: (file: File) => void
  readonly onChange: (given: Partial<Pick<Given, 'way' | 'pasted'>>) => void
}

/** Text that comes from a file or is pasted. */
export function FileOrPaste(props: FileOrPasteProps) {
  const { given, endings, fileHint, pasteHint, pasteExample, onFile, onChange } = props
  const t = useT()
  return (
    <>
      <Choice
        label={t('knowledge.way')}
        value={given.way}
        options={ways.map((value) => ({ value, label: t(`knowledge.ways.${value}`) }))}
        onChange={(way) => onChange({ way })}
      />
      {given.way === 'file' ? (
        <FileField name={given.file?.name ?? null} hint={fileHint} endings={endings} onFile={onFile} />
      ) : (
        <Field label={t('knowledge.pasted')} hint={pasteHint}>
          {(wiring) => (
            <Textarea
              {...wiring}
              rows={10}
              value={given.pasted}
              example={pasteExample}
              onChange={(event) => onChange({ pasted: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
