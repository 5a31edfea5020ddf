import { wordsInAll } from '#main/languages/word-sets.ts'
import { type Span, tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { cuesIn } from '../understand/cues.ts'
import { ordinalIn } from '../understand/reference.ts'
import { without } from '../understand/text.ts'
import { runBehind, runsBehind } from './noun-run.ts'
import { behindIn, type Refusals, withoutHedges } from './refusals.ts'
import { substancesIn } from './things.ts'

const maxRefused = 4
const excepting = wordsInAll(({ words }) => words.except)
const things = wordsInAll(({ words, refusals }) => `${words.thing} ${refusals.kinds}`)
const prepositions = wordsInAll(({ words }) => `${words.prepositions} ${words.ownPrepositions}`)

/** "No gaming machine", "geen gevlochten ding", "apart from the gaming models": what stands for a thing of any kind says nothing of it. */
function withoutThing(words: readonly string[], all: readonly Refusals[]): string[] {
  const isTalk = (word: string) => all.some(({ code }) => cuesIn(code).talk.has(word))
  const telling = words.filter((word) => !things.has(word) && !isTalk(word))
  return telling.length > 0 ? telling : [...words]
}

export type Refused = {
  readonly excluded: readonly (readonly string[])[]
  readonly rest: string
}

/** What tells a refusal from talk and from names: the words goods are called by, and where in the message a brand stands. */
export type Known = {
  readonly isWord: (word: string) => boolean
  readonly brands: readonly Span[]
}

/** All that a message does not want, and what is left of it then; of `text` what is in `left` is not read yet. */
export function excludedIn(
  text: string,
  left: string,
  all: readonly Refusals[],
  { isWord, brands }: Known,
): Refused {
  const excluded: string[][] = []
  let rest = left
  const take = (span: Span) => {
    rest = without(rest, [span])
  }
  for (const reader of all)
    for (const behind of refusedBefore(rest, reader, all)) {
      const isRead = ({ start, end }: Span) => rest.slice(start, end).trim() === ''
      if (isRead(behind.cue)) continue
      take(behind.cue)
      if (isRead(behind.span)) continue
      const said = behind.words.flatMap(wordsOf)
      // "Frutos secos" are one thing, whatever its words are by themselves.
      if (said.length === 0 || !(said.every(isWord) || substancesIn(said, codesOf(all)).size > 0)) continue
      take(behind.span)
      excluded.push(withoutThing(behind.words, all))
    }
  for (const reader of all) {
    for (const pattern of [reader.avoid, reader.rejects, reader.exclude])
      for (let tries = 0, from = 0; tries < maxRefused; tries++) {
        const match = firstIn(from > 0 ? `${' '.repeat(from)}${rest.slice(from)}` : rest, pattern, reader)
        if (!match) break
        const span = { start: match.index, end: match.index + match[0].length }
        // "Des sacs de Pas de Loup": a name is no refusal.
        const name = brands.find(({ start, end }) => start <= span.start && span.end <= end)
        if (name) {
          from = name.end
          continue
        }
        // "He can't stand wool" says what is avoided, however it begins.
        if (pattern === reader.exclude && isNone(text, span.start, reader)) {
          take(span)
          continue
        }
        let next = span.end
        const isException = wordsOf(match[0]).some((word) => excepting.has(word))
        for (const what of runsBehind(rest, span.end, all, isException)) {
          const end = what.end + whomBehind(rest, what, all)
          take({ start: what.from ?? next, end })
          next = end
          if (what.words.length > 0 && !isNth(what.words, all)) excluded.push(withoutThing(what.words, all))
        }
        take(span)
      }
    const free = reader.freeOf.exec(rest)
    if (free?.[1] && !reader.stop.has(free[1])) {
      const cue = refusalBefore(text, free.index, all)
      excluded.push([cue ? free[0] : free[1]])
      take({ start: cue?.start ?? free.index, end: free.index + free[0].length })
    }
  }
  return { excluded, rest }
}

/** "Not poisonous for cats": whom it must not harm says nothing of what is looked for. */
function whomBehind(
  text: string,
  { words, end }: { words: readonly string[]; end: number },
  all: readonly Refusals[],
) {
  if (!substancesIn(words, codesOf(all)).has('poison')) return 0
  const behind = text.slice(end).split(/[,.;:!?]/)[0] ?? ''
  const [first, ...others] = tokensOf(behind)
  const whom = others.find(({ word }) => !isSkipped(word, all))
  return first && prepositions.has(first.word) && whom ? whom.end : 0
}

/** "… you can leave out": something is refused, whatever it is. */
export function refuses(text: string, all: readonly Refusals[]): boolean {
  return all.some((reader) =>
    behindIn(text, reader).some(({ cues }) => cues.some(({ groups }) => groups?.['said'] !== undefined)),
  )
}

/** "Not that one", "the second, no": what was shown is not wanted, whatever it is. */
export function refusesShown(text: string, all: readonly Refusals[]): boolean {
  return all.some((reader) => {
    if (refusedBefore(text, reader, all).some(({ isPointed }) => isPointed)) return true
    for (const match of text.matchAll(reader.every.exclude)) {
      const end = match.index + match[0].length
      if (isNone(text, match.index, reader)) continue
      const { words } = runBehind(text, end, all)
      if (isNth(words, all)) return true
      const clause = /^[^,.;:!?()]{0,60}/.exec(text.slice(end))?.[0] ?? ''
      const isWhole = /^(?:$|[,.;!])/.test(text.slice(end + clause.length))
      // "Not those": the cue may have taken what it points by with it.
      const said = wordsOf(`${match[0]} ${clause}`)
      if (words.length === 0 && isWhole && said.some((word) => isPointing(word, all))) return true
    }
    return false
  })
}

/** The word of refusal right before something, where no more than an article or a preposition stands between. */
export function refusalBefore(text: string, at: number, all: readonly Refusals[]): Span | null {
  const from = Math.max(0, at - 60)
  const start = at - clauseAtEnd(text.slice(from, at)).length
  // "Leave the vegan one out": part of it may stand behind.
  const clause = text.slice(start, at + 30)
  for (const reader of all)
    for (const match of clause.matchAll(reader.every.exclude)) {
      const end = start + match.index + match[0].length
      if (end > at || isNone(text, start + match.index, reader) || !saysNothing(text.slice(end, at), all))
        continue
      return { start: start + match.index, end }
    }
  return null
}

/** The word of refusal right behind something: "the one of 27 inch, no". */
export function refusalBehind(text: string, at: number, all: readonly Refusals[]): Span | null {
  for (const { every } of all) {
    const [match] = text.slice(at).matchAll(every.behind)
    if (match && saysNothing(text.slice(at, at + match.index), all))
      return { start: at + match.index, end: at + match.index + match[0].length }
  }
  return null
}

/** Where it is said first, and longest, with hedges or without: "is really not keen on". */
function firstIn(text: string, pattern: RegExp, reader: Refusals): RegExpExecArray | null {
  const plain = pattern.exec(text)
  const hedged = pattern.exec(withoutHedges(text, reader))
  if (!plain || !hedged) return plain ?? hedged
  const isEarlier = hedged.index < plain.index
  return isEarlier || (hedged.index === plain.index && hedged[0].length > plain[0].length) ? hedged : plain
}

/** What stands before a refusal at the end of its clause: "I like the wool ones, the black one not". */
function refusedBefore(text: string, reader: Refusals, all: readonly Refusals[]) {
  return behindIn(text, reader).flatMap(({ left, cues }) =>
    cues.slice(0, maxRefused).map((match) => refusedBy(left, match, reader, all)),
  )
}

function refusedBy(text: string, match: RegExpExecArray, reader: Refusals, all: readonly Refusals[]) {
  const cue = { start: match.index, end: match.index + match[0].length }
  const { said, fronted } = match.groups ?? {}
  const isSaid = said !== undefined
  // "Der funktioniert nicht" refuses nothing.
  const isTalk =
    !isSaid &&
    fronted === undefined &&
    [...text.matchAll(reader.every.notExclude)].some(
      (none) => none.index < cue.start && none.index + none[0].length >= cue.end,
    )
  if (isTalk) return { cue, words: [], span: cue, isPointed: false }
  const clause = clauseAtEnd(text.slice(0, cue.start))
  const begin = cue.start - clause.length
  const tokens = tokensOf(clause)
  // "Candles with no perfume, it gives me headaches": what it is said of is refused already.
  if (reader.exclude.test(clause) && /^,/.test(match[0]))
    return { cue, words: [], span: cue, isPointed: false }
  // "Ein Topf, der rote nicht": from the last article that something follows.
  const content = tokens.findLastIndex(({ word }) => !isSkipped(word, all))
  const article = tokens.slice(0, content).findLastIndex(({ word }) => isPointing(word, all))
  const first = begin + (article < 0 ? 0 : (tokens[article]?.start ?? 0))
  const run = runBehind(text.slice(0, cue.start), first, all)
  const isAll = saysNothing(text.slice(run.end, cue.start), all)
  // "Toys with batteries, no": the last of it is refused, and toys are wanted.
  const between = tokens.slice(0, content).findLast(({ word }) => isSkipped(word, all))
  const from = isAll || !between ? first : begin + between.start
  const { words, end } = isAll ? run : runBehind(text.slice(0, cue.start), from, all)
  const isWhole = words.length > 0 && saysNothing(text.slice(end, cue.start), all)
  return {
    cue,
    words: isWhole && !isNth(words, all) ? words : [],
    span: { start: from, end },
    // "Gefällt mir nicht", "der nicht": nothing is named.
    isPointed:
      isNth(words, all) || (content < 0 && (isSaid || tokens.some(({ word }) => isPointing(word, all)))),
  }
}

function clauseAtEnd(text: string): string {
  return text.split(/[,.;:!?()]/).at(-1) ?? ''
}

/** "No problem" begins like a refusal and is none. */
function isNone(text: string, at: number, { notExclude }: Refusals): boolean {
  const none = notExclude.exec(text.slice(Math.max(0, at - 1)))
  return none !== null && none.index <= 1
}

function saysNothing(text: string, all: readonly Refusals[]): boolean {
  return tokensOf(text).every(({ word }) => isSkipped(word, all))
}

function isSkipped(word: string, all: readonly Refusals[]): boolean {
  return all.some(({ stop }) => stop.has(word))
}

function isPointing(word: string, all: readonly Refusals[]): boolean {
  return all.some(({ pointing }) => pointing.has(word))
}

/** "The second" is none by its name. */
function isNth(words: readonly string[], all: readonly Refusals[]): boolean {
  return words.length === 1 && all.some(({ code }) => ordinalIn(words[0] ?? '', cuesIn(code)) !== null)
}

function codesOf(all: readonly Refusals[]): LanguageCode[] {
  return all.map(({ code }) => code)
}
