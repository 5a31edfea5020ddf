import { withProducts } from '../compose/parts.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item, Version } from './item.ts'
import { sizeEnd, sizesSaid } from './said-sizes.ts'
import { money, priceOf, repliesIn, shownVersions, versionName } from './say.ts'
import { chosenVersion, hasFacets } from './versions.ts'

/** How many of each, and the total. */
export function sumAnswer(
  input: GoodsInput,
  bought: readonly {
    readonly item: Item
    readonly count: number
    /** The amount as it was said: "2.5 m". */
    readonly said?: string
    readonly versions?: readonly Version[]
  }[],
): GoodsAnswer | null {
  const { voice, clause } = input
  const parts: {
    readonly text: string
    readonly amount: number
    readonly item: Item
    readonly version: Version
    readonly count: number
  }[] = []
  const { state } = input
  for (const { item, count, versions, said: amount } of bought) {
    const said = sizesSaid(item, { ...clause, text: withoutCount(clause.text, count) })
    const bySize = bought.length === 1 ? sizeEnd(item, clause) : null
    const chosen = bySize ?? chosenVersion(input, item)
    const kept = state.focus === item && state.query ? state.query.facets : {}
    const ofFacets = item.versions.filter((one) => hasFacets(one, kept))
    const now = item.versions.filter((one) => hasFacets(one, clause.facets))
    const isNow = Object.keys(clause.facets).length > 0 && now.length > 0
    const meant = versions ?? (said.length > 0 ? said : isNow ? now : chosen ? [chosen] : ofFacets)
    const priced = meant.filter(({ price, isThere }) => price !== null && isThere)
    const [first, ...others] = priced.length > 0 ? priced : meant.length > 0 ? meant : item.versions
    // Where none of them was chosen, one that there is enough of, for the same money.
    const isEnough = ({ row, price }: Version) =>
      (row.stock === null || row.stock >= count) && price === first?.price
    const version = first && !isEnough(first) ? (others.find(isEnough) ?? first) : first
    if (!version || version.price === null) return null
    const name = [item.title, versionName(item, version)].filter(Boolean).join(', ')
    parts.push({
      text: `${amount ?? count} × ${name} (${priceOf(version.price, version, voice)})`,
      amount: count * version.price,
      item,
      version,
      // What is sold by the metre is not counted in pieces.
      count: amount === undefined ? count : 0,
    })
  }
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  const [only] = bought
  // "Could I have 8 of them?", where 7 are left.
  const short = parts.flatMap(({ item, version, count }) =>
    version.row.stock !== null && count > version.row.stock
      ? [repliesIn(voice).left(item.title, versionName(item, version), version.row.stock)]
      : [],
  )
  return {
    confidence: 0.88,
    rule: 'sum',
    intent: 'product',
    composed: withProducts(
      [
        ...short,
        repliesIn(voice).sum(
          parts.map(({ text: part }) => part).join(' + '),
          money(Math.round(total * 100) / 100, parts[0]?.version, voice),
        ),
      ].join(' '),
      parts.map(({ version }) => shownVersions([version])),
    ),
    memory: {
      ...(bought.length === 1 && only
        ? focusOn(input, only.item)
        : {
            shown: parts.map(({ version }) => version.row.id),
            subject: null,
            topic: 'products' as const,
            doubts: 0,
          }),
      asked: { text: clause.said, about: null, pending: false },
    },
    because: parts.map(({ text: part }) => part),
  }
}

/** "Three of those", of guitars in 3/4: the number that counts is no size. */
function withoutCount(text: string, count: number): string {
  return text.replace(new RegExp(`(?<![\\d.,/])${count}(?![\\d.,/]|\\s*[x×]\\s*\\d)`), ' ')
}
