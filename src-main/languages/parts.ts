import type { LanguageCode } from '#shared/schemas/common.ts'
import { grammar as deGrammar } from './de/grammar.ts'
import { lexicon as deLexicon } from './de/lexicon.ts'
import { words as deWords } from './de/words.ts'
import { grammar as enGrammar } from './en/grammar.ts'
import { lexicon as enLexicon } from './en/lexicon.ts'
import { words as enWords } from './en/words.ts'
import { grammar as esGrammar } from './es/grammar.ts'
import { lexicon as esLexicon } from './es/lexicon.ts'
import { words as esWords } from './es/words.ts'
import { grammar as frGrammar } from './fr/grammar.ts'
import { lexicon as frLexicon } from './fr/lexicon.ts'
import { words as frWords } from './fr/words.ts'
import { grammar as itGrammar } from './it/grammar.ts'
import { lexicon as itLexicon } from './it/lexicon.ts'
import { words as itWords } from './it/words.ts'
import type { Language } from './language.ts'
import { grammar as nlGrammar } from './nl/grammar.ts'
import { lexicon as nlLexicon } from './nl/lexicon.ts'
import { words as nlWords } from './nl/words.ts'
import { grammar as ptGrammar } from './pt/grammar.ts'
import { lexicon as ptLexicon } from './pt/lexicon.ts'
import { words as ptWords } from './pt/words.ts'

/*
 * What threads need of the languages that read catalogs and documents. It is named piece by piece so that their bundles leave out
 * the rest, which takes a thread longer to load than all else it starts with.
 */
type OfEach<Part extends keyof Language> = Readonly<Record<LanguageCode, Language[Part]>>

export const grammars: OfEach<'grammar'> = {
  en: enGrammar,
  de: deGrammar,
  fr: frGrammar,
  es: esGrammar,
  it: itGrammar,
  nl: nlGrammar,
  pt: ptGrammar,
}

export const lexicons: OfEach<'lexicon'> = {
  en: enLexicon,
  de: deLexicon,
  fr: frLexicon,
  es: esLexicon,
  it: itLexicon,
  nl: nlLexicon,
  pt: ptLexicon,
}

export const wordsOfEach: OfEach<'words'> = {
  en: enWords,
  de: deWords,
  fr: frWords,
  es: esWords,
  it: itWords,
  nl: nlWords,
  pt: ptWords,
}
