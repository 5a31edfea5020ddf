import type { Replies } from '../replies.ts'

const of = (what: string) => (what ? ` para «${what}»` : '')
const inVersion = (name: string, version: string) => (version ? `${name} en ${version}` : name)
const goods = (count: number) => `${count} ${count === 1 ? 'producto' : 'productos'}`

export const replies: Replies = {
  some: (count, what) => `Tenemos ${goods(count)}${what ? of(what) : ' que encajan'}:`,
  one: (what) => (what ? `Esto es lo que tenemos para «${what}»:` : 'Este es el que encaja:'),
  best: (shown, total, what) =>
    `Tenemos ${goods(total)}${of(what)}. Aquí tiene ${shown === 1 ? 'uno' : shown}:`,
  notSold: (what) => (what ? `Lo siento, no vendemos «${what}».` : 'Lo siento, eso no lo vendemos.'),
  noneKeeps: (what, limits) => `Lo siento, no tenemos nada${of(what)}${limits ? ` ${limits}` : ''}.`,
  closest: 'Esto es lo más parecido:',
  limit: {
    atMost: (value, name) => `${name ? `con ${name} ` : ''}hasta ${value}`,
    atLeast: (value, name) => `${name ? `con ${name} ` : ''}desde ${value}`,
    between: (from, to, name) => `${name ? `con ${name} ` : ''}de ${from} a ${to}`,
    exactly: (value, name) => (name ? `con ${name}: ${value}` : `con ${value}`),
    without: (what) => `sin ${what}`,
    in: (value) => `en ${value}`,
  },
  ends: {
    price: { most: 'Lo más caro es', least: 'Lo más barato es' },
    weight: { most: 'Lo más pesado es', least: 'Lo más ligero es' },
    size: { most: 'Lo más grande es', least: 'Lo más pequeño es' },
    packed: { most: 'Lo que más ocupa plegado es', least: 'Lo que menos ocupa plegado es' },
    length: { most: 'Lo más largo es', least: 'Lo más corto es' },
    height: { most: 'Lo más alto es', least: 'Lo más bajo es' },
    width: { most: 'Lo más ancho es', least: 'Lo más estrecho es' },
    thickness: { most: 'Lo más grueso es', least: 'Lo más fino es' },
    volume: { most: 'Lo que tiene más capacidad es', least: 'Lo que tiene menos capacidad es' },
    storage: { most: 'Lo que tiene más almacenamiento es', least: 'Lo que tiene menos almacenamiento es' },
    memory: { most: 'Lo que tiene más memoria es', least: 'Lo que tiene menos memoria es' },
    screen: {
      most: 'Lo que tiene la pantalla más grande es',
      least: 'Lo que tiene la pantalla más pequeña es',
    },
    power: { most: 'Lo más potente es', least: 'Lo menos potente es' },
    brightness: { most: 'Lo más luminoso es', least: 'Lo menos luminoso es' },
    speed: { most: 'Lo más rápido es', least: 'Lo más lento es' },
    lasting: { most: 'Lo que más dura es', least: 'Lo que menos dura es' },
    warmth: { most: 'Lo que más abriga es', least: 'Lo que menos abriga es' },
    loudness: { most: 'Lo más ruidoso es', least: 'Lo más silencioso es' },
    strength: { most: 'Lo más fuerte es', least: 'Lo más suave es' },
    hardness: { most: 'Lo más duro es', least: 'Lo más blando es' },
    age: { most: 'Lo más viejo es', least: 'Lo más joven es' },
    newness: { most: 'Lo más nuevo es', least: 'Lo más antiguo es' },
    people: { most: 'Para más personas es', least: 'Para menos personas es' },
  },
  extreme: (end, name, value) => `${end} ${name}${value ? ` (${value})` : ''}.`,
  extremeOf: (name, label, value, end) =>
    `En ${label}, el valor más ${end === 'most' ? 'alto' : 'bajo'} es el de ${name}: ${value}.`,
  extremeUnknown: 'Nuestras descripciones no dan cifras de eso, así que no puedo decirle cuál es.',
  has: (name, label, value) => `${name}: ${label} ${value}.`,
  dearerBy: (name, gap, other) => `${name} cuesta ${gap} más que ${other}.`,
  moreThan: (name, label, value, other, otherValue) =>
    `${label}: ${value} en ${name}, ${otherValue} en ${other}.`,
  same: (name, other, label, value) =>
    `En esto no hay diferencia entre ${name} y ${other}: ${label} ${value}.`,
  yes: 'Sí',
  no: 'No',
  notStated: (name, what) =>
    what ? `La descripción de ${name} no dice nada sobre ${what}.` : `La descripción de ${name} no lo dice.`,
  checkLabel: 'Mire la etiqueta, por favor, o pregúntenos.',
  allergyNote: 'Si hay alergia, mire también la etiqueta: no podemos descartar trazas.',
  inStock: (name, version) => `Sí, tenemos ${inVersion(name, version)} en stock.`,
  left: (name, version, count) =>
    `${inVersion(name, version)}: ${count === 1 ? 'queda' : 'quedan'} ${count}.`,
  soldOut: (name, version) => `${inVersion(name, version)}: agotado por el momento.`,
  noSuchVersion: (name, version) => `Lo siento, no tenemos ${inVersion(name, version)}.`,
  butThere: (versions) => `En stock: ${versions}.`,
  saves: (amount, percent) => `Ahorra ${amount} (${percent} %).`,
  costs: (name, version, price) => `${inVersion(name, version)} cuesta ${price}.`,
  backUnknown: (name) =>
    `Todavía no sé cuándo vuelve ${name}. Si me deja su correo electrónico, le avisamos.`,
  sum: (parts, total) => `${parts}: ${total} en total.`,
  countOf: (count, what) => `Tenemos ${goods(count)}${of(what)}.`,
  picks: (budget) => (budget ? `Esto podría encajar sin pasar de ${budget}:` : 'Esto podría encajar:'),
  pickQuestion: '¿Qué es lo más importante para usted: el uso, el tamaño o el precio?',
  adviceAsk: 'Le ayudo a elegir con mucho gusto. ¿Para qué es y cuánto le gustaría gastar?',
  overBudget: (cheapest) => `Con ese presupuesto no tenemos nada. Lo más barato es ${cheapest}.`,
  notKnown: (what) =>
    `Lo siento, ${what ? `no sé nada sobre «${what}»` : 'eso no lo sé'}. Puedo pedirle a alguien de la tienda que le responda.`,
  sorry: 'Lo siento mucho.',
  complaint: 'Dígame su número de pedido y qué ha pasado, y lo solucionamos.',
  complaintPerson: '¿Aviso a alguien de la tienda?',
  offTopic: 'En eso no puedo ayudarle. Solo respondo a preguntas sobre la tienda y sus productos.',
  praise: '¡Gracias, da gusto leerlo! ¿Puedo ayudarle en algo más?',
  inShopLanguage: 'Esta respuesta solo está en el idioma de la tienda:',
  nothingLeft: (what) => `Entonces no queda nada${of(what)}.`,
  onlyOne: 'Es el único de ese tipo que tenemos.',
}
