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
