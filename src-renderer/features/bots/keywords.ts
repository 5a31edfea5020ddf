/** As many, and as long, as the schema takes. */
export const mostKeywords = 100
const longest = 100

/** With the words of a text, split at commas and lines; none twice. */
export function addKeywords(keywords: readonly string[], text: string): string[] {
  const all = [...keywords]
  for (const part of text.split(/[,;\n]/)) {
    const word = part.trim().replaceAll(/\s+/g, ' ').slice(0, longest)
    if (word !== '' && !all.some((one) => one.toLowerCase() === word.toLowerCase())) all.push(word)
  }
  return all.slice(0, mostKeywords)
}
