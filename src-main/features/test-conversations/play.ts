import { setImmediate as nextRound } from 'node:timers/promises'
import { type Answered, type Answering, shownOf } from '#main/features/answering/index.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { faultsOf, type Heard } from '#shared/dialogue-check.ts'
import type { PlayedTurn } from '#shared/rpc/dialogues.ts'
import type { Dialogue, DialogueTurn } from '#shared/schemas/dialogue.ts'
import type { Button, SessionStatus } from '#shared/schemas/widget.ts'

/** A visitor takes some time between two messages. */
const betweenTurnsMs = 15_000

type Lead = NonNullable<Heard['lead']>

export type Stage = {
  readonly answering: Answering
  readonly bot: StoredBot
  readonly groupOf: Heard['groupOf']
  readonly nowMs: number
  readonly signal: AbortSignal
}

/** Plays a dialogue against the bot as it is now, as the widget would hold it, and keeps nothing. Null when it was ended. */
export async function play(stage: Stage, dialogue: Dialogue): Promise<Omit<PlayedTurn, 'before'>[] | null> {
  const { answering, bot, groupOf } = stage
  const startMs = dialogue.at === undefined ? stage.nowMs : Date.parse(dialogue.at)
  const shownBefore = new Set<string>()
  const played: Omit<PlayedTurn, 'before'>[] = []
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
      continue
    }
    const said = sayingOf(turn, buttons)
    if (said.text === null) {
      played.push({
        said: said.label,
        by: 'visitor',
        answer: null,
        faults: [`press: there is no button "${said.label}"`],
      })
      continue
    }
    const at = startMs + (index + 1) * betweenTurnsMs
    const answered: Answered | null =
      status === 'human' ? null : await answering.answer(bot, said.text, memory, { at })
    memory = answered?.memory ?? memory
    lead = told(lead, answered?.contacts)
    const answer = shownOf(answered, status)
    status = answer.status
    buttons = answer.buttons
    const faults = faultsOf(turn.expect ?? {}, { answer, lead, shownBefore, groupOf })
    for (const { id } of answer.products) shownBefore.add(groupOf(id) ?? id)
    const { reply, confidence, intent, products } = answer
    played.push({
      said: said.text,
      by: 'visitor',
      answer: { reply, confidence, intent, status, products },
      faults,
    })
  }
  return played
}

function shopTurn(
  turn: Extract<DialogueTurn, { person: string } | { set_status: SessionStatus }>,
): Omit<PlayedTurn, 'before'> {
  return 'person' in turn
    ? { said: turn.person, by: 'person', answer: null, faults: [] }
    : { said: turn.set_status, by: 'shop', answer: null, faults: [] }
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

/** What is told later adds to what is known, as leads are kept. */
function told(before: Lead | null, contacts: Answered['contacts'] | undefined): Lead | null {
  const [email = before?.email ?? null] = contacts?.emails ?? []
  const [phone = before?.phone ?? null] = contacts?.phones ?? []
  const name = contacts?.name ?? before?.name ?? null
  return email === null && phone === null && name === null ? null : { email, phone, name }
}
