import type { StoredBot } from '#main/features/bots/index.ts'
import type { LanguageModel } from '#main/features/language-model/index.ts'
import type { Insights } from '#shared/schemas/insights.ts'
import type { Period } from './period.ts'

/** What AI models had a part in: their answers, what was not sent of them, and what they cost. */
export function modelFigures(
  bots: readonly StoredBot[],
  languageModel: Pick<LanguageModel, 'usage'> | undefined,
  { from, to }: Period,
  answersOfAll: number,
): NonNullable<Insights['ai_model']> | null {
  if (!languageModel) return null
  const costs = new Map<string, number>()
  const all = { answers: 0, dropped: 0, calls: 0, failed: 0 }
  for (const bot of bots) {
    const used = languageModel.usage.period(bot, from, to)
    all.answers += used.totals.answers
    all.dropped += used.totals.dropped
    all.calls += used.totals.calls
    all.failed += used.failed
    for (const { currency, amount } of used.costs) costs.set(currency, (costs.get(currency) ?? 0) + amount)
  }
  if (all.calls === 0) return null
  return {
    ...all,
    // Tests of the model count here and not there.
    share: answersOfAll === 0 ? null : Math.min(1, all.answers / answersOfAll),
    costs: [...costs].map(([currency, amount]) => ({ currency, amount })),
  }
}
