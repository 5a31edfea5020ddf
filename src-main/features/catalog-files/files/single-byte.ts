import iconv from 'iconv-lite'
import { type Alphabet, alphabets } from './alphabets.ts'

type SingleByte = {
  readonly name: string
  /** How likely one letter of it is, as a logarithm: -2 to -4 for a text, below that for bytes that are none. */
  readonly likelihood: number
  /** By how much it is likelier than the next that reads otherwise, over all letters. */
  readonly lead: number
}

const maxWords = 2000

/** In what a text of one byte a letter is written: by the words with letters beyond ASCII, and how languages use those. */
export function likeliestSingleByte(bytes: Uint8Array): SingleByte {
  const words = tellingWords(bytes)
  let letters = 0
  for (const byte of words) if (byte > 0x7f) letters++
  const found = [...byEncoding]
    .map(([name, { of, handicap }]) => {
      const text = iconv.decode(words, name)
      const facts = factsOf(text)
      const likelihood = Math.max(...of.map((one) => scoreOf(one, facts)))
      return { name, text, likelihood, score: likelihood - handicap }
    })
    .sort((a, b) => b.score - a.score)
  const [best = { name: 'windows-1252', text: '', likelihood: 0, score: 0 }] = found
  const next = found.find(({ text }) => text !== best.text)
  return {
    name: best.name,
    likelihood: best.likelihood / Math.max(letters, 1),
    lead: next ? best.score - next.score : 0,
  }
}

/** The different words with a byte beyond ASCII in them: a web address or a price says nothing of letters. */
function tellingWords(bytes: Uint8Array): Buffer {
  const words = new Set<string>()
  let start = -1
  let isTelling = false
  for (let at = 0; at <= bytes.length && words.size < maxWords; at++) {
    const byte = bytes[at] ?? 0
    if (byte > 0x7f || (byte > 0x40 && byte < 0x5b) || (byte > 0x60 && byte < 0x7b)) {
      if (start === -1) start = at
      if (byte > 0x7f) isTelling = true
      continue
    }
    if (isTelling) words.add(Buffer.from(bytes.subarray(start, at)).toString('latin1'))
    start = -1
    isTelling = false
  }
  return Buffer.from([...words].join('\n'), 'latin1')
}

type Weighed = { readonly alphabet: Alphabet; readonly weights: ReadonlyMap<string, number> }

const sign = -2
const unlikely = -4
const rare = -7
/** What an encoding that fewer files are written in must be better by. */
const step = 1.5

const byEncoding = new Map<string, { of: Weighed[]; handicap: number }>()
for (const alphabet of alphabets)
  for (const [index, name] of alphabet.encodings.entries()) {
    const entry = byEncoding.get(name) ?? { of: [], handicap: handicapOf(name) + step * index }
    entry.of.push({ alphabet, weights: weightsOf(alphabet.letters) })
    byEncoding.set(name, entry)
  }

function handicapOf(name: string): number {
  return name === 'windows-1252' ? 0 : step
}

function weightsOf(letters: string): Map<string, number> {
  const groups = letters.split(' ')
  const sum = groups.reduce((all, group, index) => all + [...group].length / 2 ** index, 0)
  const weights = new Map<string, number>()
  for (const [index, group] of groups.entries())
    for (const letter of group) weights.set(letter, Math.log(1 / 2 ** index / sum))
  return weights
}

type Facts = {
  readonly letters: ReadonlyMap<string, number>
  /** What languages hardly write: signs inside words, capitals behind small letters, a letter as a word. */
  readonly faults: number
  /** Neighbours of which one is an ASCII letter, and of which none is. */
  readonly mixed: number
  readonly runs: number
}

/** Signs that shops write, with the side on which a letter may stand right beside them. */
const opening = '“„‚‘«¿¡£€§©№°µ’\u00a0'
const closing = '’”“‘…»™®©°²³ºª€\u00a0'
const alone = '–—•×½´·±¼¾'
const signs = new Set(opening + closing + alone)

function factsOf(text: string): Facts {
  const letters = new Map<string, number>()
  let faults = 0
  let mixed = 0
  let runs = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string
    if (letter < '\u0080') continue
    const before = kindOf(text[at - 1])
    const after = kindOf(text[at + 1])
    if (signs.has(letter)) {
      const fits =
        (before === null || (before !== 'sign' && closing.includes(letter))) &&
        (after === null || (after !== 'sign' && opening.includes(letter)))
      faults += fits ? sign : rare
      continue
    }
    if (kindOf(letter) === 'sign') {
      faults += before === null && after === null ? rare : 2 * rare
      continue
    }
    const small = letter.toLowerCase()
    if (small !== letter && before !== null && before !== 'sign' && isSmall(text[at - 1] as string))
      faults += unlikely
    if (small === letter && after === 'ascii' && !isSmall(text[at + 1] as string)) faults += unlikely
    if (before === null && after === null) faults += unlikely / 2
    const name = letter === 'İ' ? letter : small
    letters.set(name, (letters.get(name) ?? 0) + 1)
    if (before === 'ascii') mixed++
    else if (before === 'other') runs++
    if (after === 'ascii') mixed++
  }
  return { letters, faults, mixed, runs }
}

function kindOf(letter: string | undefined): 'ascii' | 'other' | 'sign' | null {
  if (letter === undefined) return null
  if (letter < '\u0080') return /[a-z]/i.test(letter) ? 'ascii' : null
  return /[\p{L}\p{M}]/u.test(letter) && !signs.has(letter) ? 'other' : 'sign'
}

function isSmall(letter: string): boolean {
  return letter !== letter.toUpperCase()
}

function scoreOf({ alphabet, weights }: Weighed, { letters, faults, mixed, runs }: Facts): number {
  let score = faults + (alphabet.isOwnScript ? mixed * unlikely : runs * (unlikely / 2))
  for (const [letter, count] of letters) score += count * (weights.get(letter) ?? rare)
  return score
}
