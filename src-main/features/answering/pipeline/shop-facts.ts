import type { ShopFactName } from '#shared/schemas/bot.ts'
import { textOnly } from '../compose/parts.ts'
import { factsAsked } from '../understand/index.ts'
import type { Candidate, Reading } from './types.ts'

/** What the shop has told of itself in its settings. An entry that fits well says it better. */
const likely = 0.75

/** "Where are you?", "how can I pay?": from the shop's own facts, those that it has told. */
export function factCandidates({ bot, message, understood }: Reading): Candidate[] {
  const asked = factsAsked(message, understood)
  const told = asked.filter((name) => bot.facts[name] !== '')
  if (told.length === 0) return []
  const text = told.map((name) => bot.facts[name]).join('\n')
  return [
    {
      confidence: likely,
      title: text.split('\n')[0] ?? '',
      trace: told.map((name: ShopFactName) => ({
        kind: 'fact',
        id: name,
        title: name,
        score: 1,
        confidence: likely,
        because: [name],
      })),
      reply: () => ({
        composed: textOnly(text),
        intent: 'fact',
        confidence: likely,
        rule: 'shop_facts',
        memory: { topic: 'knowledge' },
      }),
    },
  ]
}
