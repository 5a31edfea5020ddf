/** "[1]", "[1, 2]", "[Source 1]", "【1】", as a pattern. */
export const citation = String.raw`(?:\[(?:\p{L}{1,12}\s*)?\d{1,2}(?:\s*[,;&]\s*\d{1,2})*\]|【\d{1,2}[^】]{0,20}】)`

const citations = new RegExp(String.raw`(?<!\s)\s*${citation}`, 'gu')

/** Which numbers are cited, and the text without them. */
export function readCitations(text: string): { readonly cited: readonly number[]; readonly text: string } {
  const cited = (text.match(citations) ?? []).flatMap((one) =>
    // Behind the dagger of 【1†…】 are places within the source.
    [...one.replace(/†.*/u, '').matchAll(/\d+/g)].map(([number]) => Number(number)),
  )
  return { cited, text: text.replaceAll(citations, '').trim() }
}
