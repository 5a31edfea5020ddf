import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input, Options, Select } from '#renderer/ui/input.tsx'
import { Status } from '#renderer/ui/status.tsx'
import {
  isOpenMapping,
  type MappedField,
  type Mapping,
  mappedFields,
  openMapping,
} from '#shared/schemas/mapping.ts'
import type { Preview } from '#shared/schemas/source.ts'
import { isToCheck, usedFor, useSourceForm, withColumn } from './form.ts'
import { ReadingPart } from './reading-part.tsx'

type Column = Preview['columns'][number]
const byHand = 'chosen by hand'

/** What each column of the file is taken for, the guesses marked; another choice shows at once what comes of it. */
export function ColumnsPart({ preview }: { readonly preview: Preview }) {
  const t = useT()
  const form = useSourceForm()
  const [all, setAll] = useState(false)
  const { columns } = preview
  const chosen = form.watch('mapping') as Mapping | null
  // What was chosen a moment ago counts, not what was looked at before it.
  const mapping = chosen && !isOpenMapping(chosen) ? chosen : preview.mapping
  const change = (next: Mapping | null) => form.setValue('mapping', next, { shouldDirty: true })
  const used = columns.filter(({ name, why }) => usedFor(mapping, name) !== 'ignore' || why === byHand)
  // What needs a look stands first.
  const shown = (all ? columns : used).toSorted(
    (a, b) => Number(isToCheck(b, preview)) - Number(isToCheck(a, preview)),
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <p className="text-quiet">
          {t(preview.dialect === null ? 'catalogs.columns_guessed' : 'catalogs.columns_known')}
        </p>
        {chosen && <Button onClick={() => change(null)}>{t('catalogs.as_recognised')}</Button>}
      </div>
      <div className="flex flex-wrap gap-4">
        <CurrencyField
          key={mapping.options.currency}
          currency={mapping.options.currency}
          onChange={(currency) => change({ ...mapping, options: { ...mapping.options, currency } })}
        />
        {/* Read otherwise, the columns may be others: they are recognised anew. */}
        <ReadingPart
          preview={preview}
          options={(chosen ?? mapping).options}
          onChange={(options) => change(openMapping({ ...chosen?.options, decimal_mark: null, ...options }))}
        />
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((column) => (
          <ColumnRow
            key={column.name}
            column={column}
            field={usedFor(mapping, column.name)}
            toCheck={isToCheck(column, preview)}
            isGuess={preview.dialect === null}
            onChange={(field) => change(withColumn(mapping, column.name, field))}
          />
        ))}
      </ul>
      {!all && used.length < columns.length && (
        <Button className="self-start" onClick={() => setAll(true)}>
          {t('catalogs.ignored_columns', { count: columns.length - used.length })}
        </Button>
      )}
    </div>
  )
}

type ColumnRowProps = {
  readonly column: Column
  readonly field: MappedField
  readonly toCheck: boolean
  readonly isGuess: boolean
  readonly onChange: (field: MappedField) => void
}

function ColumnRow({ column, field, toCheck, isGuess, onChange }: ColumnRowProps) {
  const t = useT()
  const { name, samples, why } = column
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-2 min-[900px]:grid-cols-[minmax(0,1fr)_16rem_9rem]">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="truncate text-meta text-quiet" title={samples.join('\n')}>
          {samples.join(' · ') || t('catalogs.empty_column')}
        </p>
      </div>
      <Select
        aria-label={t('catalogs.column_is', { column: name })}
        value={field}
        onChange={(event) => onChange(event.target.value as MappedField)}
      >
        <Options of={mappedFields.map((one) => [one, t(`catalogs.fields.${one}`)])} />
      </Select>
      <div>
        {why === byHand ? (
          <Status tone="good">{t('catalogs.by_hand')}</Status>
        ) : (
          isGuess && (
            <Status tone={toCheck ? 'warn' : 'none'}>
              {t(toCheck ? 'catalogs.guess_check' : 'catalogs.guess')}
            </Status>
          )
        )}
      </div>
    </li>
  )
}

type CurrencyFieldProps = {
  readonly currency: string | null
  readonly onChange: (currency: string | null) => void
}

function CurrencyField({ currency, onChange }: CurrencyFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(currency ?? '')
  const given = typed.trim().toUpperCase()
  const isWrong = given !== '' && !/^[A-Z]{3}$/.test(given)
  const take = () => {
    if (!isWrong && (given || null) !== currency) onChange(given || null)
  }
  return (
    <Field
      label={t('catalogs.currency')}
      hint={t('catalogs.currency_hint')}
      error={isWrong ? t('catalogs.currency_wrong') : undefined}
      className="w-80"
    >
      {(wiring) => (
        <Input
          {...wiring}
          value={typed}
          example="EUR"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
        />
      )}
    </Field>
  )
}
