import type { Words } from '../language.ts'

export const words: Words = {
  stop: `a à ao aos as às até algo algum alguma alguns algumas aqui busco cada com como cadê custa custam da das de dela dele desde do
    dos e é ela ele eles em entre era essa esse esta está este estas estes estou eu favor foi há isso isto já la lhe mais mas me
    meu meus mesmo minha mostra mostre mostra-me muito na nas não no nos nossa nosso o onde os ou para pela pelo pelos por porque
    posso pode podem preço preços preciso produto produtos artigo artigos procuro qual quais quanta quantas quanto quantos que
    quê quem quero queria gostaria se sem ser seu seus si sim só ainda apenas somente sobre sou sua suas também te tem têm tenho
    temos um uma umas uns vende vendem ver você vocês olá oi obrigado obrigada comprar encontrar disponível disponíveis stock
    estoque agora hoje atualmente menos então pois bem`,
  common: `ao aos as com da das de do dos e ela ele em essa esse eu isso mais mas me meu minha na não no nos o os ou para pela pelo por
    qual que se sem seu sua tem um uma você vocês olá obrigado`,
  neutral: 'os as um uma do da dos das e ou com sem no na ao aos pela pelo olá obrigado',
  wishing: 'procura vendem procuro procuramos comprar quero queremos queria preciso precisamos',
  needing: 'preciso precisamos procuro queria quero gostava',
  goods: 'artigos produtos coisas coisinhas tralha',
  asking: 'alta custoso quanto quantos quando onde como saber possivel pergunta quais',
  chatter: 'olá sim não obrigado obrigada pena',
  talk: `espreitar tiverem vendam venderem dias momento ahah ahahah ahahaha hahaha hahahaha hihi hihihi hehehe jajaja jajajaja kkk kkkk rsrs lol lool xd xdd mdr ptdr mostra mostre idealmente atualmente preferência gastando
    modelo modelos cima acima debaixo atrás lado fazem faz serve servem vcs vces cê tbm tb blz pra pro pf pfv obg mto mt qnt qts td oq ta tão levo levar levaria compro comprar morada poupo poupar poupa
     geral afinal basicamente caro cara vosso vossa vossos vossas experimentar adoro adora adoram ponho levo sozinha sozinho acho acha achas
    agradeço ah aí ainda alguém além ali antes apenas aquela aquele aqueles aquilo aquelas assim aconselha aconselhas
    aconselham até bastante bem boa bom cá caso certo certeza claro coisa coisas coiso comigo conforme conselho consigo
    consegue conta contudo convém daí dá dão dar dei deixa deixar demais dentro depois desse dessa deste desta devagar
    deve devem devia digo diga diz dizer dizem durante eh elas embora enfim enquanto então entre era eram és estão estava
    estamos estar exatamente exemplo faça faço fazer fazes fica ficam ficar ficou fiquei foi fora for foram fosse gente
    geralmente gosta gostam gosto gostava havia hei infelizmente ir isso jamais jeito junto justamente lá logo lugar mal
    maneira melhor menos mim minhas mostrar muita muitas muitos nada nela nele nem nenhum nenhuma nesse nessa neste nesta
    ninguém nisso normalmente nossos nossas nunca obrigado ok outra outro outras outros parece parecem pela pelas pena
    penso pergunta perto pessoal pode poderia podes podia podiam poder pois ponto portanto possível possivelmente pouco
    pouca poucos pra pras pro pros precisa precisava prefere prefiro primeiro principalmente provavelmente própria próprio
    pôr põe qualquer quando quase quer querem queres quis realmente recomenda recomendas recomendam resto sabe sabem saber
    sabes sei seja sempre senão sendo sentido seria será sido sinto sobretudo sou suficiente tal talvez tanta tanto tantas
    tantos tão teria ter terá teu tinha tinham tipos tira tirar tirando toda todas todo todos tua tudo tás vai vais vamos
    vão varias vários veio vem venho ver verdade vez vezes vi via viu vou
    boas tou duma dum numa
    são somos sejam fossem serão esteja estejam tenha tenham teve tiver houve haja houver fui iria dava daria deu possa
    possam queríamos queremos gostávamos gostei digam fazia ficava fico costuma costumam conseguem conseguia arranja
    arranjam arranjar mostrem procuramos procura precisamos vejo anda andam ando andamos passa trata vale usa usam usar
    num nuns numas duns dumas desses dessas destes destas daquele daquela daqueles daquelas disso disto daquilo nesses
    nessas nestes nestas naquele naquela nisto naquilo deles delas lhes vos contigo connosco convosco cujo cuja donde
    aonde quão tais mesma mesmos mesmas tampouco porém entretanto aliás demasiado malta olhe olha ora bolas fixe giro
    porreiro tipo ena senhor senhora trazer meter meto mandar mandem tu instante bocado sítio percebe percebi perceber
    dúvida oiça epá pois
    super totalmente completamente extremamente particularmente absolutamente relativamente simplesmente idealmente
    bonito bonita bonitos bonitas gira giros giras lindo linda lindos lindas decente verdadeiro verdadeira coisinha
    especialmente preferencialmente procurava procurando interessa interessado interessada pensando pensava recomendar
    recomendação recomendações conselhos sugere sugerem sugestão sugestões escolher escolho decidir olhar comprava
    levava`,
  assisting: `esgotado esgotada estoque ajuda ajudar ajudá-lo alternativa artigo artigos bem bem-vindo bom boa categoria certo claro comparação comparar
    conselho contacto contato contactar cor cores custa custam descrição detalhes diferença diferenças disponível dizer
    encontrar encontrei encontrado equipa equipe escolha escolher exemplo existe feito feliz gama ideal informações
    interessa interessado loja marca melhor melhores mensagem modelo modelos momento mostrar nome número oferece oferecemos
    oferecer opção opções outra outro outras outros ótimo ótima perfeito perfeita pesa pessoa prazer prefere preço preços
    pergunta perguntas primeira primeiro procura procurar produto produtos recomendar recomendo recomendação resposta
    resultado resultados saber secção seção segunda segundo seguinte seguintes sugestão tamanho tamanhos tipo variante
    vender ver versão`,
  shorthand: {
    qnt: 'quanto',
    qnd: 'quando',
    qdo: 'quando',
    cmg: 'comigo',
    tou: 'estou',
    keria: 'queria',
    kero: 'quero',
    ond: 'onde',
    mto: 'muito',
    pra: 'para',
    pa: 'para',
    hj: 'hoje',
    dps: 'depois',
    n: 'não',
    nao: 'não',
    q: 'que',
    vc: 'você',
    vcs: 'vocês',
    tb: 'também',
    tbm: 'também',
    pq: 'porque',
    pf: 'por favor',
    qto: 'quanto',
    obg: 'obrigado',
  },
  elided: '',
  roundabout: [
    // "Quanto marca na balança?"
    ['\\bquanto (?:é que )?(?:marca|dá|pesa|marcam|pesam) na balança\\b', 'quanto pesa'],
    ['\\b(?:n[oa]) voss[oa] (?:catálogo|gama|loja|sortido)(?= ?[?.!,]|$)', 'aqui'],
    ['\\bpor acaso\\b', ''],
    ['\\btrabalham com ', 'têm '],
    ['\\b(?:algo|alguma coisa|qualquer coisa) (?:para|pra) (?:vestir|usar no corpo)\\b', 'roupa'],
    ['\\b(?:algo|alguma coisa|qualquer coisa) (?:para|pra) beber\\b', 'bebidas'],
    ['\\bmeia d[uú]zia(?: de)?\\b', '6'],
    ['\\buma d[uú]zia(?: de)?\\b', '12'],
    ['\\b(?:uma? )?(litro|quilo|kg|metro|hora|ano) e mei[oa]\\b', '1,5 $1'],
    ['\\b(?:dois|duas|2) (litros|quilos|metros|horas|anos) e mei[oa]\\b', '2,5 $1'],
    ['\\bmei[oa] (litro|quilo|metro|hora)\\b', '0,5 $1'],
  ],
  softening: 'exatamente exactamente realmente mesmo afinal normalmente talvez propriamente',
  better: 'melhor preferível ideal prefiro preferia',
  filler:
    'tá está bem mesma mesmo assim à ahah ahahah perfeito pronto então ok pena bom então vá pronto haha oh amigo amiga amigos querido querida malta pessoal fixe fofo fofa linda lindo chefe porreiro impecável espetáculo fantástico ótimo gente',
  mine: 'meu minha meus minhas nosso nossa',
  worn: 'velho velha velhos velhas antigo antiga partido partida avariado avariada estragado estragada gasto gasta atual',
  versionNames:
    'versão variante modelo tamanho formato frasco boião pote garrafa pacote embalagem saco saquinho saqueta caixa lata tubo cor par',
  prepositions: 'ao antes até com desde durante em na para pela pelo por sem',
  ownPrepositions: '',
  relative: 'que de para com sem',
  single: 'esse essa isso este esta isto aquele aquela',
  several: 'esses essas estes estas deles delas nenhum nenhuma',
  definite:
    'o a os as esse essa esses essas este esta estes estas do da dos das no na nos nas aquele aquela vosso vossa',
  cheap: 'barato barata baratos baratas económico económica',
  dear: 'caro cara caros caras',
  joining: 'e ou',
  beforeSize: 'em',
  one: 'um uma uns umas algum alguma alguns algumas',
  except: 'exceto excepto menos salvo',
  among: 'entre dentre',
  per: 'por',
  slot: 'cartão cartões expansível expansão',
  birth: 'nascimento',
  without: 'sem',
  with: 'com',
  adding: 'acrescentar acrescento juntar adicionar',
  thing:
    'coisa aparelho aparelhos máquina máquinas produto artigo eletrodoméstico eletrodomésticos objeto objetos',
  pack: 'caixa caixas pacote pacotes par pares peça peças saco sacos garrafa garrafas frasco frascos lata latas unidade unidades rolo rolos',
  denying: 'sem',
  nor: 'nem',
  nothing: 'nada nenhum nenhuma',
  free: '',
  denyingAfter: '',
  denyingEnding: '',
  also: 'também até mesmo',
  gratis: 'grátis gratuito gratuita gratuitos gratuitas',
  untouched:
    'aberto aberta abertos abertas abri selado selada usado usada usados usadas usei vestido vesti lavado lavada novo embalagem caixa original etiqueta etiquetas',
  yes: 'sim',
  no: 'não falso',
  people: 'pessoas',
  counted: 'dia dias semana semanas hora horas minutos mes meses anos pessoas',
  asksTime: 'quando tempo',
  asksMany: 'quantos quantas',
  spans: 'minuto minutos hora horas dia dias semana semanas mês meses ano anos úteis',
  abbreviations: 'av etc ex max min núm pág sr sra tel',
  question: {
    empty: `alguém podemos podem vai vao dao da a ao aos as com como da das de do dos e ela ele em essa esse esta este eu feito feita foi ha isso isto ja la lhe mais mas me
      meu minha muito na nao nas no nos o onde os ou para pela pelo pode posso por porque produto artigo qual quais quando quanto
      quanta que quem se sem ser seu sua sao so tem tenho um uma vem voce
      verdadeiro verdadeira genuino genuina lo los las po dele dela nele nela
      simplesmente metê pô pôr meter metê tranquilamente`,
    pointing: 'este esta estes estas esse essa neste nesta nesse nessa deste desta desse dessa aquele aquela',
    asking: 'que qual quais quem quando onde porque como quanto quanta quantos quantas',
    linking: 'contém inclui incluído precisa serve funciona adequado leva levam traz contêm dentro',
    having: 'tem ha',
    negating: 'nao sem nunca nem nenhum nenhuma',
    hardly: 'pouco pouca quase ligeiramente',
    opposite: 'des in im',
    amount: 'quanto quanta quantos quantas',
    share: 'percentagem porcentagem proporção teor',
    apart: 'separadamente separado',
    needing: 'precisa precisam necessário necessária requer requerem exige exigem',
    imitating: 'sintético sintética artificial imitação falso falsa',
    harmful: 'tóxico tóxica venenoso venenosa perigoso perigosa nocivo nociva verte',
  },
  recognition: {
    telling: `grande grandes o os um uma é são não você vocês tem têm qual quais quanto custa onde quando como procuro queria gostaria para com em
      por menos olá oi obrigado obrigada bom boa dia tarde noite tamanho cor preço do da dos das ao no na mais muito até
      isso meu minha sou és somos estou está estás estamos estão era foi seria tenho tens temos tinha quero queres quer
      queremos posso podes pode podemos podem preciso precisa precisas gosto gosta percebo entendo sei sabe diz diga faz
      fazer vou vai vamos vem chegou chega me te se lhe meus teu tua seu sua nosso este esta estes isto esse essa aquele
      aquela algo nada ninguém outro outra outros mesmo sempre nunca agora hoje amanhã aqui ali logo sim bem melhor pior
      pequeno pequena novo nova caro cara barato muita muitos pouco tudo todo toda todos só também ainda já porque mas quem
      sem sobre desde entre uns nos nas pelo pela segundo primeiro dois comprar pesa
      boas talvez nenhum nenhuma qualquer gostava podia quase tão tanto porém pra pro tou tá vcs duma dum numa teem têem`,
    alone: `olá oi obrigado obrigada tchau jaqueta casaco sapatos envio encomenda pedido horário vermelho preto barato barata tamanho
      atendente ajuda cancelar fatura reembolso conta falar pessoa alguém`,
    spelling: /[ãõçêâô]|\p{L}(?:ção|ções|lh\p{L}|nh\p{L})/gu,
  },
}
