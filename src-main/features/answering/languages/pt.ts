import { cues as c, listIn, tensFirst } from './build.ts'
import type { Cues, LanguagePack, Sayings } from './types.ts'

const units =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove'
const tens = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
const brazilian: Readonly<Record<number, string>> = {
  14: 'quatorze',
  16: 'dezesseis',
  17: 'dezessete',
  19: 'dezenove',
}
const european = tensFirst(units, tens, [' e '])

const cues: Cues = {
  stop: `a à ao aos as às até algo algum alguma alguns algumas aqui busco cada com como cadê custa custam da das de dela dele desde do dos e é ela ele eles em
    entre era essa esse esta está este estas estes estou eu favor foi há isso isto já la lhe mais mas me meu meus mesmo minha mostra mostre mostra-me muito na
    nas não no nos nossa nosso o onde os ou para pela pelo pelos por porque posso pode podem preço preços preciso produto produtos artigo artigos procuro qual
    quais quanta quantas quanto quantos que quê quem quero queria gostaria se sem ser seu seus si sim só sobre sou sua suas também te tem têm tenho
    temos um uma umas uns vende vendem ver você vocês olá oi obrigado obrigada comprar encontrar disponível disponíveis stock estoque agora hoje atualmente menos`,
  telling: `o os um uma é são não você vocês tem têm qual quais quanto custa onde quando como procuro queria gostaria para com em por menos olá oi obrigado
    obrigada bom boa dia tarde noite tamanho cor preço do da dos das ao no na mais muito até isso meu minha`,
  number: (n) => (brazilian[n] ? [...european(n), brazilian[n]] : european(n)),
  hundred: c`cem`,
  price: {
    max: c`
      menos de; abaixo (?:de|dos); mais barat[oa]s? (?:que|do que); não mais (?:de|que|do que)
      inferior(?:es)? a; no máximo; máximo(?: de)?; máx\.?`,
    maxWeak: c`até; orçamento (?:de|é); €tenho; €gastar`,
    maxAfter: c`no máximo; máximo; max; ou menos; de orçamento`,
    min: c`mais car[oa]s? (?:que|do que)`,
    minWeak: c`
      mais de; acima (?:de|dos); a partir de; €desde; pelo menos; mínimo(?: de)?; superior(?:es)? a`,
    minAfter: c`ou mais; para cima; no mínimo`,
    around: [],
    aroundWeak: c`cerca de; por volta de; à volta de; aproximadamente; €uns; mais ou menos`,
    between: [
      ['entre(?: os)?', 'e(?: os)?|-'],
      ['de', 'a|até|-'],
    ],
    money: c`preços?; custam?; custar; orçamento; gastar; pagar; barat[oa]s?; car[oa]s?`,
  },
  sizeWords: c`tamanhos?; numeração; número de calçado`,
  terms: c`
      envios?; enviam; enviar; entregas?; entregam; frete; portes; devoluç(?:ão|ões); devolver; reembolsos?
      trocas?; trocar; garantia; pagamentos?; pagar (?:com|por); pix; boleto; paypal; fatura; vales?
      cup(?:om|ão|ons); código (?:de desconto|promocional); cartão presente; alfândega; cancelar; conta; senha
      newsletter`,
  ask: {
    cheapest: c`
      (?<=(?<!\p{L})(?:o|a|os|as) (?:\p{L}+ )?)mais (?:barat[oa]s?|económic[oa]s?|em conta)(?! (?:que|do que)); menor preço
      preço mais baixo; melhor preço`,
    dearest: c`(?:(?:o|a|os|as) )mais car[oa]s?(?! (?:que|do que)); maior preço; preço mais alto`,
    count: c`
      quant[oa]s(?= .{0,60}(?:têm|vocês têm|tem|há|vendem|existem|em stock|em estoque))
      quant[oa]s (?:têm|tem|há)`,
    brands: c`(?:que|quais)(?: são)?(?: as)? marcas(?: de)?; marcas de; de que marcas`,
    sizes: c`
      (?:em |de )?(?:que|quais)(?: são)?(?: os)? (?:outros )?tamanhos?; tamanhos disponíveis; outros tamanhos
      tamanhos`,
    colours: c`
      (?:em |de )?(?:que|quais)(?: são)?(?: as)? (?:outras )?cor(?:es)?; cores disponíveis; outras cores; cores`,
    comparePair: c`
      (?:qual (?:é )?|quais (?:são )?)?(?:a |as )?diferenças? (?:há )?entre (?<a>.+?) e (?<b>.+)
      compar(?:a|ar|e|em) (?<a>.+?) (?:e|com|a|vs\.?) (?<b>.+)
      (?:qual é melhor|o que é melhor)[,:]? (?<a>.+?) ou (?<b>.+); (?<a>.+?) (?:vs\.?|versus|contra) (?<b>.+)`,
    compareThem: c`
      compar(?:a|ar|e)(?:-?[lo]?[oa]s)?(?: os dois)?; (?:qual é )?a diferença; qual é (?:o |a )?melhor`,
    price: c`
      quanto (?:custam?|é|são|fica|sai|vale); qual (?:é )?o preço; preço (?:de|do|da); que preço; a quanto`,
    stock: c`
      (?:está|estão|é|o|a) .{1,60} (?:em stock|em estoque|disponíve(?:l|is)|esgotad[oa]s?)
      (?:está|estão|ainda) (?:ainda )?(?:disponíve(?:l|is)|em stock|em estoque|esgotad[oa]s?)
      (?:têm|tem) .{1,60} em (?:stock|estoque)`,
  },
  inStock: c`
      em (?:stock|estoque); disponíve(?:l|is)(?: (?:agora|já))?; a pronta entrega; não esgotad[oa]s?`,
  onSale: c`
      em (?:promoção|oferta|saldos?|liquidação); com desconto; promoções; ofertas; saldos; em desconto`,
  reference: {
    it: c`
      (?:este|esta|esse|essa|aquele|aquela|mesmo|mesma) (?:produto|artigo|modelo)
      (?:custa|é|tem|vem|pesa|quero|vale) (?:este|esta|esse|essa|isso|isto|ele|ela)$; quanto custa$
      (?:ele|ela) (?:é|tem|custa|vem|pesa); o mesmo; a mesma; isso; isto`,
    more: c`
      (?:mostra(?:-me)?|mostre(?:-me)?|ver|quero ver)(?: me)? mais
      mais(?: (?:por favor|produtos|resultados|opções))?$; (?:algo|alguma coisa) mais; mais alguma coisa
      outr[oa]s(?: (?:produtos|opções))?; próxim[oa]s; outra coisa; o que mais (?:têm|tem|há)`,
    cheaper: c`
      (?:(?:algo|algum|alguma|um|uma|têm|tem) )*mais (?:barat[oa]s?|em conta|económic[oa]s?)(?! (?:que|do que))
      (?:muito|demasiado) car[oa]s?; car[oa] demais`,
    dearer: c`
      (?:algo |algum |alguma )*mais car[oa]s?(?! (?:que|do que)); (?:algo )?de melhor qualidade; algo melhor`,
    ordinals: [
      c`primeir[oa]; 1[ºª]`,
      c`segund[oa]; 2[ºª]`,
      c`terceir[oa]; 3[ºª]`,
      c`quart[oa]`,
      c`quint[oa]`,
      c`sext[oa]`,
      c`sétim[oa]`,
      c`oitav[oa]`,
      c`non[oa]`,
      c`décim[oa]`,
    ],
    last: c`últim[oa]`,
    nth: c`
      (?:o|a|do|da|ao) N(?: (?:produto|artigo|modelo))?(?! (?:vez|dia|pedido|socorros|ano|semana|mês|feira))(?!-feira)
      ^N$`,
    number: c`(?:número|nº|n\.?º?|opção|#) ?(?<n>10|[1-9])(?!\d)`,
    variant: c`
      (?:e |ou |também |(?:têm|tem|há) (?:este|esse|essa|esta|isso|o mesmo|a mesma)? ?|o mesmo |a mesma )+(?:também )?(?:em)?
      em; e`,
  },
  intent: {
    greeting: c`olá; oi; bom dia; boa (?:tarde|noite); alô; viva; e aí; oi tudo bem`,
    thanks: c`
      (?:muito |muitíssimo )?obrigad[oa](?: (?:por|pela|pelo) .{1,40})?; agradeço; valeu; grat[oa]; brigad[oa]`,
    goodbye: c`
      adeus; até (?:logo|breve|amanhã|já|mais|à próxima); tchau
      tenha (?:um )?(?:bom|boa) (?:dia|tarde|noite|fim de semana); bom fim de semana; é tudo; era só isso`,
    how_are_you: c`
      (?:como|tudo) (?:está|estás|vai|bem|bom|estão)(?: (?:você|com você))?; tudo bem; como vai`,
    robot: c`
      (?:és|você é|é|o senhor é) (?:um |uma )?(?:robô|robot|bot|human[oa]|pessoa(?: real)?|máquina|computador|ia|chatbot|real)
      (?:estou|estou a|tou) (?:a )?(?:falar|falando) com (?:um |uma )?(?:robô|robot|bot|humano|pessoa(?: real)?|máquina)
      quem (?:és|é você|é o senhor); como (?:te chamas|se chama|você se chama)`,
    abuse: c`
      merda; idiotas?; imbecil; estúpid[oa]s?; burr[oa]s?; porra; caralho; foda-se; puta
      vai (?:te foder|tomar .{0,15}|à merda); inútil; cala(?: a)? boca; filho da puta; otári[oa]
      lixo de .{0,20}; golpistas?; parv[oa]`,
    human: c`
      (?:falar|conversar|contactar|me passa|passe-me|me transfere|falo)(?: diretamente)? (?:com|para) (?:um |uma |o |a |algum |alguma |algu?em )?(?:verdadeir[oa] )?(?:human[oa]|pessoa|atendente|alguém|agente|assistente humano|operador[a]?|funcionári[oa]|vendedor[a]?|representante|apoio ao cliente|atendimento(?: ao cliente)?|colega|responsável|consultor[a]?)
      pessoa (?:real|de verdade|humana)
      ^(?:um |uma )?(?:humano|atendente|pessoa|operador|agente|apoio ao cliente|atendimento)(?: por favor)?$
      (?:quero|preciso de|queria|gostaria de) (?:um |uma )?(?:atendente|atendimento humano|pessoa real|humano|operador)(?! de)
      alguém da (?:loja|vossa equipa|equipe)`,
    hours: c`
      horários?(?: de (?:funcionamento|abertura|atendimento|fecho))?
      (?:estão|está|vocês estão) (?:ainda )?(?:abert[oa]s?|fechad[oa]s?)
      (?:quando|a que horas|que horas|até que horas|até quando)(?: é que)?(?: vocês)? (?:abrem|abre|fecham|fecha|estão|está)
      (?:abrem|abre|fecham) (?:a[os]?|no|hoje|amanhã|agora|à|de)
      ^(?:aberto|abertos|fechado) (?:agora|hoje|amanhã|\p{L}+)$`,
    contact: c`
      contact(?:o|os|ar|á-los|ar-vos)(?! com); contat(?:o|os|ar)(?! com); (?:número de )?telefone
      (?:vosso|seu|o|um) (?:número(?: de telefone)?|telefone|e-?mail|endereço); (?:vossa|sua|a) morada
      onde (?:estão(?: localizados)?|fica(?:m)?(?: a loja)?|é a (?:vossa )?loja|se encontram)
      como (?:posso )?(?:contactar|contatar|ligar|falar convosco|chegar); posso ligar; endereço da loja`,
    order: c`
      (?:onde está|cadê|estado d[oa]|status d[oa]|rastrear|acompanhar|seguir) (?:o |a )?(?:meu |minha )?(?:pedido|encomenda|pacote|compra|entrega)
      (?:meu|minha) (?:pedido|encomenda|pacote|entrega)
      número d[oe] (?:pedido|encomenda|rastreio|rastreamento)
      quando (?:chega|recebo|vou receber) (?:o meu|a minha|meu|minha); (?:ainda )?não (?:recebi|chegou)
      código de rastreio; fiz um pedido`,
    quote: c`
      (?:um |pedir |solicitar |fazer )(?:orçamento|cotação)(?! de \d); cotaç(?:ão|ões); orçamento para
      preço (?:por atacado|de revenda|por grosso|por quantidade); por atacado; no atacado; encomenda grande
      proposta comercial`,
    callback: c`
      (?:me )?(?:podem|pode|poderiam|poderia)(?: me)? (?:por favor )?ligar(?:-me)?
      lig(?:ue|uem|a|ar)(?:-me| para mim); me lig(?:a|ue|uem|ar); retorn(?:o|ar|em)(?: a)? (?:chamada|ligação)
      chamada de volta; telefon(?:em|e|ar)-me`,
    stock_news: c`
      (?:avis(?:em|e|a|ar)(?:-me)?|me avis(?:a|e|em|ar)|notifi(?:quem|que|car)(?:-me)?|inform(?:em|e|ar)(?:-me)?|diga(?:m)?-me) (?:quando|se|assim que|logo que)
      (?:de novo|novamente|outra vez) (?:disponíve(?:l|is)|em (?:stock|estoque))
      quando (?:volta|voltam|voltará|vai voltar|haverá); volt(?:ar|e|ou) a (?:haver|ter|estar); reposição`,
    product: c`
      (?:têm|tem); vendem; vende; (?:eu )?(?:procuro|busco)
      (?:estou|ando) (?:a procura de|à procura de|a procurar|procurando); mostr(?:a|e|em)(?:-me)?; preciso de
      quero(?! (?:falar|saber|cancelar|devolver)); queria(?! (?:falar|saber)); gostaria de (?:comprar|ver); há
      recomend(?:a|e|am|em)`,
    question: c`
      como; posso; pode-se; o que (?:é|acontece|faço); quando; por ?que; porquê; onde; enviam; aceitam
      quanto tempo; tenho (?:de|que); quem; é possível`,
  },
  time: {
    weekdays: {
      mon: c`segundas?(?:[- ]feira)?`,
      tue: c`terças?(?:[- ]feira)?`,
      wed: c`quartas?(?:[- ]feira)?`,
      thu: c`quintas?(?:[- ]feira)?`,
      fri: c`sextas?(?:[- ]feira)?`,
      sat: c`sábados?`,
      sun: c`domingos?`,
    },
    now: c`agora; neste momento; no momento; atualmente`,
    today: c`hoje; esta (?:tarde|noite|manhã)`,
    tomorrow: c`amanhã`,
    at: c`
      (?:às|as|até às|até as|depois das|antes das|das) (?<h>[01]?\d|2[0-4])(?:[:.h](?<m>[0-5]\d))?(?: ?h(?:oras)?)?
      (?<h>[01]?\d|2[0-4])[:h](?<m>[0-5]\d); (?<h>[01]?\d|2[0-4]) ?(?:h|horas)`,
  },
}

const limitName = {
  price: 'o preço',
  stock: 'em stock',
  sale: 'em promoção',
  words: 'parte das suas palavras',
  brand: 'a marca',
  category: 'a categoria',
  color: 'a cor',
  size: 'o tamanho',
  material: 'o material',
}
const availability = {
  in_stock: 'em stock',
  out_of_stock: 'esgotado',
  preorder: 'em pré-venda',
  backorder: 'por encomenda',
}
const list = listIn(' e ', (left) => `mais ${left}`)
const of = (what: string) => (what ? ` para “${what}”` : '')

const say: Sayings = {
  greeting: 'Olá! O que posso procurar para si?',
  thanks: 'De nada. Posso ajudar em mais alguma coisa?',
  goodbye: 'Adeus e até breve.',
  howAreYou: 'Estou bem, obrigado. Em que posso ajudar?',
  robot: 'Sou o assistente da loja, um programa. Posso procurar por si ou chamar uma pessoa.',
  abuse: 'Lamento o incómodo. Diga-me do que precisa, ou chamo uma pessoa.',
  foundOne: 'Encontrei isto:',
  foundSome: (shown, total) =>
    total > shown ? `Encontrei ${total}, aqui estão ${shown}:` : `Encontrei estes ${total}:`,
  foundNone: (what) => `Lamento, não encontrei nada${of(what)}.`,
  alsoFound: 'Também encontrado:',
  moreShown: 'Aqui estão mais:',
  noMore: 'Foi tudo o que encontrei.',
  nearest: (notKept) =>
    `Nada corresponde a tudo. Estes são os mais próximos, exceto em: ${list(
      notKept.map((name) => limitName[name]),
      0,
    )}.`,
  limitName,
  cheapest: (name, price) => `O mais barato é ${name} por ${price}.`,
  dearest: (name, price) => `O mais caro é ${name} por ${price}.`,
  noCheaper: 'Não tenho nada mais barato desse tipo.',
  noDearer: 'Não tenho nada mais caro desse tipo.',
  count: (count, what) =>
    count === 0 ? `De momento não temos nada${of(what)}.` : `Temos ${count}${of(what)}.`,
  brands: (items, what) => `Marcas${of(what)}: ${items}.`,
  sizes: (items, what) => `Tamanhos${of(what)}: ${items}.`,
  colours: (items, what) => `Cores${of(what)}: ${items}.`,
  noChoice: (what) => `O catálogo não diz que opções há${of(what)}.`,
  list,
  priceIs: (name, price) => `${name} custa ${price}.`,
  priceRange: (name, from, to) => `${name} custa de ${from} a ${to}, conforme a versão.`,
  priceUnknown: (name) => `O catálogo não indica o preço de ${name}.`,
  insteadOf: 'em vez de',
  availability,
  stockIs: (name, state) => `${name}: ${availability[state]}.`,
  stockCount: (name, count) => `${name} está em stock, restam ${count}.`,
  stockUnknown: (name) => `O catálogo não diz se ${name} está em stock.`,
  yes: 'Sim',
  no: 'Não',
  quoted: (name, sentence) => `Sobre ${name}: “${sentence}”`,
  attributeIs: (name, attribute, value) => `${name}, ${attribute}: ${value}.`,
  notSaid: (name) => `A descrição de ${name} não o diz.`,
  askBack: 'Pode dizer-me um pouco mais? Por exemplo, para que é ou quanto pode custar.',
  askWhich: 'A qual se refere?',
  twoReadings: 'Refere-se a um destes?',
  unknown: 'Lamento, isso não sei. Pode dizê-lo por outras palavras?',
  unknownAgain: 'Lamento, continuo sem saber. Chamo uma pessoa?',
  offerPerson: 'Chamo alguém da loja?',
  personComing: 'Vou chamar alguém da loja. Um momento, por favor.',
  outsideHours: (when) => `Agora não está ninguém. Voltamos ${when}.`,
  nobodyThere: 'Agora não está ninguém.',
  leaveContact: 'Se deixar o seu e-mail ou telefone, entraremos em contacto.',
  leadAsk: {
    quote: 'Com gosto. Para que e-mail ou telefone podemos enviar o orçamento?',
    callback: 'Com gosto. Para que número podemos ligar?',
    stock_news: 'Com gosto. Para que e-mail podemos avisar quando voltar?',
    message: 'Em que e-mail ou telefone podemos contactá-lo?',
  },
  leadAskName: 'E em que nome?',
  leadThanks: {
    quote: 'Obrigado. Vamos enviar-lhe o orçamento.',
    callback: 'Obrigado. Vamos ligar-lhe.',
    stock_news: 'Obrigado. Avisamos assim que estiver disponível.',
    message: 'Obrigado. Entraremos em contacto.',
  },
  leadNotRead: 'Não consegui ler aí um e-mail nem um telefone. Pode escrever outra vez?',
  leadDeclined: 'Sem problema. Em que mais posso ajudar?',
  consent: 'Usamos os seus dados apenas para responder a este pedido.',
  compareIntro: (a, b) => `${a} e ${b} lado a lado:`,
  compareNeedsTwo: 'Que dois produtos devo comparar?',
  heading: {
    product: 'Produto',
    price: 'Preço',
    availability: 'Disponibilidade',
    brand: 'Marca',
    category: 'Categoria',
    color: 'Cor',
    size: 'Tamanho',
    material: 'Material',
  },
  notTold: 'não indicado',
  contactUnknown: 'Não tenho os contactos da loja. Chamo uma pessoa?',
  orderHelp: 'Não consigo ver encomendas. Se me der o número da encomenda e o e-mail, alguém vai verificar.',
  hours: {
    unknown: 'Não conheço o horário. Chamo uma pessoa?',
    openNow: (closesAt) => `Sim, estamos abertos agora, até às ${closesAt}.`,
    openAllDay: 'Sim, estamos abertos, dia e noite.',
    closedNow: (next) => `Agora estamos fechados. Abrimos ${next}.`,
    closedForLong: 'De momento estamos fechados.',
    openOn: (day, spans) => `Estamos abertos ${day} ${spans}.`,
    closedOn: (day) => `Estamos fechados ${day}.`,
    openAt: (day, time) => `Sim, ${day} às ${time} estamos abertos.`,
    closedAt: (day, time, spans) =>
      `Não, ${day} às ${time} estamos fechados.${spans ? ` Estamos abertos ${spans}.` : ''}`,
    weekHeading: 'O nosso horário:',
    closed: 'fechado',
    time: (clock) => clock.replace(/^0/, ''),
    span: (from, to) => `das ${from} às ${to}`,
    when: (day, time) => `${day} às ${time}`,
    on: {
      today: 'hoje',
      tomorrow: 'amanhã',
      mon: 'na segunda-feira',
      tue: 'na terça-feira',
      wed: 'na quarta-feira',
      thu: 'na quinta-feira',
      fri: 'na sexta-feira',
      sat: 'no sábado',
      sun: 'no domingo',
    },
    day: {
      mon: 'Segunda-feira',
      tue: 'Terça-feira',
      wed: 'Quarta-feira',
      thu: 'Quinta-feira',
      fri: 'Sexta-feira',
      sat: 'Sábado',
      sun: 'Domingo',
    },
  },
  button: {
    showMore: 'Mostrar mais',
    person: 'Falar com uma pessoa',
    cheaper: 'Algo mais barato',
    inStock: 'Só em stock',
    onSale: 'Em promoção',
    compare: 'Comparar',
    leaveContact: 'Deixar mensagem',
    yes: 'Sim',
    no: 'Não',
    only: (value) => `Só ${value}`,
    size: (value) => `Tamanho ${value}`,
  },
}

export const pt: LanguagePack = { code: 'pt', cues, say }
