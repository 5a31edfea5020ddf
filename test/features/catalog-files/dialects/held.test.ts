import { describe, expect, it } from 'vitest'
import { importText } from './importing.ts'

const head = 'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)'
const parent = (no: number) => `${no},variable,P-${no},Shirt ${no},1,,,Size,"M, L"`
const child = (no: number) => `${no + 100_000},variation,V-${no},,1,9.50,P-${no},Size,M`
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

async function warningsOf(lines: readonly string[]) {
  const { look, rows, products } = await importText([head, ...lines, ''].join('\n'))
  expect(look.dialect?.name).toBe('woocommerce')
  const warnings = rows.flatMap((row) => row.warnings)
  return { products, reported: warnings.filter(({ fault }) => fault.code === 'variants_apart') }
}

describe('products and variants that stand apart', () => {
  it('find each other, either way round, while they are few', async () => {
    const all = numbers(500)
    for (const lines of [
      [...all.map(parent), ...all.map(child)],
      [...all.map(child), ...all.map(parent)],
    ]) {
      const { products, reported } = await warningsOf(lines)
      expect(reported).toEqual([])
      expect(products).toHaveLength(500)
      expect(products.every(({ title, group_id }) => title.startsWith('Shirt') && group_id)).toBe(true)
    }
  })

  it('are reported once where they are too many, parents first', async () => {
    const all = numbers(20_050)
    const { reported } = await warningsOf([...all.map(parent), ...all.map(child)])
    expect(reported).toHaveLength(1)
  })

  it('are reported once where they are too many, variants first', async () => {
    const all = numbers(20_050)
    const { reported } = await warningsOf([...all.map(child), ...all.map(parent)])
    expect(reported).toHaveLength(1)
  })

  it('stay silent where each product is followed by its own', async () => {
    const { reported, products } = await warningsOf(numbers(20_050).flatMap((no) => [parent(no), child(no)]))
    expect(reported).toEqual([])
    expect(products).toHaveLength(20_050)
  })
})
