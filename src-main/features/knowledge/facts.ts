import type { StoredBot } from '#main/features/bots/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import { everyLanguage, languages } from '#main/languages/index.ts'
import { type FactSubject, type FactWords, type Language, otherSubjects } from '#main/languages/language.ts'
import { inSlices } from '#main/lib/in-slices.ts'
import { lazily } from '#main/lib/memoize.ts'
import { type ShopFacts, shopFactNames } from '#shared/schemas/bot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { confidenceOf } from './match/confidence.ts'
import { createMatcher, type Match, type Matcher, type MatchOptions, rivalAtLeast } from './match/matcher.ts'
import { takeIn } from './matchers.ts'

/** A fact of the shop that may be what was asked for. */
type FactMatch = Match & { readonly title: string; readonly answer: string }

/** The language asked in, where it is known better than by the wording that fits. */
export type FactOptions = MatchOptions & { readonly language?: LanguageCode | undefined }

const subjects: readonly FactSubject[] = [...shopFactNames, 'contact']
const prefix = 'fact:'
/** Each is a way to reach the shop: asked for one of them, all of them answer. */
const reaching: readonly FactSubject[] = ['phone', 'email', 'address', 'contact']
const maxLooked = 6

/** Every shop is asked the same: one matcher of all subjects in all languages serves every bot, and what a bot does not offer is filtered out. */
export function createFacts(deps: {
  readonly embeddings: Embeddings | undefined
  readonly stopping: AbortSignal
}) {
  const { embeddings, stopping } = deps
  const matcher = createMatcher()
  const languageOf = new Map<string, LanguageCode>()
  /** What is left to be entered. */
  let filling: Generator<void, void> | null = fill()
  let studying: Promise<void> | null = null

  function* fill(): Generator<void, void> {
    for (const { id, wordings } of subjectsWithWordings()) {
      matcher.put({ id, wordings: wordings.map(({ text }) => text) })
      for (const { text, language } of wordings) if (!languageOf.has(text)) languageOf.set(text, language)
      yield
    }
  }

  function ready(): Matcher {
    if (filling) for (const _ of filling);
    filling = null
    studying ??= study()
    return matcher
  }

  /** Nobody waits for this; words answer until then, and without the model always. */
  async function study(): Promise<void> {
    if (!embeddings) return
    try {
      await embeddings.learn(textsIn(languages.en))
      const known = (text: string) => (languageOf.get(text) === 'en' ? embeddings.known(text) : undefined)
      await takeIn(matcher, known, stopping)
    } catch {
      studying = null
    }
  }

  /** The model knows English best; elsewhere words, of which there are enough, are surer. */
  function rank(text: string, options: FactOptions): Match[] {
    const byWords = lazily(() => ready().match(text, { limit: maxLooked }))
    const language = options.language ?? languageOf.get(byWords()[0]?.wording ?? '') ?? 'en'
    if (!options.vector || language !== 'en') return byWords()
    return ready().match(text, { vector: options.vector, limit: maxLooked })
  }

  function match(bot: StoredBot, text: string, options: FactOptions) {
    if (!hasAny(bot.facts)) return []
    const ranked = rank(text, options)
    const found = new Map<string, FactMatch>()
    for (const one of ranked) {
      if (!one.id.startsWith(prefix)) continue
      const asked = one.id.slice(prefix.length) as FactSubject
      const subject = answeringSubject(bot.facts, asked)
      if (subject === null || found.has(subject)) continue
      const language = options.language ?? languageOf.get(one.wording) ?? bot.language
      found.set(subject, {
        ...one,
        id: prefix + subject,
        confidence: amongOthers(one, asked, ranked),
        title: languages[language].facts.names[subject],
        answer: subject === 'contact' ? contactText(bot.facts, language) : bot.facts[subject],
      })
    }
    return [...found.values()]
  }

  return {
    match,
    /** Makes ready before the first question, beside everything else. */
    warm: async (bot: StoredBot): Promise<void> => {
      if (!hasAny(bot.facts)) return
      if (filling) await inSlices(filling, stopping)
      if (!stopping.aborted) ready()
    },
    settled: (): Promise<void> => studying ?? Promise.resolve(),
  }
}

function subjectsWithWordings() {
  const by = (id: string, textsOf: (facts: FactWords) => readonly string[]) => ({
    id,
    wordings: everyLanguage.flatMap(({ code, facts }) =>
      textsOf(facts).map((text) => ({ text, language: code })),
    ),
  })
  return [
    ...subjects.map((subject) => by(prefix + subject, ({ wordings }) => wordings[subject])),
    ...otherSubjects.map((subject) => by(`other:${subject}`, ({ others }) => others[subject])),
  ]
}

function textsIn({ facts: { wordings, others } }: Language): string[] {
  return [...Object.values(wordings), ...Object.values(others)].flat()
}

/** How sure it is when the other ways to reach the shop are no rivals of this one. */
function amongOthers(one: Match, asked: FactSubject, ranked: readonly Match[]): number {
  if (!reaching.includes(asked)) return one.confidence
  const rival = ranked.find(
    ({ id }) => id !== one.id && !reaching.includes(id.slice(prefix.length) as FactSubject),
  )
  const margin = one.score - Math.max(rivalAtLeast, rival?.score ?? 0)
  return Math.max(one.confidence, confidenceOf({ ...one.evidence, margin }))
}

function hasAny(facts: ShopFacts): boolean {
  return shopFactNames.some((name) => facts[name] !== '')
}

/** What is answered when this is asked: itself where the shop gives it, else how the shop can be reached, else nothing. */
function answeringSubject(facts: ShopFacts, asked: FactSubject): FactSubject | null {
  if (asked !== 'contact' && facts[asked] !== '') return asked
  if (asked === 'contact' || asked === 'phone' || asked === 'email')
    return facts.phone + facts.email + facts.address === '' ? null : 'contact'
  return null
}

/** Every way to reach the shop that it gives. */
export function contactText(facts: ShopFacts, language: LanguageCode): string {
  const { names } = languages[language].facts
  return (['phone', 'email', 'address'] as const)
    .filter((name) => facts[name] !== '')
    .map((name) => `${names[name]}: ${facts[name]}`)
    .join('\n')
}
