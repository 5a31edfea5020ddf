import type { z } from 'zod'
import { fieldError } from '#renderer/lib/field-message.ts'
import { faultOfIssue } from '#shared/issues.ts'
import { messageSchema, nameSchema } from '#shared/schemas/common.ts'
import type { Dialogue, DialogueTurn, Expectation } from '#shared/schemas/dialogue.ts'
import { type ExpectationName, namesOf } from './expectation-words.ts'
import { expectedOf } from './turns.ts'

export type DraftTurn = {
  readonly key: number
  readonly turn: DialogueTurn
  /** Expectations that are ticked off: kept in sight, not saved. */
  readonly off: readonly ExpectationName[]
}

/** A dialogue as it is edited. */
type Draft = Omit<Dialogue, 'turns'> & { readonly turns: readonly DraftTurn[] }

export function draftOf(dialogue: Dialogue): Draft {
  return { ...dialogue, turns: dialogue.turns.map((turn, key) => ({ key, turn, off: [] })) }
}

/** What will be saved. */
export function dialogueOf({ turns, ...rest }: Draft): Dialogue {
  return { ...rest, name: rest.name.trim(), turns: turns.map(turnOf) }
}

function turnOf({ turn, off }: DraftTurn): DialogueTurn {
  const expected = expectedOf(turn)
  if (!expected) return turn
  const kept = namesOf(expected).filter((name) => !off.includes(name))
  const { expect: _, ...said } = turn as DialogueTurn & { expect?: Expectation }
  if (kept.length === 0) return said as DialogueTurn
  return { ...said, expect: Object.fromEntries(kept.map((name) => [name, expected[name]])) } as DialogueTurn
}

export function addedMessage(draft: Draft): Draft {
  const key = Math.max(-1, ...draft.turns.map((one) => one.key)) + 1
  return { ...draft, turns: [...draft.turns, { key, turn: { say: '' }, off: [] }] }
}

/** What is said, pressed or set in a turn. */
export function textOf(turn: DialogueTurn): string {
  if ('say' in turn) return turn.say
  if ('press' in turn) return turn.press
  return 'person' in turn ? turn.person : turn.set_status
}

export function withText(turn: DialogueTurn, text: string): DialogueTurn {
  if ('say' in turn) return { ...turn, say: text }
  if ('press' in turn) return { ...turn, press: text }
  return 'person' in turn ? { person: text } : turn
}

export function withExpectation(turn: DialogueTurn, expected: Expectation): DialogueTurn {
  return { ...turn, expect: { ...expectedOf(turn), ...expected } } as DialogueTurn
}

/** What is wrong with it, as the schemas say: the name, and each turn by its key. */
export function faultsOf(draft: Draft): {
  readonly name: string | null
  readonly turns: ReadonlyMap<number, string>
} {
  const faults = draft.turns.flatMap(({ key, turn }): [number, string][] => {
    const fault = faultOf(messageSchema.safeParse(textOf(turn)))
    return fault === null ? [] : [[key, fault]]
  })
  return { name: faultOf(nameSchema.safeParse(draft.name)), turns: new Map(faults) }
}

function faultOf({ error }: { readonly error?: z.ZodError | undefined }): string | null {
  const [issue] = error?.issues ?? []
  return issue ? fieldError(faultOfIssue(issue)) : null
}
