import { z } from 'zod'
import { fault } from '../faults/fault.ts'

/** Message length of the contract, in characters as people count them (code points), after trimming. */
export const maxMessageLength = 4000

export const messageSchema = z
  .string()
  .transform((text) => text.trim().toWellFormed())
  .refine((text) => text.length > 0, { error: 'must not be empty', params: fault('empty') })
  .refine((text) => text.length <= maxMessageLength || [...text].length <= maxMessageLength, {
    error: `must be at most ${maxMessageLength} characters`,
    params: fault('too_long', { max: maxMessageLength }),
  })

export const isoTimeSchema = z.iso.datetime()
/** As callers give it: in the time of any zone. */
export const givenTimeSchema = z.iso.datetime({ offset: true })

export const maxUrlLength = 2000

export const httpUrlSchema = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) =>
      typeof input === 'string' && /^https?:\/\//i.test(input)
        ? 'is not a valid web address. Check it for mistyped letters and numbers.'
        : 'must be a web address that starts with http:// or https://',
  })
  .max(maxUrlLength, `must be at most ${maxUrlLength} characters`)

export const sourceSchema = z
  .object({ title: z.string(), url: z.string() })
  .meta({ id: 'Source', description: 'Where an answer came from' })
export type Source = z.infer<typeof sourceSchema>

export const nameSchema = z.string().trim().min(1, 'must not be empty').max(100)

export const languageCodes = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const
export const languageSchema = z.enum(languageCodes)
export type LanguageCode = z.infer<typeof languageSchema>
/** A whole number within bounds that one message names together. */
export function wholeNumber(min: number, max: number) {
  return z.int('must be a whole number').refine((value) => value >= min && value <= max, {
    error: `must be from ${min} to ${max}`,
    params: fault('out_of_range', { min, max }),
  })
}
