import { z } from 'zod'

/**
 * The same schema with every object in it closed, however deep: a field that a call does not know is refused and named. A
 * misspelt optional field would otherwise be ignored, and a script would never learn why. Objects that are open on
 * purpose (records, or those with a catchall) stay open. The schema handed in is left as it is, because public HTTP
 * shares parts of it and stays tolerant.
 */
export function strict<S extends z.ZodType>(schema: S): S {
  return close(schema) as S
}

function close(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const { def } = schema
    const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, close(field)]))
    return schema.clone({ ...def, shape, catchall: def.catchall ?? z.never() })
  }
  if (schema instanceof z.ZodArray) return schema.clone({ ...schema.def, element: close(schema.def.element) })
  if (schema instanceof z.ZodRecord)
    return schema.clone({ ...schema.def, valueType: close(schema.def.valueType) })
  if (schema instanceof z.ZodTuple) return schema.clone({ ...schema.def, items: schema.def.items.map(close) })
  if (schema instanceof z.ZodUnion)
    return schema.clone({ ...schema.def, options: schema.def.options.map(close) })
  if (schema instanceof z.ZodPipe)
    return schema.clone({ ...schema.def, in: close(schema.def.in), out: close(schema.def.out) })
  if (isWrapper(schema))
    return schema.clone({ ...schema.def, innerType: close(schema.def.innerType) } as never)
  return schema
}

type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault | z.ZodReadonly | z.ZodNonOptional

function isWrapper(schema: z.core.$ZodType): schema is Wrapper {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNonOptional
  )
}
