import type { ComponentProps } from 'react'
import { useLanguage } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { Options, Select } from '#renderer/ui/input.tsx'
import { languageCodes } from '#shared/schemas/common.ts'

/** Every language a bot can answer in, by its name in the dashboard's language. */
export function LanguageSelect(props: ComponentProps<typeof Select>) {
  const { code } = useLanguage()
  return (
    <Select {...props}>
      <Options of={languageCodes.map((language) => [language, languageName(language, code)])} />
    </Select>
  )
}
