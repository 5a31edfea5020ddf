import { languages } from '#main/languages/index.ts'
import { materialOf } from '#main/languages/lexicon.ts'
import { compile, compileBeginning, expand } from '#main/languages/pattern.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { numbersIn, readFrame } from './goods/frame.ts'
import { topicsOfName } from './product-questions/topics.ts'
import { cuesIn } from './understand/cues.ts'
import { saysMoney } from './understand/price.ts'
import { supposes } from './understand/reference.ts'
import { readable, without } from './understand/text.ts'
import { yesOrNo } from './understand/yes-no.ts'

type Cut = {
  readonly [name in
    | 'start'
    | 'begins'
    | 'joined'
    | 'advice'
    | 'anything'
    | 'listed'
    | 'price'
    | 'within'
    | 'or']: RegExp
}
const cuts = new Map<LanguageCode, Cut>()

function cutOf(code: LanguageCode): Cut {
  const known = cuts.get(code)
  if (known) return known
  const { frame, cues } = languages[code]
  const start = `(?:${frame.clauseStart.map(expand).join('|')})`
  const and = `(?:${frame.and.map(expand).join('|')})`
  const whether = `(?:${frame.whether.map(expand).join('|')}) `
  const made = {
    start: new RegExp(`^[^a-z0-9]{0,40}(?:${and} )?${start}(?![a-z0-9])`),
    begins: compileBeginning(cues.begins.question),
    // Before a question of its own: ", and do you", "? what".
    advice: compile(frame.gift),
    anything: compile(frame.anything),
    joined: new RegExp(
      `(?<!\\s)(?:\\s*[,;]\\s*(?:${and} )?|\\s+${and}\\s+)(?=${start}(?![a-z0-9]))|(?<!\\s)\\s+${and} (?<whether>${whether})(?=[^,;?]{1,80}[?!.\\s]*$)`,
      'g',
    ),
    listed: new RegExp(`(?<!\\s)(?:\\s*[,;+/]\\s*(?:${and} )?|\\s+${and}\\s+)`, 'g'),
    price: compile(cues.price.money),
    within: compile(frame.asksWithin),
    or: compile(frame.or),
  }
  cuts.set(code, made)
  return made
}

const chatter = wordsInAll(({ words }) => words.chatter)
const asks = wordsInAll(({ words }) => words.asking)
const prepositions = wordsInAll(({ words }) => words.prepositions)
const negating = wordsInAll(({ words }) => words.question.negating)
const longestPick = 6
const maxClauses = 3
/** Fewer letters ask nothing. */
const shortest = 6

/** The questions of a message, each with what was said before it; one where there is but one. */
export function clausesOf(message: string, codes: readonly LanguageCode[]): string[] {
  const all = sentencesOf(message)
  // "Pity. Olive trees?": the sigh before a question asks nothing.
  const [first = ''] = all
  const isSigh =
    all.length > 1 &&
    (wordsOf(first).every((word) => chatter.has(word)) ||
      (yesOrNo(first) === 'no' && readFrame(readable(first), codes).excluded.length === 0))
  const sentences = isSigh ? all.slice(1) : all
  // "Do you wrap it? Is for my gran": who marks questions tells there what it is for.
  const marks = sentences.some(isMarked)
  const tells = new Set(sentences.filter((one) => marks && !isMarked(one) && saysWhatFor(one)))
  const pieces = sentences.flatMap((sentence) =>
    tells.has(sentence) ? [{ text: sentence, asks: false }] : piecesOf(sentence, codes),
  )
  const clauses: string[] = []
  let before = ''
  for (const [at, { text, asks }] of pieces.entries()) {
    // "I need shoes. What do you recommend?": one need, and the question what to take.
    const isOfNeed = clauses.length + before.length > 0 && asksOnlyAdvice(text, codes)
    // "I can't decide … the Peak or the Ridge?" goes on where it trails off.
    const trailsOff =
      /(?:\.{2}|…)\s*$/.test(text) && wordsOf(text).length < shortest && at < pieces.length - 1
    if (trailsOff || saysSameStep(text, pieces[at + 1]?.text, codes)) before += `${text} `
    // "I'll take two of them, what's that together?"
    else if (clauses.length > 0 && isTotalOf(text, clauses.at(-1) ?? '', codes))
      clauses[clauses.length - 1] = `${clauses.at(-1)} ${text}`
    else if (!isOfNeed && asks) {
      clauses.push(`${before}${text}`.trim())
      before = ''
    } else if (clauses.length > 0) clauses[clauses.length - 1] = `${clauses.at(-1)} ${text}`
    else before += `${text} `
  }
  if (clauses.length < 2 || clauses.length > maxClauses) return [isSigh ? sentences.join(' ') : message]
  return clauses.map((clause) => {
    const text = clause.replace(/,$/, '')
    // "Tell me the weight, and …" asks for it.
    return !text.endsWith('?') && (namesOnly(text, codes) || asksOrNot(text, codes)) ? `${text}?` : text
  })
}

/** What several cost, asked in no more words than that, behind how many they are. */
function isTotalOf(text: string, before: string, codes: readonly LanguageCode[]): boolean {
  const said = readable(text)
  const asked = codes.flatMap((code) => [
    compile(languages[code].frame.together).exec(said)?.[0] ?? [],
    cuesIn(code).ask.price.exec(said)?.[0] ?? [],
  ])
  const rest = asked.flat().reduce((left, cue) => left.replace(cue, ' '), said)
  return (
    asked.flat().length > 0 &&
    wordsOf(rest).every((word) => isSaidOften(word, codes)) &&
    wordsOf(readable(before)).some((word) => countsSome(word, codes))
  )
}

/** "2", "2x", "two". */
function countsSome(word: string, codes: readonly LanguageCode[]): boolean {
  return /^\d{1,2}x?$/.test(word)
    ? !/^1x?$/.test(word)
    : codes.some((code) => (numbersIn(code).get(word) ?? 0) > 1)
}

/** "Is it vegan or not, and …" */
function asksOrNot(text: string, codes: readonly LanguageCode[]): boolean {
  const [or = '', not = ''] = wordsOf(readable(text)).slice(-2)
  return negating.has(not) && codes.some((code) => cutOf(code).or.test(or))
}

type Piece = { readonly text: string; readonly asks: boolean }

/** What is only told before a question in the same sentence belongs to it: "and the wrapping, is that possible?" */
function piecesOf(sentence: string, codes: readonly LanguageCode[]): Piece[] {
  const parts = split(sentence, codes)
  const pieces = parts.map((text, at) => {
    if (isAsking(text, codes)) return { text, asks: true }
    // "Can vegans eat the bread, and which days …?": marked as a question at its end, it begins with one.
    const begins = at === 0 && isMarked(sentence) && beginsToAsk(text, codes)
    return { text: begins ? `${text.replace(/,$/, '')}?` : text, asks: begins }
  })
  const first = pieces.findIndex(({ asks }) => asks)
  // "And if it's too tight can I send it back"
  if (first < 0 && supposes(readable(sentence))) return [{ text: sentence, asks: true }]
  if (first < 1) return pieces
  const upTo = parts.slice(0, first + 1).join(' ')
  return [{ text: upTo, asks: true }, ...pieces.slice(first + 1)]
}

/** "Can vegans eat it": a question word and what it asks of; "es un regalo" tells. */
function beginsToAsk(text: string, codes: readonly LanguageCode[]): boolean {
  const [, second = ''] = wordsOf(readable(text))
  return (
    !prepositions.has(second) &&
    !isSaidOften(second, codes) &&
    codes.some((code) => cutOf(code).begins.test(readable(text)))
  )
}

/** The sentences of a message that ask, where others only tell: "Great, I'll take it. Do you wrap it?" */
export function asking(message: string, codes: readonly LanguageCode[]): string[] {
  const sentences = sentencesOf(message)
  const asked = sentences.filter((sentence) => isAsking(sentence, codes))
  // "What would you take? 100 euros": what may be spent belongs to the question.
  if (sentences.some((sentence) => !asked.includes(sentence) && saysMoney(readable(sentence)))) return []
  return asked.length < sentences.length && asked.length <= maxClauses ? asked : []
}

type Pick = { readonly which: string; readonly question: string }

/** "The cheaper one, is that waterproof?": says first which of those shown is meant, and asks of it then. */
export function pickIn(message: string, codes: readonly LanguageCode[]): Pick | null {
  const cut = /[,;:.!]\s|\s[-–]\s/.exec(message)
  const [which, question] = cut
    ? [message.slice(0, cut.index), message.slice(cut.index + cut[0].length)]
    : ['', '']
  if (!isAsking(question, codes) || clausesOf(question, codes).length > 1) return null
  const words = wordsOf(readable(which)).filter((word) => !chatter.has(word))
  const isWhich =
    words.length > 1 &&
    words.length <= longestPick &&
    codes.some((code) => wordsOf(languages[code].words.definite).includes(words[0] ?? '')) &&
    !words.some((word) => negating.has(word))
  // "The price, and do you ship?", "il a quelle taille, et il se lave ?" ask twice.
  const asksToo = (code: LanguageCode) =>
    cuesIn(code).ask.price.test(readable(which)) || cutOf(code).within.test(readable(which))
  const isAsked =
    codes.some(asksToo) || namesOnly(which, codes, []) || codes.some((code) => saysTwo(which, code))
  // "That's too expensive, do you have a cheaper one?" picks none.
  return isWhich && !isAsked && !saysSameStep(which, question, codes) ? { which, question } : null
}

/** "The Peak or the Ridge", "the mask and the tube together", "the two of them": no pick. */
function saysTwo(which: string, code: LanguageCode): boolean {
  const { or, listed } = cutOf(code)
  const text = readable(which)
  const { has } = readFrame(text, [code])
  if (has.both || has.together) return true
  const definite = new Set(wordsOf(languages[code].words.definite))
  const parts = text.split(listed).map((part) => wordsOf(part)[0] ?? '')
  return (
    or.test(text) ||
    cuesIn(code).ask.against.test(text) ||
    (parts.length > 1 && parts.every((first) => definite.has(first)))
  )
}

function sentencesOf(message: string): string[] {
  return message.split(/(?<=[.!?])\s+|\n+/).filter((part) => part.trim() !== '')
}

function saysWhatFor(sentence: string): boolean {
  const [first = '', second = ''] = wordsOf(readable(sentence))
  return !asks.has(first) && prepositions.has(second)
}

function isMarked(sentence: string): boolean {
  return /\?\s*$/.test(sentence)
}

function isAsking(piece: string, codes: readonly LanguageCode[]): boolean {
  if (piece.trim().length < shortest && !namesOnly(piece, codes)) return false
  if (asksOrNot(piece, codes)) return true
  const text = readable(piece)
  if (!isMarked(piece) && saysAnyPrice(text, codes)) return false
  // "Give me two, what do they cost?", "what would you take? So um die 30 Euro": a number or an amount alone belongs to the question beside it.
  const isNumber = (word: string) => /^\d+$/.test(word) || codes.some((code) => numbersIn(code).has(word))
  const words = wordsOf(text)
  const prices = codes.flatMap((code) => cuesIn(code).prices(text, false).spans)
  const isOnlyNumber =
    words.some(isNumber) &&
    wordsOf(without(text, prices)).every(
      (word) => isNumber(word) || isOfMoney(word, codes) || isSaidOften(word, codes),
    )
  // "…, what would you take? Up to 70 euros?" is one question, whichever part of it is marked.
  if (isMarked(piece))
    return !isOnlyNumber || prices.length === 0 || codes.some((code) => cutOf(code).start.test(text))
  return (
    !isOnlyNumber &&
    codes.some((code) => {
      const { start, within } = cutOf(code)
      // "The folding one: what does it weigh".
      const behind = text.split(/(?::|\s[-–])\s/).slice(1)
      return (
        [text, ...behind].some((one) => start.test(one)) ||
        within.test(text) ||
        cuesIn(code).ask.price.test(text)
      )
    })
  )
}

function asksOnlyAdvice(piece: string, codes: readonly LanguageCode[]): boolean {
  const text = readable(piece)
  return codes.some((code) => {
    const { advice, anything } = cutOf(code)
    // "… but no mechanical one, what else is there?"
    if (anything.test(text) && wordsOf(text).every((word) => isSaidOften(word, codes))) return true
    const left = text.replace(advice, ' ')
    return left !== text && wordsOf(left).every((word) => isSaidOften(word, codes))
  })
}

/** "Budget up to 70 euros" tells what may be spent. */
function isOfMoney(word: string, codes: readonly LanguageCode[]): boolean {
  return saysMoney(word) || codes.some((code) => cutOf(code).price.test(word))
}

/** "That's too expensive, do you have a cheaper one?": said twice, and asked once. */
function saysSameStep(piece: string, next: string | undefined, codes: readonly LanguageCode[]): boolean {
  if (next === undefined || isMarked(piece)) return false
  const [said, then] = [piece, next].map((text) => readFrame(readable(text), codes).sort)
  return said?.isStep === true && then?.isStep === true && said.scale !== null && said.scale === then.scale
}

function isSaidOften(word: string, codes: readonly LanguageCode[]): boolean {
  return chatter.has(word) || codes.some((code) => cuesIn(code).stop.has(word) || cuesIn(code).talk.has(word))
}

function split(sentence: string, codes: readonly LanguageCode[]): string[] {
  const text = readable(sentence)
  // Folding may move places; only where it did not can the sentence be cut as it was typed.
  const source = text.length === sentence.trim().length ? sentence.trim() : text
  const [code] = codes
  if (!code) return [sentence]
  const named = namedFirst(source, codes, code)
  if (named) return named
  const parts: string[] = []
  let from = 0
  let end = ''
  for (const match of text.matchAll(cutOf(code).joined)) {
    const before = source.slice(from, match.index)
    // "Quanto é que poupo": without its accent the "is" reads as an "and".
    if (/[éè]/i.test(source.slice(match.index, match.index + match[0].length))) continue
    // "Hast du auch | was kleineres?": nothing is asked yet.
    const { ask } = cuesIn(code)
    // "What does it weigh | and …", "is it in stock | and …", "how many are left | and …" ask in words that are said often.
    const isAsked =
      cutOf(code).within.test(readable(before)) ||
      ask.price.test(readable(before)) ||
      ask.stock.test(`${readable(before)}?`) ||
      namesOnly(before, codes)
    const saysLittle = !isAsked && wordsOf(before).every((word) => isSaidOften(word, codes))
    if (before.length < shortest || saysLittle) continue
    const behind = text.slice(match.index + match[0].length)
    if (saysOnlyWhatNot(behind, codes) || saysAnyPrice(behind, codes)) continue
    // What is put together again keeps its comma: "camomile not, I'm allergic".
    parts.push(match[0].includes(',') ? `${before},` : before)
    from = match.index + match[0].length
    // "… and whether it floats" asks whether it floats.
    end = match.groups?.['whether'] === undefined ? '' : '?'
  }
  parts.push(`${source.slice(from)}${end}`)
  return parts.flatMap((part) => listed(part, codes, code)).filter(Boolean)
}

/** "Price, and how many are left?", "the bench: weight and is it in stock?": what is but named first is asked for as well. */
function namedFirst(source: string, codes: readonly LanguageCode[], code: LanguageCode): string[] | null {
  const [match] = source.matchAll(cutOf(code).listed)
  const before = source.slice(0, match?.index ?? 0)
  if (!match || !namesOnly(before.split(/: /).at(-1) ?? '', codes)) return null
  const behind = source.slice(match.index + match[0].length)
  const text = readable(behind)
  const { inStock, ask } = cuesIn(code)
  const asksStock = readFrame(text, codes).has.howManyLeft || inStock.test(text) || ask.stock.test(`${text}?`)
  // "The wrapping, is that possible?" asks once; "the weight, and is that with the lid?" twice.
  const isJoined = /[a-z&]/.test(readable(match[0]))
  return asksStock || (isJoined && cutOf(code).start.test(text))
    ? [`${before}?`, /[?!.]\s*$/.test(behind) ? behind : `${behind}?`]
    : null
}

/** "A lamp, any colour except black": what it must not be belongs to the wish before. */
function saysOnlyWhatNot(text: string, codes: readonly LanguageCode[]): boolean {
  const { excluded, rest } = readFrame(text, codes)
  return excluded.length > 0 && saysNoMore(rest, codes)
}

/** "… , the price doesn't matter": it asks for no price. */
function saysAnyPrice(text: string, codes: readonly LanguageCode[]): boolean {
  const { has, rest } = readFrame(text, codes)
  return has.anyPrice && saysNoMore(rest, codes)
}

function saysNoMore(rest: string, codes: readonly LanguageCode[]): boolean {
  const names = namesIn(wordsOf(rest), codes)
  return wordsOf(rest).every((word) => names.has(word) || isSaidOften(word, codes))
}

/** "Weight and width?", "what's the price, weight and size of the Piccola?": one question for each thing that is asked of it. */
function listed(part: string, codes: readonly LanguageCode[], code: LanguageCode): string[] {
  const names = part.replace(/(?<![?!.\s])[?!.\s]{1,20}$/, '').split(cutOf(code).listed)
  const last = names.pop() ?? ''
  if (names.length === 0 || !names.every((name) => namesOnly(name, codes))) return [part.trim()]
  // What it is asked of stands behind the last: "… and width of the Piccola".
  const words = last.split(/(?<=\s)/)
  const own = namesIn(wordsOf(readable(last)), codes)
  const upTo = words.findLastIndex(
    (word, at) =>
      wordsOf(readable(word)).some((one) => own.has(one)) &&
      namesOnly(words.slice(0, at + 1).join(''), codes),
  )
  if (upTo < 0) return [part.trim()]
  const of = words.slice(upTo + 1).join('')
  return [...names, words.slice(0, upTo + 1).join('')].map((name) => `${`${name.trim()} ${of}`.trim()}?`)
}

/** Whether a text says nothing but what is asked of a product: "the weight", "what's the battery life". */
function namesOnly(text: string, codes: readonly LanguageCode[], priced = codes): boolean {
  const words = wordsOf(readable(text))
  const names = namesIn(words, priced)
  return (
    names.size > 0 &&
    names.size <= longestName &&
    words.every((word) => names.has(word) || isSaidOften(word, codes))
  )
}

function namesIn(words: readonly string[], codes: readonly LanguageCode[]): ReadonlySet<string> {
  const phrases = new Set([...topicsOfName(words).values()].flat())
  const isName = (word: string) =>
    ((phrases.has(word) || topicsOfName([word]).size > 0) && materialOf(word) === undefined) ||
    codes.some((code) => cutOf(code).price.test(word))
  return new Set(words.filter(isName))
}

const longestName = 3
