import { fold } from '#main/lib/text/fold.ts'
import type { RuleCode } from '#shared/trace-codes.ts'
import { choiceLines } from '../compose/describe.ts'
import { priceText } from '../compose/money.ts'
import { withProducts } from '../compose/parts.ts'
import { sortedSizes } from '../compose/sizes.ts'
import type { Memory } from '../memory.ts'
import { cuesIn } from '../understand/cues.ts'
import { keepsBound } from './bounds.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item, Version } from './item.ts'
import { ageBound, keepsFacets, type Query } from './limits.ts'
import { sizeEnd, sizesSaid } from './said-sizes.ts'
import { money, priceOf, repliesIn, shownVersions, versionName } from './say.ts'
import { unitPrice } from './unit-price.ts'

/** Price, stock and choices of one product: of the version asked about, and of no other. */
export function versionAnswer(
  input: GoodsInput,
  item: Item,
  given: readonly Version[] | null,
  isByCode: boolean,
): GoodsAnswer | null {
  const { clause, voice, state } = input
  const { say } = voice
  const replies = repliesIn(voice)
  const { frame, asked } = clause
  const kept = state.query && state.focus === item ? state.query.facets : {}
  const both = mergedFacets(kept, clause.facets)
  const isIn = (facets: Query['facets']) => item.versions.some((version) => hasFacets(version, facets))
  // "And in white?", where white is not made in the size asked for before: white it is.
  const all =
    !isIn(both) && isIn(clause.facets) && Object.keys(clause.facets).length > 0 ? clause.facets : both
  const wanted = asked.has('sizes') ? withoutSize(all) : asked.has('colours') ? withoutColour(all) : all
  const ofNumber = sizesSaid(item, clause)
  const isNarrowed =
    given !== null
      ? given.length < item.versions.length
      : Object.keys(wanted).length + frame.bounds.length + ofNumber.length > 0
  const years = clause.frame.years ?? (state.focus === item ? (state.query?.years ?? null) : null)
  const isOfAge = (version: Version) => years !== null && keepsBound(version, ageBound(years)) === true
  // Sizes that are ages: the one of the child that it is for.
  const ofAge = wanted.size === undefined && !asked.has('sizes') ? item.versions.filter(isOfAge) : []
  const bySize = ofNumber.length > 0 ? null : sizeEnd(item, clause, chosenVersion(input, item))
  const isNewChoice = Object.keys(clause.facets).length + frame.bounds.length + ofNumber.length > 0
  const chosen =
    given === null && !isNewChoice && !asked.has('sizes') && !asked.has('colours')
      ? chosenVersion(input, item)
      : null
  const fitting = bySize
    ? [bySize]
    : chosen
      ? [chosen]
      : (given ??
        (ofNumber.length > 0
          ? ofNumber.filter((version) => hasFacets(version, withoutSize(wanted)))
          : null) ??
        (ofAge.length > 0 ? ofAge : item.versions).filter(
          (version) =>
            hasFacets(version, wanted) &&
            (ofNumber.length > 0 || frame.bounds.every((bound) => keepsBound(version, bound) !== false)),
        ))
  const name = item.title
  const answer = (
    text: string,
    versions: readonly Version[],
    rule: RuleCode,
    // What only the meaning tells may be meant otherwise.
    confidence = input.move === null ? 0.92 : 0.8,
  ): GoodsAnswer => ({
    confidence,
    rule,
    intent: 'product_question',
    composed: withProducts(
      text,
      [shownVersions(versions)],
      [...offered(item, versions, voice), ...goneButton(versions, say.button.notify)],
    ),
    // What it is not made in is not looked for any longer.
    memory: withChoice(
      focusOn(input, item),
      fitting.length === 0 ? kept : keptFacets(item, fitting, wanted, ofNumber.length > 0),
      fitting,
    ),
    because: [item.title],
  })
  const chosenFacets = ofNumber.length > 0 ? keptFacets(item, fitting, wanted, true) : wanted
  const saidVersion = sayWanted(chosenFacets, fitting, clause)
  if (frame.has.backWhen) {
    const gone = (isNarrowed ? fitting : item.versions).filter(({ isThere }) => !isThere)
    if (gone.length > 0) {
      const when = dateSaid(item)
      const state = gone[0]?.row.availability
      // What can be ordered before it comes is not sold out.
      const isToCome = state != null && state !== 'out_of_stock'
      return answer(
        [
          isToCome ? say.stockIs(name, state) : replies.soldOut(name, ''),
          when ?? replies.backUnknown(name),
        ].join(' '),
        gone,
        'back_when',
      )
    }
  }
  if (fitting.length === 0) {
    const there = item.versions.filter(({ isThere }) => isThere)
    const text = [replies.noSuchVersion(name, saidVersion), ...thereText(item, there, replies.butThere)].join(
      ' ',
    )
    return answer(text, there.length > 0 ? there : item.versions, 'no_such_version', 0.85)
  }
  if (asked.has('sizes') || asked.has('colours')) {
    const there = fitting.filter(({ isThere }) => isThere)
    const from = there.length > 0 ? there : fitting
    const lines = choiceLines(shownVersions(from), voice)
    const by = asked.has('sizes') ? 'size' : 'color'
    const list = valuesOf(from, by)
    // What there is none of is said, and by itself.
    const gone = valuesOf(fitting, by).filter((value) => !list.includes(value))
    const text =
      list.length > 0
        ? [
            say[by === 'size' ? 'sizes' : 'colours'](say.list(list, 0), name),
            ...(gone.length > 0 ? [replies.soldOut(name, gone.join(', '))] : []),
          ].join(' ')
        : lines.join(' ')
    return text ? answer(text, from, 'choices') : null
  }
  const there = fitting.filter(({ isThere }) => isThere)
  const [only] = fitting
  const [first] = there
  // Of several that were meant only one is there: said which.
  const lone = fitting.length === 1 ? only : there.length === 1 && isNarrowed ? first : undefined
  const label = lone ? versionName(item, lone) : saidVersion
  const priced = priceText(shownVersions(lone ? [lone] : fitting), say, voice.language)
  // A catalog may leave its prices out; asked for, that is said.
  const isPriceAsked = asked.has('price')
  const costs = priced ? replies.costs(name, label, priced) : isPriceAsked ? say.priceUnknown(name) : ''
  if (there.length === 0) {
    const state = only?.row.availability
    const others = item.versions.filter(({ isThere }) => isThere)
    const closest = others.filter((version) => sharesOne(version, chosenFacets))
    const text = [
      // "Available to pre-order" is not sold out.
      state && state !== 'out_of_stock'
        ? say.stockIs([name, label].filter(Boolean).join(', '), state)
        : replies.soldOut(name, label),
      ...thereText(item, closest.length > 0 ? closest : others, replies.butThere),
      ...(isPriceAsked ? [costs] : []),
    ].join(' ')
    return answer(text, fitting, 'version_sold_out')
  }
  if (frame.has.howManyLeft || asked.has('count')) {
    const stock = there.reduce<number | null>(
      (sum, { row }) => (row.stock === null || sum === null ? null : sum + row.stock),
      0,
    )
    // "Price, and how many have you got?": both.
    const left = stock === null ? '' : replies.left(name, label, stock)
    if (left) return answer([left, ...(isPriceAsked ? [costs] : [])].join(' '), there, 'version_count')
  }
  const shown = shownVersions(there)
  if (asked.has('price') && !asked.has('stock')) {
    const range = there.length > 1 && shown.choices && shown.choices.price_min !== shown.choices.price_max
    const text = range
      ? there
          .map((version) =>
            replies.costs(name, versionName(item, version), priceOf(version.price ?? 0, version, voice)),
          )
          .slice(0, 4)
          .join(' ')
      : costs
    return answer(text, there, 'version_price')
  }
  // "Is it sold out?", "is it gone already?" would not be answered with a yes.
  const isAskedPlainly =
    input.move === null && !clause.codes.some((code) => cuesIn(code).soldOut.test(clause.text))
  const left =
    there.length === 1 && there[0]?.row.stock ? ` ${replies.left(name, label, there[0].row.stock)}` : ''
  const isThere = replies.inStock(name, label)
  // "Yes, it is in stock" without its yes.
  const stated = isThere.replace(/^\p{L}+, /u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const text = isByCode
    ? [`${name}${label ? ` (${label})` : ''}${priced ? `: ${priced}` : ''}.`, stated].join(' ')
    : [
        isAskedPlainly ? (left ? `${replies.yes}.${left}` : isThere) : left.trim() || stated,
        costs,
        ...(there.length > 1 ? choiceLines(shownVersions(there), voice) : []),
      ]
        .filter(Boolean)
        .join(' ')
  return answer(text, there, isByCode ? 'by_code' : 'version_there')
}

function valuesOf(versions: readonly Version[], by: 'size' | 'color'): string[] {
  const values = [...new Set(versions.flatMap(({ row }) => row[by] ?? []))]
  return by === 'size' ? sortedSizes(values) : values
}

/** "How much do I save?": what it costs less than before. */
export function savingAnswer(input: GoodsInput, item: Item): GoodsAnswer | null {
  const priced = versionAnswer(
    { ...input, clause: { ...input.clause, asked: new Set(['price']) } },
    item,
    null,
    false,
  )
  const version = chosenVersion(input, item) ?? item.versions.find(({ isReduced }) => isReduced)
  const before = (version?.row.price_e4 ?? 0) / 10_000
  // "What's reduced?" asks for others where this one isn't.
  if (!priced || !version?.isReduced || version.price === null) return input.clause.onSale ? null : priced
  const less = before - version.price
  const said = repliesIn(input.voice).saves(
    money(less, version, input.voice),
    Math.round((100 * less) / before),
  )
  return { ...priced, composed: { ...priced.composed, text: `${said} ${priced.composed.text}` } }
}

/** What a kilo or a litre of it costs, of each version that was meant. */
export function unitPriceAnswer(input: GoodsInput, item: Item): GoodsAnswer | null {
  const { voice, clause } = input
  const said = sizesSaid(item, clause)
  const bySize = sizeEnd(item, clause)
  const meant = bySize ? [bySize] : said.length > 0 ? said : item.versions
  const parts = meant.flatMap((version) => {
    const priced = unitPrice(version)
    const price = priced && `${money(priced.value, version, voice)}/${priced.unit}`
    return price ? [repliesIn(voice).costs(item.title, versionName(item, version), price)] : []
  })
  if (parts.length === 0) return null
  return {
    confidence: 0.9,
    rule: 'unit_price',
    intent: 'product_question',
    composed: withProducts([...new Set(parts)].slice(0, 3).join(' '), [shownVersions(meant)]),
    memory: focusOn(input, item),
    because: [item.title],
  }
}

function withoutColour({ color: _, ...others }: Query['facets']): Query['facets'] {
  return others
}

export function withoutSize({ size: _, ...others }: Query['facets']): Query['facets'] {
  return others
}

/** Where a version is gone: the sizes and colours that are there. */
function offered(item: Item, versions: readonly Version[], { say }: GoodsInput['voice']) {
  if (versions.some(({ isThere }) => isThere)) return []
  const there = item.versions.filter(({ isThere }) => isThere)
  const sizes = sortedSizes([...new Set(there.flatMap(({ row }) => row.size ?? []))])
  const colours = [...new Set(there.flatMap(({ row }) => row.color ?? []))]
  const labels = sizes.length > 0 ? sizes.map(say.button.size) : colours.map(say.button.only)
  return labels.slice(0, 3).map((label) => ({ label, value: label }))
}

function goneButton(versions: readonly Version[], label: string) {
  return versions.some(({ isThere }) => isThere) ? [] : [{ label, value: label }]
}

function thereText(item: Item, versions: readonly Version[], say: (versions: string) => string): string[] {
  const names = [...new Set(versions.map((version) => versionName(item, version)).filter(Boolean))]
  return names.length > 0 ? [say(names.slice(0, 6).join('; '))] : []
}

function mergedFacets(before: Query['facets'], now: Query['facets']): Query['facets'] {
  return { ...before, ...now }
}

export function hasFacets(version: Version, facets: Query['facets']): boolean {
  const { row } = version
  // "The glass one, how much is it?", of one of "glass, steel".
  if (facets.material && !keepsFacets(version, { material: facets.material })) return false
  return (['color', 'size'] as const).every((name) => {
    const wanted = facets[name]
    const own = row[name]
    return !wanted || (own !== null && wanted.some((value) => fold(value) === fold(own)))
  })
}

function sharesOne({ row }: Version, facets: Query['facets']): boolean {
  return (['color', 'size'] as const).some((name) => {
    const own = row[name]
    return own !== null && (facets[name] ?? []).some((value) => fold(value) === fold(own))
  })
}

/** What was asked for, as far as there is such a version: "red or black" of one that is black. */
function sayWanted(
  wanted: Query['facets'],
  fitting: readonly Version[],
  { frame }: GoodsInput['clause'],
): string {
  const values = (['color', 'size'] as const).flatMap((name) => {
    const had = wanted[name]?.filter((value) =>
      fitting.some(({ row }) => fold(row[name] ?? '') === fold(value)),
    )
    return (had && had.length > 0 ? had : wanted[name])?.[0] ?? []
  })
  return [...values, ...frame.bounds.map(({ text }) => text)].join(', ')
}

function withChoice(
  memory: Partial<Memory>,
  facets: Query['facets'],
  [version, ...others]: readonly Version[],
): Partial<Memory> {
  const { version: _, ...goods } = memory.goods ?? {}
  const isOne = version !== undefined && others.length === 0
  return { ...memory, goods: { ...goods, facets, ...(isOne && { version: version.row.id }) } }
}

/** The version of it that was spoken of before. */
export function chosenVersion({ state }: GoodsInput, item: Item): Version | null {
  if (state.focus !== item || item.versions.length < 2) return null
  return item.versions.find(({ row }) => row.id === state.query?.version) ?? null
}

/** The size that was said by its number counts from now on like one that was said by its name. */
function keptFacets(
  item: Item,
  fitting: readonly Version[],
  wanted: Query['facets'],
  isByNumber: boolean,
): Query['facets'] {
  const sizes = [...new Set(fitting.flatMap(({ row }) => row.size ?? []))]
  return isByNumber && sizes.length > 0 && fitting.length < item.versions.length
    ? { ...wanted, size: sizes }
    : wanted
}

/** A product may say itself when it comes: "available from June". */
function dateSaid(item: Item): string | null {
  const months =
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|maio|junho|julho|setembro|outubro|novembro|dezembro)\b/
  const sentence = item.description.split(/(?<=[.!?])\s+/).find((one) => months.test(fold(one)))
  return sentence ?? null
}
