import { z } from 'zod'

export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  readonly input: I
  readonly output: O
}

/** One entry of the contract: what goes in, what comes out, both checked at run time. */
export function call<I extends z.ZodType, O extends z.ZodType>(input: I, output: O): Call<I, O> {
  return { input, output }
}

export const nothing = z.object({})

/** Lists take the same two: how many, and the `next` of the page before. */
export const page = z.object({
  limit: z.int().min(1).max(500).default(50),
  after: z.string().optional(),
})

/** Names a record by its kind's id; scripts may also say plain `id`. */
export function reference<K extends string>(name: K) {
  return <S extends z.ZodRawShape>(rest: S) =>
    z.preprocess(
      (value) =>
        isRecord(value) && value[name] === undefined && 'id' in value
          ? { ...value, [name]: value['id'] }
          : value,
      z.object({ [name]: z.string(), ...rest } as { [P in K]: z.ZodString } & S),
    )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
