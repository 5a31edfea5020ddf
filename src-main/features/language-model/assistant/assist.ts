import type { LanguageModelV3 } from '@ai-sdk/provider'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { createCheckedAnswer, noAnswer, offTopic } from '../check/checked-answer.ts'
import { createGround } from '../check/ground.ts'
import { createMask } from '../mask/mask.ts'
import type { Model, PhraseOptions } from '../types.ts'
import { createEnds } from './ends.ts'
import { type Log, runTools } from './loop.ts'
import { promptFor } from './prompt.ts'
import type { Assisted, ToAssist } from './types.ts'

/** Has a model answer with our tools. It never fails and never takes longer than the model may. */
export async function assist(
  open: () => Promise<LanguageModelV3>,
  asked: ToAssist & { readonly model: Model; readonly stopping: AbortSignal },
  { onText, signal }: PhraseOptions,
): Promise<Assisted> {
  const ends = createEnds({ model: asked.model, stopping: asked.stopping, signal })
  const mask = createMask(asked.hidden)
  const ground = createGround(asked)
  const checked = createCheckedAnswer(ground, { mask, onText: onText ?? (() => {}) })
  const log: Log = { steps: [], tokens: { in: 0, out: 0 }, calls: 0, rounds: 0 }
  let trouble: Fault | null = null
  try {
    await ends.within(async () => {
      const prompt = promptFor(asked, mask)
      const model = await open()
      await runTools({ model, prompt, tools: asked.tools, checked, mask, signal: ends.signal, log })
    })
  } catch (error) {
    trouble = ends.reason(error)
  }
  const sign = trouble === null ? checked.heard().trim() : ''
  const isOffTopic = sign.startsWith(offTopic)
  // What has been streamed is said; elsewhere half an answer is none.
  const said = isOffTopic || !(onText || trouble === null) ? '' : checked.said()
  const whyNot = trouble ?? silence({ said, sign, checked })
  return {
    outcome: isOffTopic ? 'off_topic' : said === '' ? 'nothing' : 'said',
    text: textOf(asked.answer, said, { isBroken: trouble !== null, isGone: signal?.aborted ?? false }),
    fault:
      trouble !== null && said !== ''
        ? fault('model_cut_off', { reason: trouble })
        : isOffTopic
          ? null
          : whyNot,
    carriedBy: checked.carriedBy(),
    model: asked.model.model,
    duration_ms: ends.took(),
    steps: log.steps,
    dropped: checked.dropped(),
    tokens: log.tokens,
    calls: log.calls,
  }
}

/** Why nothing of it is sent, where nothing went wrong on the way. */
function silence({
  said,
  sign,
  checked,
}: {
  readonly said: string
  readonly sign: string
  readonly checked: ReturnType<typeof createCheckedAnswer>
}): Fault | null {
  if (said !== '') return null
  const [first] = checked.dropped()
  if (first) return first.fault
  return sign.startsWith(noAnswer) ? fault('model_no_answer') : fault('model_answer_empty')
}

/** What was said is said; where it broke off, the built-in answer follows, so that nobody learns less than without a model. */
function textOf(
  builtIn: string,
  said: string,
  { isBroken, isGone }: { readonly isBroken: boolean; readonly isGone: boolean },
): string {
  if (said === '') return builtIn
  return isBroken && !isGone ? `${said}\n\n${builtIn}` : said
}
