import { fold } from '#main/lib/text/fold.ts'

export const columnNames = ['question', 'answer', 'alternatives', 'url'] as const
export type ColumnName = (typeof columnNames)[number]

/** What people call them, folded, in the languages of the product. */
const headings: Readonly<Record<ColumnName, readonly string[]>> = {
  question:
    `question questions q title topic frage fragen thema titel pregunta preguntas domanda domande vraag vragen pergunta
    perguntas`.split(/\s+/),
  answer:
    `answer answers a response reply text antwort antworten reponse reponses respuesta respuestas risposta risposte
    antwoord antwoorden resposta respostas`.split(/\s+/),
  alternatives:
    `alternatives alternative alternate_questions variants variations synonyms wordings alternativen varianten
    alternativas variantes alternative varianti alternatieven`.split(/\s+/),
  url: 'url link source web_address address_url adresse_url webseite lien enlace fuente fonte bron'.split(
    ' ',
  ),
}

/** Which column holds what; null where there is no question or no answer. */
export function readHeader(cells: readonly string[]): ReadonlyMap<ColumnName, number> | null {
  const found = new Map<ColumnName, number>()
  cells.forEach((cell, index) => {
    const name = fold(cell)
      .trim()
      .replaceAll(/[\s-]+/g, '_')
    const column = columnNames.find((candidate) => headings[candidate].includes(name))
    if (column && !found.has(column)) found.set(column, index)
  })
  return found.has('question') && found.has('answer') ? found : null
}
