import type { Things } from './things.ts'

/** What the language files are put together with. */

/** "twenty one", "treinta y uno": the tens, a joiner, the units; written from two lists, units up to nineteen. */
export function tensFirst(units: string, tens: string, joiners: readonly string[]) {
  const below20 = units.split(' ')
  const byTen = tens.split(' ')
  return (n: number): readonly string[] => {
    if (n < 20) return [below20[n] ?? '']
    const ten = byTen[Math.floor(n / 10)] ?? ''
    return n % 10 === 0 ? [ten] : joiners.map((joiner) => `${ten}${joiner}${below20[n % 10]}`)
  }
}

/** "einundzwanzig": the units first. */
export function unitsFirst(units: string, tens: string, joiner: (unit: string) => string) {
  const below20 = units.split(' ')
  const byTen = tens.split(' ')
  return (n: number): readonly string[] => {
    if (n < 20) return [below20[n] ?? '']
    const ten = byTen[Math.floor(n / 10)] ?? ''
    return n % 10 === 0 ? [ten] : [`${joiner(below20[n % 10] ?? '')}${ten}`]
  }
}

/** "a, b and c". */
export function listIn(and: string, more: (left: number) => string) {
  return (items: readonly string[], left: number): string => {
    const all = left > 0 ? [...items, more(left)] : items
    const last = all.at(-1) ?? ''
    return all.length < 2 ? last : `${all.slice(0, -1).join(', ')}${and}${last}`
  }
}

/** Cues written as text, one a line or parted by `;`, so that a backslash is just a backslash. What is put in is a part of a cue. */
export function cueList(text: TemplateStringsArray, ...parts: readonly string[]): readonly string[] {
  return String.raw(text, ...parts)
    .split(/[;\n]/)
    .map((cue) => cue.trim())
    .filter(Boolean)
}

/** Any word for a person or an animal that goods may be for: "my lad", "la pequeña", "der Kater". */
export function kinIn({ adult: _, ...kin }: Things['audiences']): string {
  return `(?:${Object.values(kin).join(' ').replaceAll(' ', '|').replaceAll('_', ' ')})`
}
