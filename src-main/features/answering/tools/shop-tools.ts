import { z } from 'zod'
import {
  type Evidence,
  type Tool,
  type ToolResult,
  withoutInstructions,
} from '#main/features/language-model/index.ts'
import { shopFactNames } from '#shared/schemas/bot.ts'
import { textOnly } from '../compose/parts.ts'
import { knownCandidates } from '../pipeline/knowledge.ts'
import { consentOf, fetchPerson, mayFetch } from '../pipeline/people.ts'
import { hoursAnswer } from '../understand/index.ts'
import type { Notebook } from './notebook.ts'
import type { Place } from './place.ts'

const maxEntries = 3
/** Less likely ones only share a word with the question. */
const worthReading = 0.12
const maxText = 1200
const maxAsked = 300

/** What the shop wrote, its details and hours, and what it may do for a visitor. */
export function shopTools(place: Place, notebook: Notebook): Tool[] {
  const { context, deps } = place
  const { bot, say, understood } = context

  async function findKnowledge(question: string): Promise<ToolResult> {
    const asked = await place.contextOf(question)
    return place.view(() => {
      const found = knownCandidates(deps, asked)
        .filter(({ confidence }) => confidence >= worthReading)
        .sort((a, b) => b.confidence - a.confidence)
        .slice(0, maxEntries)
      const evidence = found.map(({ title, reply, trace }): Evidence => {
        const { composed } = reply()
        const [source] = composed.sources
        for (const one of composed.sources) notebook.sources.set(`${trace[0]?.id ?? title}`, one)
        const kind = trace[0]?.kind === 'fact' ? 'fact' : 'text'
        const text = withoutInstructions(composed.text).slice(0, maxText)
        return {
          kind,
          id: trace[0]?.id ?? title,
          title: withoutInstructions(title),
          url: source?.url ?? '',
          facts: '',
          text,
        }
      })
      if (found.length === 0)
        return { data: { found: 0, note: 'The shop has written nothing on this.' }, evidence: [] }
      notebook.memory = {
        ...notebook.memory,
        topic: 'knowledge',
        doubts: 0,
        asked: { text: context.message.slice(0, maxAsked), about: null, pending: false },
      }
      notebook.intent ??= 'knowledge'
      return { data: { entries: evidence.map(({ title, text }) => ({ title, text })) }, evidence }
    })
  }

  function shopFacts(): ToolResult {
    const facts = shopFactNames.flatMap((name) =>
      bot.facts[name] === '' ? [] : [[name, bot.facts[name]] as const],
    )
    notebook.intent ??= 'knowledge'
    return {
      data: {
        name: bot.name,
        ...Object.fromEntries(facts),
        ...(facts.length === 0 && { note: 'The shop has entered no details.' }),
      },
      evidence: facts.map(([name, text]) => ({
        kind: 'fact',
        id: `fact:${name}`,
        title: name,
        url: '',
        facts: '',
        text,
      })),
    }
  }

  function openingHours(when: string): ToolResult {
    if (bot.opening_hours === null)
      return { data: { note: 'The shop has entered no opening hours.' }, evidence: [] }
    const { language } = understood
    const asked = { language, openingHours: bot.opening_hours, timezone: bot.timezone, now: context.nowMs }
    const text = [when, ''].map((message) => hoursAnswer({ ...asked, message })).join('\n')
    notebook.memory = { ...notebook.memory, topic: 'hours', doubts: 0 }
    notebook.intent ??= 'hours'
    return {
      data: { hours: text },
      evidence: [{ kind: 'fact', id: 'hours', title: '', url: '', facts: '', text }],
    }
  }

  function offerContact(reason: 'quote' | 'callback' | 'stock_news' | 'message'): ToolResult {
    if (!bot.lead_rules.enabled)
      return { data: { done: false, note: 'This shop keeps no contact details.' }, evidence: [] }
    if (notebook.act?.status === undefined)
      notebook.act = {
        composed: textOnly(`${say.leadAsk[reason]} ${consentOf(context)}`),
        intent: reason === 'message' ? 'lead' : reason,
        confidence: 0.9,
        rule: 'asked_for_contact',
        memory: { capture: reason === 'message' ? 'closed' : reason, doubts: 0 },
      }
    return {
      data: {
        done: true,
        note: 'The shop asks for the contact details below your words. Do not ask for them yourself.',
      },
      evidence: [],
    }
  }

  function handOver(): ToolResult {
    if (!mayFetch(context))
      return { data: { done: false, note: 'Nobody can be called in this shop.' }, evidence: [] }
    notebook.act = fetchPerson(context)
    return {
      data: { done: true, note: 'The visitor is told below your words. Add nothing about it.' },
      evidence: [],
    }
  }

  return [
    {
      name: 'find_knowledge',
      description:
        "What the shop has written: answers to questions, terms, delivery, returns, payment, advice, documents. Ask a full question in the visitor's words.",
      input: z.object({ question: z.string().trim().min(1).max(300) }),
      run: (input) => findKnowledge((input as { question: string }).question),
    },
    {
      name: 'shop_facts',
      description: "The shop's address, phone, email and terms in short.",
      input: z.object({}),
      run: shopFacts,
    },
    {
      name: 'opening_hours',
      description: 'When the shop is open, and whether it is now.',
      input: z.object({
        when: z.string().trim().max(100).optional().describe('"on Sunday", "tomorrow at 5 pm"'),
      }),
      run: (input) => openingHours((input as { when?: string }).when ?? ''),
    },
    {
      name: 'offer_contact',
      description:
        'The shop asks the visitor how to reach them: for a quote, a call back, news of a product, or a message.',
      input: z.object({ reason: z.enum(['quote', 'callback', 'stock_news', 'message']) }),
      run: (input) =>
        offerContact((input as { reason: 'quote' | 'callback' | 'stock_news' | 'message' }).reason),
    },
    {
      name: 'hand_over',
      description: 'Calls a person of the shop into the chat.',
      input: z.object({ reason: z.string().trim().max(200).optional() }),
      run: handOver,
    },
  ]
}
