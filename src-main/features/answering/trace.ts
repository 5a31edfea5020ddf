import type { Trace } from '#shared/schemas/trace.ts'
import type { MeaningCode } from '#shared/trace-codes.ts'
import type { MessageContext, Reply } from './pipeline/types.ts'

/** Why this answer, in a form that can be kept and shown. */
export function traceOf(
  { understood, bot }: MessageContext,
  made: Reply,
  how: {
    readonly durationMs: number
    readonly meaning: MeaningCode
    readonly waitedMs: number
    readonly isWhole: boolean
  },
): Trace {
  const { price_min, price_max, in_stock, on_sale } = understood.limits
  return {
    understood: {
      language: understood.language,
      intent: understood.intent,
      words: [...understood.words],
      limits: [
        ...(price_min === null ? [] : [`price_min ${price_min}`]),
        ...(price_max === null ? [] : [`price_max ${price_max}`]),
        ...(in_stock ? ['in_stock'] : []),
        ...(on_sale ? ['on_sale'] : []),
      ],
      facets: Object.entries(understood.facets).flatMap(([name, values]) =>
        (values ?? []).map((value) => `${name} ${value}`),
      ),
      ask: understood.ask,
      reference: understood.reference?.kind ?? null,
    },
    candidates: [...(made.candidates ?? [])],
    ...(made.frames && { frames: [...made.frames] }),
    meaning: how.meaning,
    threshold: bot.confidence_threshold,
    rule: made.rule,
    duration_ms: Math.round(how.durationMs * 100) / 100,
    ...(how.waitedMs >= 1 && { waited_ms: Math.round(how.waitedMs) }),
    ...(!how.isWhole && { incomplete: true as const }),
  }
}
