import { z } from 'zod'
import type { ProductHit } from '#main/features/catalog/index.ts'
import {
  type Evidence,
  type Tool,
  type ToolResult,
  type Wish,
  wishSchema,
} from '#main/features/language-model/index.ts'
import { fromE4 } from '#shared/money.ts'
import { onlyVersion, withoutVersion } from '../goods/query.ts'
import { shownPick } from '../goods/say.ts'
import { bestNamed, itemsByCode } from '../goods/targets.ts'
import type { Memory } from '../memory.ts'
import { productEvidence, shownToModel } from './evidence.ts'
import type { Notebook } from './notebook.ts'
import type { Place } from './place.ts'
import { readWish, type Searched, searchGoods } from './search.ts'

const maxFound = 6
const maxKept = 5
const maxVariants = 24

/** Products, exactly as the built-in answers find them. */
export function goodsTools(place: Place, notebook: Notebook): Tool[] {
  const { catalog } = place.deps
  const { bot } = place.context

  const hitsOf = (picks: Searched['picks']): ProductHit[] =>
    picks.slice(0, maxFound).flatMap((pick) => catalog.product(bot, shownPick(pick).row.id) ?? [])

  function keep(
    hits: readonly ProductHit[],
    memory: Partial<Memory>,
    intent: 'product' | 'product_question',
  ): Evidence[] {
    for (const hit of hits) notebook.products.set(hit.row.id, hit)
    notebook.shown = hits.map(({ row }) => row.id)
    notebook.memory = { ...notebook.memory, ...memory, topic: 'products', doubts: 0 }
    notebook.intent = intent
    return hits.map(productEvidence)
  }

  async function search(wish: Wish): Promise<ToolResult> {
    const found = await searchGoods(place, wish)
    return place.view(() => {
      const limits = [
        wish.price_min,
        wish.price_max,
        ...(wish.limits ?? []).flatMap((one) => [one.at_least, one.at_most]),
      ].filter((limit) => limit !== undefined)
      const hits = hitsOf(found.picks)
      if (hits.length === 0) {
        const near = hitsOf(found.nearest).slice(0, 3)
        const evidence = keep(near, { shown: near.map(({ row }) => row.id), subject: null }, 'product')
        const data = {
          found: 0,
          note:
            near.length > 0
              ? `Nothing keeps all of it (${found.failed ?? 'words'}). These come near:`
              : 'Nothing found.',
          products: evidence.map((one) => shownToModel(one, false)),
        }
        return { data, evidence: [...evidence, counted(0)], limits }
      }
      const evidence = keep(hits, memoryOf(found, hits), 'product')
      const isUnsaid = found.picks.some((pick) => pick.isUnsaid)
      const data = {
        found: found.picks.length,
        ...(isUnsaid && {
          note: 'Some do not say whether they have what must not be in them: the label should be checked.',
        }),
        products: evidence.map((one) => shownToModel(one, false)),
      }
      return { data, evidence: [...evidence, counted(found.picks.length)], limits }
    })
  }

  async function productOf(name: string): Promise<ProductHit | null> {
    const byId = catalog.product(bot, name)
    if (byId) return byId
    const vector = await place.vectorOf(name)
    return place.view(() => {
      const { shop } = readWish(place, name, vector)
      const [code] = itemsByCode(shop, name)
      const item = code?.item ?? bestNamed(shop, name)
      const id = code?.rowId ?? item?.versions[0]?.row.id
      return id === undefined ? null : catalog.product(bot, id)
    })
  }

  function detailed(hit: ProductHit): { readonly evidence: Evidence; readonly data: object } {
    const evidence = productEvidence(hit)
    const variants = catalog.variantsOf(bot, hit.row)
    const lines = variants.length < 2 ? [] : variants.slice(0, maxVariants).map(variantLine)
    return {
      evidence: { ...evidence, facts: [evidence.facts, ...lines].join('\n') },
      data: { ...shownToModel(evidence, true), ...(lines.length > 0 && { versions: lines }) },
    }
  }

  async function details(names: readonly string[]): Promise<ToolResult> {
    const hits: ProductHit[] = []
    for (const name of names) {
      const hit = await productOf(name)
      if (hit && !hits.some(({ row }) => row.id === hit.row.id)) hits.push(hit)
    }
    return place.view(() => {
      if (hits.length === 0)
        return { data: { error: 'No product of this name. Search for it first.' }, evidence: [] }
      const ids = hits.map(({ row }) => row.id)
      const before = place.context.memory.shown
      const isShown = ids.every((id) => before.includes(id))
      keep(
        hits,
        {
          subject: ids.length === 1 ? (ids[0] ?? null) : null,
          shown: isShown && ids.length === 1 ? [...before] : ids,
        },
        'product_question',
      )
      const all = hits.map(detailed)
      return {
        data: { products: all.map(({ data }) => data) },
        evidence: all.map(({ evidence }) => evidence),
      }
    })
  }

  const name = z.string().trim().min(1).max(120).describe('Its id or its name')
  return [
    {
      name: 'search_products',
      description:
        'Finds products of the shop by what they are, with exact limits. Always use it before you speak of products. Take what still holds from the conversation.',
      input: wishSchema,
      run: (input) => search(input as Wish),
    },
    {
      name: 'product_details',
      description: 'All that is known of one product: price, stock, versions, attributes, description.',
      input: z.object({ product: name }),
      run: (input) => details([(input as { product: string }).product]),
    },
    {
      name: 'compare_products',
      description: 'The details of two to four products side by side.',
      input: z.object({ products: z.array(name).min(2).max(4) }),
      run: (input) => details((input as { products: string[] }).products),
    },
  ]
}

/** So that "the cheaper one" and "and in blue?" go on from it. */
export function memoryOf({ query, picks }: Searched, hits: readonly ProductHit[]): Partial<Memory> {
  const [only, ...others] = hits
  return {
    shown: hits.slice(0, maxKept).map(({ row }) => row.id),
    subject: only && others.length === 0 ? only.row.id : null,
    goods: { ...withoutVersion(query), sort: null, ...onlyVersion(picks) } as unknown as Record<
      string,
      unknown
    >,
    asked: null,
  }
}

function counted(count: number): Evidence {
  return { kind: 'count', id: String(count), title: '', url: '', facts: `found: ${count}`, text: '' }
}

function variantLine(row: ProductHit['row']): string {
  const price = row.sale_price_e4 ?? row.price_e4
  return [
    [row.color, row.size, row.material].filter(Boolean).join(', '),
    price === null ? '' : `${fromE4(price)} ${row.currency ?? ''}`.trim(),
    row.availability?.replaceAll('_', ' ') ?? '',
    row.stock === null ? '' : `${row.stock} in stock`,
  ]
    .filter(Boolean)
    .join(' · ')
}
