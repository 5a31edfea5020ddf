import { everyLanguage } from '#main/languages/index.ts'
import type { Topic } from '#main/languages/topics.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem, stemForms } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { Bound } from './frame.ts'
import type { Said, Version } from './item.ts'
import { type Dimension, type Measure, measuresIn } from './measures.ts'

const alcohol = /^alco|^alko/
/** How the strength of a drink is labelled. */
export const alcoholName = /alco|alko|gradazione|graduacion|\babv\b/

export const memoryName = /\bram\b|werkgeheugen|arbeitsspeicher|vive|^mem/
export const storageName =
  /stor|opslag|(?<!arbeits)speicher|stockage|alma[cz]en|archivi|armazen|ssd|hdd|dis[ck]|festplatte/

const slot = wordsInAll(({ words }) => words.slot)

/** What a limit on somebody's age is named. */
export const ageName = 'age'
const nearly = 0.2
const same = 0.005

/** Whether a version keeps a limit; null where it gives no such number. */
export function keepsBound(version: Pick<Version, 'said'>, bound: Bound): boolean | null {
  const measures = measuresFor(version.said, bound)
  if (measures.length === 0) return null
  return measures.some((measure) => keeps(measure, bound))
}

/** Whether it has just this number, as it stands. */
export function saysJust({ said }: Version, { dimension, from }: Pick<Bound, 'dimension' | 'from'>): boolean {
  const isJust = (measure: Measure) =>
    measure.dimension === dimension && measure.from === measure.to && measure.from === from
  return said.some(({ measures }) => measures.some(isJust))
}

/** Whether it gives such a number under the name that was said. */
export function givesNamed({ said }: Version, bound: Bound): boolean {
  const isSide = bound.dimension === 'length' && sideAsked(bound) !== undefined
  return said.some(
    (one) =>
      (isNamedBy(one, bound) || (isSide && hasSides(one.measures))) &&
      one.measures.some((measure) => measure.dimension === bound.dimension),
  )
}

function isNamedBy(said: Said, { names, topic }: Bound): boolean {
  return (topic !== undefined && said.topics.has(topic)) || isNamed(said, names)
}

function measuresFor(said: readonly Said[], bound: Bound): Measure[] {
  const { dimension, names, from, to, isAbout } = bound
  const fitting = said.flatMap((one) =>
    sideMeant(one.measures, bound)
      .filter((measure) =>
        // "Warranty: 5 years" is no age, and a card of 1 TB that fits no memory of its own.
        (one.topics.has('warranty') && names.includes(ageName)) ||
        (dimension === 'data' && wordsOf(one.name).some((word) => slot.has(word)))
          ? false
          : measure.dimension === null
            ? dimension === null || countsBare(one, dimension)
            : measure.dimension === dimension,
      )
      .map((measure) => ({ one, measure })),
  )
  // "Max 160 wide": in whatever unit the width is given.
  if (dimension === null && names.length > 0) {
    const written = said
      .filter((one) => one.name !== '' && isNamed(one, names))
      .flatMap(({ measures }) => measures)
    if (written.length > 0) return written.map(asWritten)
  }
  const named = fitting.filter(({ one }) => isNamedBy(one, bound))
  const ofSides = sideAsked(bound) ? fitting.filter(({ one }) => hasSides(one.measures)) : []
  // "For a dog of 9 kg": what it suits is asked for, before what it weighs itself.
  const isExact = from !== null && from === to && !isAbout
  const suited = isExact ? fitting.filter(({ one }) => one.isUpTo || one.isFrom) : []
  const others = suited.length > 0 ? suited : fitting
  const chosen = named.length > 0 ? named : ofSides.length > 0 ? ofSides : bound.isNamedOnly ? [] : others
  return chosen.map(({ one, measure }) => {
    if (from === null || from !== to || measure.from !== measure.to) return measure
    // About 400 of what is for up to 500.
    if (one.isUpTo) return { ...measure, from: 0 }
    return isExact && one.isFrom ? { ...measure, to: Number.POSITIVE_INFINITY } : measure
  })
}

/**
 * "No wider than 90 cm", of what is "120 × 60 cm": the side that is meant. The first is the width, the last the height, and a
 * limit to one end that names none is one on the longest.
 */
function sideMeant(measures: readonly Measure[], bound: Bound): readonly Measure[] {
  if (!hasSides(measures)) return measures
  const sides = measures.filter(({ start }) => start === measures[0]?.start)
  const side = sideAsked(bound)
  if (side === 'width') return sides.slice(0, 1)
  if (side === 'height') return sides.slice(-1)
  if (side === 'depth') return sides.slice(1, 2)
  const isOpen = bound.from === null || bound.to === null
  return isOpen || side === 'length'
    ? [sides.reduce((most, one) => (one.to > most.to ? one : most))]
    : measures
}

function hasSides([first, second]: readonly Measure[]): boolean {
  return second !== undefined && first?.start === second.start && first.dimension === 'length'
}

const sideTopics = ['width', 'height', 'depth', 'length'] as const

function sideAsked({ names, topic }: Bound): Topic | undefined {
  return (
    topic ?? sideTopics.find((side) => everyLanguage.some(({ code }) => topicsAsked(names, code).has(side)))
  )
}

/** The numbers of a measure as they stand there, whatever its unit. */
function asWritten(measure: Measure): Measure {
  const numbers = measuresIn(measure.text.replaceAll(/[a-z°"”″]+/gi, ' '))
  return { ...measure, from: numbers[0]?.from ?? measure.from, to: numbers.at(-1)?.to ?? measure.to }
}

/** "Persons: 4": what is counted is in the name. */
function countsBare({ topics }: Said, dimension: Dimension): boolean {
  return dimension === 'people' && (topics.has('people') || topics.has('players'))
}

/** Whether an attribute is what these words ask for, by its name or by what both are about. */
export function isNamed(said: Said, names: readonly string[]): boolean {
  const stems = names.map(stem)
  if (stems.some((name) => said.nameStems.includes(name))) return true
  if (names.some((name) => alcohol.test(name)) && alcoholName.test(fold(said.name))) return true
  // Both are memory, and neither is the other.
  if (names.some((name) => memoryName.test(name))) return memoryName.test(fold(said.name))
  const own = said.topics
  if (own.size === 0) return false
  return everyLanguage.some(({ code }) =>
    [...topicsAsked(names, code).keys()].some((topic: Topic) => own.has(topic)),
  )
}

const shortestStem = 5
const shortestAdjective = 4

/** Whether the name of an attribute, as a stem, is made of an adjective: "security" is how secure something is. */
export function isHow(name: string, adjective: string): boolean {
  const begins = (start: string, shortest: number) =>
    start.length >= shortest && name.length > start.length && name.startsWith(start)
  // "gras" would lose its end as a plural; "stagionato" bends by its last letter.
  const bare = adjective.replace(/[aeio]$/, '')
  return (
    [stem(adjective), bare].some((start) => begins(start, shortestStem)) ||
    begins(adjective, shortestAdjective)
  )
}

/** Whether a word is the name of one of these attributes, or what it is made of. */
export function namesOne(names: ReadonlySet<string>, word: string): boolean {
  return stemForms(word).some((one) => names.has(one)) || [...names].some((name) => isHow(name, word))
}

function keeps(measure: Measure, { from, to, isAbout, isBeyond }: Bound): boolean {
  if (isAbout && from !== null)
    return measure.to >= from * (1 - nearly) && measure.from <= (to ?? from) * (1 + nearly)
  const slack = (value: number) => (Math.abs(value) * same + 1e-9) * (isBeyond ? -1 : 1)
  if (from !== null && to !== null && from === to)
    return measure.from <= from + slack(from) && measure.to >= to - slack(to)
  if (from !== null && measure.to < from - slack(from)) return false
  return !(to !== null && measure.from > to + slack(to))
}
