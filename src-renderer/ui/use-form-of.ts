import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { guardUnsaved } from '#renderer/lib/router.ts'
import { CallError } from '#renderer/rpc/index.ts'
import { showProblem } from './toast.tsx'

type Input<S extends z.ZodType> = z.input<S> & FieldValues
type Output<S extends z.ZodType> = z.output<S> & FieldValues

/**
 * A form over a schema of `src-shared`: checked as one types, guarded while unsaved, and what the hub refuses is shown
 * at the field it is about.
 */
export function useFormOf<S extends z.ZodType>(
  schema: S,
  values: DefaultValues<Input<S>>,
  options: {
    readonly guard?: boolean
    /** Addresses that go on showing this form, for one that is spread over several. */
    readonly keeps?: (path: string) => boolean
  } = {},
): UseFormReturn<Input<S>, unknown, Output<S>> {
  const form = useForm<Input<S>, unknown, Output<S>>({
    // biome-ignore lint/suspicious/noExplicitAny: the resolver's types cannot say "any object schema"
    resolver: zodResolver(schema as any) as any,
    defaultValues: values,
    mode: 'onTouched',
    reValidateMode: 'onChange',
  })
  const { isDirty } = form.formState
  const guarded = options.guard ?? true
  const { keeps } = options
  useEffect(
    () => (guarded && isDirty ? guardUnsaved(() => true, keeps) : undefined),
    [guarded, isDirty, keeps],
  )
  return form
}

/** Where the hub names places of the form, the error is shown there; anything else as a toast. Returns those fields. */
export function showRefusal<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  error: unknown,
): string[] {
  const faults = error instanceof CallError ? (error.problem.errors ?? []) : []
  const known = faults.filter(({ path }) => fieldOf(path) in form.getValues())
  for (const { path, message } of known) form.setError(path as Path<T>, { message })
  if (known.length === 0) showProblem(error)
  return known.map(({ path }) => fieldOf(path))
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? ''
}
