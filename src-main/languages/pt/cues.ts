import { cueList as c, tensFirst } from '../build.ts'
import type { Cues } from '../cues.ts'

const units =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove'
const tens = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
/** As women and chairs are counted, and as Brazil writes them. */
const otherwise: Readonly<Record<number, string>> = {
  2: 'duas',
  14: 'quatorze',
  16: 'dezesseis',
  17: 'dezessete',
  19: 'dezenove',
}
const european = tensFirst(units, tens, [' e '])

export const cues: Cues = {
  number: (n) => (otherwise[n] ? [...european(n), otherwise[n]] : european(n)),
  hundred: ['cem'],
  price: {
    currency: c`euros?; paus; euritos; eurinhos; eurozinhos; conto; dolares; reais; francos`,
    pounds: c`libras?`,
    notes: [
      ['(?:uma )?dezena de euros', 10],
      ['(?:uma )?vintena de euros', 20],
      ['(?:uma )?trintena de euros', 30],
      ['(?:uma )?centena de euros', 100],
    ],
    weighing: c`pesa; peso`,
    max: c`
      menos de; abaixo (?:de|dos); mais barat[oa]s? (?:que|do que|q|k); não mais (?:de|que|do que); não (?:custe|custem|passe|passem|ultrapasse|ultrapassem)(?: mais)?(?: de| dos| os)?; não (?:\p{L}{1,12} ){0,2}(?:gastar|pagar|passar)(?: mais)? (?:de|dos|do que); sem (?:passar|ultrapassar)(?: de| dos| os)?
      inferior(?:es)? a; no máximo; máximo(?: de)?; máx\.?`,
    maxWeak: c`até; orçamento(?: (?:de|é|é de|máx\.?))?; €tenho; €gastar`,
    maxAfter: c`(?:é|são|seria) (?:o )?(?:meu|nosso|o) (?:máximo|limite|teto|orçamento); e não mais; nem mais um; não mais; no máximo; quando muito; no limite; máximo; max; ou menos; de orçamento; (?:para|que) gastar`,
    min: c`mais car[oa]s? (?:que|do que)`,
    minWeak: c`
      mais de; no mínimo; não menos de; acima (?:de|dos); a partir de; €desde; pelo menos; mínimo(?: de)?; superior(?:es)? a`,
    difference: c`mais (?:barat[oa]s?|car[oa]s?|em conta); a? ?menos; de desconto`,
    minAfter: c`ou mais; para cima; no mínimo`,
    around: [],
    aroundWeak: c`cerca de; por volta de; à volta de; aproximadamente; €uns; mais ou menos`,
    between: [
      ['entre(?: os)?', 'e(?: os)?|-'],
      ['(?:de|dos)', '(?:a|aos|até)|-'],
    ],
    money: c`preços?; gasto; gastaria; custam?; custar; orçamento; gastar; pagar; barat[oa]s?; car[oa]s?`,
  },
  sizeWords: c`tamanhos?; numeração; número de calçado`,
  terms: c`
      envios?; enviam; enviar; entregas?; entregam; frete; portes; devoluç(?:ão|ões); devolver; reembolsos?
      trocas?; trocar; garantia; pagamentos?; pagar (?:com|por); pix; boleto; paypal; fatura; vales?
      cup(?:om|ão|ons); código (?:de desconto|promocional); cartão presente; alfândega; cancelar; conta; senha
      newsletter`,
  ask: {
    which: c`qual; quais`,
    cheapest: c`
      (?<=(?<!\p{L})(?:o|a|os|as) (?:\p{L}+ ){0,4})mais (?:barat[oa]s?|económic[oa]s?|em conta)(?! (?:que|do que)); menor preço
      preço mais baixo; melhor preço`,
    dearest: c`
      (?<=(?<!\p{L})(?:o|a|os|as) (?:\p{L}+ ){0,4})mais car[oa]s?(?! (?:que|do que)); maior preço; preço mais alto`,
    count: c`
      quant[oa]s(?= .{0,60}(?:têm|vocês têm|tem|há|vendem|existem|em stock|em estoque))
      quant[oa]s (?:têm|tem|há)`,
    brands: c`(?:que|quais)(?: são)?(?: as)? marcas(?: de)?; marcas de; de que marcas`,
    sizes: c`
      em que (?:outros )?(?:formatos?|embalagens|comprimentos?); (?:em |de )?(?:que|quais)(?: são)?(?: os)? (?:outros )?(?:tamanhos?|números?|medidas?); tamanhos disponíveis; outros tamanhos
      tamanhos`,
    colours: c`
      (?:em |de )?(?:que|quais)(?: são)?(?: as)? (?:outras )?cor(?:es)?; cores disponíveis; outras cores; cores; (?:que|quais|outr[oa]s) (?:tons|tonalidades)`,
    comparePair: c`
      em que (?:é que )?(?<a>.{1,120}?) (?:é|são) diferentes? (?:de|do|da|dos|das|e) (?<b>.{1,120}); em que (?:é que )?(?:é|são) diferentes? (?<a>.{1,120}?) (?:e|de|do|da) (?<b>.{1,120}); (?:em que|como) (?:é que )?(?:se (?:distingue|distinguem|diferencia|diferenciam)|diferem?) (?<a>.{1,120}?) (?:e|de|do|da) (?<b>.{1,120}); (?:em que|como) (?:é que )?(?<a>.{1,120}?) (?:se (?:distingue|distinguem|diferencia|diferenciam)|difere) (?:e|de|do|da) (?<b>.{1,120})
      o que (?:é que )?(?:distingue|diferencia|separa) (?<a>.{1,120}?) (?:de|do|da|e) (?<b>.{1,120}); o que (?:é que )?(?<a>.{1,120}?) tem (?:a mais|de diferente|que não tem) (?:que |do que |de |em relação ao? )?(?<b>.{1,120})
      (?:qual (?:é )?|quais (?:são )?)?(?:a |as )?diferenças? (?:há )?entre (?<a>.{1,200}?) e (?<b>.+)
      compar(?:a|ar|e|em) (?<a>.{1,200}?) (?:e|com|a|vs\.?) (?<b>.+)
      (?:qual é melhor|o que é melhor)[,:]? (?<a>.{1,200}?) ou (?<b>.+); (?<a>.{1,200}?) (?:vs\.?|versus|em (?:relação|comparação) (?:a|ao|à|aos|às|com o|com a)|comparad[oa]s? (?:com|a|ao|à)) (?<b>.+)
      em que (?:é que )?(?:difere|se distingue)m? (?<a>.{1,200}?) (?:e|de|do|da) (?<b>.+); o que (?:é que )?muda (?:entre|de|do|da) (?<a>.{1,200}?) (?:e|para) (?<b>.+)`,
    against: ['contra'],
    than: ['do que'],
    priceGap: c`quanto (?:é que )?(?:é|custa|fica|pago|sai|custam)(?: que)?(?: a)? (?:mais|menos)(?: car[oa]| barat[oa])?; quanto mais (?:car[oa]|custa|barat[oa]); diferença de preço; (?:custa|fica|sai) quanto (?:a )?(?:mais|menos); quanto (?:é que )?(?:poupo|poupava|pouparia|se poupa)`,
    compareThem: c`
      o que (?:é que )?(?:ganho|levo|tenho|recebo)(?: a mais)? (?:com|por|pel[oa]) (?:a diferença|diferença|dinheiro a mais|preço a mais|pagar mais|valor a mais)(?: de preço)?; (?:vale|compensa|justifica)(?: a pena)? (?:pagar mais|a diferença|o extra)(?: de preço)?; o que (?:o|a) torna mais car[oa]
      que diferenças?; quais (?:são )?as diferenças; (?:em que|como) (?:é que )?(?:eles |elas |os dois |as duas )?(?:diferem|se (?:distinguem|diferenciam)|são diferentes); um do outro; uma da outra; entre (?:si|eles|elas)(?= ?\?*$); o que (?:é que )?(?:os|as) (?:distingue|diferencia|separa); o que muda; o que têm de diferente
      compar(?:a|ar|e)(?:-?[lo]?[oa]s)?(?: os dois)?; (?:qual é )?a diferença; diferenças? entre; onde estão as diferenças; em que (?:é que )?diferem; ^(?:e )?(?:as |que |quais as )?diferenças?(?= ?\?*$); qual é (?:o |a )?melhor`,
    price: c`
      (?:fica|ficam|dá|dão|sai|saem|custa|custam|são|vale|valem|faz)(?: tudo| por| em| então| ao todo| no total){0,2} quanto(?= ?\?*$)
      (?:quanto|em quanto|por quanto|a quanto) (?:é que )?(?:pago|pagaria|pagava|tenho (?:de|que) (?:pagar|gastar|dar|desembolsar)|teria de pagar|devo pagar|vou pagar|me (?:custa|custam|custaria|fica|ficam|ficaria|sai|levam|cobram)|nos (?:custa|fica|sai)|fica|ficam|ficaria|ficariam|sai|custa|custaria|está)(?! (?:com|em) (?:cartão|dinheiro|multibanco)); por quanto (?:é que )?(?:o|a|os|as) (?:vendem|têm|fazem); a quanto (?:ascende|sobe|chega); (?:que|qual é o) (?:preço|custo|valor) (?:tem|têm|teria|d[eoa])
      ^(?:e )?custam?(?= ?\?*$); quanto (?:custam?|é|são|está|estão|fica|sai|vale); quanto(?: .{1,60})? (?:custam?|custariam?|pago|pagaria|pagar|gasto|gastaria|gastar); (?<=[,:] ?)quanto(?= ?\?*$); qual (?:é )?o preço; quanto (?:cobram|levam|pedem)(?: por)?; preço (?:de|do|da); que preço; (?<!(?:bom|melhor|mesmo|baixo) )preço(?= ?\?*$); a quanto; quanto (?:ficam|saem|valem|fazem|dá|dão)
      quanto (?:custava|era|valia)m?; antes (?:da promoção|do desconto|dos saldos)(?= ?\??$); em vez de quanto; preço riscado; preço (?:anterior|original|antigo|de antes|normal|inicial); qual era o preço; (?:paga-se|tenho de pagar|é pago)(?= ?\??$); custa alguma coisa`,
    stock: c`
      ainda há(?: alguma?)?(?= ?\??$)
      (?:levar|levá-l[oa]) (?:já|hoje|logo|agora)
      (?:têm|tem|há|está|estão)(?: .{1,20})? (?:na|em) loja
      (?:está|estão|é|o|a) .{1,60} (?:em stock|em estoque|disponíve(?:l|is)|esgotad[oa]s?)
      (?:está|estão|ainda) (?:ainda )?(?:disponíve(?:l|is)|em stock|em estoque|esgotad[oa]s?)
      (?:têm|tem) .{1,60} em (?:stock|estoque)`,
    keeps: c`(?:quanto tempo|quantos (?:dias|meses|anos)|até quando) (?:\p{L}+ ){0,3}(?:duram?|aguentam?|conservam?|ficam? bo[am]s?)(?![a-z]); duram? (?:\p{L}+ ){0,2}abert\p{L}+; (?:depois de|após|uma vez) (?:\p{L}+ ){0,2}abert\p{L}+; prazo de validade; validade; fora de prazo; expiram?`,
    obtain: c`
      (?:posso|dá para|pode-se|podemos) voltar a (?:comprar|encomendar|ter|pedir)
      (?:posso|podia|poderia|consigo|dá para|dá pra|é possível|pode-se|podemos|podem-se)(?: .{1,20})? (?:comprar?|encomendar?|arranjar?|ter|obter|adquirir?|pedir|levar?|tê|obtê)(?:-(?:l|m|n)?[oa]s?)?(?: .{1,50})? (?:agora|já|hoje|neste momento|de momento|atualmente|imediatamente|ainda|nesta altura|para já)(?= ?(?:$|[?!.,]))
      (?:posso|consigo|dá para|dá pra|pode-se|podia) (?:ainda|já) (?:comprar?|encomendar?|arranjar?|ter|obter|adquirir?|pedir|levar?|tê|obtê)(?:-(?:l|m|n)?[oa]s?)?; (?:[oa]s?) (?:posso|consigo|podia) (?:comprar|encomendar|ter|levar|adquirir)(?: .{1,30})? (?:agora|já|hoje|neste momento|de momento|atualmente|imediatamente|ainda|nesta altura|para já)(?= ?(?:$|[?!.,]))
      ainda (?:se )?(?:[oa]s? )?(?:arranja|arranjam|vende|vendem|encontra|encontram|compra|consegue|têm|tem|existe|existem|resta|restam|sobra|sobram)
      (?:arranja|vende|encontra|compra|consegue)m?-se; (?:têm|tem)(?:-n[oa]s?)? (?:ainda|agora|neste momento|de momento)(?= ?(?:$|[?!.,])); (?:está|estão|continua|continuam) .{0,20}à venda
      (?:encontro|encontro-[oa]s?|arranjo) .{0,40}(?:na loja|em loja|na vossa loja)`,
  },
  inStock: c`pront[oa]s? (?:para|a) (?:enviar|envio|ser enviad[oa]s?|seguir|sair); (?:entrega|envio) imediat[oa];
      em (?:stock|estoque); na prateleira; disponíve(?:l|is)(?: (?:agora|já))?; a pronta entrega; não esgotad[oa]s?`,
  soldOut: c`esgotad[oa]s?`,
  onSale: c`
      (?:alguma|uma|que|qual) (?:promoção|oferta)(?! de emprego); descontos(?= ?(?:$|[?.!,]| em | de momento| agora| neste)); a metade do preço; mais barat[oa]s? (?:que|do que) (?:o normal|o habitual|antes); preços? (?:reduzidos?|rebaixados?|especia(?:l|is)); pechinchas?; em saldo; saldo; liquidação;
      em (?:promoção|oferta|saldos?|liquidação); com desconto; promoções; ofertas; saldos; em desconto; a preço reduzido; rebaixad[oa]s?; quanto (?:é )?o desconto; quanto desconto; quanto (?:se )?poup\w*; que desconto`,
  reference: {
    goesOn: c`e; ou; quanto a; mas; que tal`,
    whatIf: c`(?:suponhamos|imagine|imaginemos|suponha) que; (?:e |mas |ou )?(?:o que acontece |mesmo |até )?(?:se|caso) ; (?:e |mas )?(?:é |vale |aplica-se )?(?:o mesmo|igual|a mesma coisa|também) (?:para|com|se)`,
    narrows: c`apenas; somente; só(?= [a-z])`,
    howLong: c`^(?:(?:e|ok|então) )*(?:(?:em|durante|por|até) )?quanto tempo(?: (?:demoram?|levam?|duram?|é|tenho|isso|seria))*$`,
    when: c`^(?:(?:e|ok|então) )*(?:(?:a partir de|desde|até|para) )?quando(?: (?:é|seria|começa))*$; a partir de (?:quanto|que (?:valor|montante|idade))$`,
    it: c`
      (?:este|esta|esse|essa|aquele|aquela|mesmo|mesma) (?:produto|artigo|modelo)
      (?:custa|é|tem|vem|pesa|quero|vale) (?:este|esta|esse|essa|isso|isto|ele|ela)$; quanto custa$
      (?:ele|ela) (?:é|tem|custa|vem|pesa); o mesmo; a mesma; isso; isto; (?!pag|devol|envi|mand|troc|cancel|anul|levant|receb|pedi)\p{L}+-(?:l?[oa]s?)
      (?:lá |aí )?dentro(?= ?(?:$|[?,.])); nel[ea]s?; com (?:ele|ela|eles|elas|isso|isto)
      dá para (?=\p{L}); (?:traz|trazem|inclui|incluem)(?= \p{L})`,
    more: c`
      (?:o que (?:têm|tem|há) )?em vez (?:disso|desse|dessa|deste|desta); (?:alguma |outras? )?alternativas?; (?:algo|alguma coisa) (?:parecid[oa]|semelhante|similar|do género|do gênero|assim)
      (?:mostra(?:-me)?|mostre(?:-me)?|ver|quero ver)(?: me)? mais
      mais(?: (?:por favor|produtos|resultados|opções))?$; (?:algo|alguma coisa) mais; mais alguma coisa
      outr[oa]s(?: (?:produtos|opções))?; próxim[oa]s(?= ?(?:$|[?.!])); outra coisa; (?:o )?que mais (?:têm|tem|há)`,
    cheaper: c`
      (?:(?:algo|algum|alguma|um|uma|têm|tem) )*mais (?:barat[oa]s?|em conta|económic[oa]s?)(?! (?:que|do que))
      (?:muito|demasiado) car[oa]s?; car[oa] demais`,
    dearer: c`
      (?:algo |algum |alguma )*mais car[oa]s?(?! (?:que|do que)); (?:algo )?de melhor qualidade; algo melhor`,
    ordinals: [
      c`primeir[oa]; 1\.?[ºª]`,
      c`segund[oa]; 2\.?[ºª]`,
      c`terceir[oa]; 3\.?[ºª]`,
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
    listedFirst: c`[oa] (?:lá )?de cima(?: de tud?o)?; (?:no (?:topo|início|cimo|princípio)) (?:da|na) lista`,
    listedLast: c`[oa] (?:lá )?de baixo(?: de tud?o)?; (?:no (?:fundo|fim|final)) (?:da|na) lista`,
    number: c`(?:número|nº|n\.?º?|opção|#) ?(?<n>10|[1-9])(?!\d)`,
    variant: c`
      (?:e |ou |também |(?:têm|tem|há) (?:este|esse|essa|esta|isso|o mesmo|a mesma)? ?|o mesmo |a mesma )+(?:também )?(?:em)?
      em; e`,
  },
  intent: {
    greeting: c`(?:olá|oi|bom dia|boa tarde|boa noite) (?:a todos|a todas|pessoal|gente|malta|equipa|amigos); ^boas(?= ?(?:$|[,.!])); olá; oi; bom dia; boa (?:tarde|noite); alô; viva; e aí; oi tudo bem
      hallo; hola; bonjour; ciao; salut; hello`,
    thanks: c`
      (?:muito |muitíssimo )?obrigad[oa](?: (?:por|pela|pelo) .{1,40})?; obrigad(?:inh|íssim)[oa]; agradeço; valeu; grat[oa]; brigad[oa]`,
    goodbye: c`
      adeusinho; tcha?uzinho; beijinhos?; abraços?(?= ?(?:$|[,.!]))
      (?:vou|tenho de ir|já vou) (?:andando|embora|indo); tenho de ir; (?:ok|bom|então),? ciao; até uma próxima
      adeus; até (?:logo|breve|amanhã|já|mais|à próxima); tchau
      tenha (?:um )?(?:bom|boa) (?:dia|tarde|noite|fim de semana); (?:bom|boa|ótim[oa]) (?:fim de semana|resto de (?:dia|tarde|semana)|continuação|semana|domingo|descanso)
      até (?:à vista|depois|sempre|então); xau; fi(?:ca|que|quem) bem; (?<!quanto )é tudo; era só isso`,
    how_are_you: c`
      (?:como|tudo) (?:está|estás|vai|bem|bom|estão)(?: (?:você|com você))?; tudo bem; como vai; (?:que )?(?:lindo|belo|bonito|rico|mau) (?:dia|tempo)(?: hoje)?,? (?:não é|não acha|né|hein)`,
    robot: c`
      (?:human[oa]|pessoa) ou (?:uma? )?(?:máquina|bot|robô|robot|computador|ia|chatbot); (?:máquina|bot|robô|robot|computador|ia|chatbot) ou (?:uma? )?(?:human[oa]|pessoa)
      (?:és|você é|é|isto é|estou a falar com) (?:um |uma )?(?:pessoa|human[oa]|máquina|robô|robot|bot)(?: real| de verdade)? ou (?:um |uma )?(?:pessoa|human[oa]|máquina|robô|robot|bot|computador)
      (?:és|você é|é|o senhor é|isto é) (?:um |uma )?(?:robô|robot|bot|human[oa]|pessoa(?: real| de verdade)?|máquina|computador|ia|chatbot|real)
      (?:estou|estou a|tou) (?:a )?(?:falar|falando) com (?:um |uma )?(?:robô|robot|bot|humano|pessoa(?: real| de verdade)?|máquina)
      quem (?:és|é você|é o senhor); como (?:te chamas|se chama|você se chama)`,
    help: c`
      ^ajuda$; preciso de ajuda; (?:podes|pode|podem|poderia) ajudar-me; (?:você |vocês )?(?:pode|podem|poderia) me ajudar; ajuda-me; me ajuda
      o que (?:podes|pode|sabes|sabe|consegue|consegues) fazer(?: por mim)?; (?:como|em que) (?:me )?(?:podes|pode) ajudar(?:-me)?`,
    abuse: c`
      merda; idiotas?; imbecil; estúpid[oa]s?; burr[oa]s?; porra; caralho; foda-se; puta
      vai (?:te foder|tomar .{0,15}|à merda); inútil; cala(?: a)? boca; filho da puta; otári[oa]
      lixo de .{0,20}; golpistas?; parv[oa]`,
    human: c`
      (?:passe|passa|ponha|põe|passem)-me (?:a|ao|à|com|em contac?to com) (?:uma? |o |a )?(?:alguém|funcionári[oa]|pessoa|colega|human[oa]|responsável|operador[a]?); alguém com quem (?:eu )?(?:possa|posso) falar
      (?:falar|conversar|contactar|me passa|passe-me|me transfere|falo)(?: diretamente)? (?:com|para) (?:um |uma |o |a |algum |alguma |algu?em )?(?:verdadeir[oa] )?(?:human[oa]|pessoa|atendente|alguém|agente|assistente humano|operador[a]?|funcionári[oa]|vendedor[a]?|representante|apoio ao cliente|atendimento(?: ao cliente)?|colega|responsável|consultor[a]?)
      pessoa (?:real|de verdade|humana)
      ^(?:um |uma )?(?:humano|atendente|pessoa|operador|agente|apoio ao cliente|atendimento)(?: por favor)?$
      (?:quero|preciso de|queria|gostaria de) (?:um |uma )?(?:atendente|atendimento humano|pessoa real|humano|operador)(?! de)
      alguém da (?:loja|vossa equipa|equipe)`,
    hours: c`
      (?:passar|passo|passamos|ir|vou|vamos|dar um salto)(?: por)?(?: aí| cá| à loja| à vossa loja| na loja){0,2} (?:na |no |esta |este )?(?:hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?(?: (?:de manhã|à tarde|à noite|depois do almoço))?(?= ?(?:$|[?.,!]))
      até que horas (?:posso|se pode|podemos) (?:passar|ir|vir)
      horários?(?: de (?:funcionamento|abertura|atendimento|fecho))?
      (?:estão|está|vocês estão) (?:ainda )?(?:abert[oa]s?|fechad[oa]s?)
      (?:quando|a que horas|que horas|até que horas|até quando)(?: é que)?(?: vocês)? (?:abrem|abre|fecham|fecha|estão|está)
      (?:abrem|abre|fecham) (?:a[os]?|no|hoje|amanhã|agora|à|de)
      ^(?:aberto|abertos|fechado) (?:agora|hoje|amanhã|\p{L}+)$`,
    contact: c`
      como (?:chego|chegamos|se chega)(?= ?(?:$|[?.!])| aí| à loja| até); (?:têm|tem|há) (?:um )?e-?mail
      contact(?:o|os|ar|á-los|ar-vos)(?! com); contat(?:o|os|ar)(?! com); número de telefone; (?:^|(?<=(?:e|qual|que|por|tem|têm) ))telefone(?= ?(?:$|[?.!]))
      (?:vosso|seu|o|um) (?:número(?: de telefone)?|e-?mail|endereço); (?:vosso|seu) telefone; (?:têm|tem) um telefone(?= ?(?:$|[?.!])); (?:vossa|sua|a) morada
      onde (?:estão(?: localizados)?|fica(?:m)?(?: a loja)?|é a (?:vossa )?loja|se encontram)
      como (?:posso )?(?:contactar|contatar|ligar|falar convosco|chegar); posso ligar; endereço da loja`,
    order: c`
      (?:espera|aguard\w+|esperar) .{0,30}(?<![a-z])[a-z]{0,5}[- ]?\d{4,}; [a-z]{0,5}[- ]?\d{4,} .{0,30}(?:devia|era para|cheg\w+|entregue|enviad\w|recebi\w*|anda); onde (?:está|anda) (?:a |o )?[a-z]{0,5}[- ]?\d{4,}
      (?:onde está|cadê|estado d[oa]|status d[oa]|rastrear|acompanhar|seguir) (?:o |a )?(?:meu |minha )?(?:pedido|encomenda|pacote|compra|entrega)
      (?:meu|minha) (?:pedido|encomenda|pacote|entrega)
      número d[oe] (?:pedido|encomenda|rastreio|rastreamento)
      quando (?:chega|recebo|vou receber) (?:o meu|a minha|meu|minha); (?:ainda )?não (?:recebi|chegou)
      código de rastreio; fiz um pedido`,
    buy: c`
      ^(?:ok,? |pode ser,? |perfeito,? )?(?:levo|fico com (?:ele|ela))$
      (?:fico com|levo|compro|vou levar|vou ficar com) (?:este|esta|esse|essa|ele|ela|isso|isto|os dois|as duas|(?:o|a|os|as) .{1,40})$; (?:vou )?(?:levá|comprá|encomendá)-(?:lo|la|los|las)$
      (?:quero|queria|gostava de|gostaria de) (?:comprar|encomendar|pedir) (?:este|esta|esse|essa|(?:o|a|os|as) .{1,40})$; (?:quero|queria|gostava de|gostaria de) (?:comprá|encomendá)-(?:lo|la|los|las)$
      (?:como|onde) (?:é que )?(?:o |a |os |as )?(?:posso |se |faço para |faz para )?(?:compro|encomendo|compra|encomenda|comprar|encomendar|comprá-l[oa]s?|encomendá-l[oa]s?|faço a encomenda|faço o pedido|fazer o pedido)(?: (?:aqui|online))?$; posso (?:comprar|encomendar|comprá-l[oa]s?|encomendá-l[oa]s?)(?: (?:aqui|online|diretamente))$
      (?:no|ao) carrinho`,
    quote: c`
      (?:um |pedir |solicitar |fazer )(?:orçamento|cotação)(?! de \d); cotaç(?:ão|ões); (?<!(?:meu|nosso) )orçamento para
      preço (?:por atacado|de revenda|por grosso|por quantidade); por atacado; no atacado; encomenda grande
      proposta comercial`,
    callback: c`
      (?:dar|dão|dêem|deem|dar-me) um (?:toque|telefonema|alô); (?:alguém|pode alguém) (?:me )?(?:pode )?(?:lig\p{L}+|telefon\p{L}+)(?:-me)?; liguem-me; telefonem-me
      falar (?:com .{1,30} )?(?:por telefone|ao telefone|pelo telefone);
      (?:que )?me (?:ligassem|telefonassem|liguem|telefonem); me pode(?:m|ria|riam)? (?:telefonar|ligar)
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
  answer: {
    yes: c`sim; claro; pode ser; com certeza; faça favor; por favor`,
    agreed: c`ok`,
    no: c`não`,
    refusing: c`deixe estar; não precisa`,
    unwanted: c`não (?:quero|preciso)`,
  },
  angry: c`(?:que|uma|isto é uma) (?:porcaria|lixo|burla|palhaçada|treta|merda|aldrabice|desilusão|vergonha); (?:sem|perd\p{L}+|acabou-se|acaba) (?:a |a minha )?paciência; já não tenho paciência; paciência (?:acabou|esgotou)\p{L}*; estou pelos cabelos; (?:já )?chega(?= ?(?:$|[.!])); ridículo; lamentável; dinheiro deitado fora; inadmissível; estou farta?o?; gozar comigo; uma piada; a brincar comigo; furios[oa]; zangad[oa]; chatead[oa]; irritad[oa]; desiludid[oa]; dececionad[oa]; revoltad[oa]; uma vergonha; inaceitável; fart[oa] de; burla`,
  apology: c`lament\w*; desculp\w*`,
  instructs: c`
    (?:a partir de agora|de agora em diante|doravante),? (?:tudo|todos|todas|cada|os preços|o preço) .{0,30}(?:é|são|custam?|está|estão|ficam?|passam?); (?:novas?) (?:regras?|instruç(?:ão|ões)|normas?|ordem|ordens|diretivas?)(?: (?:do|da|de) .{1,20})? ?:; (?:tudo|todos os (?:artigos|produtos|preços)) (?:é|são|custam?|está|estão|fica)(?: agora)?(?: a)? (?:grátis|de graça|[01](?:[.,]\d\d?)? ?(?:€|euros?|cêntimos?)|um euro)(?= ?(?:$|[.,!])); (?:põe|ponha|muda|mude|baixa|baixe|fixa) (?:todos |os |o |teus |seus )+preços? .{0,30}(?:a|para|em)
    (?:a partir de agora|de agora em diante|doravante),? (?:és|ages|dizes|respondes|deves|serás|(?:você )?(?:é uma?|age|responde))
    (?:ignora|ignore|esquece|esqueça) (?:\w+,? ){0,5}(?:instruções|regras|ordens|disseram|dito|prompt)
    (?:agora és|agora você é|és agora|você é agora|tu agora és) (?:o |a |um |uma )?(?:chefe|admin\w*|don[oa]|gerente|proprietári[oa]|programador\w*); modo (?:programador|admin|teste|debug)`,
  begins: {
    inside: c`qua(?:l|is); quant[oa]s?; (?:fazem|vendem|podem|enviam|aceitam|entregam|moem|trocam|dão|servem|arranjam|recomendam); dá (?:pra|para); vocês (?:têm|tem|fazem|vendem|enviam); será que`,
    anew: c`dá (?:pra|para); será que`,
    question: c`quanto; quanta; quantos; quantas; qual; quais; como; onde; quando; pesa; serve; dá para; pode; posso; traz; leva`,
    wish: c`têm; tem; vendem`,
  },
  pieces: c`(?:conjunto|pack|set|caixa|kit) (?:de|com) (?:\d{1,3}|dois|duas|três|quatro|cinco|seis|oito|dez|doze); (?:\d{1,3}|dois|duas|três|quatro|cinco|seis|oito|dez|doze) (?:peças|unidades|un\.?); par de`,
  bounds: {
    atLeast: c`pelo menos`,
    atMost: c`no máximo; até`,
    less: c`menos d[aeio]?; menos que`,
    more: c`mais d[aeio]?; mais que`,
  },
  shopTopics: {
    returns: c`se(?: depois| afinal| no fim| eu| ela| ele| me| lhe){0,3} não (?:me |lhe |nos )?(?:(?:gost\w+|serv\w+|fic\w+ bem|agrad\w+|convenc\w+|assent\w+)(?: (?:dele|dela|deles|delas|disso))?(?= ?(?:$|[?.,!:]| (?:posso|dá|o que|que|como|há|pode|podemos|depois|em casa|é|dou|devolvo|troco|trocam)(?![a-z])))|for (?:o que|como)); mud\w+ de (?:ideias?|opinião); devol\w+; (?<!contra )reembols\w*; trocar?; trocas; trocam; trocá-l[oa]s?; dinheiro de volta`,
    shipping: c`
      (?:cheg\w+|receb\w+|tê-l[oa]|entreg\w+|em casa)(?: cá| aqui| a tempo){0,2} (?:antes d[oae]s?|até|para) (?:ao |à |o |a )?(?:natal|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|fim de semana|anos|aniversário|páscoa|\d)
      (?:trazer|levar|fazer chegar|mandar|pôr) .{0,12}(?:a|em|à minha|até) casa; ao domicílio; (?:tê-l[oa]|recebê-l[oa]|receber|ter isso) (?:até|em|antes); em quantos dias; (?:quando|quanto tempo) .{0,30}(?:chega\w*|em casa); manda(?:r|m)(?:-\w+)? (?:para|pra); envio; envios; envia\w*; (?<!pag\w+ (?:na|no ato da|à) |contra )entrega\w*; frete; portes; expedic\w+`,
    payment: c`em (?:\p{L}+ )?prestações; a prestações; parcel(?:ar|ado|as); transferência; financia\w+; às prestações; (?:aceitam|aceita) dinheiro; em dinheiro; numerário; pagar; à cobrança; contra ?reembolso; multibanco; pagament\w+; cartão(?! presente); mb ?way; pix; boleto`,
    warranty: c`garantia; se .{0,25}(?:avariar|estragar|deixar de funcionar)`,
    repair: c`repar(?:ar|am|a|ação|ações|á-l\w+); consert\w+; arranj\w+(?! de (?:roupa|costura)); oficina`,
    voucher: c`cart(?:ão|ões)[- ](?:presente|oferta|prenda); vales?(?:[- ]de)?[- ](?:oferta|presente|prenda); cheques?[- ](?:prenda|oferta|presente); cartão presente; cartões presente; vales?[- ](?:presente|oferta)`,
    contact: c`número de telefone; ligar para`,
    place: c`lojas? (?:vossas?|físicas?|aqui perto|perto de (?:mim|casa)|na minha (?:cidade|zona)|por aqui); (?:têm|tem|há)(?: também| alguma| outra){0,2} (?:uma )?(?:lojas?|filia(?:l|is)|sucursa(?:l|is))(?= (?:em|no|na|perto|aqui|por)| ?[?]?$); onde (?:ficam|se encontram|vos encontro); em que (?:cidade|rua); onde (?:fica|é) a (?:vossa )?loja; onde estão; morada; endereço`,
    wrapping: c`embrulh\w+; papel de (?:presente|oferta|embrulho); (?:junt|coloc|adicion|inclu|acrescent|met|escrev)\p{L}* (?:\p{L}{1,6} ){0,2}(?:cartãozinho|cartão|bilhet\p{L}{1,6}|dedicatória)(?! (?:de (?:crédito|débito|oferta|memória|presente|cliente)|presente|multibanco)); pôr um (?:cartão|bilhete); (?:cartão|bilhete) (?:com|no|junto) (?:a|o|d?a) ?(?:prenda|presente|encomenda|embrulho)`,
    cancelling: c`anular; cancel\w*; desistir`,
    pickup: c`(?:passo|vou|ir|passar)(?: aí| eu| lá| à loja){0,2} (?:a )?(?:buscar|levantar)\w*(?:-l[oa]s?)?; (?:levantar|buscar|recolher) (?:na|à|aí|eu|hoje|amanhã); levant(?:ar|amento|o) .{0,30}(?:loja|pessoalmente); (?:ir|passar a|posso) buscar .{0,30}(?:loja|pessoalmente); recolha em loja`,
    tradeIn: c`retomas?; (?:aceitam|compram|ficam com) .{0,20}(?:usad|velh|antig)\w*; (?:velh|usad|antig)[oa]s? .{0,40}(?:aceitam|compram|ficam|recebem)`,
    rental: c`alug(?:ar|am|uer|ueres|a)`,
    samples: c`amostras?; (?:bocad|pedac)inho de (?:tecido|pano)`,
    sharpening: c`afi(?:ar|am|á-l[oa]s?|ação); amola(?:r|m)`,
    tryOut: c`(?:experimentar|provar|tocar|testar) .{0,40}(?:antes|na loja|aí); provador\w*; gabinete de prova`,
    lessons: c`aulas?; cursos?; formaç(?:ão|ões); lições; provas? de; degustaç(?:ão|ões); workshops?`,
    assembling: c`(?<!se )(?:montam|instalam)(?= ?(?:$|[?.,!]| (?:em|a|o|isso|também|ao|lá|vocês|na)(?![a-z]))); (?:podem|vêm|conseguem|fazem|oferecem) .{0,15}(?:montar|instalar|montá-l\w+|instalá-l\w+|montagem|instalação); mandar (?:montar|instalar); (?:serviço|custo|preço) de (?:montagem|instalação); (?:montagem|instalação)(?: está| é| vem)? (?:inclu\w+|grátis|à parte|ao domicílio); (?:com|inclui) (?:a )?(?:montagem|instalação)(?= ?(?:$|[?.,!]))`,
    priceMatch: c`(?:cobr|igual)(?:em|am|ar|ir|irem) (?:o |esse |um )?preço; melhor preço garantido; mais barat[oa]s?(?: \p{L}{1,12}){0,2} (?:noutr[oa]|na internet|online|na amazon|noutro lado|noutro sítio); (?:visto|encontrei|vi)(?: \p{L}{1,12}){0,3} mais barat[oa]s?`,
    personalising: c`(?<!se )(?:gravam|bordam|personalizam)(?! (?:vídeos?|música|som|áudio|em)); (?:podem|dá para|dá pra|é possível|conseguem|mandar|fazem) .{0,15}(?:gravar|bordar|gravá-l\w+|bordá-l\w+|gravações|bordados?)(?! (?:vídeos?|música|som|áudio|em|programas?)); serviço de (?:gravação|bordado); iniciais; personaliz(?:ar|ação|á-l\w+|ável|áveis); (?:pôr|escrever|meter|estampar) (?:um |o |seu |meu )?(?:nome|logótipo|logo|mensagem)`,
    altering: c`encurtam; (?:podem|conseguem|fazem|mandar|vocês) .{0,15}(?:encurtar|encurtá-l\w+|apertar|alargar) ?(?:as|os|a|o|isto|isso)?; bainhas?; arranjos? de (?:roupa|costura); à medida(?! que); por medida; cort(?:am|em) à medida`,
  },
  time: {
    late: [],
    openingHours: c`horari`,
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
