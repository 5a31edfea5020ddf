import { readContent } from './content.ts'
import { createDecoder } from './decode.ts'
import type { FileFacts, ReadOptions } from './types.ts'

type TextChunk = { readonly text: string; readonly bytes: number; readonly last: boolean }

/** A file as text in pieces, each with how many bytes were read by then. */
export async function* readText(
  facts: FileFacts,
  encoding: string,
  options: ReadOptions = {},
): AsyncGenerator<TextChunk> {
  const decoder = createDecoder(encoding)
  for await (const { chunk, bytes } of readContent(facts.path, { ...options, expected: facts }))
    yield { text: decoder.write(chunk), bytes, last: false }
  yield { text: decoder.end(), bytes: facts.size_bytes, last: true }
}
