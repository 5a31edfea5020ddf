type Titled = { readonly title: string }

/** Of an answer with product cards: what the cards say anyway is not said twice. Where nothing else is said, it stays. */
export function textBesideCards(text: string, cards: readonly Titled[]): string {
  const isCard = (line: string) => line.startsWith('• ') && cards.some(({ title }) => line.includes(title))
  const rest = text
    .split('\n')
    .filter((line) => !isCard(line))
    .join('\n')
    .trim()
  return rest === '' ? text : rest
}

/** A card links its product already. */
export function sourcesBesideCards<T extends Titled>(sources: readonly T[], cards: readonly Titled[]): T[] {
  return sources.filter((source) => !cards.some(({ title }) => title === source.title))
}
