import type { Bots } from '#main/features/bots/index.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
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
      const { answer, status, trace } = await answering.answer(bots.get(bot_id), message, null)
      const { text, ...details } = answer
      return { ...details, reply: text, status: status ?? 'bot', trace: JSON.parse(trace) }
    },
  }
}
