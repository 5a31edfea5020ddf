import type { LanguageModelV3FunctionTool } from '@ai-sdk/provider'
import { z } from 'zod'

type Schema = LanguageModelV3FunctionTool['inputSchema']

const made = new WeakMap<z.ZodType, Schema>()

/** As JSON Schema, without what some servers stumble over. */
export function schemaOf(type: z.ZodType): Schema {
  const before = made.get(type)
  if (before) return before
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input' })
  made.set(type, schema as Schema)
  return schema as Schema
}

/** Small models write one word where a list is asked for, and numbers in quotes: what is meant is clear, so it is taken. */
export function readArguments<T>(type: z.ZodType<T>, given: unknown) {
  const first = type.safeParse(given)
  if (first.success || typeof given !== 'object' || given === null) return first
  const meant: Record<string, unknown> = { ...given }
  for (const issue of first.error.issues) {
    const [name, ...deeper] = issue.path
    if (typeof name !== 'string' || deeper.length > 0 || issue.code !== 'invalid_type') continue
    const value = meant[name]
    if (value === null) delete meant[name]
    else if (typeof value !== 'string') continue
    else if (issue.expected === 'array') meant[name] = [value]
    else if (issue.expected === 'number' && value.trim() !== '') meant[name] = Number(value)
    else if (issue.expected === 'boolean')
      meant[name] = value === 'true' || (value === 'false' ? false : value)
  }
  return type.safeParse(meant)
}
