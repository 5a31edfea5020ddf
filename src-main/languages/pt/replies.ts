import type { Replies } from '../replies.ts'

const of = (what: string) => (what ? ` para “${what}”` : '')
const inVersion = (name: string, version: string) => (version ? `${name} em ${version}` : name)
const goods = (count: number) => `${count} ${count === 1 ? 'artigo' : 'artigos'}`

export const replies: Replies = {
  some: (count, what) => `Temos ${goods(count)}${what ? of(what) : ' para si'}:`,
  one: (what) => (what ? `É isto que temos para “${what}”:` : 'Este serve:'),
  best: (shown, total, what) =>
    `Temos ${goods(total)}${of(what)}. ${shown === 1 ? 'Aqui está um deles' : `Aqui estão ${shown}`}:`,
  notSold: (what) => (what ? `Lamento, não vendemos “${what}”.` : 'Lamento, isso não vendemos.'),
  noneKeeps: (what, limits) => `Lamento, não temos nada${of(what)}${limits ? ` ${limits}` : ''}.`,
  closest: 'Estes são os mais próximos:',
  limit: {
    atMost: (value, name) => `${name ? `com ${name} ` : ''}até ${value}`,
    atLeast: (value, name) => `${name ? `com ${name} ` : ''}a partir de ${value}`,
    between: (from, to, name) => `${name ? `com ${name} ` : ''}de ${from} a ${to}`,
    exactly: (value, name) => (name ? `com ${name}: ${value}` : `com ${value}`),
    without: (what) => `sem ${what}`,
    in: (value) => `em ${value}`,
  },
  ends: {
    price: { most: 'O mais caro é', least: 'O mais barato é' },
    weight: { most: 'O mais pesado é', least: 'O mais leve é' },
    size: { most: 'O maior é', least: 'O mais pequeno é' },
    packed: { most: 'O mais volumoso depois de arrumado é', least: 'O mais pequeno depois de arrumado é' },
    length: { most: 'O mais comprido é', least: 'O mais curto é' },
    height: { most: 'O mais alto é', least: 'O mais baixo é' },
    width: { most: 'O mais largo é', least: 'O mais estreito é' },
    thickness: { most: 'O mais grosso é', least: 'O mais fino é' },
    volume: { most: 'O que leva mais é', least: 'O que leva menos é' },
    storage: { most: 'O que tem mais armazenamento é', least: 'O que tem menos armazenamento é' },
    memory: { most: 'O que tem mais memória é', least: 'O que tem menos memória é' },
    screen: { most: 'O que tem o maior ecrã é', least: 'O que tem o ecrã mais pequeno é' },
    power: { most: 'O mais potente é', least: 'O menos potente é' },
    brightness: { most: 'O mais luminoso é', least: 'O menos luminoso é' },
    speed: { most: 'O mais rápido é', least: 'O mais lento é' },
    lasting: { most: 'O que dura mais é', least: 'O que dura menos é' },
    warmth: { most: 'O mais quente é', least: 'O mais fresco é' },
    loudness: { most: 'O mais barulhento é', least: 'O mais silencioso é' },
    strength: { most: 'O mais forte é', least: 'O mais suave é' },
    hardness: { most: 'O mais rijo é', least: 'O mais macio é' },
    age: { most: 'O mais velho é', least: 'O mais novo é' },
    newness: { most: 'O mais recente é', least: 'O mais antigo é' },
    people: { most: 'O que dá para mais pessoas é', least: 'O que dá para menos pessoas é' },
  },
  extreme: (end, name, value) => `${end} ${name}${value ? ` (${value})` : ''}.`,
  extremeOf: (name, label, value, end) =>
    `Em ${label}, o valor mais ${end === 'most' ? 'alto' : 'baixo'} é o de ${name}: ${value}.`,
  extremeUnknown: 'As nossas descrições não dão números sobre isso, por isso não consigo dizer qual é.',
  has: (name, label, value) => `${name}: ${label} ${value}.`,
  dearerBy: (name, gap, other) => `${name} custa mais ${gap} do que ${other}.`,
  moreThan: (name, label, value, other, otherValue) =>
    `${label}: ${value} em ${name}, ${otherValue} em ${other}.`,
  same: (name, other, label, value) => `Aqui não há diferença entre ${name} e ${other}: ${label} ${value}.`,
  yes: 'Sim',
  no: 'Não',
  notStated: (name, what) =>
    what ? `A descrição de ${name} não diz nada sobre ${what}.` : `A descrição de ${name} não diz isso.`,
  checkLabel: 'Veja o rótulo, por favor, ou pergunte-nos.',
  allergyNote: 'Em caso de alergia, veja também o rótulo: não podemos excluir vestígios.',
  inStock: (name, version) => `Sim, temos ${inVersion(name, version)} em stock.`,
  left: (name, version, count) =>
    `${inVersion(name, version)}: ainda ${count === 1 ? 'temos 1' : `temos ${count}`}.`,
  soldOut: (name, version) => `${inVersion(name, version)} está esgotado de momento.`,
  noSuchVersion: (name, version) => `Lamento, não temos ${inVersion(name, version)}.`,
  butThere: (versions) => `Em stock: ${versions}.`,
  saves: (amount, percent) => `Poupa ${amount} (${percent} %).`,
  costs: (name, version, price) => `${inVersion(name, version)} custa ${price}.`,
  backUnknown: (name) =>
    `Ainda não sei quando volta a haver ${name}. Se deixar o seu e-mail, avisamos assim que chegar.`,
  sum: (parts, total) => `${parts}: ${total} no total.`,
  countOf: (count, what) => `Temos ${goods(count)}${of(what)}.`,
  picks: (budget) =>
    budget ? `Estes podem servir e não passam de ${budget}:` : 'Estes podem ser uma boa escolha:',
  pickQuestion: 'O que é mais importante para si: o uso, o tamanho ou o preço?',
  adviceAsk: 'Ajudo com gosto a escolher. Para que é, e quanto gostaria de gastar?',
  overBudget: (cheapest) => `Com esse orçamento não temos nada. O mais barato é ${cheapest}.`,
  notKnown: (what) =>
    `Lamento, ${what ? `não sei nada sobre “${what}”` : 'isso não sei'}. Posso pedir a alguém da loja que responda.`,
  sorry: 'Lamento imenso.',
  complaint: 'Diga-me o número da encomenda e o que correu mal, e nós tratamos disso.',
  complaintPerson: 'Chamo alguém da loja?',
  offTopic: 'Nisso não posso ajudar. Só respondo a perguntas sobre a loja e os seus produtos.',
  praise: 'Obrigado, é muito bom saber! Posso ajudar em mais alguma coisa?',
  inShopLanguage: 'Esta resposta só existe na língua da loja:',
  nothingLeft: (what) => `Então não resta nada${of(what)}.`,
  onlyOne: 'É o único desse tipo que temos.',
}
