import { z } from 'zod'
import { strict } from './strict.ts'

type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  readonly input: I
  readonly output: O
}

/** One entry of the contract: what goes in, what comes out, both checked at run time. Unknown fields are refused. */
export function call<I extends z.ZodType, O extends z.ZodType>(input: I, output: O): Call<I, O> {
  return { input: strict(input), output }
}

export const nothing = z.object({})

/** Every list takes these two: how many, and the `next` of the page before. */
export const page = z.object({
  limit: z.int().min(1).max(500).default(50),
  after: z.string().optional(),
})

/** Refers to a record by the id of its kind; scripts may also use plain `id`. */
export function reference<K extends string>(name: K) {
  return <S extends z.ZodRawShape>(rest: S) => {
    const schema = z.object({ [name]: z.string(), ...rest } as { [P in K]: z.ZodString } & S)
    const withAlias = z.preprocess((value) => {
      if (!isRecord(value) || value[name] !== undefined || !('id' in value)) return value
      const { id, ...others } = value
      return { ...others, [name]: id }
    }, schema)
    // The input of a preprocess is unknown to the compiler; callers in TypeScript use the named field.
    return withAlias as z.ZodType<z.output<typeof schema>, z.input<typeof schema>>
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
