type Tokenizer = (text: string) => number[]

/** Longer texts are cut: the model takes this many tokens at most. */
export const maxTokens = 128
/** Beyond this a text has more than `maxTokens` tokens anyway, or is no text. */
const maxChars = 4000
const maxWordChars = 100

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\ufeff\ufffd]/g
const marks = /\p{Mn}+/gu
const parts =
  /[\p{P}$+<=>^`|~]|[\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff]|[^\s\p{P}$+<=>^`|~\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff]+/gu

/** WordPiece as BERT does it: lower case without accents, then the longest known pieces from the left. */
export function createTokenizer(vocabulary: readonly string[]): Tokenizer {
  const ids = new Map(vocabulary.map((piece, id) => [piece, id]))
  const special = (name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The vocabulary of the meaning model has no ${name}.`)
    return id
  }
  const [start, end, unknown] = [special('[CLS]'), special('[SEP]'), special('[UNK]')]

  function piecesOf(word: string): number[] {
    if (word.length > maxWordChars) return [unknown]
    const found: number[] = []
    for (let from = 0; from < word.length; ) {
      let to = word.length
      let id: number | undefined
      for (; to > from; to--) {
        const piece = word.slice(from, to)
        id = ids.get(from === 0 ? piece : `##${piece}`)
        if (id !== undefined) break
      }
      if (id === undefined) return [unknown]
      found.push(id)
      from = to
    }
    return found
  }

  return (text) => {
    const clean = text
      .slice(0, maxChars)
      .replaceAll(controls, '')
      .normalize('NFD')
      .replaceAll(marks, '')
      .toLowerCase()
    const tokens = [start]
    for (const [word] of clean.matchAll(parts)) {
      tokens.push(...piecesOf(word))
      if (tokens.length >= maxTokens) break
    }
    tokens.length = Math.min(tokens.length, maxTokens - 1)
    tokens.push(end)
    return tokens
  }
}
