import { fold } from '#main/lib/words.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { packs } from '../languages/index.ts'

/** What the visitor spoke before counts as much as this many words that only another language has. */
const priorOfSession = 1.1
const priorOfBot = 0.8
/** Letters and endings hint; words tell. */
const hintWeight = 0.5
const maxWords = 60

/** How a word or a message is spelled where a language is concerned; over lower-case text with its accents. */
const hints: readonly (readonly [LanguageCode, RegExp])[] = [
  ['de', /ß|\p{L}sch|(?:ung|keit|lich|igen|isch)(?!\p{L})|[äöü]\p{L}|tz(?!\p{L})/gu],
  ['fr', /ç|œ|[êèâîôû]|\p{L}(?:eux|eaux|aient|tion|elle)(?!\p{L})|(?<!\p{L})(?:l|d|j|qu|c|n|s)'\p{L}/gu],
  ['es', /[ñ¿¡]|\p{L}(?:ción|dad|ando|iendo|ñ\p{L})(?!\p{L})|[áéíóú]n(?!\p{L})/gu],
  [
    'it',
    /\p{L}(?:zione|zioni|mente|etto|glia|aggio)(?!\p{L})|[àèìòù](?!\p{L})|(?<!\p{L})(?:dell|nell|un|c|dov)'\p{L}/gu,
  ],
  ['nl', /ij|\p{L}(?:aa|uu)\p{L}|(?:tje|tjes|heid|lijk)(?!\p{L})|(?<!\p{L})sch\p{L}/gu],
  ['pt', /[ãõ]|ç[ãõa]|\p{L}(?:ção|ções|lh\p{L}|nh\p{L})/gu],
  ['en', /\p{L}(?:ing|tion|ght|wh\p{L})(?!\p{L})|(?<!\p{L})(?:th|wh)\p{L}|'s(?!\p{L})/gu],
]

/** Letters and common words of languages that the product does not speak; those are answered in the bot's. */
const foreignLetters = /[ąćęłńśźżčďěňřšťůžőűşğıåøæđțășāēīūķļņ]/gu
const foreignWords = new Set(
  `czy macie jest nie dla ile jak gdzie prosze dziekuje och jag ni har det inte vad hur finns jeg ikke hvad hvor har til mange tak tack
  ve bir bu var mi icin ne kadar merhaba jsou mate jake kolik dobry den vagy van hogy mennyi szia kiek ir ar on ei mita kuinka onko paljonko
  este sunt aveti cat pentru buna`.split(/\s+/),
)
const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/gu

/** Words that decide by themselves, even in a message of one word. */
const alone: Readonly<Record<LanguageCode, string>> = {
  en: 'thanks hello goodbye cheaper shipping delivery opening hours returns human help cancel change refund invoice purchase good afternoon another speak talk someone person',
  de: 'danke tschüss guten morgen abend jacke jacken schuhe versand lieferung bestellung öffnungszeiten mitarbeiter hilfe stornieren ändern rechnung rückgabe konto günstiger billiger unter weniger zeigen rote blau schwarz größe mehr sprechen jemandem mensch bezahlen',
  fr: 'bonjour bonsoir merci salut veste chaussures livraison commande horaires rouge bleu noir moins cher voir autres pointure conseiller humain aide annuler facture remboursement compte parler quelqu personne payer',
  es: 'hola gracias adiós buenos chaqueta zapatos envío pedido horario rojo negro barato barata menos más talla persona ayuda cancelar factura reembolso cuenta hablar pagar puedo',
  it: 'ciao grazie buongiorno buonasera arrivederci giacca giacche scarpe spedizione ordine orari rosso nero economico economica operatore taglia aiuto annullare fattura rimborso parlare persona qualcuno pagare restituire posso',
  nl: 'bedankt hoi goedemorgen goedemiddag doei jas jassen schoenen verzending bestelling openingstijden rood zwart goedkoper medewerker maat hulp annuleren factuur terugbetaling praten iemand spreken persoon betalen',
  pt: 'olá oi obrigado obrigada tchau jaqueta casaco sapatos envio encomenda pedido horário vermelho preto barato barata tamanho atendente ajuda cancelar fatura reembolso conta falar pessoa alguém',
}

/** Said everywhere; they tell nothing. */
const international = new Set('ok okay hi hey no sale top max cool super'.split(' '))

/** The weight of a word by how many of the languages use it. */
const weights: ReadonlyMap<string, Readonly<Partial<Record<LanguageCode, number>>>> = weigh()

export type Priors = {
  readonly botLanguage: LanguageCode
  readonly sessionLanguage?: LanguageCode | null | undefined
}

/** The language of a message; a short one that could be any is in the session's, one we do not speak gets the bot's. */
export function languageOf(message: string, { botLanguage, sessionLanguage }: Priors): LanguageCode {
  const lower = message.slice(0, 400).toLowerCase().replaceAll('’', "'")
  const letters = lower.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return sessionLanguage ?? botLanguage
  if ((lower.match(otherScript)?.length ?? 0) > letters / 2) return botLanguage
  const scores: Record<LanguageCode, number> = { en: 0, de: 0, fr: 0, es: 0, it: 0, nl: 0, pt: 0 }
  let foreign = Math.min(2, (lower.match(foreignLetters)?.length ?? 0) * 0.7)
  for (const word of (lower.match(/\p{L}+(?:'\p{L}+)?/gu) ?? []).slice(0, maxWords)) {
    const folded = fold(word)
    const known = weights.get(word) ?? weights.get(folded)
    if (known) for (const language of languageCodes) scores[language] += known[language] ?? 0
    else if (foreignWords.has(folded)) foreign += 1
  }
  for (const [language, pattern] of hints)
    scores[language] += Math.min(3, lower.match(pattern)?.length ?? 0) * hintWeight
  const best = languageCodes.reduce((a, b) => (scores[b] > scores[a] ? b : a))
  if (foreign > Math.max(0.9, scores[best])) return botLanguage
  const prior = sessionLanguage ?? botLanguage
  scores[prior] += sessionLanguage ? priorOfSession : priorOfBot
  return languageCodes.reduce((a, b) => (scores[b] > scores[a] ? b : a), prior)
}

function weigh() {
  const speaking = new Map<string, Set<LanguageCode>>()
  const telling = new Map<string, Set<LanguageCode>>()
  const deciding = new Map<string, Set<LanguageCode>>()
  const add = (to: Map<string, Set<LanguageCode>>, word: string, language: LanguageCode) => {
    if (international.has(word)) return
    for (const form of new Set([word, fold(word)])) to.set(form, (to.get(form) ?? new Set()).add(language))
  }
  for (const language of languageCodes) {
    const { stop, telling: own } = packs[language].cues
    for (const word of stop.split(/\s+/)) if (word.length > 1) add(speaking, word, language)
    for (const word of own.split(/\s+/)) {
      if (word !== '') add(telling, word, language)
      if (word !== '') add(speaking, word, language)
    }
    for (const word of alone[language].split(' ')) {
      add(deciding, word, language)
      add(speaking, word, language)
    }
  }
  const weighed = new Map<string, Partial<Record<LanguageCode, number>>>()
  for (const [word, all] of speaking) {
    const share = 1 / all.size ** 1.5
    const record: Partial<Record<LanguageCode, number>> = {}
    for (const language of all)
      record[language] =
        share * (deciding.get(word)?.has(language) ? 1.4 : telling.get(word)?.has(language) ? 1 : 0.7)
    weighed.set(word, record)
  }
  return weighed
}
