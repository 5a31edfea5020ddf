import { createTextPacker, isText, type PackedTexts } from './packed-texts.ts'

/** Texts by number and numbers by text: a Map of 100,000 strings would take ten times the memory. */
export type TextTable = {
  readonly texts: PackedTexts
  /** Open addressing; a text's number plus one, 0 where a place is free. */
  readonly places: Uint32Array
}

export function numberOf({ texts, places }: TextTable, text: string): number | undefined {
  const number = places[slotOf(places, text, (at) => isText(texts, at, text))] ?? 0
  return number === 0 ? undefined : number - 1
}

export function createTextTable() {
  const packer = createTextPacker()
  let places = new Uint32Array(256)

  function find(text: string): number {
    return slotOf(places, text, (number) => packer.is(number, text))
  }

  function grow(): void {
    places = new Uint32Array(places.length * 2)
    // No text is in it twice, so none has to be compared.
    for (let number = 0; number < packer.count(); number++) {
      places[slotOf(places, packer.at(number), () => false)] = number + 1
    }
  }

  return {
    find: (text: string): number | undefined => {
      const number = places[find(text)] ?? 0
      return number === 0 ? undefined : number - 1
    },
    /** For a text that is not in it yet. */
    add: (text: string): number => {
      const number = packer.count()
      // At most half full: the way to a free place stays short.
      if ((number + 1) * 2 > places.length) grow()
      places[find(text)] = number + 1
      packer.push(text)
      return number
    },
    finish: (): TextTable => ({ texts: packer.finish(), places }),
  }
}

/** Where the text is, or where it would go. */
function slotOf(places: Uint32Array, text: string, isThere: (number: number) => boolean): number {
  const mask = places.length - 1
  let place = hashOf(text) & mask
  for (;;) {
    const number = places[place] ?? 0
    if (number === 0 || isThere(number - 1)) return place
    place = (place + 1) & mask
  }
}

/** FNV-1a over the letters. */
const first = 0x811c9dc5
const factor = 0x01000193

function hashOf(text: string): number {
  let hash = first
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), factor)
  // The low bits choose the place, so the high ones must reach them.
  return (hash ^ (hash >>> 15)) >>> 0
}
