import type { View } from '#main/db/view.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { contactsIn } from '#main/features/leads/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import { countryOf } from '#main/lib/country.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import type { Answer } from './answer.ts'
import { sayIn } from './languages/index.ts'
import { type Memory, readMemory } from './memory.ts'
import { reply } from './pipeline/pipeline.ts'
import type { Reading, Reply } from './pipeline/types.ts'
import { traceOf } from './trace.ts'
import type { Contacts } from './types.ts'
import { createUnderstand, type Understand } from './understand/index.ts'

export type Answering = ReturnType<typeof createAnswering>

/** An answer with all that follows from it; the caller keeps it with the turn. */
export type Answered = {
  readonly answer: Answer
  readonly memory: string
  readonly trace: string
  readonly status: SessionStatus | null
  readonly contacts: Contacts
}

/** understand → retrieve → rank → compose → decide. Pure of writing: the caller keeps the turn. */
export function createAnswering(deps: {
  readonly catalog: Catalog
  readonly knowledge: Knowledge
  readonly view: View
  readonly clock: Clock
}) {
  const understands = new WeakMap<object, Understand>()

  /** Reading is made ready once for what a catalog has; the catalog hands out the same names until it changes. */
  function understandFor(bot: StoredBot): Understand {
    const vocabulary = deps.catalog.vocabularyOf(bot)
    const known = understands.get(vocabulary)
    if (known) return known
    const made = createUnderstand(vocabulary)
    understands.set(vocabulary, made)
    return made
  }

  function read(bot: StoredBot, message: string, kept: string | null): Reading {
    const memory = readMemory(kept, bot.language)
    const understood = understandFor(bot)(message, {
      botLanguage: bot.language,
      sessionLanguage: kept === null ? null : memory.language,
    })
    const say = sayIn(understood.language)
    return {
      bot,
      message,
      nowMs: deps.clock.now(),
      understood,
      contacts: contactsIn(message, countryOf(bot.timezone)),
      memory,
      say,
      voice: { language: understood.language, say },
      vector: null,
    }
  }

  return {
    answer: (bot: StoredBot, message: string, memory: string | null): Answered => {
      const startedAt = performance.now()
      const { reading, made } = deps.view(() => {
        const reading = read(bot, message, memory)
        return { reading, made: reply(deps, reading) }
      })
      const trace: Trace = traceOf(reading, made, performance.now() - startedAt)
      return {
        answer: answerOf(made),
        memory: JSON.stringify(nextMemory(reading, made)),
        trace: JSON.stringify(trace),
        status: made.status ?? null,
        contacts: reading.contacts,
      }
    },
  }
}

function nextMemory({ memory, understood }: Reading, made: Reply): Memory {
  return { ...memory, language: understood.language, ...made.memory }
}

function answerOf({ composed, intent, confidence }: Reply): Answer {
  const { text, products, sources, buttons } = composed
  return {
    text,
    intent,
    confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
    sources: [...sources],
    products: [...products],
    buttons: [...buttons],
  }
}
