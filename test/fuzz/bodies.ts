const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Just under what an inbox takes. */
const mebibyte = 1_000_000

/** Webhooks made to be looked at for long. */
const payloads: Readonly<Record<string, () => string>> & { readonly events: () => string } = {
  'a transcript of blanks': () => JSON.stringify({ transcript: ' '.repeat(mebibyte) }),
  'messages of blanks': () => JSON.stringify({ messages: times(10, () => ' '.repeat(90_000)) }),
  'a transcript of colons': () => JSON.stringify({ transcript: 'a:'.repeat(450_000) }),
  events: () =>
    JSON.stringify({ events: times(900, () => ({ type: 'lead', list: times(100, () => ({ a: 1 })) })) }),
  'small events': () =>
    JSON.stringify({
      events: times(900, (index) => ({ type: 'lead', lead: { email: `${index}@example.com` } })),
    }),
  people: () =>
    JSON.stringify({
      leads: times(1000, (index) => ({ email: `${index}@example.com`, more: times(80, () => ({ b: {} })) })),
    }),
  'many names': () => JSON.stringify(Object.fromEntries(times(60_000, (index) => [`name${index}`, 1]))),
  'long names': () =>
    JSON.stringify(Object.fromEntries(times(100, (index) => [`${'a-'.repeat(4500)}${index}`, {}]))),
  'forms in lists': () =>
    JSON.stringify(times(30, () => times(1200, (index) => ({ name: `a${index}`, value: 1 })))),
  'lists in lists': () => JSON.stringify(times(300, () => times(300, () => [[]]))),
  'an endless number': () => '1'.repeat(mebibyte),
  'numbers in other writings': () => `[${times(190_000, () => '1.10').join()}]`,
  'an e-mail of blanks': () => JSON.stringify({ type: 'lead', email: `x${' '.repeat(mebibyte)}y` }),
  quotes: () => `"${'\\"'.repeat(450_000)}"`,
}

/** What one message is filled with. */
const words = [
  'a',
  'ß',
  '1',
  '漢',
  '😀',
  "'",
  '@',
  'a@',
  'a.',
  '1.',
  '1x',
  '1 x ',
  '-',
  'a-',
  ' a',
  '\n',
  ',',
  '(',
  'under 50 ',
  'und ',
  'and ',
  'a at b dot ',
  'www.',
  '+49 ',
  'my name is Ann ',
  'jacket ',
  '€1 ',
  'what? ',
]

/** JSON that is deep, wide or called by names of the language. */
const nested: Readonly<Record<string, () => string>> = {
  'deep lists': () => '['.repeat(30_000) + ']'.repeat(30_000),
  'deep lists that do not end': () => '['.repeat(60_000),
  'deep objects': () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'a deep message': () => `{"message":${'['.repeat(25_000)}${']'.repeat(25_000)},"id":"1"}`,
  'names of the language': () => '{"__proto__":{"a":1},"constructor":{"prototype":{}},"message":"hello"}',
  'the same name again and again': () => `{${times(3000, () => '"message":"hello"').join()}}`,
  'many names': () => `{${times(5000, (index) => `"f${index}":1`).join()}}`,
}

export const bodies = { payloads, words, nested }
