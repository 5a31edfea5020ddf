import { fold } from '#main/lib/text/fold.ts'

/** Spoken to whoever reads it by machine, and not to somebody who buys: in the seven languages, as such sentences go. */
const patterns: readonly RegExp[] = [
  /(?:ignore|disregard|forget|override|bypass|ignoriere?n?|vergiss|vergesst|missachte|ignorez?|oublie[rz]?|ignora|olvida|dimentica|negeer|vergeet|ignore|esqueca)\b.{0,60}\b(?:instruction|rule|prompt|previous|above|guideline|anweisung|regel|vorherig|bisherig|consigne|regle|precedent|instruccion|regla|anterior|istruzion|regol|instructie|regels|vorige|instruc|regra)/u,
  /\b(?:system|developer|admin)\s?(?:prompt|message|note|override|mode|instruction|nachricht|hinweis)/u,
  /\b(?:ai|ki|ia|llm|gpt|chatbots?|language models?|sprachmodell\w*|assistants?|assistent\w*|assistente|asistente|bot)\b.{0,40}(?:[:,]|\b(?:must|should|shall|has to|muss|soll\w*|doit|devez|debe\w*|deve|devono|moet|reading this|reads this))/u,
  /\b(?:you are now|act as|pretend to be|roleplay|jailbreak|dan mode|du bist (?:jetzt|nun)|tu es maintenant|ahora eres|ora sei|je bent nu|voce agora e)\b/u,
  /\b(?:tell|inform|convince|sag\w*|teile?|dis|dites|diga\w*|di|vertel|zeg)\b.{0,20}\b(?:the |every |all |each |den |dem |der |allen |jedem |aux? |al |los |ai |de |elke )?(?:visitors?|customers?|users?|shoppers?|besucher\w*|kunden?|nutzern?|clients?|visiteurs?|clientes?|visitante\w*|utenti|clienti|bezoekers?|klanten|usuario\w*)\b/u,
  /\b(?:reveal|print|output|repeat|show|leak|send|nenne|verrate|zeige|gib)\b.{0,40}\b(?:prompt|api.?key|secret|password|schlussel|passwort|instructions|tools?)\b/u,
  // "Say that …": a shop tells what is so, it does not tell somebody to say it.
  /(?:^|[.:,;!?] |\b(?:and|und|et|y|e|en) )(?:please )?(?:say|announce|promise|claim|pretend|sage?|sagt|behaupte|versprich|dis|dites|promettez|diga|promete|regala|prometti|dica|zeg|beloof|prometa)\b/u,
  /^[^a-z]{0,10}(?:please )?(?:tell|confirm|recommend|answer|reply|respond|repeat|print|reveal|output|offer|delete|erase|change|encode|decode|execute|ask for|write (?:a|an|python|code)|give (?:out|medical|advice)|send (?:visitors|customers|users|everyone)|use the (?:voucher|coupon|code)|antworte|empfiehl|schenke|losche|sprich|repondez|offrez|recommandez|supprimez|responde|recomienda|borra|manda|rispondi|consiglia|cancella|antwoord|geef|verwijder|responda|ofereca|recomende|apague)\b/u,
  /<\/?(?:system|assistant|user|instructions?|tool|im_start|im_end)\b|\[\/?(?:inst|system)\]|<\|/u,
  /\b(?:call|use|invoke|run)\b.{0,20}\b(?:the )?(?:tool|function|hand_over|offer_contact|search_products|shop_facts)\b/u,
]

/** Whether a sentence of a product, an entry or a document tells a machine what to do. */
export function instructs(sentence: string): boolean {
  const folded = fold(sentence)
  return patterns.some((pattern) => pattern.test(folded))
}

const maxSentence = 600

/** The text without such sentences and what follows in their paragraph: they are nothing that could be said, and no model needs to read them. */
export function withoutInstructions(text: string): string {
  const paragraphs = text.split(/(?<=\n)(?=\s*\n)/)
  const kept = paragraphs.map((paragraph) => {
    const parts = paragraph.split(/(?<=[.!?\n])(?=\s)/)
    const at = parts.findIndex((part) => instructs(part.trim().slice(0, maxSentence)))
    return at < 0 ? paragraph : parts.slice(0, at).join('')
  })
  const left = kept.join('')
  return left === text ? text : left.trim()
}
