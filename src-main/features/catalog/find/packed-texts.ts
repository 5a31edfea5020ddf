import { createGrowing } from './growing.ts'

/** Many short texts in two arrays: they take no more memory than their letters do, and go to another thread as they are. */
export type PackedTexts = { readonly letters: Uint16Array; readonly ends: Uint32Array }

export function createTextPacker() {
  const letters = createGrowing(Uint16Array)
  const ends = createGrowing(Uint32Array)
  let scratch = new Uint16Array(128)
  const start = (number: number) => (number === 0 ? 0 : ends.at(number - 1))
  return {
    count: () => ends.length(),
    push: (text: string): void => {
      if (text.length > scratch.length) scratch = new Uint16Array(text.length * 2)
      for (let at = 0; at < text.length; at++) scratch[at] = text.charCodeAt(at)
      letters.pushAll(scratch.subarray(0, text.length))
      ends.push(letters.length())
    },
    is: (number: number, text: string): boolean => {
      const from = start(number)
      if (ends.at(number) - from !== text.length) return false
      for (let at = 0; at < text.length; at++) if (letters.at(from + at) !== text.charCodeAt(at)) return false
      return true
    },
    at: (number: number): string => {
      let text = ''
      for (let at = start(number); at < ends.at(number); at++) text += String.fromCharCode(letters.at(at))
      return text
    },
    finish: (): PackedTexts => ({ letters: letters.finish(), ends: ends.finish() }),
  }
}

export function textCount({ ends }: PackedTexts): number {
  return ends.length
}

function startOf({ ends }: PackedTexts, number: number): number {
  return number === 0 ? 0 : (ends[number - 1] ?? 0)
}

export function lengthAt(texts: PackedTexts, number: number): number {
  return (texts.ends[number] ?? 0) - startOf(texts, number)
}

export function textAt(texts: PackedTexts, number: number): string {
  const end = texts.ends[number]
  if (end === undefined) return ''
  let text = ''
  for (let from = startOf(texts, number); from < end; from += chunk) {
    text += String.fromCharCode(...texts.letters.subarray(from, Math.min(end, from + chunk)))
  }
  return text
}

/** The number of arguments of a function is limited. */
const chunk = 1000

export function isText(texts: PackedTexts, number: number, text: string): boolean {
  return lengthAt(texts, number) === text.length && hasAt(texts, startOf(texts, number), text)
}

export function endsWith(texts: PackedTexts, number: number, ending: string): boolean {
  return (
    lengthAt(texts, number) >= ending.length &&
    hasAt(texts, (texts.ends[number] ?? 0) - ending.length, ending)
  )
}

/** Below 0 where the text comes before the other, 0 where it begins with it, above 0 where it comes after. */
export function compareBeginning(texts: PackedTexts, number: number, beginning: string): number {
  const start = startOf(texts, number)
  const length = lengthAt(texts, number)
  for (let at = 0; at < beginning.length; at++) {
    if (at === length) return -1
    const difference = (texts.letters[start + at] ?? 0) - beginning.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return 0
}

export function compareTexts(texts: PackedTexts, a: number, b: number): number {
  const [startA, startB] = [startOf(texts, a), startOf(texts, b)]
  const [lengthA, lengthB] = [lengthAt(texts, a), lengthAt(texts, b)]
  for (let at = 0; at < lengthA && at < lengthB; at++) {
    const difference = (texts.letters[startA + at] ?? 0) - (texts.letters[startB + at] ?? 0)
    if (difference !== 0) return difference
  }
  return lengthA - lengthB
}

function hasAt({ letters }: PackedTexts, from: number, text: string): boolean {
  for (let at = 0; at < text.length; at++) if (letters[from + at] !== text.charCodeAt(at)) return false
  return true
}
