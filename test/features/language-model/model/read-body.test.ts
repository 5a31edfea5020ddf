import { describe, expect, it } from 'vitest'
import { readBody } from '#main/features/language-model/model/read-body.ts'
import { chunk } from '../model-server.ts'

async function read(text: string, size = text.length): Promise<string[]> {
  const bytes = new TextEncoder().encode(text)
  async function* body() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const words: string[] = []
  for await (const word of readBody(body())) words.push(word)
  return words
}

describe('the body of a chat completion', () => {
  const events = `: hello\n\n${chunk('Grüße ')}${chunk('aus 🏔')}data: [DONE]\n\n${chunk('never')}`

  it.each([1, 3, 7, 1000])('is read in pieces of %i bytes', async (size) => {
    expect((await read(events, size)).join('')).toBe('Grüße aus 🏔')
  })

  it('may have its lines ended as Windows does, and lack the last empty one', async () => {
    const text = `${chunk('one ')}${chunk('two')}`.replaceAll('\n', '\r\n').trimEnd()
    expect((await read(text)).join('')).toBe('one two')
  })

  it('may begin with events without words, and have words in parts', async () => {
    const parts = { choices: [{ delta: { content: [{ type: 'text', text: 'a' }, { text: 'b' }] } }] }
    const text = `data: {"choices":[{"delta":{"role":"assistant"}}]}\n\ndata: {"choices":[],"usage":{}}\n\ndata: ${JSON.stringify(parts)}\n\n`
    expect(await read(text)).toEqual(['ab'])
  })

  it('may be one JSON', async () => {
    expect(await read('\n {"choices":[{"message":{"content":"whole"}}]}', 5)).toEqual(['whole'])
  })

  it.each([
    ['{"choices":', /isn't a chat completion/],
    ['data: {"choices": "x"}\n\n', /isn't a chat completion/],
    ['{"error":{"message":"no"}}', /error/],
    [`data: ${'x'.repeat(2_000_000)}`, /far longer/],
  ])('is refused where it is none', async (text, why) => {
    await expect(read(text)).rejects.toThrow(why)
  })
})
