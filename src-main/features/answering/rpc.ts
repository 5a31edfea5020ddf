import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import { shownOf } from './answer.ts'
import type { Answering } from './service.ts'

export function answersRpc({
  answering,
  bots,
}: {
  readonly answering: Answering
  readonly bots: Bots
}): Handlers<'answers.try'> {
  return {
    'answers.try': async ({ bot_id, message }) => {
      const answered = await answering.answer(bots.get(bot_id), message, null)
      return { ...shownOf(answered, 'bot'), trace: JSON.parse(answered.trace) }
    },
  }
}

/** Asks as a visitor would with nothing said before, and tells which entry answered, where one did. Nothing is kept. */
export async function askAgain(answering: Answering, bot: StoredBot, text: string) {
  const { answer, trace } = await answering.answer(bot, text, null)
  const { rule, candidates } = JSON.parse(trace) as Trace
  const [best] = candidates
  return {
    reply: answer.text,
    confidence: answer.confidence,
    knowledge_id: rule === 'knowledge' && best?.kind === 'knowledge' ? best.id : null,
  }
}
