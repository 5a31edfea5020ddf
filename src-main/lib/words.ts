/** Common words that say nothing of what is asked, in the seven languages of the product. */
const stopWords = new Set(
  `a about all also am an and any are as at be been but by can could did do does for from get got had has have having
  hello hey hi how i if im in into is it its just like many me much my need not of on or our please shall should show so some tell
  than thank thanks that the their them there these they this those to us want was we were what when where which who why
  will with would you your youre buy buying looking offer sell sells selling search
  verkaufen verkauft kaufen
  aber als am an auch auf aus bei bin bitte da das dass dein dem den der des die dir doch ein eine einen einer es euch
  euer für gibt habe haben habt hallo hat ich ihr im in ist kann kannst können könnt man mein mich mir mit nach noch oder
  sie sind so suche und uns von was welche welcher wenn wer wie wir wird wo würde zu zum zur
  au aux avec avez ce ces cette comment dans de des du elle en est et il ils je la le les leur lui ma mais mes moi mon ne
  nos notre nous on ou où par pas pour pouvez puis quel quelle que qui sa se ses son sont sur ta te tes ton tu un une vos
  votre vous bonjour merci
  al con de del el ella en es esta este hay hola la las lo los me mi muy no nos o para pero por puede que se si sin son su
  sus te tiene tienen tu un una usted y yo gracias quiero
  che ci con da dei del della di e ed gli ha hai ho il io la le lei lo mi ne nei nel non o per quale quanto questo se si
  sono su un una uno vi avete ciao grazie vorrei
  aan al als bij de deze die dit een en er geen het hij hoe hun ik in is je kan met mijn naar niet of om onze ook op te
  uit van voor wat we wij wordt ze zijn hallo bedankt heeft hebben jullie
  ao aos as com da das de do dos e ela ele em essa esse eu isso mais mas me meu minha na não no nos o os ou para pela
  pelo por qual que se sem seu sua tem um uma você vocês olá obrigado`
    .split(/\s+/)
    .map((text) => text.normalize('NFD').replaceAll(/\p{M}+/gu, '')),
)

/** Lower case without accents: what the index does to its words too. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return plainAscii.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replaceAll(/\p{M}+/gu, '')
        .normalize('NFC')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const plainAscii = /^[\x00-\x7f]*$/

const word = /[\p{L}\p{N}]+/gu

export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? []
}

export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}

/** A question of this many different words is long; more would only slow the search down. */
const maxWords = 24

/** The words of a question that carry its meaning; all of them when none does. */
export function contentWords(text: string): string[] {
  const all = [...new Set(wordsOf(text))]
  const carrying = all.filter((candidate) => !stopWords.has(candidate))
  return (carrying.length > 0 ? carrying : all).slice(0, maxWords)
}

/**
 * For FTS5: quoted, so that nothing a visitor types is read as search syntax, and matched by the beginning, so that
 * "jackets" finds "jacket" and the other way round.
 */
export function matchQuery(words: readonly string[], joiner: 'AND' | 'OR'): string {
  const terms = words.map((text) => {
    const beginning = stem(text)
    return beginning.length >= prefixFrom ? `"${beginning}"*` : `"${text}"`
  })
  return terms.join(` ${joiner} `)
}

/** Shorter beginnings match too much. */
const prefixFrom = 3

/** "jackets" and "jacket", "Jacken" and "Jacke" meet here; crude, and good enough to compare two words. */
export function stem(text: string): string {
  if (text.length < 4) return text
  return text.replace(/(ies|es|en|s|e|n)$/, '')
}
