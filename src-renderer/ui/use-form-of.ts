import { toNestErrors } from '@hookform/resolvers'
import { useEffect } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { fieldError } from '#renderer/lib/field-message.ts'
import { guardUnsaved } from '#renderer/lib/router.ts'
import { CallError } from '#renderer/rpc/index.ts'
import { faultOfIssue, withInput } from '#shared/issues.ts'
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
    /** What is empty is not called wrong by whoever only passes by. */
    readonly checksOnSubmit?: boolean
    /** Addresses that go on showing this form, for one that is spread over several. */
    readonly keeps?: (path: string) => boolean
  } = {},
): UseFormReturn<Input<S>, unknown, Output<S>> {
  const form = useForm<Input<S>, unknown, Output<S>>({
    resolver: resolverOf(schema),
    defaultValues: values,
    mode: options.checksOnSubmit ? 'onSubmit' : 'onTouched',
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

/** What a field takes from its form: its value, and what is wrong with it. */
export function registerField<T extends FieldValues, O, N extends Path<T>>(
  form: UseFormReturn<T, unknown, O>,
  name: N,
  options?: RegisterOptions<T, N>,
) {
  const fault = get(form.formState.errors, name) as FieldError | undefined
  return { ...form.register(name, options), error: fault?.message }
}

/** Hands on what is wrong as a fault, not in words: the first at each field. */
function resolverOf<S extends z.ZodType>(schema: S): Resolver<Input<S>, unknown, Output<S>> {
  return async (values, _, options) => {
    const parsed = await schema.safeParseAsync(values, withInput)
    if (parsed.success) return { values: parsed.data as Output<S>, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of parsed.error.issues)
      errors[issue.path.join('.')] ??= { type: issue.code, message: fieldError(faultOfIssue(issue)) }
    return { values: {}, errors: toNestErrors<Input<S>>(errors as FieldErrors, options) }
  }
}

/** Where the hub names places of the form, the fault is shown there; anything else as a toast. Returns those fields. */
export function showRefusal<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  error: unknown,
): string[] {
  const faults = error instanceof CallError ? (error.problem.errors ?? []) : []
  const shown = faults.filter(({ path }) => fieldOf(path) in form.getValues())
  for (const { path, message, code, params = {} } of shown)
    form.setError(path as Path<T>, { message: code ? fieldError({ code, params }) : message })
  if (shown.length === 0) showProblem(error)
  return shown.map(({ path }) => fieldOf(path))
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? ''
}
