import { type Fault, fault } from '#shared/faults/fault.ts'
import { createCheckedText } from './check/checked-text.ts'
import { createMask } from './mask/mask.ts'
import type { Complete } from './model/completion.ts'
import { promptFor } from './model/prompt.ts'
import { ModelTrouble } from './model/trouble.ts'
import type { Model, Phrased, PhraseOptions, ToPhrase } from './types.ts'
import type { Tokens } from './usage.ts'

export type ModelReply = Omit<Phrased, 'tokens' | 'cost'> & {
  /** What the model said, whether or not it was used. */
  readonly heard: string
  readonly first_word_ms: number | null
  readonly tokens: Tokens | null
}

/** Has a model say an answer in better words. It never fails and never takes longer than the model may. */
export async function askModel(
  complete: Complete,
  asked: ToPhrase & { readonly model: Model; readonly stopping: AbortSignal },
  { onText, signal }: PhraseOptions,
): Promise<ModelReply> {
  const { model, stopping } = asked
  const startedAt = performance.now()
  const took = () => Math.round((performance.now() - startedAt) * 10) / 10
  const timeout = AbortSignal.timeout(model.timeout_ms)
  const ended = AbortSignal.any([timeout, stopping, ...(signal ? [signal] : [])])
  const checked = createCheckedText(asked, onText ?? (() => {}))
  let firstWordMs: number | null = null
  let trouble: Fault | null = null
  let tokens: Tokens | null = null
  const onTokens = (counted: Tokens) => {
    tokens = counted
  }
  try {
    const messages = promptFor({ ...asked, message: masked(asked) })
    for await (const words of complete({ model, messages, signal: ended, onTokens })) {
      firstWordMs ??= took()
      checked.feed(words)
    }
    checked.end()
  } catch (error) {
    trouble = reason(error, { model, timeout, stopping, signal })
  }
  const said = onText || trouble === null ? checked.said() : ''
  return {
    text: textOf(asked.answer, said, { trouble, isGone: signal?.aborted ?? false }),
    used: said !== '',
    fault: trouble === null || said === '' ? trouble : fault('model_cut_off', { reason: trouble }),
    model: model.model,
    duration_ms: took(),
    cited: said === '' ? [] : checked.cited(),
    heard: checked.heard(),
    first_word_ms: firstWordMs,
    tokens,
  }
}

/** Order numbers and the like are for the shop; what stands in the sources too is the shop's own. */
function masked({ message, answer, passages }: ToPhrase): string {
  const own = [answer, ...passages.flatMap(({ title, text }) => [title, text])].join('\n').toLowerCase()
  return createMask({ names: [], isOfShop: (text) => own.includes(text.trim().toLowerCase()) }).mask(message)
}

/** What was said is said; where it broke off, the built-in answer follows, so that nobody learns less than without a model. */
function textOf(
  builtIn: string,
  said: string,
  how: { readonly trouble: Fault | null; readonly isGone: boolean },
): string {
  if (said === '') return builtIn
  return how.trouble === null || how.isGone ? said : `${said}\n\n${builtIn}`
}

function reason(
  error: unknown,
  ends: {
    readonly model: Model
    readonly timeout: AbortSignal
    readonly stopping: AbortSignal
    readonly signal: AbortSignal | undefined
  },
): Fault {
  if (ends.signal?.aborted) return fault('model_visitor_left')
  if (ends.stopping.aborted) return fault('model_stopping')
  if (ends.timeout.aborted) return fault('model_timeout', { seconds: ends.model.timeout_ms / 1000 })
  if (error instanceof ModelTrouble) return error.fault
  // The visitor is answered all the same. The error's message is left out, because it may repeat what was sent.
  return fault('model_unexpected', { name: error instanceof Error ? error.name : typeof error })
}
