/** Too short to be a key. */
const shortest = 4
/** Longer than this no word is, unless it is written in parts. */
const wordPart = /^(?:\p{L}{1,20}\d{0,2}|\d{1,4})$/u
const longest = 40
/** Longer words that shout are mostly none. */
const longestUpper = 10
const version = /^v\d+(?:\.\d+)*$/i

/** Whether a part of an address is something people say, such as `leads`, `v2` or `IncomingWebhook`, and no key. */
export function isPlainWord(part: string): boolean {
  const text = decoded(part)
  if (text.length <= shortest) return /^[\p{L}\p{N}._~-]*$/u.test(text)
  if (version.test(text)) return true
  if (text.length > longest || (text.length > longestUpper && text === text.toUpperCase())) return false
  // A new word inside begins with a capital letter; more of them are chance.
  const inner = text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0
  return inner <= text.length / 4 && text.split(/[-_.]/).every((word) => wordPart.test(word))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
