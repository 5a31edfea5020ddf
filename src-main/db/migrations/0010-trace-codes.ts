import type { Database } from 'better-sqlite3'

/** The English sentences in traces become codes. */
export function traceCodes(db: Database): void {
  db.function('coded_trace', (trace) => JSON.stringify(codedTrace(JSON.parse(String(trace)))))
  db.exec('UPDATE answer_traces SET trace = coded_trace(trace)')
}

type OldTrace = {
  readonly candidates: readonly { readonly kind: string; readonly because: readonly string[] }[]
  readonly meaning: string
  readonly phrasing?: { readonly why: string }
}

function codedTrace({ candidates, meaning, phrasing, ...trace }: OldTrace): unknown {
  return {
    ...trace,
    candidates: candidates.map(codedCandidate),
    meaning: meaningOf(meaning),
    ...(phrasing && { phrasing: codedPhrasing(phrasing) }),
  }
}

const notSaid = 'the description does not say'
const foundAs = /^(?<word>.+?)(?: → (?<as>.+), (?<how>\w+))? \((?<fields>[\w, ]+)\)$/u

/** Of a product `tent (title, category)` or `tetn → tent, repaired (title)`; everything else is a text of the shop. */
function codedCandidate(candidate: OldTrace['candidates'][number]): unknown {
  const { kind, because } = candidate
  if (because.includes(notSaid))
    return { ...candidate, because: because.filter((text) => text !== notSaid), not_said: true }
  if (kind !== 'product') return candidate
  const matches = because.map((text) => ({ text, match: foundAs.exec(text)?.groups }))
  return {
    ...candidate,
    because: matches.flatMap(({ text, match }) => (match ? [] : [text])),
    found: matches.flatMap(({ match }) => {
      if (!match) return []
      const { word = '', as = word, how = 'word', fields = '' } = match
      return [{ word, as, how, fields: fields.split(', ') }]
    }),
  }
}

function meaningOf(sentence: string): 'compared' | 'words_only' | 'unavailable' {
  if (sentence === 'sentence vectors took part') return 'compared'
  return sentence.startsWith('by words alone:') ? 'unavailable' : 'words_only'
}

function codedPhrasing({ why, ...phrasing }: NonNullable<OldTrace['phrasing']>): unknown {
  const isWell = why === 'Every sentence is grounded.'
  return { ...phrasing, fault: isWell ? null : { code: 'other', params: { text: why } } }
}
