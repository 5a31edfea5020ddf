import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { z } from 'zod'
import { fault } from '#shared/faults/fault.ts'
import type { Tokens } from '../usage.ts'
import { ModelTrouble } from './trouble.ts'

/** More than any answer; a server that sends on and on is left. */
const maxBodyLength = 1024 * 1024

const content = z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]).nullish()
const said = z.looseObject({ content, refusal: z.string().nullish() }).nullish()
const chunkSchema = z.looseObject({
  choices: z
    .array(z.looseObject({ delta: said, message: said, finish_reason: z.string().nullish() }))
    .nullish(),
  error: z.unknown().optional(),
  usage: z
    .looseObject({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish()
    .catch(null),
})

/** The words of an answer as they come: Server-Sent Events, or one JSON from a server that knows no streaming. */
export async function* readBody(
  body: AsyncIterable<Uint8Array>,
  onTokens: (tokens: Tokens) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({
    maxBufferSize: maxBodyLength,
    onEvent: (event) => events.push(event),
  })
  let whole: string | null = null
  let begun = false
  let length = 0

  function take(text: string): void {
    length += text.length
    if (length > maxBodyLength) throw new ModelTrouble(fault('model_response_too_long'))
    if (!begun && text.trim() !== '') {
      begun = true
      // By how it begins, because not every server sends the right content type.
      if (/^\s*[{[]/.test(text)) whole = ''
    }
    if (whole !== null) whole += text
    else parser.feed(text)
  }

  for await (const bytes of body) {
    take(decoder.decode(bytes, { stream: true }))
    for (const { data } of events.splice(0)) {
      if (data.trim() === '[DONE]') return
      yield* wordsOf(data, onTokens)
    }
  }
  take(decoder.decode())
  if (whole !== null) yield* wordsOf(whole, onTokens)
  else {
    // The last event may lack the empty line that ends it.
    parser.feed('\n\n')
    for (const { data } of events.splice(0)) if (data.trim() !== '[DONE]') yield* wordsOf(data, onTokens)
  }
}

function* wordsOf(json: string, onTokens: (tokens: Tokens) => void): Generator<string> {
  const parsed = chunkSchema.safeParse(jsonOf(json))
  if (!parsed.success) throw new ModelTrouble(fault('model_response_invalid'))
  if (parsed.data.error) throw new ModelTrouble(fault('model_own_error'))
  const { usage } = parsed.data
  if (usage) onTokens({ in: usage.prompt_tokens ?? 0, out: usage.completion_tokens ?? 0 })
  const [choice] = parsed.data.choices ?? []
  const part = choice?.delta ?? choice?.message
  if (part?.refusal || choice?.finish_reason === 'content_filter')
    throw new ModelTrouble(fault('model_refused'))
  const text = textOf(part?.content)
  if (text !== '') yield text
  if (choice?.finish_reason === 'length') throw new ModelTrouble(fault('model_length_limit'))
}

function textOf(given: z.infer<typeof content>): string {
  if (typeof given === 'string') return given
  return (given ?? []).map(({ text = '' }) => text).join('')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
