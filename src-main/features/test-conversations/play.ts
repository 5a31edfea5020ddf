import { setImmediate as nextRound } from 'node:timers/promises'
import { type Answered, type Answering, shownOf } from '#main/features/answering/index.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { SaidBefore } from '#main/features/language-model/index.ts'
import { type Heard, type UnmetExpectation, unmetIn } from '#shared/dialogue-check.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { PlayedTurn } from '#shared/rpc/dialogues.ts'
import type { Dialogue, DialogueTurn } from '#shared/schemas/dialogue.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { Button, SessionStatus } from '#shared/schemas/widget.ts'

/** A visitor takes some time between two messages. */
const betweenTurnsMs = 15_000

/** A turn as it is stored: what is wrong has no words yet. */
export type Played = Omit<PlayedTurn, 'before' | 'faults' | 'unmet'> & {
  readonly unmet: readonly (UnmetExpectation | (Fault & { readonly expectation: null }))[]
}

type Lead = NonNullable<Heard['lead']>

export type Stage = {
  readonly answering: Answering
  readonly bot: StoredBot
  readonly groupOf: Heard['groupOf']
  readonly nowMs: number
  readonly signal: AbortSignal
  /** Also by the bot's AI model; hears of each answer what the model did. */
  readonly onPhrasing?: (phrasing: Trace['phrasing'] | null) => void
}

/** Plays a dialogue against the bot as it is now, as the widget would hold it, and keeps nothing. Null when it was ended. */
export async function play(stage: Stage, dialogue: Dialogue): Promise<Played[] | null> {
  const { answering, bot, groupOf } = stage
  const startMs = dialogue.at === undefined ? stage.nowMs : Date.parse(dialogue.at)
  const shownBefore = new Set<string>()
  const played: Played[] = []
  let memory: string | null = null
  let status: SessionStatus = 'bot'
  let lead: Lead | null = null
  let buttons: readonly Button[] = []

  for (const [index, turn] of dialogue.turns.entries()) {
    // Visitors who are there now come first.
    await nextRound()
    if (stage.signal.aborted) return null
    if ('person' in turn || 'set_status' in turn) {
      status = 'person' in turn ? 'human' : turn.set_status
      played.push(shopTurn(turn))
      stage.onPhrasing?.(null)
      continue
    }
    const said = sayingOf(turn, buttons)
    if (said.text === null) {
      stage.onPhrasing?.(null)
      played.push({
        said: said.label,
        by: 'visitor',
        answer: null,
        unmet: [{ expectation: null, ...fault('button_missing', { label: said.label }) }],
      })
      continue
    }
    const at = startMs + (index + 1) * betweenTurnsMs
    const answered: Answered | null =
      status === 'human'
        ? null
        : await answering.answer(bot, said.text, memory, {
            at,
            ...(stage.onPhrasing
              ? { phrasing: { signal: stage.signal, history: () => saidBefore(played) } }
              : {}),
          })
    stage.onPhrasing?.(answered && ((JSON.parse(answered.trace) as Trace).phrasing ?? null))
    memory = answered?.memory ?? memory
    lead = withContacts(lead, answered?.contacts)
    const answer = shownOf(answered, status)
    status = answer.status
    buttons = answer.buttons
    const unmet = unmetIn(turn.expect ?? {}, { answer, lead, shownBefore, groupOf })
    for (const { id } of answer.products) shownBefore.add(groupOf(id) ?? id)
    const { reply, confidence, intent, products } = answer
    played.push({
      said: said.text,
      by: 'visitor',
      answer: { reply, confidence, intent, status, products },
      unmet,
    })
  }
  return played
}

/** The conversation so far, for a model that takes part. */
function saidBefore(played: readonly Played[]): SaidBefore[] {
  return played.flatMap(({ said, by, answer }) => [
    ...(by === 'shop'
      ? []
      : [{ role: by === 'visitor' ? ('visitor' as const) : ('shop' as const), text: said }]),
    ...(answer && answer.reply !== '' ? [{ role: 'shop' as const, text: answer.reply }] : []),
  ])
}

function shopTurn(turn: Extract<DialogueTurn, { person: string } | { set_status: SessionStatus }>): Played {
  return 'person' in turn
    ? { said: turn.person, by: 'person', answer: null, unmet: [] }
    : { said: turn.set_status, by: 'shop', answer: null, unmet: [] }
}

/** What the visitor says: their words, or those of the button they press. */
function sayingOf(
  turn: Extract<DialogueTurn, { say: string } | { press: string }>,
  buttons: readonly Button[],
): { readonly text: string | null; readonly label: string } {
  if ('say' in turn) return { text: turn.say, label: turn.say }
  const wanted = turn.press.toLowerCase()
  const button = buttons.find(({ label }) => label.toLowerCase().includes(wanted))
  return { text: button && 'value' in button ? button.value : null, label: turn.press }
}

/** What a visitor says later adds to what is known, as leads are kept. */
function withContacts(before: Lead | null, contacts: Answered['contacts'] | undefined): Lead | null {
  const [email = before?.email ?? null] = contacts?.emails ?? []
  const [phone = before?.phone ?? null] = contacts?.phones ?? []
  const name = contacts?.name ?? before?.name ?? null
  return email === null && phone === null && name === null ? null : { email, phone, name }
}
