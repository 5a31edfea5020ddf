import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Select } from '#renderer/ui/input.tsx'
import type { Mapping } from '#shared/schemas/mapping.ts'
import type { Preview } from '#shared/schemas/source.ts'

/** What files are written in, with a language of those it serves. */
const encodings =
  'utf-8 windows-1252:de cp850:de macintosh:de windows-1250:cs iso-8859-2:cs cp852:cs windows-1251:ru koi8-r:ru cp866:ru windows-1253:el windows-1254:tr windows-1255:he windows-1256:ar windows-1257:lt windows-1258:vi windows-874:th shift_jis:ja euc-jp:ja gb18030:zh-Hans big5:zh-Hant cp949:ko utf-16le'
    .split(' ')
    .map((one) => one.split(':') as [name: string, language?: string])

type Options = Mapping['options']
type ReadingPartProps = {
  readonly preview: Preview
  readonly options: Options
  readonly onChange: (options: Partial<Options>) => void
}

/** Which sheet of a workbook is read, or in which letters a text is written. */
export function ReadingPart({ preview, options, onChange }: ReadingPartProps) {
  const t = useT()
  const { code } = useLanguage()
  const { sheet, sheets, encoding } = preview
  if (sheet !== null)
    return (
      sheets.length > 1 && (
        <Field label={t('catalogs.sheet')} hint={t('catalogs.sheet_hint')} className="w-80">
          {(wiring) => (
            <Select
              {...wiring}
              value={options.sheet ?? sheet}
              onChange={(event) => onChange({ sheet: event.target.value })}
            >
              {sheets.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      )
    )
  return (
    <Field label={t('catalogs.encoding')} hint={t('catalogs.encoding_hint')} className="w-80">
      {(wiring) => (
        <Select
          {...wiring}
          value={options.encoding ?? ''}
          onChange={(event) => onChange({ encoding: event.target.value || null })}
        >
          <option value="">
            {t('catalogs.as_recognised')}
            {options.encoding === null && ` (${encoding.toUpperCase()})`}
          </option>
          {encodings.map(([name, language]) => (
            <option key={name} value={name}>
              {name.toUpperCase()}
              {language && ` · ${languageName(language, code)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
