import { readFileSync, writeFileSync } from 'node:fs'
import { type AnswerKind, kindOfAnswer } from '#main/features/answering/confidence.ts'
import { logit } from '#main/features/answering/pipeline/weigh.ts'
import learned from '#resources/model/confidence.json' with { type: 'json' }
import { fitLogistic, type Judged } from './newton.ts'

type Played = { readonly intent: string; readonly confidence: number; readonly faults: readonly unknown[] }

const decay = 1e-6
/** Some turns in which it is just as it is told: a few dozen right answers do not make the next one certain. */
const priorTurns = 4
const doubts: readonly Judged[] = [0.5, 0.6, 0.7, 0.8, 0.9, 0.97].flatMap((chance) => [
  { features: Float64Array.of(logit(chance), 1), isRight: true, weight: priorTurns * chance },
  { features: Float64Array.of(logit(chance), 1), isRight: false, weight: priorTurns * (1 - chance) },
])

/** From the turns of `bench:conversations -- --json FILE`: what is told now is corrected by how often it was right. */
export function fitConfidence(file: string, target: string): void {
  const turns = JSON.parse(readFileSync(file, 'utf8')) as Played[]
  const corrected = Object.entries(learned).map(([kind, { slope, lift }]) => {
    const judged = turns
      .filter(({ intent }) => kindOfAnswer(intent) === kind)
      .map(
        ({ confidence, faults }): Judged => ({
          features: Float64Array.of(logit(confidence), 1),
          isRight: faults.length === 0,
          weight: 1,
        }),
      )
    const [steeper = 1, higher = 0] = fitLogistic([...judged, ...doubts], 2, decay)
    const rounded = (value: number) => Number(value.toFixed(2))
    console.log(`${kind}: ${judged.length} turns, slope × ${rounded(steeper)}, lift + ${rounded(higher)}`)
    return [kind, { slope: rounded(slope * steeper), lift: rounded(lift * steeper + higher) }] as const
  })
  const all = Object.fromEntries(corrected) as Record<AnswerKind, { slope: number; lift: number }>
  writeFileSync(target, `${JSON.stringify(all, null, 2)}\n`)
}
