import { type LanguageCode, languageCodes } from './schemas/common.ts'

/** Small words that sentences of a shop assistant can hardly do without; most belong to one or two of the languages. */
const typical: Readonly<Record<LanguageCode, string>> = {
  en: `the is are you your i i'm we our what have has with and can could from this that it of not for there here would
    do does don't in at found to sorry hello yes please thank or more
    open closed monday tuesday saturday sunday costs price about which between`,
  de: `der die das den dem ist sind sie ihnen ihr ihre ich wir uns und nicht haben habe hat was kann können ein eine einen
    für auf mit leider hier gibt kostet es uhr bis von zu danke bitte ja nein im am ab gefunden oder mehr hallo gern gerne
    geöffnet geschlossen montag dienstag samstag sonntag um preis über welche zwischen nur`,
  fr: `le la les l est sont vous votre je j nous notre et pas avons avez ai que qu peux pouvez un une pour sur avec ici
    coûte ce cette c de des du d il à désolé en au sans trouvé bonjour oui merci ou plus voici
    ouvert ouverts fermé fermés lundi mardi samedi dimanche prix quel quelle quels entre coûtent a seulement`,
  es: `el la los las es son usted su le yo nosotros nuestro y no tenemos qué puedo puede un una para con aquí cuesta este
    esta esto de del lo siento en al sin tiene encontré hola sí gracias o más hay por favor está
    abierto abiertos cerrado cerrados estamos abrimos lunes martes sábado domingo ahora precio cuál se a uno estos sus solo he sobre entre`,
  it: `il lo la i gli le l è sono lei suo io noi nostro e non abbiamo che cosa posso può un una per con qui ecco costa
    questo questa di del della mi dispiace in da ho trovato ciao buongiorno salve prego arrivederci sì grazie o più
    aperto aperti chiuso chiusi siamo apriamo lunedì martedì sabato domenica adesso prezzo quale quali possiamo volentieri a alle dalle al su solo devo`,
  nl: `de het een is zijn u uw je ik wij we ons en niet heb hebben heeft wat kan kunt voor op met helaas hier van kost deze
    dit in uur om gevonden tot er dank hallo ja of meer graag te
    geopend gesloten maandag dinsdag zaterdag zondag nu prijs over welke tussen alleen`,
  pt: `o a os as é são você lhe seu eu nós nosso e não temos que posso pode um uma para com aqui custa este esta isto de do
    da no na em ao sem tem encontrei lamento olá sim obrigado obrigada ou mais há por favor está
    aberto abertos fechado fechados estamos abrimos segunda terça sábado domingo agora preço qual quais às das sobre entre só`,
}

const words = new Map(languageCodes.map((language) => [language, new Set(typical[language].split(/\s+/))]))

/** Whether no other language explains a text better. It needs a sentence: a bare name sounds like nothing. */
export function soundsLike(text: string, language: LanguageCode): boolean {
  const said =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  // Whole for "don't", and in parts for "l'article".
  const parts = said.flatMap((word) => [word, ...(word.includes("'") ? word.split("'") : [])])
  const count = (one: LanguageCode) => parts.filter((word) => words.get(one)?.has(word)).length
  const own = count(language)
  return own > 0 && languageCodes.every((other) => count(other) <= own)
}
