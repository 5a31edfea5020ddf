import { cueList as c, kinIn } from '../build.ts'
import type { CueList } from '../cues.ts'
import { withSpoken } from '../degrees.ts'
import type { FrameWords } from '../frame.ts'
import { degreesByArticle, scaleBy } from '../romance.ts'
import { spoken, degrees as spokenDegrees } from './spoken.ts'
import { things } from './things.ts'

const kin = kinIn(things.audiences)

const degrees = degreesByArticle({
  upper: 'mais',
  lower: 'menos',
  the: '(?:o|a|os|as)',
  article: '(?:o|a|os|as|do|da|dos|das|no|na|ao|vosso|vossa|vossos|vossas|seu|sua|aquele|aquela|esse|essa)',
  between:
    '(?: (?!(?:e|ou|mas|sao|era|seja|sejam|um|uma|uns|umas|que|nao|tem|algo|alguma|algum|nada|qual|quais|muito|custa|pesa|dura|quero|queria|procuro|preciso|ha|vai) )[^ ,.?!]+){0,3} ',
  question:
    '(?:qual|quais|quem|o que|aquele que|aquela que|os que|as que|a que|(?<=^|[^a-z]e |[,.?!] )que)(?: (?!ou )[^ ,.?!]+){0,7} ',
})
const { ends, steps, namedOrAsked } = degrees
/** "É muito forte?" asks; who says it does not want it. */
const notAsked = '(?![^,.?!]{0,40}\\?)'
const tooMuch = (words: string): CueList => [
  `(?:demasiado|tao) (?:${words})`,
  `muito (?:${words})${notAsked}`,
  `(?:${words}) demais`,
]
const tooLittle = (words: string): CueList => [
  `pouco (?:${words})`,
  `nao (?:e )?(?:suficientemente|bastante) (?:${words})`,
]
const notMuch = {
  verbs: (verbs: string): CueList => [`nao (?:${verbs}) (?:muito|tanto|demasiado|demais)`],
  nouns: (nouns: string): CueList => [`nao (?!ocup)[a-z]+ (?:muit[oa]|tant[oa]|demasiad[oa]) (?:${nouns})`],
}
const scale = scaleBy({ ...degrees, tooMuch, tooLittle, notMuch })

export const frame: FrameWords = {
  allergy: c`al[eé]rg\p{L}*; intoler\p{L}*; celíac\p{L}*; anafil\p{L}*; não (?:tolero|tolera|digiro); reag(?:e|em|imos)(?: muito)? mal; urticária; comichão; (?:faz|fazem)(?:-me|-lhe|-nos)(?: muito)? mal`,
  diets: {
    vegan: c`vegan[oa]?s?; vegetal; vegetais; à base de plantas; plant[- ]based; 100 ?% vegetal; sem (?:produtos|ingredientes|origem) (?:de origem )?anima(?:l|is); nada (?:de origem )?(?:animal|de animais); nenhum (?:produto|ingrediente) (?:de origem )?animal`,
    vegetarian: c`vegetarian[oa]s?; veggie; sem carne; não com[eo] carne; nada de carne`,
    gluten_free: c`sem gl[uú]ten; gluten[- ]?free; celíac[oa]s?; intolerantes? ao gl[uú]ten; livre de gl[uú]ten; isento de gl[uú]ten; nada de gl[uú]ten; zero gl[uú]ten`,
    lactose_free: c`sem lactose; intolerantes? à lactose; intolerância à lactose; zero lactose; 0 ?% lactose; deslactosad[oa]s?; lactose[- ]?free; livre de lactose`,
    dairy_free: c`sem (?:leite(?! (?:de|cru))|lacticínios|laticínios|derivados de leite|proteína do leite); nada de (?:leite|lacticínios|laticínios); alérgic[oa]s? (?:ao leite|a lacticínios|à proteína do leite|a leite)`,
    nut_free: c`sem (?:nozes|frutos secos|frutos de casca rija|avelãs?|amendoins?|amendoim|castanhas?|oleaginosas); alérgic[oa]s? (?:a|às|aos) (?:nozes|frutos secos|amendoins?|amendoim|avelãs|castanhas); alergia a (?:nozes|frutos secos|amendoins?|castanhas); nada de (?:nozes|frutos secos)`,
    sugar_free: c`sem açúcar(?:es)?(?: adicionados?)?; zero açúcar(?:es)?; sem adição de açúcar; não açucarad[oa]s?; sugar[- ]?free; (?<=\p{L} )diet; nada de açúcar`,
    alcohol_free: c`sem álcool; não alcoólic[oa]s?; zero álcool; 0 ?% álcool; nada de álcool; desalcoolizad[oa]s?; 0[,.]0 ?%`,
    caffeine_free: c`sem (?:cafeína|teína); descafeinad[oa]s?; descaf; decaf; nada de cafeína; zero cafeína; desteinad[oa]s?`,
    grain_free: c`sem (?:cereais|grãos); grain[- ]?free; nada de cereais; livre de (?:cereais|grãos)`,
    halal: c`halal; sem (?:porco|carne de porco|suíno); nada de porco; não com[eo] (?:carne de )?porco`,
  },
  atLeast: c`\p{L}{4,14} mínim[oa] de; pelo menos; no mínimo; mínimo(?: de)?; mín\.?; ao menos; não menos (?:de|que); a partir (?:de|dos|das); desde(?= ?€?\d); de pelo menos; nunca menos de; a contar de`,
  atMost: c`\p{L}{4,14} máxim[oa] de; (?:não(?: \p{L}{3,8})?|sem) (?:passar|ultrapassar|exceder)(?: d[eoa]s?| os| as)?; no máximo; máximo(?: de)?; máx\.?; até(?: aos?| às?)?; não mais (?:de|que|do que|caro que); que não (?:passe|ultrapasse|exceda|pese mais|custe mais|tenha mais)(?: de| dos?| das?| que)?; dentro (?:de|dos); não (?:acima|superior) (?:de|a|dos); nunca mais de; não pese mais (?:de|que|do que)`,
  moreThan: c`mais (?:de|do que|que)(?= ?€?\d| \p{L}+ ?\p{L}*); acima (?:de|dos|das); superior(?:es)? a(?:os?)?; maior(?:es)? (?:do )?que; mais (?:grande|comprid[oa]|longo|pesad[oa]|alt[oa]|larg[oa]|car[oa]|potente|velh[oa]|fort[ea]) (?:do )?que; para cima de; além (?:de|dos); que (?:passe|ultrapasse|exceda)(?: de| os)?`,
  lessThan: c`não (?:tão|tanto) \p{L}{3,14} (?:como|quanto); menos (?:de|do que|que)(?= ?€?\d| \p{L}+ ?\p{L}*); abaixo (?:de|dos|das); inferior(?:es)? a(?:os?)?; menor(?:es)? (?:do )?que; mais (?:pequen[oa]|curt[oa]|leve|baix[oa]|estreit[oa]|fin[oa]|barat[oa]|nov[oa]|jovem) (?:do )?que; por baixo de; debaixo de`,
  than: c`(?:do )?que; de`,
  about: c`cerca de; por volta (?:de|dos|das); à volta (?:de|dos|das); aproximadamente; uns; umas; mais ou menos; aprox\.?; perto (?:de|dos); em torno (?:de|dos); lá para os; na casa dos; tipo(?= ?\d); rondando os; a rondar os; coisa de`,
  orMore: c`ou mais(?: \p{L}+)?; e mais(?= ?(?:$|[,.?!])); para cima; pra cima; ou superior(?:es)?; ou maior(?:es)?; no mínimo; mínimo; pelo menos; \+; em diante; ou acima; e acima`,
  orLess: c`ou menos(?: \p{L}+)?; e menos(?= ?(?:$|[,.?!])); para baixo; pra baixo; ou inferior(?:es)?; ou menor(?:es)?; no máximo; máximo; máx\.?; ou abaixo; e abaixo`,
  outBehind: c`
    (?:já |eu )?não (?:posso|podemos|quero|queremos|queria|vou|vamos|dá|consigo|gasto|pago|pagava|pode|podem|deve|devem|cabe|cabem|entra|é possível|tenho|me serve|me dá|chego|estou a pensar); (?:é|são|seria|seriam) (?:já )?(?:demais|demasiad[oa]s?|muito|impossível); nem pensar; fora de questão`,
  between: [
    ['entre(?: os| as)?', 'e(?: os| as)?|a|-'],
    ['(?:de|dos|das|desde)', '(?:a|ate|aos|as|ate aos)|-'],
    ['', 'a|ate|-|–'],
  ],
  scales: withSpoken(
    {
      price: scale(
        'car[oa]s?|dispendios[oa]s?|cost?os[oa]s?|exclusiv[oa]s?',
        'barat[oa]s?|baratinh[oa]s?|económic[oa]s?|em conta|acessíve(?:l|is)|acessivel',
        {
          verbs: 'custa|custam|custe|custem|custar|custarem|sai|sair|fica|ficar',
          most: [...ends('maior preço|preço mais alto'), ...c`topo de gama`],
          more: c`de melhor qualidade; algo melhor; gama superior`,
          least: [
            ...c`que menos (?:cust|sai|fi)(?:a|e|ca)?[m]?; (?:gastar|pagar) o (?:menos|mínimo)(?: possível)?; (?:pago|pagamos|gasto|gastamos|desembolso) menos(?<=(?:qual|quais) .{0,40})`,
            ...ends('menor preço|preço mais baixo|melhor preço'),
            ...c`mais barato de todos`,
          ],
          less: c`abaixo (?:desse|deste|d[oa]quele) (?:preço|valor)(?= ?(?:$|[?.!,])); por menos d(?:o que isso|isso)(?= ?(?:$|[?.!,])); fora do (?:meu )?orçamento; acima do (?:meu )?orçamento; muito dinheiro; é muito(?= ?(?:$|[,.?!])); (?:gastar|pagar)(?: um pouco| um bocadinho| um bocado)? menos; (?:estou|estamos|ando)(?: \p{L}+)? (?:tes[oa]s?|lis[oa]s?|sem (?:dinheiro|um tostão|cheta)|apertad[oa]s? de dinheiro); orçamento (?:apertado|limitado|baixo|pequeno|reduzido|curto); (?:tenho|temos) pouco dinheiro; não tenho (?:muito|tanto) dinheiro; não custe tanto; mais do que (?:queria|quero|pensava|posso) gastar; não tão car[oa]; preço mais baixo`,
        },
      ),
      weight: scale('pesad[oa]s?', 'leves?|levezinh[oa]s?', {
        verbs: 'pesa|pesam|pese|pesem|pesar|pesarem',
        nouns: 'peso',
      }),
      size: scale(
        'grandes?|espaços[oa]s?|ampl[oa]s?|volumos[oa]s?|folgad[oa]s?',
        'pequen[oa]s?|compact[oa]s?|pequenin[oa]s?|minúscul[oa]s?|apertad[oa]s?|jeitos[oa]s?',
        {
          verbs: 'ocupa|ocupam|ocupe|ocupar|ocuparem',
          most: ends('maior(?:es)?(?! (?:potência|ecrã|tela|autonomia|capacidade|preço|duração|memória))'),
          more: [...steps('maior(?:es)?'), ...c`(?:um )?(?:tamanho|número) acima; veste pequeno`],
          least: ends('menor(?:es)?'),
          less: [...steps('menor(?:es)?'), ...c`(?:um )?(?:tamanho|número) abaixo; veste grande`],
        },
      ),
      packed: {
        most: c`(?:o|a) mais volumos[oa] (?:dobrad|arrumad)[oa]`,
        more: c`o dobro(?: do tamanho| da capacidade)?(?= ?(?:$|[?.!,])); duas vezes maior(?:es)?; mais volumos[oa] (?:dobrad|arrumad)[oa]`,
        least: c`(?:o|a) mais (?:pequen|compact)[oa] (?:dobrad|arrumad|fechad)[oa]`,
        less: c`(?:mais pequen[oa]s?|menor(?:es)?|mais compact[oa]s?) (?:depois de |quando )?(?:dobrad|fechad|arrumad|enrolad|guardad)[oa]s?; (?:se )?(?:dobra|fecha|arruma|enrola)m?(?:-se)? (?:mais|melhor|mais pequen[oa]s?|mais compact[oa]s?); (?:dobrad|fechad|arrumad|enrolad|guardad)[oa]s? (?:é |fica |ocupa )?(?:mais pequen[oa]s?|menor|menos(?: espaço)?); (?:ocupa|faz)m? menos (?:espaço |volume )?(?:dobrad|fechad|arrumad|enrolad|guardad)[oa]s?`,
      },
      length: scale('comprid[oa]s?|long[oa]s?', 'curt[oa]s?|curtinh[oa]s?'),
      height: scale('alt[oa]s?', 'baix[oa]s?|baixinh[oa]s?'),
      width: scale('larg[oa]s?', 'estreit[oa]s?'),
      thickness: scale(
        'gross[oa]s?|espess[oa]s?|fund[oa]s?|profund[oa]s?|grossinh[oa]s?',
        'fin[oa]s?|finin[oh]+[oa]s?|delgad[oa]s?|achatad[oa]s?',
      ),
      volume: scale('espaços[oa]s? por dentro', '', {
        verbs:
          'leva|levam|leve|levar|levarem|cabe|cabem|contém|comporta|comportam|faz(?= (?:mais|menos) (?:cafe|chavenas|xicaras|copos))',
        nouns: 'capacidade|volume|litros|espaço|arrumação|café de uma vez',
        most: ends('maior (?:capacidade|volume)|capacidade maior'),
        more: steps('maior (?:capacidade|volume)|capacidade maior'),
        least: ends('menor (?:capacidade|volume)'),
        less: steps('menor (?:capacidade|volume)'),
      }),
      storage: scale('', '', {
        nouns:
          'armazenamento|espaço (?:de armazenamento|em disco|de disco)|memória interna|gigas?|gb|storage',
        most: c`(?:maior|mais grande) (?:disco|ssd|armazenamento)`,
      }),
      memory: scale('', '', {
        nouns: 'ram|memória(?: ram)?',
        most: ends('maior (?:ram|memória)'),
        more: steps('maior (?:ram|memória)'),
      }),
      screen: {
        most: [
          ...ends('maior (?:ecrã|tela|visor|monitor)'),
          ...c`(?:o ecrã|a tela|o visor) maior; (?:ecrã|tela|visor) maior de todos; com o maior (?:ecrã|visor); com a maior tela`,
        ],
        more: [...steps('maior (?:ecrã|tela|visor|monitor)'), ...c`(?<!(?:o|a) )(?:ecrã|tela|visor) maior`],
        least: [
          ...ends('menor (?:ecrã|tela|visor)'),
          ...c`(?:o ecrã|a tela|o visor) (?:menor|mais pequen[oa])`,
        ],
        less: [
          ...steps('menor (?:ecrã|tela|visor)'),
          ...c`(?<!(?:o|a) )(?:ecrã|tela|visor) (?:menor|mais pequen[oa])`,
        ],
      },
      power: scale('potentes?|poderos[oa]s?|possantes?', 'frac[oa]s? de motor', {
        nouns: 'potência|watts?|força de sucção|cavalos|torque',
        verbs: 'gasta|consome|consomem|gastam|gastar|gastarem|consumir|consumirem|aspira',
        most: ends('maior potência|potência maior'),
        more: steps('maior potência'),
        least: ends('menor potência'),
        less: steps('menor potência'),
      }),
      brightness: scale(
        'luminos[oa]s?|brilhantes?|clar[oa]s?|fort[ea]s? de luz',
        'escur[oa]s?|sombri[oa]s?|frac[oa]s? de luz',
        {
          nouns: 'luz|lúmens?|lumens?|brilho|luminosidade',
          verbs: 'ilumina|iluminam|ilumine|brilha|alumia',
        },
      ),
      speed: scale('rápid[oa]s?|veloz(?:es)?|depressa|rapidinh[oa]s?', 'lent[oa]s?|devagar|vagaros[oa]s?'),
      lasting: scale('duráve(?:l|is)|duradour[oa]s?|resistentes?', 'de pouca duração', {
        verbs:
          'dura|duram|dure|durem|durar|durarem|aguenta|aguentam|aguente|aguentar|conserva-se|conserva|mantém-se|rende|arde',
        nouns: 'autonomia|bateria|duração|tempo de (?:bateria|vida)|horas de (?:bateria|autonomia)',
        most: ends('(?:maior|melhor) (?:autonomia|duração|bateria)|bateria maior|mais tempo'),
        more: [
          ...steps('(?:maior|melhor) (?:autonomia|duração|bateria)'),
          ...c`(?:dure|durem|aguente|aguentem) mais(?: tempo)?`,
        ],
        least: ends('(?:menor|pior) (?:autonomia|duração|bateria)'),
        less: c`(?:dure|durem) menos(?: tempo)?`,
      }),
      warmth: scale('quentes?|quentinh[oa]s?|agasalhad[oa]s?', 'fresc[oa]s?|fri[oa]s?|fresquinh[oa]s?', {
        verbs: 'aquece|aquecem|aqueça|aquecer|aquecerem|esquenta|esquentam',
      }),
      loudness: scale('barulhent[oa]s?|ruidos[oa]s?', 'silencios[oa]s?|discret[oa]s?|caladinh[oa]s?', {
        nouns: 'barulho|ruído|decibéis',
      }),
      strength: scale(
        'fortes?|intens[oa]s?|picantes?|encorpad[oa]s?|apimentad[oa]s?|saboros[oa]s?|aromátic[oa]s?|amarg[oa]s?|perfumad[oa]s?|condimentad[oa]s?',
        'suaves?|frac[oa]s?|delicad[oa]s?|fraquinh[oa]s?|doces?|insoss[oa]s?',
        { nouns: 'cafeína|sabor|aroma|corpo|intensidade' },
      ),
      hardness: scale(
        'dur[oa]s?|rij[oa]s?|rígid[oa]s?|firmes?|tes[oa]s?',
        'mac[ií][oa]s?|mol[ea]s?|fof[oa]s?|fofinh[oa]s?|flexíve(?:l|is)|tenr[oa]s?|molinh[oa]s?|maciinh[oa]s?',
      ),
      age: scale('velh[oa]s?|antig[oa]s?|curad[oa]s?|madur[oa]s?|envelhecid[oa]s?', 'jove(?:m|ns)', {
        nouns: 'cura|maturação|envelhecimento|tempo de cura',
      }),
      newness: scale('nov[oa]s?|recentes?|modern[oa]s?|atua(?:l|is)', 'modelo antigo|desatualizad[oa]s?', {
        most: c`(?:o |a |os |as )?últim[oa]s? (?:modelos?|vers(?:ão|ões)|geraç(?:ão|ões)|coleção|novidades?); novidades?; acabad[oa]s? de (?:chegar|sair); lançamentos?`,
        less: c`modelo anterior; versão anterior; modelo mais antigo`,
      }),
      people: scale('', '', { nouns: 'pessoas|gente|convidados|lugares|jogadores' }),
    },
    spokenDegrees,
    spoken,
  ),
  most: [
    ...ends('maior(?:es)?(?: quantidade de| número de| teor de)?|melhor(?:es)?'),
    ...c`(?:o|a|os|as) mais; o máximo de; a máxima; mais (?:ric[oa]s?|alt[oa]s?) em`,
    `(?=mais)(?<=${namedOrAsked})mais`,
  ],
  more: [
    ...c`maior(?:es)? (?:quantidade|número|teor)?(?: de)?; superior(?:es)?; melhor(?:es)?; mais (?:ric[oa]s?|alt[oa]s?) em`,
    `(?=mais)(?<!${namedOrAsked})(?<!pelo )mais(?! ou menos)`,
  ],
  least: [
    ...ends('menor(?:es)?(?: quantidade de| número de| teor de)?'),
    ...c`(?:o|a|os|as) menos; o mínimo de; a mínima; mais (?:baix[oa]s?|pobres?) em`,
    `(?=menos)(?<=${namedOrAsked})(?<!pelo )(?<!mais ou )menos`,
  ],
  less: [
    ...c`menor(?:es)? (?:quantidade|número|teor)?(?: de)?; inferior(?:es)?; não (?:tão|tanto|tanta)`,
    `(?=menos)(?<!${namedOrAsked})(?<!(?:pelo|ao|ou|a|tudo) )menos(?! mal)(?! (?:os|as|o|a) [a-z]+(?: ?$| ?[,.?!]))`,
  ],
  these: c`
    destes?; destas?; desses?; dessas?; daqueles?; daquelas?; estes; estas(?! semanas); esses; essas; aqueles; aquelas; deles; delas; dentre (?:eles|elas|estes|estas); entre (?:eles|elas|estes|estas|esses|essas); qua(?:l|is)(?= (?:é|e|deles|delas|destes|destas|desses|dessas|dos|das|tem|têm|dura|pesa|custa|leva|faz|são|me|o|a)\b)`,
  both: c`amb[oa]s; (?:os|as|dos|das|estes|estas|nos|nas) (?:dois|duas|2); tod[oa]s (?:eles|elas|os dois|as duas); um e outro; cada um(?:a)?(?: deles| delas)?; qualquer um dos dois`,
  again: c`outra vez; de novo; volt(?:ando|emos|amos|ar|o) (?:a|ao|à)`,
  earlierOn: c`
    de (?:há (?:pouco|bocado)|antes|agora mesmo); que me (?:mostr|disse|indic|apresent|suger)\p{L}*(?: antes| primeiro)?; de que falá\p{L}+; volt\p{L}+ (?:a|ao|à); retom\p{L}+`,
  other: c`(?:o|a|do|da|no|na|ao|à) outr[oa](?! (?:cor|tamanho|marca|dia|vez|loja)); (?:os|as|dos|das) outr[oa]s(?! (?:cores|tamanhos|marcas)); ess[ea] outr[oa]; aquel[ea] outr[oa]`,
  correction: c`
    (?:não,|desculp[ae]|perdão|ops|opa|ah não|espera|peraí|aliás),? ?(?:não, |desculp[ae],? |espera,? )?(?:eu )?(?:quis|queria|quero|referia-me|estava a falar|estava falando|falava|procuro|procurava|pretendia|era|disse); (?:quis|queria|quero) dizer; referia-me a(?:o|os|à|às)?; estava a falar (?:de|do|da|dos|das); me referia a(?:o|os|à|às)?; enganei-me; me enganei; expliquei-me mal; não era (?:isso|esse|essa|ess[ea]s|aquele|aquela); não foi isso que; percebeu mal; entendeu errado; não (?:esse|essa|este|esta|aquele|aquela),
    aliás; na verdade; afinal(?= (?:quero|queria|prefiro|a|o|é|de contas)?)(?<!(?:es|quem) afinal); melhor dizendo; ou melhor; pensando bem; em vez disso; antes(?= (?:um|uma|o|a) )`,
  clauseStart: c`
    (?:o|a|os) (?:preço|custo|envio|portes|prazo|entrega)(?= (?:of|for|to|von|für|nach|vom|zum|zur|du|de|des|pour|vers|à|del|para|a|di|dello|della|per|in|van|voor|naar|do|da|dos|das))
    quantos?; quantas?; quanto; como; quando; onde; aonde; quem; que; o que; porqu[eê]; por que; qual; quais; cadê; (?:a|de|em|com|para|pra|por|até|desde|do|da|no|na) (?:que|qual|quais|quem|quando|quanto|quantos|quantas|onde); kuanto; qto; qts; oq
    tem; têm; há; é (?:possível|preciso|bom|boa|mesmo|verdade|impermeável|vegan[oa]?|biológic[oa]|adequad[oa]|compatível|lavável|feit[oa]); são; está; estão; pode(?:m|mos)?; posso; dá(?: para| pra)?; fazem; faz; enviam; envia; entregam; vendem; aceitam; mandam; abrem; fecham; custa; custam; pesa; pesam; dura; duram; serve; servem; funciona; vai; vão; vem; vêm; leva; levam; cabe; cabem; existe; existem; ainda (?:há|tem|têm); conseguem; aconselham?; recomendam?; aconselhas; recomendas; traz; trazem; precisa; inclui; contém; aguenta; mantém; moem; podem-me; embrulham; trocam; reparam; vocês (?:têm|tem|fazem|vendem|enviam|aceitam|abrem|entregam); se (?:levar|não|eu|comprar)
    quero; queria; procuro; preciso; gostava; gostaria; eu (?:quero|queria|preciso); mostra(?:-me|m|me)?; mostre(?:-me)?; diga(?:-me)?; diz-me; me (?:mostra|diz|vê); (?:a partir de|sobre|sob) (?:que|qual|quais|quando|quant[oa]s?|onde)`,
  opening: c`
    (?:(?:ah |oh |ai |mas )?(?:que |é uma )(?:pena|chatice|azar|maçada)|pena|bolas|poxa|ups|uf+|hm+|mm+|estou indecis[oa]|não faz mal|deixa lá|paciência)(?=\s*[,.!])
    (?:a?(?:ha){2,8}h?|aha(?:ha){1,8}|(?:he){2,6}h?|(?:hi){2,6}|(?:ja){2,6}j?|(?:ah){2,6}a?|l+o{1,4}l+|xd+|(?:rs){2,4}|k{3,8})(?=[,.!])
    (?:mudando de assunto|mudança de assunto|(?:uma )?outra (?:coisa|pergunta|questão)|outro assunto)(?=\s*[:,.-]);
    (?:ups|oh|desculpe|desculpa|espera)?,? ?(?:enganei-me|erro meu|engano meu|culpa minha|foi engano)(?= |,)
    (?:(?:tenho |só )?(?:duas|três|um par de|algumas) (?:perguntas|dúvidas|coisas)|(?:a |uma )?última)(?=\s*[:,.-])
    (?:então|bem|pois|ora|eh+|hm+|mm+|ah|oh|olhe|olha)(?=,| (?!(?:sim|não|ok|bom|boa|obrigad[oa]|e)\b)); (?:ok|e|ah) então
    (?:(?:só |e |ok,? )?(?:uma |outra )?(?:última |pequena |breve |simples )?(?:pergunta|dúvida|coisa|questão|perguntinha))(?: rápida| parva| ainda| para vocês)?(?=\s*[:,.-]); outra coisa(?=\s*[:,.-])
    (?:tenho|tinha|teria) uma (?:pergunta|dúvida|questão|perguntinha)(?: rápida)?; (?:posso|podia|poderia) (?:perguntar|fazer uma pergunta|perguntar-vos|perguntar-lhe)(?: uma coisa)?
    (?:desculpe|desculpa|desculpem)(?:,)? (?:incomodar|o incómodo|o incômodo|pelo incómodo|pelo incômodo); (?:desculpe|desculpa|desculpem|com licença)(?=\s*[,.:!-])
    (?:a )?(?:minha|o meu|meu) (?:mulher|esposa|marido|namorada|namorado|mãe|pai|filho|filha|amiga|amigo|irmã|irmão|chefe) (?:pergunta|quer saber|queria saber|perguntou)
    (?:queria|gostava de|gostaria de|quero) (?:saber|perguntar)(?: uma coisa)?; (?:pode|podes|podem|podia|podiam|poderia|poderiam)(?: me)? (?:dizer-me|dizer|informar-me)(?: por favor)?; (?:diga-me|diz-me|me diga|me diz)(?=\s*[,:-])
    (?:sabe|sabes|sabem)(?= (?:quanto|qual|que|onde|quando|como|a que|até)); já agora; a propósito; por curiosidade
    (?:h+u*m+|mm+|m+h+m+|e+h+m*|a+h+|o+h+|ok(?:ay)?|tá(?: bem)?|pois|bem); (?:bom|muito bem|perfeito|ótimo|óptimo|certo|entendi|percebi|fixe|boa|legal|está bem|interessante|então|claro)(?=\s*[,.!])`,
  closing: c`
    por favor; se faz favor; sff; pf; pfv; (?:muito )?obrigad[oa](?: desde já| pela ajuda)?; malta; pessoal; (?:sabe|sabes|sabem)(?: (?:dizer|isso))?; por curiosidade; já agora; cumprimentos; na (?:vossa|sua|tua) loja; aí na loja`,
  whether: c`se`,
  asksWithin: c`quant[oa]s?; qua(?:l|is); (?:de|em|com|para) que`,
  and: c`e(?: também| ainda| depois| já agora)?; &; (?<!quanto )mais; também; além (?:disso|de)?; bem como; assim como; depois; and; tb; tbm`,
  or: c`ou(?: então| antes)?; ou seja`,
  together: c`se (?:eu )?(?:levar|comprar|pedir|levarmos) (?:\d{1,3}|dois|duas|três|quatro|cinco|seis); junt[oa]s; junto (?:com|a|d[oae]); no total; ao todo; tudo junto; total; em total; somad[oa]s?; tudo somado; no conjunto; quanto (?:fica|dá|é|sai|custa)(?: tudo| no total| ao todo| junto)(?: \p{L}+)?; quanto (?:fica|dá|sai)(?= ?\??$)(?<=se .{0,40}(?:fica|dá|sai)); se (?:levar|comprar|quiser) (?:dois|duas|três|quatro|cinco|\d+|os dois|as duas|ambos); quanto por (?:dois|duas|três|quatro|\d+)
    (?:quanto|a quanto) (?:ficam|são|custam|saem|dão|seriam) (?:\d{1,3}|dois|duas|três|quatro|cinco|seis|oito|dez|doze)(?! (?:dias|horas|meses))`,
  fits: c`(?:serve|servem|dá|dão)(?: bem)? (?:para|com|em|no|na); compatíve(?:l|is)(?: com)?; encaixam?(?: em| no| na| com)?; (?:vai|vão|fica|ficam|combina|combinam|funciona|funcionam)(?: bem)? com; levar com`,
  goesWith: c`(?:para|que) (?:ir|vá|vão|vai|condizer|condiga|condigam|combinar|combine|combinem|fique|fiquem|ficar)(?: bem)?(?: com (?:ele|ela|isso|isto|esse|essa|este|esta|eles|elas|esses|essas))?(?= ?(?:$|[?.,!])); para (?:o |a |os |as )?(?:acompanhar|combinar)(?:-[loas]{1,3})?(?= ?(?:$|[?.,!])); a condizer(?= ?(?:$|[?.,!]))`,
  howManyLeft: c`(?:há|têm|tem|tens|restam) (?:suficientes?|que cheguem?|tant[oa]s)(?= ?(?:$|[?.,]| para \d)); (?:chega|chegam)(?= ?(?:$|[?]));
    (?:^|e )quant[oa]s(?= ?\?*$)
    (?:têm|tem|há|tens|restam) (?:\d{1,3}|dois|duas|três|quatro|cinco|seis) (?:dest[ea]s|dess[ea]s|del[ea]s|em stock|em estoque|disponíveis)
    quant[oa]s \p{L}+ (?:ainda )?(?:restam|sobram); quant[oa]s (?:ainda )?(?:há|tem|têm|restam|sobram|existem|tens|sobraram|ficaram)(?: ainda| em stock| em estoque| disponíveis| desses| dessas| deles| delas)*(?= ?(?:$|[?,.!])| em | ainda | dispon); quant[oa]s (?:desses|dessas|deles|delas|destes|destas|unidades|peças|ainda|restam|sobram|em stock|em estoque|disponíveis); (?:ainda )?(?:há|tem|têm|restam) (?:ainda )?quant[oa]s; quant[oa]s .{0,40}(?:em stock|em estoque|disponíveis|restam|sobram|ainda (?:há|têm|tem)); ainda (?:há|tem|têm) muit[oa]s; quantidade (?:em stock|em estoque|disponível)
    (?:qual é|qual|quanto é|como está|de quanto é) o (?:vosso |seu )?(?:stock|estoque); quant[oa]s (?:pares|peças|unidades|exemplares|caixas|garrafas|frascos|embalagens|pacotes) (?:é que )?(?:ainda )?(?:têm|tem|há|restam|sobram|existem|posso)(?! (?:em cada|dentro|lá dentro)); quant[oa]s (?:é que )?(?:ainda )?(?:posso|consigo|podia) (?:comprar|encomendar|levar)(?= ?(?:$|[?!.,])); quant[oa]s é que (?:ainda )?(?:têm|tem|há|restam|sobram); (?:ainda )?(?:restam|sobram|há) quant[oa]s`,
  backWhen: c`
    quando .{0,40}(?:volt\p{L}*|regress\p{L}*|disponív\p{L}*|de novo|novamente|outra vez|repo\p{L}*|cheg\p{L}*|em stock|em estoque|houver|haverá|receb\p{L}*|entra\p{L}*); volta(?:m|rá|rão)?(?: a)? (?:haver|ter|estar|ao stock|ao estoque|em stock|em breve); de volta (?:ao|em) (?:stock|estoque); repo(?:sição|r|em|ndo|sto); (?:novamente|de novo|outra vez) (?:disponíve(?:l|is)|em stock|em estoque); (?:próxima|nova) (?:remessa|entrega|reposição); vão (?:ter|receber) (?:mais|outra vez|de novo|novamente); avis\p{L}*(?:-me)? quando
    quando .{0,30}(?:mais|outr[oa]s|de novo|outra vez|volt\p{L}+|receb\p{L}*|rep[oõô]\p{L}*|chega|chegam); (?:volta|voltam|voltar) a (?:haver|ter|entrar|chegar|aparecer|receber); (?:vão|vai|irão) (?:receber|ter|repor|encomendar|chegar)(?: .{1,15})? (?:mais|de novo|outra vez); reposição; repor`,
  awaited: c`
    (?:quando|a partir de quando|para quando|desde quando|em que data) .{0,40}(?:ter|tê-l[oa]s?|comprar|comprá-l[oa]s?|encomendar|encomendá-l[oa]s?|arranjar|posso|consigo|disponíve(?:l|is)|terão|vão ter)
    quanto tempo .{0,25}(?:esperar|espera)`,
  haveIt: c`
    (?:têm|tem|há|vendem|existe|existem|fazem) (?:isso|isto|esse|essa|este|esta|ele|ela|esses|essas|estes|estas|aquele|aquela|o mesmo|a mesma|desse|dessa|disso)(?: também| ainda)*(?= (?:em|no|na|com|de)\b| ?\??$)(?: em(?! (?:stock|estoque|promo\p{L}*))| no| na)?; (?:têm-no|têm-na|tem-no|há-o)(?: também)?(?: em)?; (?:há|existe|existem|vem|vêm|está disponível|estão disponíveis|tem|têm)(?: também| ainda)* em(?! (?:stock|estoque|promo\p{L}*|loja|casa)); também (?:há|tem|têm|existe)? ?em(?! (?:stock|estoque)); (?:o mesmo|a mesma) em; disponíve(?:l|is) em(?! (?:stock|estoque|loja))`,
  perUnit: c`(?:(?:ao|por|o|cada) |/ ?)(?:quilo(?:grama)?|kilo|kg|litro|100 ?(?:g|gr|gramas|ml)|metro); (?:(?:por|cada|(?<=(?:preço|preços|vende|vendem|vendid[oa]s?) )à) |/ ?)(?:l|m|unidade|pacote|garrafa|metro quadrado|m2|chávena|xícara|dose|cápsula|saco|peça|pessoa); preço (?:ao|por|do) (?:quilo|kg|litro|metro)`,
  yearsOld: c`
    (?<n>\d{1,2}) ?(?:anos?|aninhos)(?! (?:de )?(?:garantia|cura|maturação)|.{0,4}garantia)(?<!(?:garantia|garantia de|curado|há|faz|durante|por|cura de) \d{1,2} ?(?:anos?|aninhos))(?! atrás); (?:tem|faz|fez|completa|idade de|com) (?<n>\d{1,2}) ?(?:anos?|aninhos)(?! (?:de )?garantia); (?<=(?:amig[oa]|${kin})(?: que)? )(?:de|tem|faz) (?<n>\d{1,2})(?= ?(?:$|[,.?!]| e ))
    (?:bebé|bebê|criança|filh[oa]|net[oa]|sobrinh[oa]|cachorr[oa]|gatinh[oa]|cachorrinh[oa]|menin[oa])(?: de| com| que tem| tem)? (?<m>\d{1,2}) ?meses; tem (?<m>\d{1,2}) ?(?:meses|mesinhos)`,
  tallBefore: c`(?:alguém|pessoas?|meço|mede|medem|tenho|${kin}(?: mede| tem| com)?)(?: que| de| com| mede| tem| quase){0,3}`,
  tallAfter: c`de (?:altura|estatura)`,
  forPeople: c`
    (?:para|pra) (?<n>\d{1,3}|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze) ?(?:pessoas?|pess\.?|convidados|adultos|crianças|amigos|jogadores|comensais); (?<n>\d{1,3}|duas|dois|três|quatro|cinco|seis|oito|dez|doze) (?:pessoas|lugares|convidados)
    (?:família|grupo) de (?<n>\d{1,2}|três|quatro|cinco|seis|sete|oito|dez|doze); somos (?<n>\d{1,2}|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze)(?= ?(?:$|[,.?!]| e | pessoas| lá | em )); (?:para|pra) (?<n>dois|duas|três|quatro|seis|oito)(?= ?(?:$|[,.?!]))
    (?:seremos|somos|seríamos|vamos ser) (?<n>\d{1,2}|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze)(?= ?(?:$|[,.?!]| e | pessoas| lá | cá | em | à )); (?<n>\d{1,2}|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze) pessoas (?:têm|devem|cabem|dormem|vão)
    (?<n>\d{1,2}|duas|dois|três|quatro|cinco|seis|oito|dez|doze) (?:jogadores|amigos|convivas|adultos)(?= ?(?:$|[,.?!]| e | para )); (?:cabem|caibam|cabemos) (?<n>\d{1,2}|duas|dois|três|quatro|cinco|seis|oito|dez)(?= ?(?:$|[,.?!]| pessoas))`,
  tellMore: c`
    (?:fala|fale|fala-me|fale-me|conta|conte|conta-me|conte-me|diz-me|diga-me|diga|me fala|me conta)(?: um pouco)?(?: mais)?(?: alguma coisa)? (?:sobre|mais|de|do|da|acerca); saber mais(?: sobre)?; mais (?:info|informação|informações|detalhes|pormenores|dados)(?: sobre)?; (?:info|informação|informações|detalhes|pormenores) (?:sobre|de|do|da|por favor); descrev\p{L}*; descrição; o que (?:é que )?tem de especial; o que (?:esse|essa|ele|ela) tem de (?:especial|bom); características; ficha técnica
    (?:o )?que (?:é que )?(?:mais )?(?:me |nos )?(?:pode|podem|podes|poderia) (?:dizer|contar|explicar)(?:-me|-nos)?(?: mais| de mais)?(?: sobre)?; (?:dizer-me|contar-me|saber|explicar-me) (?:um pouco |algo )?mais`,
  gift: c`
    prendas?(?<!(?:papel|embrulh\p{L}{0,4}|cartão|cartões|cheques?|vales?|caixa) (?:de |como |para )?prendas?); presentes?(?<!(?:papel|embrulh\p{L}{0,4}|cartão|cartões|cheques?|vales?|caixa|embalagem) (?:de |como |para |pra )?presentes?); prendinhas?; lembrancinhas?; oferecer; presentear; ideias?(?: de| para| pra|$); (?:para|pra|de|pro|pelo|no) (?:o |um |seu |a |uma )?(?:aniversário|natal|casamento|dia (?:da mãe|do pai|das mães|dos pais|dos namorados)|amigo secreto|batizado)
    (?:o que|que|qual|quais)(?: é que)?(?: \p{L}+)? (?:(?:me |nos )?(?:aconselh\p{L}*|recomend\p{L}*|suger\p{L}*|indic\p{L}*)|(?:devo|posso|hei de|compro|levo|ofereço|dou|escolho|compensa|dar|levar|comprar)); aconselh\p{L}*; recomend\p{L}*; suger\p{L}*; sugest(?:ão|ões); dicas?; conselhos?; opinião
    (?:algo|alguma coisa|qualquer coisa|uma coisa|um coiso|coisa) (?:\p{L}+ )?(?:para|pra); (?:ideal|adequad[oa]|melhor|bom|boa|perfeit[oa]|indicad[oa]) (?:para|pra); não sei (?:o que|qual|que|quais)(?: \p{L}+)?; ajud(?:a-me|e-me|em-me|a|ar|ar-me|em)(?: a)? ?(?:escolher|decidir|encontrar)?; qual levo`,
  anything: c`
    que mais(?= (?:há|têm|é)); algo; (?:alguma|qualquer|a) coisa(?! que (?:não|nao))(?= |\?|$); coisas(?= (?:para|de|em|por)); (?:um |algum )?produtos?(?= (?:para|contra)); (?:o )?que (?:há|têm|vendem|existe)(?! (?:dentro|de errado))
    (?:o|a coisa) mais \p{L}{3,14} que (?:têm|tenham|haja|há|vendem) para`,
  anyPrice: c`
    pode (?:bem |até )?(?:custar|ser) (?:um pouco|algo|mais) ?(?:car[oa])?(?= ?(?:$|[,.!])); não (?:me|nos) (?:importo|importamos|importa) de (?:gastar|pagar)(?: um pouco)?(?: mais)?(?= ?(?:$|[,.!]))
    (?:o )?(?:preço|orçamento|custo)(?: na verdade| afinal)? (?:não importa|não interessa|tanto faz|não é (?:problema|um problema|importante)|é o menos|é indiferente); (?:não importa|não interessa|tanto faz|pouco importa) (?:o preço|o orçamento|quanto custa|o custo); (?:esqueç?[ae](?:mos)?|deix[ae](?:mos)? (?:lá )?|que se lixe) (?:o )?(?:preço|orçamento|limite); pode custar mais; custe o que custar; a qualquer preço; seja qual for o preço; não olho a preços?; paciência com o orçamento`,
  ofAll: c`(?:de|entre) (?:todos|todas) (?:os|as)(?: voss[oa]s| seus| suas)?(?= \p{L}); (?:de toda a|da|na) (?:vossa )?secção(?: de)?(?= \p{L})`,
  wholeShop: c`(?:da|na) (?:vossa |sua )?loja(?: toda| inteira)?; (?:de|em) toda a loja; (?:do|no) (?:vosso |seu )?catálogo; de tudo (?:o que|quanto) (?:têm|vendem|há); de todos os (?:vossos )?produtos`,
  purposeBefore: c`(?:para|pra|com que|que dê para|que sirva para|serve para) (?:poder |fazer )?(?!(?:comprar|ver|saber|ter|encontrar|pedir|oferecer|gastar|pagar|mulher|lar|mar|lugar|levar|ser|ir|dar|trocar|celular|poder|fazer|vestir|jantar) )\p{L}{2,}(?:ar|er|ir)(?= ); (?:preciso de|precisava de|precisamos de|tenho de|tenho que|quero|queria) (?!(?:comprar|ver|saber|ter|encontrar|pedir|oferecer|gastar|pagar|trocar|devolver|ser|ir|dar|levar|fazer|falar|marcar|experimentar|arranjar|colher|mulher|encomendar|levantar) )\p{L}{2,}(?:ar|er|ir)(?= ); (?:algo|alguma coisa|qualquer coisa) (?:para que|para não|que (?:proteja|evite|impeça|guarde|tire))(?: (?:não|que|se|me|o|a|os|as|meu|minha)){0,3}`,
  purposeAround: c`com (?:o|a) (?:qual|que) (?:possa |poder )?\p{L}{3,14} (?:o |a |os |as |meu |minha )?\p{L}+`,
  somethingFor: c`(?:algo|alguma coisa|qualquer coisa|uma coisa|um produto)(?: (?:bom|que sirva)){0,1} (?:para|pra|contra)(?: (?:o|a|os|as|um|uma|meu|minha|meus|minhas))*; (?:o que|que) (?:têm|tem|há|vendem|recomendam|aconselham) (?:para|contra)(?: (?:o|a|os|as|um|uma|meu|minha))*`,
}
