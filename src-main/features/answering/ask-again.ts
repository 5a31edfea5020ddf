import type { StoredBot } from '#main/features/bots/index.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { Answering } from './service.ts'

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
