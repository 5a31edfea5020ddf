import type { Replies } from '../replies.ts'

const of = (what: string) => (what ? ` pour « ${what} »` : '')
const inVersion = (name: string, version: string) => (version ? `${name} en ${version}` : name)
const goods = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`

export const replies: Replies = {
  some: (count, what) => `Nous avons ${goods(count)}${what ? of(what) : ' pour vous'} :`,
  one: (what) => (what ? `Voici ce que nous avons pour « ${what} » :` : 'Voici celui qui convient :'),
  best: (shown, total, what) =>
    `Nous avons ${goods(total)}${of(what)}. En voici ${shown === 1 ? 'un' : shown} :`,
  notSold: (what) => (what ? `Désolé, nous ne vendons pas « ${what} ».` : 'Désolé, nous n’en vendons pas.'),
  noneKeeps: (what, limits) => `Désolé, nous n’avons rien${of(what)}${limits ? ` ${limits}` : ''}.`,
  closest: 'Voici ce qui s’en rapproche le plus :',
  limit: {
    atMost: (value, name) => (name ? `avec ${name} jusqu’à ${value}` : `jusqu’à ${value}`),
    atLeast: (value, name) => (name ? `avec ${name} à partir de ${value}` : `à partir de ${value}`),
    between: (from, to, name) => `${name ? `avec ${name} ` : ''}de ${from} à ${to}`,
    exactly: (value, name) => (name ? `avec ${name} : ${value}` : `avec ${value}`),
    without: (what) => `sans ${what}`,
    in: (value) => `en ${value}`,
  },
  ends: {
    price: { most: 'Le plus cher, c’est', least: 'Le moins cher, c’est' },
    weight: { most: 'Le plus lourd, c’est', least: 'Le plus léger, c’est' },
    size: { most: 'Le plus grand, c’est', least: 'Le plus petit, c’est' },
    packed: { most: 'Le plus encombrant une fois plié, c’est', least: 'Le plus petit une fois plié, c’est' },
    length: { most: 'Le plus long, c’est', least: 'Le plus court, c’est' },
    height: { most: 'Le plus haut, c’est', least: 'Le plus bas, c’est' },
    width: { most: 'Le plus large, c’est', least: 'Le plus étroit, c’est' },
    thickness: { most: 'Le plus épais, c’est', least: 'Le plus fin, c’est' },
    volume: { most: 'La plus grande contenance, c’est', least: 'La plus petite contenance, c’est' },
    storage: { most: 'Le plus de stockage, c’est avec', least: 'Le moins de stockage, c’est avec' },
    memory: { most: 'Le plus de mémoire vive, c’est avec', least: 'Le moins de mémoire vive, c’est avec' },
    screen: { most: 'Le plus grand écran, c’est celui de', least: 'Le plus petit écran, c’est celui de' },
    power: { most: 'Le plus puissant, c’est', least: 'Le moins puissant, c’est' },
    brightness: { most: 'Le plus lumineux, c’est', least: 'Le moins lumineux, c’est' },
    speed: { most: 'Le plus rapide, c’est', least: 'Le moins rapide, c’est' },
    lasting: { most: 'Ce qui dure le plus longtemps, c’est', least: 'Ce qui dure le moins longtemps, c’est' },
    warmth: { most: 'Le plus chaud, c’est', least: 'Le moins chaud, c’est' },
    loudness: { most: 'Le plus bruyant, c’est', least: 'Le plus silencieux, c’est' },
    strength: { most: 'Le plus fort, c’est', least: 'Le plus doux, c’est' },
    hardness: { most: 'Le plus ferme, c’est', least: 'Le plus moelleux, c’est' },
    age: { most: 'Le plus vieux, c’est', least: 'Le plus jeune, c’est' },
    newness: { most: 'Le plus récent, c’est', least: 'Le plus ancien, c’est' },
    people: {
      most: 'Pour le plus grand nombre de personnes, c’est',
      least: 'Pour le plus petit nombre de personnes, c’est',
    },
  },
  extreme: (end, name, value) => `${end} ${name}${value ? ` (${value})` : ''}.`,
  extremeOf: (name, label, value, end) =>
    `Pour ${label}, la valeur la plus ${end === 'most' ? 'élevée' : 'basse'} est celle de ${name} : ${value}.`,
  extremeUnknown:
    'Nos descriptions ne donnent pas de chiffres à ce sujet, je ne peux donc pas vous dire lequel c’est.',
  has: (name, label, value) => `${name} : ${label} ${value}.`,
  dearerBy: (name, gap, other) => `${name} coûte ${gap} de plus que ${other}.`,
  moreThan: (name, label, value, other, otherValue) =>
    `${label} : ${value} pour ${name}, contre ${otherValue} pour ${other}.`,
  same: (name, other, label, value) =>
    `Pas de différence entre ${name} et ${other} sur ce point : ${label} ${value}.`,
  yes: 'Oui',
  no: 'Non',
  notStated: (name, what) =>
    what
      ? `La description de ${name} ne dit rien sur ${what}.`
      : `La description de ${name} ne précise pas ce point.`,
  checkLabel: 'Vérifiez l’étiquette ou demandez-nous, s’il vous plaît.',
  allergyNote: 'En cas d’allergie, vérifiez aussi l’étiquette : nous ne pouvons pas exclure des traces.',
  inStock: (name, version) => `Oui, nous avons ${inVersion(name, version)} en stock.`,
  left: (name, version, count) => `${inVersion(name, version)} : il en reste ${count}.`,
  soldOut: (name, version) => `${inVersion(name, version)} est en rupture de stock pour le moment.`,
  noSuchVersion: (name, version) => `Désolé, nous n’avons pas ${inVersion(name, version)}.`,
  butThere: (versions) => `En stock : ${versions}.`,
  saves: (amount, percent) => `Vous économisez ${amount} (${percent} %).`,
  costs: (name, version, price) => `${inVersion(name, version)} coûte ${price}.`,
  backUnknown: (name) =>
    `Je ne sais pas encore quand ${name} sera de retour. Laissez-moi votre adresse e-mail et nous vous préviendrons.`,
  sum: (parts, total) => `${parts} : ${total} en tout.`,
  countOf: (count, what) => `Nous avons ${goods(count)}${of(what)}.`,
  picks: (budget) =>
    budget ? `Voici ce qui pourrait convenir sans dépasser ${budget} :` : 'Voici ce qui pourrait convenir :',
  pickQuestion: 'Qu’est-ce qui compte le plus pour vous : l’usage, la taille ou le prix ?',
  adviceAsk: 'Je vous aide volontiers à choisir. C’est pour quel usage, et pour quel budget ?',
  overBudget: (cheapest) => `Nous n’avons rien dans ce budget. Le moins cher, c’est ${cheapest}.`,
  notKnown: (what) =>
    `Désolé, je ne sais ${what ? `rien sur « ${what} »` : 'pas'}. Je peux demander à quelqu’un de la boutique de vous répondre.`,
  sorry: 'Je suis vraiment désolé.',
  complaint: 'Donnez-moi votre numéro de commande et dites-moi ce qui ne va pas : nous allons arranger cela.',
  complaintPerson: 'Dois-je faire venir quelqu’un de la boutique ?',
  offTopic:
    'Là, je ne peux pas vous aider. Je réponds seulement aux questions sur la boutique et ses produits.',
  praise: 'Merci, ça fait vraiment plaisir ! Puis-je faire autre chose pour vous ?',
  inShopLanguage: 'Cette réponse n’existe que dans la langue de la boutique :',
  nothingLeft: (what) => `Dans ce cas, il ne reste rien${of(what)}.`,
  onlyOne: 'C’est le seul de ce genre que nous ayons.',
}
