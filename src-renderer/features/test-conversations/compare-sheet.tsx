import { useEffect, useState } from 'react'
import { ModelPart } from '#renderer/features/trace/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { problemOf, rpc } from '#renderer/rpc/index.ts'
import { VisitorBubble } from '#renderer/ui/bubbles.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { Status } from '#renderer/ui/status.tsx'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type { PlayedTurn, SavedDialogue } from '#shared/rpc/dialogues.ts'
import type { Problem } from '#shared/schemas/problem.ts'

type Compared = CallOutput<'dialogues.compare'>
type CompareSheetProps = { readonly saved: SavedDialogue; readonly onClose: () => void }

/** A test as it goes without the AI model and with it, side by side. */
export function CompareSheet({ saved, onClose }: CompareSheetProps) {
  const t = useT()
  const [compared, setCompared] = useState<Compared | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    let isShown = true
    let isUnderWay = false
    const play = async () => {
      isUnderWay = true
      try {
        const result = await rpc('dialogues.compare', { id: saved.id })
        if (isShown) setCompared(result)
      } catch (error) {
        if (isShown) setProblem(problemOf(error))
      } finally {
        isUnderWay = false
      }
    }
    // A moment later, since in development React opens everything twice.
    const soon = setTimeout(() => void play())
    return () => {
      isShown = false
      clearTimeout(soon)
      // Nobody waits for it any more, and a model may cost something.
      if (isUnderWay) void rpc('dialogues.cancel', { bot_id: saved.bot_id }).catch(() => {})
    }
  }, [saved.id, saved.bot_id])
  return (
    <Sheet open wide title={t('ai_model.compare.title', { name: saved.dialogue.name })} onClose={onClose}>
      {problem && <ProblemView problem={problem} />}
      {!problem && !compared && (
        <Skeleton>
          <Bone className="h-24 rounded-card" />
        </Skeleton>
      )}
      {compared && <Turns compared={compared} />}
    </Sheet>
  )
}

function Turns({ compared }: { readonly compared: Compared }) {
  const t = useT()
  const { built_in, with_model, phrasings, model } = compared
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-4">
        <Head title={t('bots.test_built_in')} passed={built_in.passed} />
        <Head title={model} passed={with_model.passed} />
      </div>
      <ol className="flex flex-col gap-6">
        {built_in.turns.map((turn, at) => {
          const phrasing = phrasings[at]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns have no id, and their order never changes
            <li key={at} className="flex flex-col gap-3">
              <VisitorBubble>{turn.said}</VisitorBubble>
              <div className="grid grid-cols-2 gap-4 text-meta">
                <Side turn={turn} />
                <Side turn={with_model.turns[at] ?? null} />
              </div>
              {phrasing && (
                <Fold title={t('ai_model.compare.why')}>
                  <ModelPart phrasing={phrasing} />
                </Fold>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Head({ title, passed }: { readonly title: string; readonly passed: boolean }) {
  const t = useT()
  return (
    <p className="flex flex-wrap items-center gap-2 font-medium">
      <span className="min-w-0 break-words">{title}</span>
      <Status tone={passed ? 'good' : 'bad'}>
        {t(passed ? 'dialogues.standings.passed' : 'dialogues.standings.fails')}
      </Status>
    </p>
  )
}

function Side({ turn }: { readonly turn: PlayedTurn | null }) {
  const t = useT()
  const answer = turn?.answer
  return (
    <div className="min-w-0 rounded-control bg-sunken p-3">
      <p className="break-words whitespace-pre-wrap">{answer?.reply || t('dialogues.silence')}</p>
      {answer && answer.products.length > 0 && (
        <ul aria-label={t('dialogues.products')} className="mt-2 list-inside list-disc text-quiet">
          {answer.products.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
      {turn?.unmet.map((fault) => (
        <p key={faultText(fault)} className="mt-2 text-bad">
          {faultText(fault)}
        </p>
      ))}
    </div>
  )
}
