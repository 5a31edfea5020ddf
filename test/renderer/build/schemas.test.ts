import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { leanZod } from '#renderer/build/lean-zod.ts'
import { pureSchemas } from '#renderer/build/pure-schemas.ts'
import { botDefaults } from '#shared/schemas/bot.ts'
import { bundled, loaded } from './built.ts'

type Schemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const files = globSync('src-shared/schemas/*.ts')
const plugins = [pureSchemas(), leanZod()]

describe('the schemas as the dashboard gets them', () => {
  it('take and refuse the same, in the same words', async () => {
    const all = files.map((file) => `export * as ${nameOf(file)} from ${JSON.stringify(resolve(file))}`)
    const lean = await loaded<Schemas>(await bundled(all.join('\n'), plugins))
    const pairs = (
      await Promise.all(
        files.map(async (file) => {
          const whole = (await import(/* @vite-ignore */ resolve(file))) as Schemas[string]
          return Object.entries(whole).flatMap(([name, schema]) =>
            schema instanceof z.ZodType
              ? [{ name, whole: schema, lean: lean[nameOf(file)]?.[name] as z.ZodType }]
              : [],
          )
        }),
      )
    ).flat()
    expect(pairs.length).toBeGreaterThan(60)
    const compare = (value: unknown) => {
      for (const { name, whole, lean } of pairs)
        expect(verdict(lean, value), name).toEqual(verdict(whole, value))
    }
    for (const value of [undefined, null, '', 'x', '2026-11-15T09:00:00Z', 'https://a.example', 0, 1.5, true])
      for (const shape of [value, [value], { name: value, id: value, url: value }]) compare(shape)
    compare({ ...botDefaults, name: 'Fjell' })
    // Cannot be made a string: must be refused, not thrown over.
    compare({ toString: 0 })
    fc.assert(fc.property(fc.jsonValue(), compare), { numRuns: 50 })

    const [first] = pairs
    expect(() => first?.whole.toJSONSchema()).not.toThrow()
    expect(() => first?.lean.toJSONSchema()).toThrow('left out of the dashboard')
  })

  it('stay out where only something beside them is used', async () => {
    const code = `export { languageCodes } from ${JSON.stringify(resolve('src-shared/schemas/common.ts'))}`
    const plain = await bundled(code, [])
    const lean = await bundled(code, plugins)
    expect(plain).toContain('ZodObject')
    expect(lean).not.toContain('ZodObject')
    expect(await loaded<object>(lean)).toMatchObject({ languageCodes: expect.arrayContaining(['en', 'de']) })
  })
})

function nameOf(file: string): string {
  return basename(file, '.ts').replaceAll('-', '_')
}

function verdict(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value)
  return { data, issues: error?.issues }
}
