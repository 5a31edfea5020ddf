import type { Unit } from '#main/languages/language.ts'
import type { Topic } from '#main/languages/topics.ts'
import { namesOfUnits } from '#main/languages/units.ts'

export const lengths: readonly Topic[] = ['length', 'width', 'height', 'depth', 'diameter', 'size']

/** A unit by the word that questions use for it, and what was measured where a number is counted in it. */
type Measure = { readonly word: string; readonly tells: readonly Topic[] }

const measures: Readonly<Partial<Record<Unit, Measure>>> = {
  mm: { word: 'mm', tells: lengths },
  cm: { word: 'cm', tells: lengths },
  m: { word: 'meter', tells: lengths },
  in: { word: 'inch', tells: lengths },
  ft: { word: 'feet', tells: lengths },
  g: { word: 'gram', tells: ['weight'] },
  kg: { word: 'kg', tells: ['weight', 'load'] },
  lb: { word: 'pound', tells: ['weight', 'load'] },
  oz: { word: 'ounce', tells: ['weight', 'volume'] },
  ml: { word: 'ml', tells: ['volume'] },
  l: { word: 'liter', tells: ['volume'] },
  gal: { word: 'gallon', tells: ['volume'] },
  v: { word: 'volt', tells: ['power'] },
  w: { word: 'watt', tells: ['power'] },
  a: { word: 'amp', tells: ['power'] },
  mah: { word: 'mah', tells: ['battery'] },
  gb: { word: 'gb', tells: ['memory'] },
  mb: { word: 'mb', tells: ['memory'] },
  h: { word: 'hour', tells: ['lasting', 'charging'] },
  min: { word: 'minute', tells: ['lasting', 'charging'] },
  carat: { word: 'carat', tells: ['stone'] },
}
const measuredIn = Object.entries(measures) as [Unit, Measure][]

/** Symbols that are other words too: "in", an article, and the short form of a minimum. */
const unsure: ReadonlySet<Unit> = new Set(['in', 'a', 'min', 'gal'])
const byName = new Map([
  ...[...namesOfUnits(measuredIn.map(([unit]) => unit))].map(
    ([name, unit]) => [name, measures[unit]?.word ?? unit] as const,
  ),
  ...measuredIn
    .filter(([unit]) => !unsure.has(unit))
    .map(([unit, { word }]) => [unit as string, word] as const),
  ['ct', 'carat'],
  ['minimum', 'min'],
  ['maximum', 'max'],
])
const tellsOf = new Map(measuredIn.map(([, { word, tells }]) => [word, tells]))

export function unitNamed(name: string): string | null {
  return byName.get(name) ?? null
}

/** "12oz" and "12 ounces" are the same words; a single letter is a unit only behind a number. */
export function withUnits(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [, number, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? []
    if (number && unit) return byName.has(unit) ? [number, byName.get(unit) ?? unit] : [word]
    const isMeant = word.length > 1 || /^\d+$/.test(words[at - 1] ?? '')
    return [isMeant ? (byName.get(word) ?? word) : word]
  })
}

/** What the numbers of a text measure. */
export function topicsMeasured(words: readonly string[]): ReadonlySet<Topic> {
  if (!words.some((word) => /^\d+$/.test(word))) return none
  return new Set(words.flatMap((word) => tellsOf.get(word) ?? []))
}

/** "How many ml is it?" names the unit of what is asked for, with no number before it. */
export function topicsOfUnits(words: readonly string[]): ReadonlyMap<Topic, readonly string[]> {
  const asked = words.filter((word, at) => tellsOf.has(word) && !/^\d/.test(words[at - 1] ?? ''))
  return new Map(asked.flatMap((word) => (tellsOf.get(word) ?? []).map((topic) => [topic, [word]] as const)))
}

const none: ReadonlySet<Topic> = new Set()

/** Kinds of questions that want a number. */
export const measured: ReadonlySet<Topic> = new Set([
  ...lengths,
  'weight',
  'volume',
  'lasting',
  'charging',
  'load',
  'power',
  'memory',
])
