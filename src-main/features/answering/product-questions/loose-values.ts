/** What an attribute's value is made of when it is an object or a list written as text, strictly or loosely. */
type LooseParts = { readonly keys: readonly string[]; readonly values: readonly string[] }

const token = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\p{L}\p{N}_.+/-]+)|([:[\]{},;])/gu

export function looseParts(raw: string): LooseParts {
  if (!isNested(raw)) return { keys: [], values: [raw] }
  const keys: string[] = []
  const values: string[] = []
  for (const { text, isKey } of tokensOf(raw)) {
    if (isKey) keys.push(text)
    else values.push(text)
  }
  return { keys, values }
}

function isNested(raw: string): boolean {
  return /^\s*[{[]/.test(raw)
}

type Token = { readonly text: string; readonly isKey: boolean }

function tokensOf(raw: string): Token[] {
  const all = [...raw.matchAll(token)].map((match) => ({
    text: match[1] ?? match[2] ?? match[3] ?? '',
    sign: match[4] ?? '',
  }))
  return all.flatMap(({ text, sign }, at) =>
    sign || text === '' ? [] : [{ text, isKey: all[at + 1]?.sign === ':' }],
  )
}
