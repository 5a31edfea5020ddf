import type { Hidden } from '../assistant/types.ts'
import { orderNumbers, phones, streets } from './patterns.ts'

const email =
  /(?<![\p{L}\p{N}.@_+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu

/** What stands in their place: letters only, so that no number is made up. */
const token = /(?<![\p{L}\p{N}_])(?:EMAIL|PHONE|NAME|ORDER|ADDRESS)_[A-Z]{1,2}(?![\p{L}\p{N}_])/gu

type Kind = 'EMAIL' | 'PHONE' | 'NAME' | 'ORDER' | 'ADDRESS'

export type Mask = ReturnType<typeof createMask>

/**
 * Hides how people can be reached and who they are before a text leaves this PC, and puts it back into what comes. One mask is for one
 * turn: the same address is the same word throughout.
 */
export function createMask({ names, isOfShop }: Hidden) {
  const wordOf = new Map<string, string>()
  const textOf = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const people = names.filter((name) => name.trim().length > 1).sort((a, b) => b.length - a.length)

  function hide(kind: Kind, text: string): string {
    const key = text.toLowerCase().replaceAll(/\s+/g, ' ')
    const known = wordOf.get(key)
    if (known !== undefined) return known
    const at = counts.get(kind) ?? 0
    counts.set(kind, at + 1)
    const word = `${kind}_${lettersOf(at)}`
    wordOf.set(key, word)
    textOf.set(word, text)
    return word
  }

  function mask(text: string): string {
    // What is the shop's is set aside: a part of its number is no order number.
    const kept: string[] = []
    const unlessOfShop = (kind: Kind) => (found: string) =>
      isOfShop(found) ? `\ue000${String.fromCharCode(0xe100 + kept.push(found) - 1)}` : hide(kind, found)
    let masked = text.replaceAll(/[\ue000-\uf8ff]/g, ' ').replaceAll(email, unlessOfShop('EMAIL'))
    for (const street of streets) masked = masked.replaceAll(street, unlessOfShop('ADDRESS'))
    masked = masked.replaceAll(phones, unlessOfShop('PHONE'))
    masked = masked.replaceAll(orderNumbers, unlessOfShop('ORDER'))
    for (const name of people) masked = withoutName(masked, name)
    return masked.replaceAll(/\ue000(.)/g, (_, at: string) => kept[at.charCodeAt(0) - 0xe100] ?? '')
  }

  function withoutName(text: string, name: string): string {
    const words = name.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${words.join('\\s+')}(?![\\p{L}\\p{N}_])`, 'giu')
    return text.replaceAll(whole, () => hide('NAME', name))
  }

  return {
    mask,
    /** What the model wrote, with what was hidden; a word it made up stays a word. */
    unmask: (text: string): string => text.replaceAll(token, (word) => textOf.get(word) ?? word),
    /** The same for whatever the model gave a tool. */
    unmaskAll: <T>(value: T): T =>
      textOf.size === 0
        ? value
        : (JSON.parse(JSON.stringify(value), (_, one) =>
            typeof one === 'string' ? one.replaceAll(token, (word) => textOf.get(word) ?? word) : one,
          ) as T),
    /** Without the words that stand for something hidden, for whoever looks at what is said. */
    withoutTokens: (text: string): string => text.replaceAll(token, ' '),
  }
}

function lettersOf(at: number): string {
  const letter = (n: number) => String.fromCharCode(65 + (n % 26))
  return at < 26 ? letter(at) : letter(Math.floor(at / 26) - 1) + letter(at)
}
