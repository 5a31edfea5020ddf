import { cueList as c, kinIn } from '../build.ts'
import type { CueList } from '../cues.ts'
import { withSpoken } from '../degrees.ts'
import type { FrameWords } from '../frame.ts'
import { degreesByArticle, scaleBy } from '../romance.ts'
import { spoken, degrees as spokenDegrees } from './spoken.ts'
import { things } from './things.ts'

const kin = kinIn(things.audiences)

const degrees = degreesByArticle({
  upper: 'mas',
  lower: 'menos',
  the: '(?:el|la|los|las|lo)',
  article:
    '(?:el|la|los|las|lo|del|al|vuestro|vuestra|vuestros|vuestras|su|sus|tu|tus|aquel|aquella|ese|esa)',
  between:
    '(?: (?!(?:y|o|u|pero|es|son|era|sea|sean|un|una|unos|unas|que|no|tiene|tienen|algo|alguna|algun|nada|cual|cuales|muy|cuesta|pesa|dura|quiero|queria|busco|necesito|hay|va) )[^ ,.?!]+){0,3} ',
  question:
    '(?:cual|cuales|quien|el que|la que|los que|las que|lo que|(?<=^|¿|[^a-z]y |[,.?!] )que)(?: (?!o )[^ ,.?!]+){0,7} ',
})
const { ends, steps, namedOrAsked } = degrees
/** "¿Es muy fuerte?" asks; who says it does not want it. */
const notAsked = '(?![^,.?!¿]{0,40}\\?)'
const tooMuch = (words: string): CueList => [`(?:demasiado|tan) (?:${words})`, `muy (?:${words})${notAsked}`]
const tooLittle = (words: string): CueList => [
  `poco (?:${words})`,
  `no (?:es )?(?:lo )?(?:suficientemente|bastante) (?:${words})`,
]
const notMuch = {
  verbs: (verbs: string): CueList => [`no (?:${verbs}) (?:mucho|tanto|demasiado)`],
  nouns: (nouns: string): CueList => [`no (?!ocup)[a-z]+ (?:much[oa]|tant[oa]|demasiad[oa]) (?:${nouns})`],
}
const scale = scaleBy({ ...degrees, tooMuch, tooLittle, notMuch })

export const frame: FrameWords = {
  allergy: c`al[eé]rg\p{L}*; intoler\p{L}*; celíac\p{L}*; celiaqu[ií]a; anafil\p{L}*; no (?:tolero|tolera|digiero); (?:me|le) sienta(?:n)? mal; reaccion[oa](?:n)?(?: muy)? mal; urticaria; ronchas; (?:me|le|nos|les) (?:sientan?|caen?) (?:muy mal|fatal)`,
  diets: {
    vegan: c`vegan[oa]s?; vegetal(?:es)?; a base de plantas; plant[- ]based; 100 ?% vegetal; sin (?:productos|ingredientes|origen) (?:de origen )?animal(?:es)?; nada (?:de origen )?(?:animal|de animales); ningún (?:producto|ingrediente) (?:de origen )?animal`,
    vegetarian: c`vegetarian[oa]s?; veggie; sin carne; no com[eo] carne; nada de carne`,
    gluten_free: c`sin gluten; gluten[- ]?free; celíac[oa]s?; celiaqu[ií]a; intolerantes? al gluten; libre de gluten; nada de gluten; cero gluten`,
    lactose_free: c`sin lactosa; intolerantes? a la lactosa; intolerancia a la lactosa; deslactosad[oa]s?; 0 ?% lactosa; libre de lactosa; nada de lactosa; lactose[- ]?free`,
    dairy_free: c`sin (?:leche(?! (?:de|cruda))|lácteos|derivados lácteos|proteína de (?:la )?leche); nada de (?:leche|lácteos); alérgic[oa]s? (?:a la leche|a los lácteos|a la proteína de (?:la )?leche)`,
    nut_free: c`sin (?:nueces|frutos secos|frutos de cáscara|avellanas?|cacahuetes?|maní|almendras?); alérgic[oa]s? (?:a los|a las|al|a) (?:nueces|frutos secos|avellanas|cacahuetes?|maní|almendras); alergia (?:a los|a las|al|a) (?:nueces|frutos secos|cacahuetes?|maní); nada de (?:nueces|frutos secos)`,
    sugar_free: c`sin azúcar(?:es)?(?: añadid[oa]s?)?; cero azúcar(?:es)?; sin endulzar; no azucarad[oa]s?; sugar[- ]?free; nada de azúcar; 0 ?% azúcar(?:es)?`,
    alcohol_free: c`sin alcohol; no alcohólic[oa]s?; cero alcohol; nada de alcohol; desalcoholizad[oa]s?; 0[,.]0 ?%`,
    caffeine_free: c`sin (?:cafeína|teína); descafeinad[oa]s?; descaf; decaf; nada de cafeína; desteinad[oa]s?`,
    grain_free: c`sin (?:cereales|granos?); grain[- ]?free; nada de cereales; libre de (?:cereales|granos)`,
    halal: c`halal; sin (?:cerdo|carne de cerdo|puerco); nada de cerdo; no com[eo] (?:carne de )?cerdo`,
  },
  atLeast: c`\p{L}{4,14} mínim[oa] de; al menos; por lo menos; como mínimo; mínimo(?: de)?; mín\.?; no menos de; a partir de(?: los| las)?; desde(?: los| las)?(?= ?€?\d); de al menos; cuando menos; a lo menos; nunca menos de`,
  atMost: c`\p{L}{4,14} máxim[oa] de; (?:no(?: \p{L}{3,8})?|sin) (?:pasar(?:se)?|superar|exceder|sobrepasar)(?: de)?(?: los| las)?; como máximo; como mucho; máximo(?: de)?; máx\.?; hasta(?: los| las)?; no más (?:de|que|car[oa] (?:de|que)|grande (?:de|que)); que no (?:pase|supere|exceda|pese más|cueste más|mida más|tenga más)(?: de| los| las)?; dentro de(?: los)?; a lo sumo; tope(?= ?€?\d); no superior(?:es)? a; nunca más de`,
  moreThan: c`más de(?:l| los| las)?; más que; por encima de(?: los| las)?; superior(?:es)? a(?: los| las)?; mayor(?:es)? (?:de|que|a); más (?:grande|larg[oa]|pesad[oa]|alt[oa]|anch[oa]|car[oa]|potente|viej[oa]|fuerte|grues[oa])s? (?:de|que); que (?:pase|supere|exceda)(?: de| los| las)?; arriba de`,
  lessThan: c`no (?:tan|tanto) \p{L}{3,14} como; menos de(?:l| los| las)?; menos que; por debajo de(?: los| las)?; inferior(?:es)? a(?: los| las)?; menor(?:es)? (?:de|que|a); más (?:pequeñ[oa]|cort[oa]|liger[oa]|baj[oa]|estrech[oa]|fin[oa]|barat[oa]|joven|delgad[oa])s? (?:de|que); bajo(?: los)?(?= ?€?\d); debajo de`,
  than: c`que; de`,
  about: c`alrededor de(?: los| las)?; cerca de(?: los| las)?; unos; unas; aproximadamente; aprox\.?; más o menos; en torno a(?: los| las)?; sobre(?: los| las)?(?= ?€?\d); a eso de; rondando los; que ronde los; tipo(?= ?\d); por ahí de`,
  orMore: c`o más(?: \p{L}+)?; y más(?= ?(?:$|[,.?!])); en adelante; para arriba; hacia arriba; o superior(?:es)?; o mayor(?:es)?; como mínimo; mínimo; al menos; por lo menos; \+; o por encima; pa arriba`,
  orLess: c`o menos(?: \p{L}+)?; y menos(?= ?(?:$|[,.?!])); para abajo; hacia abajo; o inferior(?:es)?; o menor(?:es)?; como máximo; como mucho; máximo; máx\.?; a lo sumo; de tope; tope; o por debajo`,
  outBehind: c`
    (?:yo |ya )?no (?:puedo|podemos|quiero|queremos|quisiera|voy|vamos|paso|pago|pagaría|gasto|gastaría|llego|me (?:sirve|vale|llega|gasto)|puede|pueden|debe|deben|cabe|caben|entra|es posible|tengo|lo pago|hay manera); (?:es|son|sería|serían) (?:ya )?(?:demasiad[oa]s?|mucho|imposible|inviable); ni hablar; imposible`,
  between: [
    ['entre(?: los| las)?', 'y(?: los| las)?|a|-'],
    ['(?:de|desde)(?: los| las)?', '(?:a|hasta)(?: los| las)?|-'],
    ['', 'a|hasta|-|–'],
  ],
  scales: withSpoken(
    {
      price: scale(
        'car[oa]s?|costos[oa]s?|exclusiv[oa]s?',
        'barat[oa]s?|baratit[oa]s?|económic[oa]s?|a cuenta|asequibles?|accesibles?',
        {
          verbs: 'cuesta|cuestan|cueste|cuesten|vale|valen|sale|salen',
          most: [...ends('precio más alto|mayor precio'), ...c`tope de gama; de gama más alta`],
          more: c`de mejor calidad; algo mejor; gama superior; gama alta`,
          least: [
            ...c`que menos (?:cuest|val|valg|sal|salg)[ae]n?; (?:gastar|pagar)(?:me|nos)? lo (?:menos|mínimo)(?: posible)?; (?:pago|pagamos|gasto|gastamos|desembolso|me dejo) menos(?<=(?:cual|cuales) .{0,40})`,
            ...ends('precio más bajo|menor precio|mejor precio'),
            ...c`mejor precio; precio más bajo`,
          ],
          less: c`(?:por )?debajo de (?:ese|este) precio(?= ?(?:$|[?.!,])); por menos de eso(?= ?(?:$|[?.!,])); fuera de (?:mi )?presupuesto; se (?:sale|pasa) de(?:l| mi) presupuesto; mucho dinero; es mucho(?= ?(?:$|[,.?!])); (?:gastar|pagar)(?:me|nos)?(?: un poc[oa]| algo)? menos; (?:estoy|estamos|ando|voy)(?: \p{L}+)? (?:sin (?:un duro|blanca|dinero)|pelad[oa]s?|tiesos?|just[oa] de dinero|mal de dinero); presupuesto (?:ajustado|limitado|bajo|pequeño|reducido); (?:tengo|tenemos) poco dinero; no tengo (?:mucho|tanto) dinero; no (?:cueste|valga) tanto; más de lo que (?:quería|quiero|pensaba|puedo) gastar(?:me)?; no tan car[oa]s?; se me va de precio; más económic[oa]s?`,
        },
      ),
      weight: scale('pesad[oa]s?', 'liger[oa]s?|livian[oa]s?|liviani?t[oa]s?', {
        verbs: 'pesa|pesan|pese|pesen',
        nouns: 'peso',
      }),
      size: scale(
        'grandes?|espacios[oa]s?|ampli[oa]s?|voluminos[oa]s?|holgad[oa]s?|gordos?',
        'pequeñ[oa]s?|chic[oa]s?|compact[oa]s?|pequeñit[oa]s?|diminut[oa]s?|apretad[oa]s?|manejables?|justos?',
        {
          verbs: 'ocupa|ocupan|ocupe',
          most: ends('mayor(?:es)? tamaño|más grandot[oa]s?|de mayor tamaño'),
          more: c`el doble(?= ?(?:$|[?.!,])); (?:el )?doble de (?:grande|tamaño|capacidad|memoria); (?:una|la) talla (?:más|mayor)(?: grande)?; talla pequeño; mayor tamaño`,
          least: ends('menor tamaño'),
          less: c`(?:una|la) talla menos; talla grande(?= ?(?:$|[,.?!])); menor tamaño`,
        },
      ),
      packed: {
        most: c`(?:el|la) más (?:grande|voluminos[oa]) plegad[oa]`,
        more: c`más (?:grande|voluminos[oa]) plegad[oa]`,
        least: c`(?:el|la) más (?:pequeñ|compact)[oa] plegad[oa]`,
        less: c`(?:más pequeñ[oa]s?|más compact[oa]s?|menos (?:sitio|espacio)) (?:una vez )?(?:plegad|doblad|recogid|cerrad|enrollad|guardad)[oa]s?; (?:(?:una vez )?(?:plegad|doblad|recogid|cerrad|enrollad|guardad)[oa]s? )(?:ocupa|abulta|es|queda)(?:n)? (?:más pequeñ[oa]s?|menos); (?:se )?(?:pliega|dobla|recoge|cierra|enrolla)n? más(?: pequeñ[oa]s?| compact[oa]s?)?; (?:ocupa|abulta)n? menos (?:una vez |al estar )?(?:plegad|doblad|recogid|cerrad|enrollad|guardad)[oa]s?`,
      },
      length: scale('larg[oa]s?', 'cort[oa]s?|cortit[oa]s?'),
      height: scale('alt[oa]s?(?! (?:precio|gama))', 'baj[oa]s?|bajit[oa]s?'),
      width: scale('anch[oa]s?', 'estrech[oa]s?|angost[oa]s?'),
      thickness: scale(
        'grues[oa]s?|gord[oa]s?|espes[oa]s?|hond[oa]s?|profund[oa]s?',
        'fin[oa]s?|delgad[oa]s?|plan[oa]s?|finit[oa]s?',
      ),
      volume: scale('', '', {
        verbs: 'cabe|caben|quepa|quepan|contiene|contienen|contenga|le cabe|admite',
        nouns: 'capacidad|volumen|litros|espacio|almacenaje|sitio|cabida',
        most: ends('mayor (?:capacidad|volumen|cabida)|capacidad mayor'),
        more: steps('mayor (?:capacidad|volumen|cabida)'),
        least: ends('menor (?:capacidad|volumen)'),
        less: steps('menor (?:capacidad|volumen)'),
      }),
      storage: scale('', '', {
        nouns:
          'almacenamiento|espacio (?:de almacenamiento|en disco|de disco)|memoria interna|gigas?|gb|teras?|storage',
        most: c`(?:mayor|más grande) (?:disco|ssd|almacenamiento); disco (?:duro )?más grande`,
      }),
      memory: scale('', '', {
        nouns: 'ram|memoria(?: ram)?',
        most: ends('mayor (?:ram|memoria)'),
        more: steps('mayor (?:ram|memoria)'),
      }),
      screen: {
        most: c`(?:la |con la |mayor )pantalla más (?:grande|ancha); (?:la |con la )?mayor pantalla; (?:la |con la )pantalla mayor`,
        more: c`(?<!la )pantalla (?:más (?:grande|ancha)|mayor)`,
        least: c`(?:la |con la )pantalla más (?:pequeña|chica); (?:la )?menor pantalla`,
        less: c`(?<!la )pantalla (?:más (?:pequeña|chica)|menor)`,
      },
      power: scale('potentes?|poderos[oa]s?', 'flojos? de motor', {
        nouns: 'potencia|vatios|watts|fuerza|caballos|succión',
        verbs: 'gasta|gastan|consume|consumen|consuma|aspira',
        most: ends('mayor potencia'),
        more: steps('mayor potencia'),
        least: ends('menor potencia'),
        less: steps('menor potencia'),
      }),
      brightness: scale('luminos[oa]s?|brillantes?|clar[oa]s?', 'oscur[oa]s?|tenues?|apagad[oa]s?', {
        nouns: 'luz|l[uú]menes|brillo|luminosidad',
        verbs: 'ilumina|iluminan|ilumine|alumbra|alumbran|alumbre|brilla',
      }),
      speed: scale('rápid[oa]s?|veloz|veloces|deprisa', 'lent[oa]s?|despacio'),
      lasting: scale('durader[oa]s?|durables?|resistentes?|longev[oa]s?', 'de poca duración', {
        verbs: 'dura|duran|dure|duren|aguanta|aguantan|aguante|se conserva|conserva|arde|tarda en gastarse',
        nouns:
          'autonomía|batería|duración|horas de (?:batería|autonomía|luz)|aguante|tiempo de (?:batería|vida)',
        most: ends('(?:mayor|mejor) (?:autonomía|duración|batería)|batería más (?:larga|grande|duradera)'),
        more: steps('(?:mayor|mejor) (?:autonomía|duración|batería)'),
        least: ends('(?:menor|peor) (?:autonomía|duración|batería)'),
        less: steps('(?:menor|peor) (?:autonomía|duración)'),
      }),
      warmth: scale(
        'calient(?:e|es|it[oa]s?)|cálid[oa]s?|abrigad[oa]s?|calentit[oa]s?|calurosos?',
        'fresc[oa]s?|frí[oa]s?|fresquit[oa]s?|transpirables?',
        {
          verbs: 'abriga|abrigan|abrigue|calienta|calientan|caliente',
        },
      ),
      loudness: scale('ruidos[oa]s?|escandalos[oa]s?', 'silencios[oa]s?|callad[oa]s?|discret[oa]s?', {
        nouns: 'ruido|decibelios|jaleo',
        verbs: 'suena|suenan|suene',
      }),
      strength: scale(
        'fuertes?|intens[oa]s?|picantes?|cargad[oa]s?|sabros[oa]s?|potentes? de sabor|aromátic[oa]s?|amarg[oa]s?|perfumad[oa]s?|especiad[oa]s?|con cuerpo',
        'suaves?|floj[oa]s?|débil(?:es)?|delicad[oa]s?|sos[oa]s?|dulces?|aguad[oa]s?',
        { nouns: 'cafeína|sabor|aroma|cuerpo|intensidad|picante', verbs: 'pica|pican|pique|huele' },
      ),
      hardness: scale(
        'dur[oa]s?|rígid[oa]s?|firmes?|ties[oa]s?',
        'bland[oa]s?|mullid[oa]s?|suavecit[oa]s?|blandit[oa]s?|flexibles?|esponjos[oa]s?|tiern[oa]s?',
      ),
      age: scale(
        'viej[oa]s?|antigu[oa]s?|curad[oa]s?|madur[oa]s?|añej[oa]s?|envejecid[oa]s?',
        'jove(?:n|nes)|tiern[oa]s? de curación',
        {
          nouns: 'curación|maduración|crianza|tiempo de curación|envejecimiento',
        },
      ),
      newness: scale(
        'nuev[oa]s?|recientes?|modern[oa]s?|actual(?:es)?',
        'modelo antiguo|anticuad[oa]s?|desfasad[oa]s?',
        {
          most: c`(?:el |la |los |las )?últim[oa]s? (?:modelos?|version(?:es)?|versión|generación|generaciones|colección|novedades|novedad); novedades; lo último; recién (?:llegad[oa]s?|salid[oa]s?)`,
          less: c`modelo anterior; versión anterior; modelo más antiguo`,
        },
      ),
      people: scale('', '', { nouns: 'personas|gente|invitados|plazas|comensales|jugadores' }),
    },
    spokenDegrees,
    spoken,
  ),
  most: [
    ...ends('mayor(?:es)?(?: cantidad de| número de| contenido de)?|mejor(?:es)?'),
    ...c`(?:el|la|los|las) más; el máximo de; la máxima; más (?:ric[oa]s?|alt[oa]s?) en`,
    `(?=mas)(?<=${namedOrAsked})mas`,
  ],
  more: [
    ...c`mayor(?:es)? (?:cantidad|número|contenido)?(?: de)?; superior(?:es)?; mejor(?:es)?; más (?:ric[oa]s?|alt[oa]s?) en`,
    `(?=mas)(?<!${namedOrAsked})mas(?! o menos)`,
  ],
  least: [
    ...ends('menor(?:es)?(?: cantidad de| número de| contenido de)?'),
    ...c`(?:el|la|los|las) menos; el mínimo de; la mínima; más (?:baj[oa]s?|pobres?) en`,
    `(?=menos)(?<=${namedOrAsked})(?<!(?:al|lo|por lo|mas o) )menos`,
  ],
  less: [
    ...c`menor(?:es)? (?:cantidad|número|contenido)?(?: de)?; inferior(?:es)?; no (?:tanto|tanta|tantos|tantas)`,
    `(?=menos)(?<!${namedOrAsked})(?<!(?:al|lo|o|cuando|a) )menos(?! mal)(?! (?:los|las|el|la) [a-z]+(?: ?$| ?[,.?!]))`,
  ],
  these: c`
    est[oa]s(?! (?:semanas|días)); es[oa]s; aquell[oa]s; de (?:est[oa]s|es[oa]s|aquell[oa]s|ell[oa]s); de entre (?:est[oa]s|es[oa]s|ell[oa]s); entre (?:est[oa]s|es[oa]s|ell[oa]s); cu[aá]l(?:es)? de (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s); cuál(?:es)?(?= (?:es|son|tiene|tienen|pesa|cuesta|dura|de|del|me|hace|suena|lleva|vale|aguanta|abriga|ilumina)\b)`,
  both: c`amb[oa]s; (?:los|las|de los|de las|est[oa]s|es[oa]s|entre los|entre las) (?:dos|2); cada un[oa](?: de (?:ell[oa]s|l[oa]s dos))?; un[oa] y otr[oa]; l[oa]s dos; tod[oa]s ell[oa]s; cualquiera de l[oa]s dos`,
  again: c`otra vez; de nuevo; vol(?:viendo|vamos|ver) (?:a|al); vuelvo (?:a|al)`,
  earlierOn: c`
    de (?:antes|hace un (?:rato|momento)|recién); que me (?:has|ha|habéis|han|habías|enseñ|mostr)\p{L}*(?: (?:enseñado|mostrado|dicho|propuesto))?(?: antes| primero)?; del que hablá\p{L}+; volv\p{L}+ (?:a|al); retom\p{L}+`,
  other: c`(?:el|la|del|al|de la|a la) otr[oa](?! (?:color|talla|marca|día|vez|tienda|tamaño)); l[oa]s otr[oa]s(?! (?:colores|tallas|marcas)); es[ea] otr[oa]; aquell?a? otr[oa]; ese otro`,
  correction: c`
    (?:no,|perdona|perdón|disculpa|disculpe|uy|ups|ay no|espera|lo siento|bueno),? ?(?:no, |perdón,? |espera,? )?(?:yo )?(?:quería|quise|quiero|me refería|me refiero|hablaba|busco|buscaba|decía|era|preguntaba); (?:quería|quise|quiero) decir; me (?:refería|refiero) a(?:l| la| los| las)?; hablaba (?:de|del); no me (?:refería|refiero) a; me (?:he )?(?:equivoqu[eé]|equivocado|expliqué mal|he explicado mal|expresé mal); no era (?:eso|ese|esa|esos|esas); eso no es lo que; no (?:ese|esa|este|esta|eso|aquel),; me has entendido mal
    más bien; mejor dicho; en realidad; de hecho; en cambio(?= (?:un|una|quiero|busco)); pensándolo (?:bien|mejor); al final (?:quiero|prefiero|mejor); mejor(?= (?:un|una|el|la|los|las|otro|otra) )`,
  clauseStart: c`
    (?:el|la|los) (?:precio|coste|costo|envío|gastos|plazo)(?= (?:of|for|to|von|für|nach|vom|zum|zur|du|de|des|pour|vers|à|del|para|a|di|dello|della|per|in|van|voor|naar|do|da|dos|das))
    (?:(?:me |nos )?(?:la|lo|las|los|le|les|me|nos) )?(?!(?:dieci|veinti)séis)\p{L}{3,}(?:áis|éis); (?:la|lo|las|los|me|nos) \p{L}{2,}[bcdrtv]ís
    cu[aá]nt[oa]s?; c[oó]mo; cu[aá]ndo; d[oó]nde; ad[oó]nde; qui[eé]n; qu[eé](?! (?:no|casi|sea|sean|tenga|tengan|aguante|se|me|le|pueda|haya|vaya|lleve|quepa|valga|cueste|esté|dure|pese|resista|soporte|sirva|funcione|combine)(?![a-z])); por qu[eé]; cu[aá]l(?:es)?; (?:a|de|en|con|para|por|hasta|desde|del) (?:qu[eé]|cu[aá]l(?:es)?|qui[eé]n|cu[aá]ndo|cu[aá]nt[oa]s?|d[oó]nde); xq; q (?:precio|vale|cuesta); kuanto; cuanto
    tenéis; tienen; tiene; tienes; tendréis; tendrían; hay; habrá; es (?:vegan[oa]|impermeable|posible|compatible|lavable|apt[oa]|verdad|resistente|de|el|la|bueno|fácil|necesario|adecuad[oa]|muy|grande|ecológic[oa]); son; está; están; puedo; puede; pueden; podéis; podría; podrían; podríais; se (?:puede|pueden|lava|lavan|conserva|recarga|carga); hacéis; hacen; hace; enviáis; envían; enviais; vendéis; venden; entregáis; entregan; aceptáis; aceptan; abrís; abren; cerráis; cierran; cuesta; cuestan; pesa; pesan; dura; duran; vale; valen; sirve; sirven; funciona; va; van; viene; vienen; lleva; llevan; cabe; caben; existe; existen; queda; quedan; me (?:recomendáis|recomiendas?|recomiendan|aconsejáis|aconsejas|podéis|puede|pueden|enviáis|dices|decís|hace falta); recomendáis; recomiendan; incluye; contiene; aguanta; suena; necesita; os; le (?:va|cabe|sirve); si (?:no|compro|llevo|me)
    quiero; quería; quisiera; busco; necesito; me gustaría; yo (?:quiero|busco); muéstrame; enséñame; ensename; muestra(?:me)?; dime; dígame; ponme; (?:a partir de|bajo|sobre|hacia) (?:qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|d[oó]nde|cu[aá]ndo)`,
  opening: c`
    (?:(?:ay |oh |vaya )?que (?:pena|lástima|rabia|mal)|ay|uy|uf+|vaya|jolín|ostras|ups|hm+|mm+|(?:una )?(?:pena|lástima)|no sé|no pasa nada|da igual|dudo)(?=\s*[,.!])
    (?:a?(?:ha){2,8}h?|aha(?:ha){1,8}|(?:he){2,6}h?|(?:hi){2,6}|(?:ja){2,6}j?|(?:ah){2,6}a?|l+o{1,4}l+|xd+|(?:rs){2,4}|k{3,8})(?=[,.!])
    (?:cambio de tema|cambiando de tema|(?:una )?otra (?:cosa|pregunta|cuestión)|otro tema)(?=\s*[:,.-]);
    (?:uy|ay|ups|perdón|perdona|espera)?,? ?(?:me (?:he )?equivoqué|me he equivocado|me he confundido|error mío|fallo mío|culpa mía)(?= |,)
    (?:(?:tengo |solo )?(?:dos|tres|un par de|algunas) (?:preguntas|dudas|cosas|cositas)|(?:la |una )?última)(?=\s*[:,.-])
    (?:pues|entonces|bueno|a ver|eh+|hm+|mm+|ah|oh|oye|oiga|mira|mire)(?=,| (?!(?:sí|no|vale|bien|nada|gracias)\b)); (?:vale|y|ah) (?:pues|entonces)
    (?:(?:solo |y |vale,? )?(?:una |otra )?(?:última |pequeña |breve |simple )?(?:pregunta|duda|cosa|consulta))(?: rápida| tonta| más| para vosotros)?(?=\s*[:,.-]); otra cosa(?=\s*[:,.-])
    (?:tengo|tenía|tendría) una (?:pregunta|duda|consulta|preguntita|dudilla)(?: rápida)?; (?:puedo|podría) (?:haceros |haceros? |hacerle )?(?:preguntar(?:te|os|le)?|hacer(?:te|os|le)? una pregunta)(?: una cosa| algo)?
    perd(?:ona|one|onad|ón)(?:,)? (?:que (?:te |os |le )?moleste|la molestia|por la molestia|las molestias); (?:perdona|perdone|perdonad|disculpa|disculpe|disculpad|disculpen)(?=\s*[,.:!-])
    mi (?:mujer|marido|novia|novio|pareja|madre|padre|hijo|hija|amiga|amigo|hermana|hermano|jefe|jefa) (?:pregunta|quiere saber|quisiera saber|me pregunta)
    (?:quería|quisiera|quiero|querría|me gustaría) (?:saber|preguntar)(?: una cosa)?; (?:me |nos )(?:puedes|puede|podéis|podrías|podría|pueden|podrían) decir; (?:puedes|puede|podéis|podrías|podría) decirme; (?:dime|dígame|decidme)(?=\s*[,:-])
    (?:sabes|sabe|sabéis|saben)(?= (?:cuánto|cuál|qué|dónde|cuándo|cómo|a qué|hasta)); por cierto; por curiosidad
    (?:h+m+|mm+|m+h+m+|e+h+m*|a+h+|o+h+|ajá|ok(?:ay)?|vale|uf+); (?:bien|muy bien|perfecto|genial|estupendo|entiendo|entendido|ya veo|bueno|guay|de acuerdo|interesante|pues|ya|claro)(?=\s*[,.!])`,
  closing: c`
    por favor; porfa; pf; xfa; (?:muchas |mil )?gracias(?: de antemano| por adelantado)?; chicos; chicas; ¿?(?:lo|la) (?:sabe|sabes|sabéis|saben); por curiosidad; por cierto; un saludo; saludos; (?:en|por) (?:vuestra|su|tu) tienda`,
  whether: c`si`,
  asksWithin: c`cuánt[oa]s?; cuál(?:es)?; (?:de|en|con|para|a) qué`,
  and: c`y(?: también| además| luego| aparte)?; e(?= h?i); &; (?<!cuánto )más; también; además(?: de)?; así como; luego; and; tb; aparte`,
  or: c`o(?: bien| si no)?; u(?= h?o)`,
  together: c`si (?:me )?(?:llevo|compro|pido|cojo|llevamos|compramos) (?:\d{1,3}|dos|tres|cuatro|cinco|seis); junt[oa]s; junto (?:con|al?); en total; total; todo junto; en conjunto; sumad[oa]s?; todo sumado; cu[aá]nto (?:es|sería|seria|suma|sale|cuesta|vale)(?: todo| en total| junto); si (?:compro|llevo|cojo|pido) (?:dos|tres|cuatro|cinco|\d+|l[oa]s dos|ambos); cuánto por (?:dos|tres|cuatro|l[oa]s dos|\d+); a cuánto (?:sale|me sale) todo; el total
    (?:cuánto|a cuánto) (?:son|serían|salen|cuestan|valen|hacen) (?:\d{1,3}|dos|tres|cuatro|cinco|seis|ocho|diez|doce)(?! (?:días|horas|meses))`,
  fits: c`(?:va|van|iría|irían|funciona|funcionan|pega|pegan)(?: bien)? (?:con|en|para); compatibles?(?: con)?; (?:sirve|sirven|vale|valen) (?:para|con|en); encajan? (?:con|en); llevarías con`,
  goesWith: c`(?:que |para )(?:le )?(?:vaya|vayan|va|van|ir|combine|combinen|combinar|pegue|peguen)(?: bien)?(?: con (?:él|ella|eso|ese|esa|este|esta|esto|ellos|ellas|esos|esas|estos|estas))?(?= ?(?:$|[?.,!])); para (?:acompañar|combinar)(?:l[oae]s?)?(?: con (?:él|ella|eso|ese|esa|este|esta|esto))?(?= ?(?:$|[?.,!])); a juego(?: con (?:él|ella|eso|ese|esa|este|esta|esto))?(?= ?(?:$|[?.,!]))`,
  howManyLeft: c`(?:hay|tenéis|tienen|tienes|quedan) (?:suficientes?|bastantes|tant[oa]s)(?= ?(?:$|[?.,]| para \d)); (?:l[oa]s|tantas?|tantos?) tenéis(?= ?(?:$|[?]))(?<=\d[ ,.].{0,40});
    (?:^|y )¿? ?cu[aá]nt[oa]s(?= ?\?*$)
    (?:tenéis|tienen|tiene|tienes|hay|quedan) (?:\d{1,3}|dos|tres|cuatro|cinco|seis) (?:de (?:est[oa]s|es[oa]s|ell[oa]s)|en stock|disponibles)
    cu[aá]nt[oa]s \p{L}+ (?:os |les |te )?quedan; cu[aá]nt[oa]s (?:os |les |te )?(?:quedan|tenéis|tienen|tiene|tienes|hay|restan|sobran|quedarían)(?: aún| todavía| en stock| disponibles| de es[oa]s| de est[oa]s)*(?= ?(?:$|[?,.!])| en stock| aún| todavía| dispon| de es| de est); cu[aá]nt[oa]s (?:os |les )?quedan; (?:os |les )?quedan? (?:cu[aá]nt[oa]s|much[oa]s); cu[aá]nt[oa]s (?:unidades|piezas|de es[oa]s|de est[oa]s|disponibles|en stock|ejemplares); cu[aá]nt[oa]s .{0,40}(?:en stock|disponibles|quedan|en almacén); hay cu[aá]nt[oa]s; existencias; cu[aá]ntas? hay(?= ?(?:$|\?))
    cuánt[oa]s (?:pares|piezas|unidades|ejemplares|cajas|botellas|tarros|paquetes)(?: (?:os|les|te))? (?:quedan|tenéis|tienen|tienes|hay|puedo)(?! (?:en cada|dentro)); (?:qué|cuál es el|cuánto es el|cuánto) (?:stock|inventario)(?: (?:hay|tenéis|tienen|queda))?; cuánt[oa]s (?:puedo|podría|podemos) (?:comprar|pedir|llevar\p{L}*)(?= ?(?:$|[?!.,])); cuánt[oa]s .{0,20}(?:en (?:el )?almacén|en (?:la )?tienda)`,
  backWhen: c`
    cu[aá]ndo .{0,40}(?:vuelv\p{L}*|volv\p{L}*|disponib\p{L}*|de nuevo|otra vez|nuevamente|repo\p{L}*|lleg\p{L}*|en stock|reci\p{L}*|tendr\p{L}*|habr\p{L}*|entra\p{L}*|haya); vuelv(?:e|en|a|an|eréis) a (?:haber|tener|estar|entrar|traer)(?: \p{L}+)?; de vuelta en stock; repon(?:éis|en|er|drán|dréis)?; reposición; (?:nuevamente|de nuevo|otra vez) (?:disponibles?|en stock); (?:próxima|nueva) (?:remesa|entrega|reposición|tanda); (?:vais|van) a (?:recibir|tener|traer|reponer) (?:más|otra vez|de nuevo)?; avís\p{L}* cuando; avis\p{L}* cuando; va(?:n)? a volver
    cuándo .{0,30}(?:más|otr[oa]s|de nuevo|otra vez|vuel\p{L}+|volv\p{L}+|repon\p{L}*|repos\p{L}*|entra|entran|recib\p{L}*); repon\p{L}+; reposición; (?:vais|van) a (?:recibir|tener|traer|reponer) más; (?:os|les) (?:vuelv|volv)\p{L}+ a (?:entrar|llegar)`,
  awaited: c`
    (?:cuándo|desde cuándo|a partir de cuándo|para cuándo|en qué fecha|hasta cuándo) .{0,40}(?:tener|tenerl[oa]s?|comprar\p{L}*|pedir\p{L}*|conseguir\p{L}*|encargar\p{L}*|tendré|disponibles?|tendréis|tendrán|podré|podrá)
    (?:cuánto|mucho) .{0,25}(?:esperar|falta)`,
  haveIt: c`
    (?:lo|la|los|las) (?:tenéis|tienen|tiene|tienes|hay|vendéis|venden|hacéis|hacen|tendréis)(?: también| aún| todavía)*(?: en(?! (?:stock|tienda|oferta))| de| con)?; (?:tenéis|tienen|tiene|hay) (?:est[ea]|es[ea]|esto|eso|est[oa]s|es[oa]s|el mismo|la misma|lo mismo|uno así)(?: también| aún)*(?= (?:en|de|con)\b| ?\??$)(?: en(?! (?:stock|tienda|oferta)))?; (?:hay|existe|existen|viene|vienen|está|están|está disponible|están disponibles|se vende)(?: también| aún)* en(?! (?:stock|tienda|oferta|rebajas|españa|casa)); también (?:l[oa]s? hay )?en(?! (?:stock|tienda)); (?:el mismo|la misma|lo mismo) en; disponibles? en(?! (?:stock|tienda))`,
  perUnit: c`(?:(?:el|al|por|cada|a) |/ ?)(?:kilo(?:gramo)?|kg|litro|100 ?(?:g|gr|gramos|ml)|los 100|cien gramos|metro); los (?:100|cien) ?(?:g|gr|gramos); (?:(?:por|cada) |/ ?)(?:l|m|unidad|paquete|botella|metro cuadrado|m2|taza|dosis|cápsula|pieza|bolsa|persona); la unidad; precio (?:al|por|del) (?:kilo|kg|litro|metro)`,
  yearsOld: c`
    (?<n>\d{1,2}) ?(?:años?|anos|añitos)(?! (?:de )?(?:garantía|curación|maduración|crianza)|.{0,4}garantía)(?<!(?:garantía|garantía de|curado|hace|durante|por|garantia de|garantia) \d{1,2} ?(?:años?|anos|añitos))(?! atrás); (?:tiene|cumple|cumplirá|hace|edad de|con) (?<n>\d{1,2}) ?(?:años?|anos|añitos)(?! (?:de )?garantía)(?<!hace \d{1,2} ?(?:años?|anos)); (?<=(?:amig[oa]|${kin})(?: que)? )(?:de|tiene|cumple) (?<n>\d{1,2})(?= ?(?:$|[,.?!]| y )); cumpl(?:e|irá) (?<n>\d{1,2})(?= ?(?:$|[,.?!]| y ))
    (?:bebé|niñ[oa]|hij[oa]|niet[oa]|sobrin[oa]|cachorr[oa]|gatit[oa]|perrit[oa]|peque)(?: de| con| que tiene| tiene)? (?<m>\d{1,2}) ?meses; tiene (?<m>\d{1,2}) ?meses`,
  tallBefore: c`(?:alguien|personas?|mido|mide|miden|medimos|${kin}(?: mide| de)?)(?: que| de| mide| casi| unos){0,3}`,
  tallAfter: c`de (?:alto|altura|estatura)`,
  forPeople: c`
    para (?<n>\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) ?(?:personas?|pers\.?|invitados|adultos|niños|amigos|jugadores|comensales|gentes?); (?<n>\d{1,3}|dos|tres|cuatro|cinco|seis|ocho|diez|doce) (?:personas|plazas|invitados|comensales)
    (?:familia|grupo) de (?<n>\d{1,2}|tres|cuatro|cinco|seis|siete|ocho|diez|doce); somos (?<n>\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?= ?(?:$|[,.?!]| y | personas| en )); para (?<n>dos|tres|cuatro|seis|ocho)(?= ?(?:$|[,.?!]))
    (?:seremos|somos|seríamos|vamos a ser) (?<n>\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?= ?(?:$|[,.?!]| y | personas| en | a )); (?<n>\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) personas (?:tienen|deben|caben|duermen|van)
    (?<n>\d{1,2}|dos|tres|cuatro|cinco|seis|ocho|diez|doce) (?:jugadores|amigos|personitas|comensales|adultos|gentes)(?= ?(?:$|[,.?!]| y | para | que | caben)); (?:caben|quepan|quepamos|cabemos) (?<n>\d{1,2}|dos|tres|cuatro|cinco|seis|ocho|diez)(?= ?(?:$|[,.?!]| personas))`,
  tellMore: c`
    (?:cuéntame|cuénteme|contadme|dime|dígame|háblame|hábleme|explícame)(?: un poco)?(?: algo)?(?: más)? (?:sobre|más|de|del|acerca); saber más(?: sobre| de)?; más (?:info|información|detalles|datos)(?: sobre| de)?; (?:info|información|detalles|datos) (?:sobre|de|del|por favor); descr[ií]b\p{L}*; descripción; qué tiene de (?:especial|bueno|particular); características; ficha técnica
    qué (?:más|otra cosa) (?:me |nos )?(?:puede|puedes|podéis|pueden|podrías?) (?:decir|contar|explicar)\p{L}*; (?:decirme|contarme|explicarme|saber) (?:algo |un poco )?más; qué más (?:hay que|debo|tengo que) saber`,
  gift: c`
    regalos?(?<!(?:papel|envol\p{L}{0,8}|envuel\p{L}{0,6}|tarjeta|tarjetas|cheque|vale|bolsa|caja|paquete|para) (?:de |como |para )?regalos?); para regalo(?! ?\?)(?<!(?:envol\p{L}{0,8}|envuel\p{L}{0,6}) para regalo); regalar(?:le|les)?; regalito; obsequio; detallito; ideas?(?: de| para|$); (?:para|por|de) (?:el |su |un |la |una )?(?:cumpleaños|cumple|navidad|reyes|boda|aniversario|día (?:de la madre|del padre)|amigo invisible|bautizo|comunión|jubilación)
    (?:qué|que|cuál|cuáles)(?: \p{L}+)? (?:(?:me |nos |le )?(?:recom(?:end|iend)\p{L}*|aconsej\p{L}*|suger\p{L}*|sugier\p{L}*)|(?:me |le )?(?:puedo (?:regalar|comprar)|debería|compro|llevo|regalo|cojo|elijo|conviene|escojo|vendría bien)); recom(?:end|iend)\p{L}*; aconsej\p{L}*; suger\p{L}*; sugier\p{L}*; consejos?; opinión
    (?:algo|alguna cosa|una cosa|cosita) (?:\p{L}+ )?(?:para|de regalo); (?:ideal|adecuad[oa]|mejor|buen[oa]|perfect[oa]|indicad[oa]|apropiad[oa]) para; no s[eé] (?:qu[eé]|cu[aá]l(?:es)?)(?: \p{L}+)?; ay[uú]d(?:ame|eme|adme|arme|a|ar)(?: a)? ?(?:elegir|escoger|decidir|encontrar)?; cuál me llevo`,
  anything: c`
    qué más(?= (?:hay|tenéis|tienen|es)); algo; alguna? (?:cosa|producto|artículo); cosas(?= (?:para|de|en|por)); (?:un|algún) producto(?= (?:para|contra|de))
    qué (?:tenéis|tienen|hay|vendéis|venden|me ofrecéis|ofrecen); lo (?:más|menos) \p{L}{3,14} (?:que (?:tengáis|tengan|tenéis|tienen|haya|hay)|para|de todo)`,
  anyPrice: c`
    (?:puede|podría) (?:ser|costar|valer) (?:algo |un poco )?(?:car[oa]|lo que sea|más caro)(?= ?(?:$|[,.!])); no (?:me|nos) importa (?:gastar|pagar)(?: un poco| algo)?(?: más)?(?= ?(?:$|[,.!]))
    (?:el )?(?:precio|presupuesto|coste)(?: en realidad| al final)? (?:no importa|da igual|no es (?:problema|un problema|importante)|es lo de menos|me da igual); (?:no importa|da igual|me da igual) (?:el precio|el presupuesto|lo que cueste|cuánto cueste|lo que valga); (?:olvid(?:a|e|emos)(?:te)?|dej(?:a|e|emos)|al diablo con) (?:del? |el |con el )?(?:precio|presupuesto|límite); puede costar más; cueste lo que cueste; a cualquier precio; sin importar el (?:precio|presupuesto); no miro el precio; da lo mismo el precio`,
  ofAll: c`(?:de|entre) (?:todos|todas) (?:vuestr[oa]s|sus|l[oa]s|tus)(?= \p{L}); (?:de|en) (?:toda )?(?:la|vuestra|su) sección(?: de)?(?= \p{L})`,
  wholeShop: c`(?:de|en) (?:toda )?(?:la|vuestra|su) tienda; (?:de|en) todo (?:el|vuestro|su) (?:catálogo|surtido); del catálogo; de todo lo que (?:tenéis|tienen|hay|vendéis|venden); de todas las categorías`,
  purposeBefore: c`(?:para|con que|con la que|con lo que|que sirva para|sirve para) (?:poder |hacer )?(?!(?:comprar|ver|saber|tener|encontrar|pedir|regalar|gastar|pagar|mujer|hogar|mar|lugar|llevar|ser|ir|dar|cambiar|celular|poder|hacer|vestir|jugar) )\p{L}{2,}(?:ar|er|ir)(?:l[oae]s?|me|se|nos)?(?= ); (?:necesito|tengo que|tenemos que|hay que|debo|quiero) (?!(?:comprar|ver|saber|tener|encontrar|pedir|regalar|gastar|pagar|probar|cambiar|devolver|ser|ir|dar|llevar|hacer|hablar|recoger|ordenar) )\p{L}{2,}(?:ar|er|ir)(?= ); (?:algo|alguna cosa) (?:para que|para no|que (?:proteja|evite|impida|guarde|quite))(?: (?:no|que|se|me|mi|mis|el|la|los|las|le)){0,3}`,
  purposeAround: c`con (?:el|la|lo) que (?:poder |pueda )?\p{L}{3,14} (?:el |la |los |las |mi |mis )?\p{L}+`,
  somethingFor: c`(?:algo|alguna cosa|algún producto|un producto)(?: (?:bueno|que vaya bien|que sirva)){0,1} (?:para|pa|contra)(?: (?:el|la|los|las|mi|mis|un|una|unos|unas|nuestr\p{L}{1,2}))?; qué (?:tenéis|tienen|tienes|hay|recomendáis|recomiendan|me recomiend\p{L}{1,2}) (?:para|contra)(?: (?:el|la|los|las|mi|mis|un|una))?`,
}
