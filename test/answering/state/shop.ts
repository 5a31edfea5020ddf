import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { knowledgeInputSchema } from '#shared/schemas/knowledge.ts'
import type { ShopFile } from '../shops.ts'

/** A version in few words: its size, its colour, how many there are, and its price where that differs. */
const versionSchema = z.union([
  z.tuple([z.string().nullable(), z.string().nullable(), z.int()]),
  z.tuple([z.string().nullable(), z.string().nullable(), z.int(), z.number()]),
])

const shopSchema = z.strictObject({
  bot: z.looseObject({ name: z.string(), language: z.string() }),
  currency: z.string(),
  knowledge: z.array(knowledgeInputSchema).min(8),
  products: z
    .array(z.looseObject({ id: z.string(), price: z.number(), versions: z.array(versionSchema).optional() }))
    .min(15),
})

/** A small shop of the table, as it is sent to the hub: a product in several versions is one product each. */
export function readStateShop(language: string): ShopFile {
  const text = readFileSync(`${import.meta.dirname}/shops/${language}.yaml`, 'utf8')
  const { bot, currency, knowledge, products } = shopSchema.parse(parse(text))
  return {
    bot,
    secrets: [],
    knowledge,
    products: products.flatMap(({ versions, ...product }) => {
      const { stock } = product as { stock?: number }
      if (!versions) return [{ ...product, currency, availability: availabilityOf(stock ?? 0) }]
      return versions.map(([size, color, count, price = product.price], at) => ({
        ...product,
        id: `${product.id}-${at + 1}`,
        group_id: product.id,
        currency,
        size,
        color,
        price,
        stock: count,
        availability: availabilityOf(count),
      }))
    }),
  }
}

function availabilityOf(stock: number): 'in_stock' | 'out_of_stock' {
  return stock > 0 ? 'in_stock' : 'out_of_stock'
}
