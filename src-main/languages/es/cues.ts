import { cueList as c } from '../build.ts'
import type { Cues } from '../cues.ts'

const units =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
    ' ',
  )
const tens = '- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

function number(n: number): readonly string[] {
  if (n < 20) return [units[n] ?? '']
  if (n > 20 && n < 30) return [`veinti${units[n - 20]}`]
  const ten = tens[Math.floor(n / 10)] ?? ''
  return [n % 10 === 0 ? ten : `${ten} y ${units[n % 10]}`]
}

export const cues: Cues = {
  number,
  hundred: ['cien'],
  price: {
    currency: c`euros?; pavos; euritos; eurillos; eurazos; leuros; lereles; dolares; pesos`,
    pounds: c`libras?`,
    notes: [
      ['(?:una )?decena de euros', 10],
      ['(?:una )?veintena de euros', 20],
      ['(?:una )?treintena de euros', 30],
      ['(?:una )?cincuentena de euros', 50],
      ['(?:un )?centenar de euros', 100],
    ],
    weighing: c`pesa; peso`,
    max: c`
      menos de; por debajo de; más barat[oa]s? (?:que|q|k); no más de; no (?:cueste|cuesten|pase|pasen|supere|superen)(?: más)?(?: de)?(?: los)?; no (?:\p{L}{1,12} ){0,2}(?:gastar(?:me|nos)?|pagar|pasar(?:me|nos)?) (?:más )?de(?: los)?; sin (?:pasar(?:me|nos)?|superar)(?: de)?(?: los)?; inferior(?:es)? a; máximo(?: de)?
      máx\.?; como máximo; bajo(?= ?[€$£]?\d)`,
    maxWeak: c`hasta; presupuesto(?: (?:de|es|máx\.?|es de))?; €tengo; €gastar`,
    maxAfter: c`(?:es|son|sería) (?:mi|nuestro|el) (?:máximo|tope|límite|presupuesto); y no más; ni uno más; no paso; no más; máximo; como máximo; como mucho; a lo sumo; (?:de )?tope; max; o menos; de presupuesto; (?:para|que) gastar(?:me)?`,
    min: c`más car[oa]s? que`,
    minWeak: c`
      más de; como mínimo; no menos de; €desde; a partir de; por encima de; al menos; mínimo(?: de)?; superior(?:es)? a`,
    difference: c`más (?:barat[oa]s?|car[oa]s?); menos; de (?:descuento|rebaja)`,
    minAfter: c`o más; en adelante; mínimo`,
    around: [],
    aroundWeak: c`
      alrededor de; €unos; cerca de; aproximadamente; €sobre(?: los)?; más o menos; en torno a`,
    between: [
      ['entre(?: los)?', 'y(?: los)?|-'],
      ['de', 'a|-'],
      ['desde', 'hasta'],
    ],
    money: c`precios?; gasto; gastaría; gastarme; cuestan?; costar; presupuesto; gastar; pagar; barat[oa]s?; car[oa]s?`,
  },
  sizeWords: c`tallas?; tamaños?; número de pie; talle`,
  terms: c`
      envíos?; enviar; envían; gastos de envío; entregas?; entregan; devoluci(?:ón|ones); devolver; reembolsos?
      cambiar; cambios?; garantía; pagos?; pagar (?:con|por); paypal; factura; vales?; cup(?:ón|ones)
      código (?:de descuento|promocional); tarjeta regalo; aduanas?; cancelar; cuenta; contraseña; boletín`,
  ask: {
    which: c`cuál(?:es)?`,
    cheapest: c`
      (?<=(?<!\p{L})(?:el|la|los|las|lo) (?:\p{L}+ ){0,4})más (?:barat[oa]s?|económic[oa]s?)(?! que); menos car[oa]s?; precio más bajo
      mejor precio`,
    dearest: c`
      (?<=(?<!\p{L})(?:el|la|los|las|lo) (?:\p{L}+ ){0,4})más car[oa]s?(?! que); precio más alto`,
    count: c`
      cuánt[oa]s(?= .{0,60}(?:tienen|tenéis|tiene|hay|venden|ofrecen|en stock))
      cuánt[oa]s (?:tienen|hay|tenéis); número de(?= \p{L}+ (?:que|tienen))`,
    brands: c`(?:qué|cuáles son (?:las|sus)|cuáles) marcas(?: de)?; marcas de; de qué marcas`,
    sizes: c`
      en (?:qué|cuáles) (?:otros |otras )?(?:formatos?|presentaciones|largos|longitudes); (?:en )?(?:qué|cuáles) (?:otras )?(?:tallas?|tamaños?|números?|medidas?); tallas disponibles; otras tallas; tallas`,
    colours: c`
      (?:en |de )?(?:qué|cuáles) (?:otros )?colores; colores disponibles; otros colores; en qué color; colores; (?:qué|otr[oa]s) (?:tonos|tonalidades)`,
    comparePair: c`
      en qué (?:es|son|sería|serían) (?:diferentes?|distint[oa]s?) (?<a>.{1,120}?) (?:y|a|al|de|del|que) (?<b>.{1,120}); en qué (?<a>.{1,120}?) (?:es|son) (?:diferentes?|distint[oa]s?) (?:a|al|de|del|que) (?<b>.{1,120}); (?:en qué|cómo) se (?:diferencia|distingue|diferencian|distinguen) (?<a>.{1,120}?) (?:y|de|del) (?<b>.{1,120})
      qué (?:diferencia|distingue|separa) (?:a |al )?(?<a>.{1,120}?) (?:de|del|y) (?<b>.{1,120}); qué tienen? (?<a>.{1,120}?) que no (?:tenga|tiene|tengan) (?<b>.{1,120}); qué tal (?:es |está )?(?<a>.{1,120}?) (?:frente al?|comparad[oa] con|al lado del?|contra) (?<b>.{1,120})
      (?:cuál(?:es)? (?:es|son) )?(?:la |las )?diferencias? (?:hay )?entre (?<a>.{1,200}?) y (?<b>.+)
      compar(?:a|ar|e|en|ame) (?<a>.{1,200}?) (?:y|con|a|vs\.?) (?<b>.+)
      (?:cuál|qué) es mejor[,:]? (?<a>.{1,200}?) o (?<b>.+); (?<a>.{1,200}?) (?:vs\.?|versus|(?:en )?compara(?:ción|do|da|dos|das) con|respecto (?:a|al|del?)) (?<b>.+)
      en qué se diferencian? (?<a>.{1,200}?) (?:y|del?) (?<b>.+); qué cambia (?:entre|de) (?<a>.{1,200}?) [ya] (?<b>.+)`,
    against: ['contra'],
    than: ['que(?= (?:el|la|los|las|ese|esa)\\b)'],
    priceGap: c`(?:en |por )?cu[aá]nto (?:más|menos)(?= (?:car|barat|cuesta|vale|es |me cuesta|pago|sale))(?: car[oa]s?| barat[oa]s?)?; diferencia (?:de|en el) precio; (?:cuesta|vale|sale) cu[aá]nto (?:más|menos)(?: car[oa]| barat[oa])?; cu[aá]nto (?:me |nos )?ahorr\p{L}+`,
    compareThem: c`
      qué (?:me llevo|gano|obtengo|tengo|me dan)(?: de más)? (?:por|con|a cambio de) (?:la diferencia|el dinero de más|pagar más|el extra|ese extra)(?: de precio)?; (?:vale|merece|compensa)(?: la pena)? (?:pagar más|la diferencia|el extra|el sobreprecio)(?: de precio)?; qué (?:lo|la) hace más car[oa]
      qué diferencias?; (?:en qué|cómo) se (?:diferencian|distinguen); en qué son (?:diferentes|distint[oa]s); (?:el uno|la una|uno|una) del? (?:otro|la otra|otra); entre (?:sí|ellos|ellas)(?= ?\?*$); qué (?:los|las) (?:diferencia|distingue); qué cambia; qué tienen de diferente
      compar(?:a|ar|e)(?:l[oa]s)?(?: los dos| las dos)?; (?:cuál es )?la diferencia; diferencias? entre; dónde están las diferencias; ^(?:y )?(?:las |qué )?diferencias?(?= ?\?*$); (?:cuál|qué) es mejor`,
    price: c`
      (?:sale|salen|cuesta|cuestan|vale|valen|serían?|hacen?|suman?|queda)(?: todo| en total| entonces){0,2} (?:por |a |en )?cuánto(?= ?\?*$)
      (?:cu[aá]nto|por cu[aá]nto|a cu[aá]nto) (?:pago|pagaría|tengo que (?:pagar|poner|desembolsar|soltar)|tendría que (?:pagar|poner)|debo pagar|hay que pagar|me (?:cuesta|costaría|cuestan|sale|salen|saldría|cobráis|cobran|piden|pedís|va a costar|saldrían)|nos (?:cuesta|sale|saldría)|sale|está|vale|costaría|voy a pagar|habría que pagar)(?! (?:con|en) ); qué (?:precio|coste|importe) (?:tiene|tienen|tendría|hace); (?:por|a) (?:cu[aá]nto|qué precio) (?:lo|la|los|las) (?:tenéis|tienen|vendéis|venden|dejáis); a cu[aá]nto (?:asciende|sube|ascienden|sube todo)
      (?<!de )cu[aá]nto (?:cuestan?|costa|valen?|es|son|está|están|sale|salen); cu[aá]nto(?: .{1,60})? (?:cuestan?|costarían?|pago|pagaría|pagar|gasto|gastaría|gastar); (?<=[,:] ?¿?)cu[aá]nto(?= ?\?*$); qué (?:precio|cuesta); cuál es el precio; precio (?:de|del)
      (?<!(?:buen|mejor|mismo|bajo) )precio(?= ?\?*$); a cuánto; a qué precio; (?:cuánto|qué) (?:cobráis|cobran|cobra|pedís|piden); cuánto (?:hace|hacen|suma|suman|saldría|costaría|serían)
      cuánto (?:costaba|valía|era)n?; qué (?:precio tenía|costaba); antes de (?:las? )?(?:rebajas?|oferta|descuento)(?= ?\??$); en vez de cuánto; precio tachado; precio (?:anterior|original|de antes|normal|inicial); hay que pagar(?: algo)?(?= ?\??$); cuesta algo`,
    stock: c`
      quedan? (?:algun[oa]s?|un[oa])(?= ?\??$)
      (?:llevár(?:me)?l[oa]s?|llevar(?:me)?l[oa]s?) (?:ya|hoy|ahora|puest[oa])
      (?:l[oa]s? (?:tenéis|tienen|tiene|tienes|hay)|est[áa]n?|hay)(?: .{1,20})? en (?:la |vuestra )?tienda
      (?:está|están) .{1,60} (?:en stock|disponibles?|agotad[oa]s?)
      (?:está|están|sigue) (?:aún |todavía )?(?:disponibles?|en stock|agotad[oa]s?); tienen .{1,60} en stock`,
    keeps: c`(?:cuánto(?: tiempo)?|cuántos (?:días|meses|años)) (?:\p{L}+ ){0,3}(?:duran?|aguantan?|conservan?|conservarse)(?![a-z]); una vez abiert\p{L}+; después de abr\p{L}+; tras abrir\p{L}*; caduc\p{L}+; duran? abiert\p{L}+`,
    obtain: c`
      (?:puedo|se puede|podemos) volver a (?:comprar|pedir|tener|encargar)
      (?:puedo|podría|se puede|se pueden|podemos|es posible|podré)(?: .{1,20})? (?:comprar|pedir|encargar|conseguir|tener|adquirir|obtener|llevar)(?:me)?(?:l[oa]s?)?(?: .{1,50})? (?:ahora(?: mismo)?|ya|hoy|en este momento|actualmente|de inmediato|inmediatamente|todavía|aún|enseguida|al momento|por ahora)(?= ?(?:$|[?!.,]))
      (?:l[oa]s?|se l[oa]s?) (?:puedo|podría|puede|podemos|pueden) (?:aún |todavía |ya )?(?:comprar|pedir|encargar|conseguir|tener|adquirir|llevar)(?: .{1,30})? (?:ahora(?: mismo)?|ya|hoy|en este momento|actualmente|de inmediato|inmediatamente|todavía|aún|enseguida|al momento|por ahora)(?= ?(?:$|[?!.,]))
      (?:puedo|se puede|podría|se pueden) (?:aún|todavía|ya) (?:comprar|pedir|encargar|conseguir|tener|adquirir|obtener|llevar)(?:me)?(?:l[oa]s?)?
      (?:se|l[oa]s?) (?:consigue|consiguen|vende|venden|encuentra|encuentran|encuentro|consigo) (?:aún|todavía|ahora|ya|en (?:la |vuestra )?tienda); (?:aún|todavía) se (?:consigue|consiguen|vende|venden|encuentra|encuentran)
      (?:sigue|siguen|está|están) .{0,20}a la venta; (?:os|les|te) quedan?(?! (?:bien|mal|grandes?|pequeñ|anch|just|cort|larg|apretad))(?: .{1,25})?(?= ?(?:$|[?!.,])); (?<!(?:cómo|cuánto|mi talla|me) )quedan? (?:aún|todavía)
      l[oa]s? (?:seguís|siguen|sigues) (?:teniendo|vendiendo); (?:l[oa]s? )?(?:tenéis|tienen|tienes|hay) (?:aún|todavía|ahora(?: mismo)?|en este momento|actualmente)(?= ?(?:$|[?!.,])); (?<!(?:para|que|no) )l[oa]s? hay(?= ?(?:$|[?!.,])); (?:aún|todavía) (?:l[oa]s? )?(?:tenéis|tienen|tienes|hay|queda|quedan)`,
  },
  inStock: c`list[oa]s? para (?:enviar|enviarse|el envío|salir|llevar); (?:entrega|envío) inmediat[oa]; en stock; en el estante; disponibles?(?: ahora| ya)?; en existencias?; no agotad[oa]s?`,
  soldOut: c`agotad[oa]s?; sin existencias`,
  onSale: c`
      (?:alguna|una|qué) (?:oferta|promoción|rebaja)(?! de (?:trabajo|empleo)); a mitad de precio; más barat[oa]s? (?:que|de lo) (?:antes|normal|habitual); con (?:un )?(?:\d{1,2} ?% de )?rebaja; de rebajas; precios? (?:rebajados?|reducidos?|especial(?:es)?); gangas?;
      en oferta; en rebajas?; rebajad[oa]s?; con descuento; en promoción; ofertas; descuentos; rebajas; chollos; en liquidación; promociones; de oferta; bajad[oa]s? de precio; cuánto descuento; qué descuento; cuánto (?:se )?ahorr\w*`,
  reference: {
    goesOn: c`y; que hay de; pero; o; que tal; que pasa con`,
    whatIf: c`(?:supongamos|supón|imagina|pongamos) que; (?:y (?:qué pasa )?|pero |o |qué pasa |incluso |aun )(?:si|en caso de); en caso de; (?:y |pero )?(?:es |pasa |vale )?(?:lo mismo|igual|también vale|vale también) (?:para|con|si)`,
    narrows: c`solo; solamente`,
    howLong: c`^(?:(?:y|ok|entonces|vale) )*(?:(?:en|hasta|durante) )?cuánto (?:tiempo|tardan?|dura|tardaría)(?: (?:tarda|es|dura|lleva|sería|eso|tengo))*$`,
    when: c`^(?:(?:y|ok|entonces|vale) )*(?:(?:desde|hasta|a partir de|para) )?cuándo(?: (?:es|sería|empieza|eso))*$; a partir de (?:cuánto|qué (?:importe|cantidad|edad))$`,
    it: c`
      (?:este|esta|ese|esa|aquel|aquella|mismo|misma) (?:producto|artículo|modelo)
      (?:cuesta|es|tiene|viene|vale|pesa|hay|quiero) (?:este|esta|ese|esa|eso|esto|lo)$
      (?:lo|la|los|las) (?:tienen|tiene|hay|quiero|compro|venden); cuánto (?:cuesta|vale)(?: (?:eso|esto))?$
      (?:el|la) mism[oa]; ést[ea]$; eso; esto; (?!pag|dev|env|mand|cambi|cancel|anul|recog|recib|ped)\p{L}{2,}[aei]rl[oa]s?
      (?:ahí )?dentro(?= ?(?:$|[?,.])); con (?:él|ella|ellos|ellas); le (?:cabe|caben|entra|entran)
      se le (?:puede|pueden); le puedo (?=\p{L}); (?:trae|traen|incluye|incluyen)(?= (?:un|una|el|la|los|las|su|\p{L}+)\b)`,
    more: c`
      (?:qué (?:tienen|tenéis|hay) )?en su lugar; (?:alguna |otras? )?alternativas?; algo (?:parecido|similar|por el estilo|así); (?:alguno?|otr[oa]) (?:parecid[oa]|similar)
      (?:muéstrame|muestra|muestre|enséñame|ver|quiero ver)(?: un poco)? más
      más(?: (?:por favor|productos|resultados|opciones))?$; (?:algo|alguna cosa|nada) más
      otr[oa]s(?: (?:productos|opciones))?; siguientes?(?= ?(?:$|[?.!])); otra cosa; qué más (?:tienen|tenéis|hay|tiene)`,
    cheaper: c`
      (?:(?:algo|alguno|alguna|uno|una|tienen) )*más (?:barat[oa]s?|económic[oa]s?)(?! que)
      demasiado car[oa]s?; muy car[oa]s?`,
    dearer: c`
      (?:algo |alguno |alguna )*más car[oa]s?(?! que); (?:algo )?de mejor calidad; algo mejor`,
    ordinals: [
      c`primer[oa]?; 1[ºªer]{1,2}`,
      c`segund[oa]; 2\.?[ºª]`,
      c`tercer[oa]?; 3\.?[ºª]`,
      c`cuart[oa]`,
      c`quint[oa]`,
      c`sext[oa]`,
      c`séptim[oa]`,
      c`octav[oa]`,
      c`noven[oa]`,
      c`décim[oa]`,
    ],
    last: c`últim[oa]`,
    nth: c`
      (?:el|la|del|al) N(?: (?:producto|artículo|modelo))?(?! (?:vez|día|pedido|auxilios|año|semana|mes)); ^N$`,
    listedFirst: c`(?:el|la|lo) (?:primero )?de (?:más )?arriba(?: del todo)?; (?:arriba del todo|al principio|al comienzo) (?:de la|en la) lista`,
    listedLast: c`(?:el|la|lo) de (?:más )?abajo(?: del todo)?; (?:abajo del todo|al final) (?:de la|en la) lista`,
    number: c`(?:número|nº|núm\.?|opción|#) ?(?<n>10|[1-9])(?!\d)`,
    variant: c`
      (?:y |o |también |(?:lo|la|los|las) (?:tienen|hay|tiene) |tienen (?:ese|esa|este|esta) |el mismo |la misma |hay )+(?:también )?(?:en)?
      en; y`,
  },
  intent: {
    greeting: c`
      (?:hola|(?:muy )?buenas|buenos días|buenas (?:tardes|noches)) (?:a todos|a todas|equipo|chicos|gente)
      hola; buen(?:os|as)? (?:días?|tardes|noches); buenas; buen día; qué tal hola; saludos; hola buenas
      hallo; bonjour; ciao; salut; hello`,
    thanks: c`
      (?:muchas |muchísimas |mil )?gracias(?: por .{1,40}| a usted)?; se lo agradezco; muy amable
      te lo agradezco`,
    goodbye: c`
      (?:que )?(?:pase|paséis|tengan|tengáis) (?:un )?buen(?:a|os|as)? (?:día|tarde|noche|finde|fin de semana|domingo); un saludo; saludos(?= ?(?:$|[,.!])); un abrazo
      me (?:voy|marcho|piro)(?: ya)?; (?:ok|vale|venga|bueno),? (?:ciao|chao|chau)
      adiós; hasta (?:luego|pronto|mañana|la vista); chao; chau; nos vemos
      que tengas? (?:un )?buen(?:a|os|as)? (?:día|tarde|noche|fin de semana); eso es todo; buenas noches
      que (?:le|te|os|les) vaya (?:muy )?bien; que (?:descanses?|pases? (?:un )?buen(?:a|os|as)? (?:día|tarde|noche|fin de semana)); cuídate; cuídese
      hasta (?:otra|la próxima|ahora); buen finde; feliz (?:tarde|noche|semana|fin de semana); bye`,
    how_are_you: c`
      cómo (?:está|estás|están|estáis|te va|le va|os va|andas|andáis|lo llevas); qué tal(?: (?:estás|está|todo))?; cómo va
      (?:qué|vaya) (?:buen |bonito |mal )?(?:día|tiempo)(?: hace| tenemos)?(?: hoy)?,? ¿?(?:verdad|eh|no)`,
    robot: c`
      (?:human[oa]|persona) o (?:una? )?(?:m[aá]quina|bot|robot|ordenador|ia|chatbot); (?:m[aá]quina|bot|robot|ordenador|ia|chatbot) o (?:una? )?(?:human[oa]|persona)
      (?:eres|es usted|sois|estoy hablando con|hablo con) (?:un |una |el |la )?(?:persona|humano|humana|m[aá]quina|robot|bot)(?: real| de verdad)? o (?:un |una )?(?:persona|humano|humana|m[aá]quina|robot|bot|ordenador)
      (?:eres|es usted|usted es|es esto|esto es) (?:un |una )?(?:robot|bot|humano|humana|persona(?: real| de verdad)?|máquina|ordenador|computadora|real|ia|chatbot)
      (?:estoy|estaría) hablando con (?:un |una )?(?:robot|bot|humano|persona(?: real| de verdad)?|máquina); hablo con (?:un |una )?(?:robot|bot|humano|persona(?: real)?|máquina)
      quién (?:eres|es usted); cómo (?:te llamas|se llama)`,
    help: c`
      ^ayuda$; necesito (?:tu |su )?ayuda; (?:puedes|puede|podrías|podría|pueden) ayudarme; me (?:puedes|puede|podrías|podría) ayudar; ayúdame; ayúdeme
      qué (?:puedes|puede|sabes|sabe) hacer(?: por mí)?; (?:en|con) qué (?:me )?(?:puedes|puede) ayudar(?:me)?; para qué sirves`,
    abuse: c`
      mierda; idiotas?; imbécil(?:es)?; estúpid[oa]s?; gilipollas; cabr(?:ón|ones); puta; put[oa]s?; joder
      que te (?:den|jodan); vete a .{0,20}; inútil; tont[oa]s?; cállate; pendej[oa]; estafa(?:dores)?
      basura de .{0,20}`,
    human: c`
      (?:ponme|póngame|ponedme|pásame|pásenme|pasadme) con (?:una? |el |la )?(?:alguien|emplead[oa]|persona|human[oa]|agente|vendedora?|encargad[oa]|responsable); hay alguien (?:de verdad|real|human[oa])
      (?:hablar|conversar|chatear|comunicarme|contactar|comunicar|pásame|páseme|póngame)(?: directamente)? con (?:un |una |el |la |su |algún |alguna )?(?:verdader[oa] )?(?:humano|persona|agente|asesor[a]?|alguien|empleado|empleada|operador[a]?|representante|vendedor[a]?|dependiente|servicio (?:al cliente|de atención)|atención al cliente|encargado|responsable|ser humano)
      persona (?:real|de verdad|humana)
      ^(?:un |una )?(?:humano|agente|persona|asesor|operador|atención al cliente|servicio al cliente)(?: por favor)?$
      (?:quiero|necesito|quisiera) (?:a )?(?:un |una )(?:humano|agente|persona real|asesor|operador)(?! de)
      que me atienda (?:alguien|una persona); alguien de (?:la|su) (?:tienda|equipo)`,
    hours: c`
      (?<!va a |van a )(?:paso|pasar(?:me)?|pasarnos|voy|vamos|ir|acerc\w+|venir)(?: a verles| a veros| por (?:ahí|allí|la tienda)| a la tienda| por ahí){0,2} (?:el |este |la )?(?:hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: por la (?:mañana|tarde))?(?= ?(?:$|[?.,!]))
      hasta qué hora (?:puedo|se puede|podemos) (?:pasar|ir|venir|pasarme)
      horarios?(?: de (?:apertura|atención|cierre))?
      (?:están|está|estáis) (?:aún |todavía )?(?:abiert[oa]s?|cerrad[oa]s?)
      (?:cuándo|a qué hora|hasta qué hora|hasta cuándo) (?:abren|abre|abrís|cierran|cierra|cerráis|están|está)
      (?:abren|abre|abrís|cierran) (?:los|el|hoy|mañana|ahora|en)
      ^(?:abierto|cerrado) (?:ahora|hoy|mañana|el \p{L}+)$; horas de apertura`,
    contact: c`
      cómo (?:llego|llegamos|se llega)(?= ?(?:$|[?.!])| a la tienda| hasta); dónde os (?:encuentro|encontramos|puedo encontrar); (?:tenéis|tienen|hay) (?:un )?(?:correo|e-?mail)
      contact(?:o|ar(?:l[oe]s|os)?|arte|arle)(?! con); datos de contacto; número de teléfono
      (?:su|el|vuestro|un) (?:teléfono|número de teléfono|correo(?: electrónico)?|e-?mail)
      (?:su|la|vuestra) dirección
      dónde (?:están|está (?:la|su|vuestra) (?:tienda|local)|se encuentran?|estáis|queda|quedan)
      cómo (?:puedo )?(?:contactar|llamar|llegar|localizar); dirección de (?:la tienda|correo)
      puedo llamar(?:l[eo]s|os)`,
    order: c`
      (?:espera\w*|aguard\w+) .{0,30}(?<![a-z])[a-z]{0,5}[- ]?\d{4,}; [a-z]{0,5}[- ]?\d{4,} .{0,30}(?:debía|tenía que|llega\w*|llegado|entregad\w+|enviad\w+|recibid\w+); dónde (?:está|anda) (?:el |la )?[a-z]{0,5}[- ]?\d{4,}
      (?:dónde (?:está|anda)|estado de|rastrear|seguimiento de|seguir) (?:mi|el|un) (?:pedido|paquete|envío|orden|compra)
      mi (?:pedido|paquete|envío|orden); número de (?:pedido|seguimiento)
      cuándo (?:llega|llegará|recibiré) (?:mi|el); no he recibido; no ha llegado; hice un pedido`,
    buy: c`
      ^(?:vale,? |ok,? |perfecto,? )?me lo quedo$
      (?:me )?(?:lo|la|los|las) (?:llevo|compro|pido)(?: .{1,20})?$; (?:lo|la|los|las) quiero(?: ya| comprar| pedir| por favor)?$; me (?:llevo|quedo con|compro) (?:este|esta|ese|esa|los dos|las dos|(?:el|la|los|las) .{1,40})$
      (?:quiero|quisiera|me gustaría) (?:comprar|pedir)(?:lo|la|los|las)$; (?:quiero|quisiera|me gustaría) (?:comprar|pedir) (?:este|esta|ese|esa|(?:el|la|los|las) .{1,40})$
      (?:cómo|como|dónde|donde) (?:lo |la |los |las )?(?:puedo |se )?(?:compro|pido|compra|pide|comprar|pedir|hago (?:el|un) pedido|hacer (?:el|un) pedido)(?:lo|la|los|las)?(?: (?:aquí|online|por internet))?$; (?:puedo|se puede) (?:comprar|pedir)(?:lo|la|los|las)?(?: (?:aquí|online|por internet|directamente))$
      (?:al|en el|mi) carrito; a la cesta`,
    quote: c`
      (?:un |una |solicitar |pedir )(?:presupuesto|cotización)(?! de \d); cotizaci(?:ón|ones)
      precio (?:al por mayor|por cantidad); al por mayor; pedido grande; oferta personalizada
      (?<!(?:mi|nuestro) )presupuesto para (?!un|una)`,
    callback: c`
      (?:dar|dadme|darme|dais) un (?:toque|telefonazo|llamazo); (?:me|nos) (?:puede|podría) (?:alguien )?(?:llamar|telefonear); (?:alguien|uno) (?:me|que me) (?:llame|llama|puede llamar)
      hablar (?:con .{1,30} )?por teléfono;
      ll[aá]m(?:adme|enme|ame|eme); me devolv\p{L}+ la llamada
      (?:me )?(?:pueden|puede|podrían|podría|podéis) (?:por favor )?llamar(?:me)?; llám(?:e|en|a)me
      que me llamen?; devolver(?:me)? la llamada; una llamada(?: de vuelta)?; llamarme`,
    stock_news: c`
      (?:avís(?:a|e|en|ad)me|avisar(?:me)?|avisen|notif(?:íquenme|icarme|íqueme)|informarme|infórmenme|díganme) (?:cuando|si|en cuanto|tan pronto)
      (?:me|nos) (?:avisan|avisas|avisa|avisen|pueden avisar|puede avisar) (?:cuando|si|en cuanto)
      (?:de nuevo|otra vez|vuelva a haber|vuelve a estar|vuelva a estar|vuelvan a tener) ?(?:disponibles?|en stock|stock)?
      cuándo (?:vuelve|vuelven|habrá|volverá); reposición`,
    product: c`
      (?:tienen|tiene|tenéis|tienes); venden; vende; vendéis; ofrecen; (?:estoy )?busc(?:o|ando)
      muéstra(?:me|nos); muestra; necesito; quiero(?! (?:hablar|saber|cancelar|devolver))
      quisiera(?! (?:hablar|saber)); me gustaría(?! (?:hablar|saber)); hay; recomiend(?:a|e|an|en)`,
    question: c`
      cómo; puedo; se puede; qué (?:es|pasa|hago); cuándo; por qué; dónde; envían; aceptan; cuánto tiempo
      tengo que; quién; es posible`,
  },
  answer: {
    yes: c`sí; claro; de acuerdo; por favor`,
    agreed: c`ok; vale`,
    no: c`no`,
    refusing: c`déjalo; da igual; no hace falta`,
    unwanted: c`no (?:quiero|necesito|hace falta)`,
  },
  angry: c`(?:vaya|qué|menuda|una) (?:mierda|porquería|basura|chapuza|estafa|birria|castaña); (?:sin|perd\p{L}+|se me (?:acaba|agota|ha acabado)) (?:la |mi )?paciencia; estoy hasta \p{L}+; hasta las narices; harta?o?s? ya; ya está bien; esto es ridículo; lamentable; indignante; tirado el dinero; no hay derecho; tom[aá](?:is|ndo) el pelo; una broma; enfadad[oa]; furios[oa]; indignad[oa]; cabread[oa]; hart[oa] de; vergonzos[oa]; una vergüenza; inaceptable; decepcionad[oa]; estafa`,
  apology: c`siento; sentimos; disculp\w*; lamentamos`,
  instructs: c`
    (?:a partir de ahora|desde ahora|de ahora en adelante),? (?:todo|todos|todas|cada|los precios|el precio) .{0,30}(?:es|son|cuestan?|valen?|está|están|pasan?); (?:nuevas?) (?:reglas?|normas?|instrucci(?:ón|ones)|directrices|órdenes|orden)(?: (?:del?|de la) .{1,20})? ?:; (?:todo|todos los (?:artículos|productos|precios)) (?:es|son|cuestan?|valen?|está|están)(?: ahora)?(?: a)? (?:gratis|[01](?:[.,]\d\d?)? ?(?:€|euros?|céntimos?)|un euro)(?= ?(?:$|[.,!])); (?:pon|pónga?|cambia|cambie|baja|baje|fija) (?:todos |los |el |tus |sus )+precios? .{0,30}a
    (?:a partir de ahora|desde ahora|de ahora en adelante),? (?:eres|actúas?|dices|respondes|debes|serás|eres un)
    (?:ignora|ignore|olvida|olvídate|olvide) (?:\w+,? ){0,5}(?:instrucciones|reglas|normas|órdenes|dicho|dijeron|prompt)
    (?:ahora eres|eres ahora|actúa como) (?:el |la |mi |un |una )?(?:jef[ea]|admin\w*|dueñ[oa]|gerente|propietari[oa]|desarrollador\w*); modo (?:desarrollador|admin|prueba|debug)`,
  begins: {
    inside: c`cu[aá]l(?:es)?; cu[aá]nt[oa]s?; (?:tenéis|vendéis|venden|hacéis|hacen|enviáis|envían|podéis|pueden|aceptáis|aceptan|ponéis|cogéis|montáis|arregláis|abrís|cerráis|recomendáis|cobráis); se puede; se pueden`,
    anew: c`se puede; se pueden`,
    question: c`que; cu[aá]l; cuales; (?:\p{L}{1,12} ){0,3}cu[aá]nt[oa]s?; cómo; dónde; cuándo; es; son; lleva; sirve; viene; se puede; se pueden; pesa; mide; de qué; a qué; desde qué; de dónde; tiene(?! usted); trae; necesita; incluye; funciona; aguanta; cabe; dura; hace`,
    wish: c`tienen; tenéis; hay; venden; vendéis; enséñame; muéstrame`,
  },
  pieces: c`(?:pack|juego|set|lote|caja|conjunto) de (?:\d{1,3}|dos|tres|cuatro|cinco|seis|ocho|diez|doce); (?:\d{1,3}|dos|tres|cuatro|cinco|seis|ocho|diez|doce) (?:piezas|unidades|uds\.?); par de`,
  bounds: {
    atLeast: c`al menos; como mínimo`,
    atMost: c`como máximo; hasta`,
    less: c`menos d[aeio]?; menos que`,
    more: c`más d[aeio]?; más que`,
  },
  shopTopics: {
    returns: c`si(?: luego| al final| después| resulta que| por lo que sea){0,2} no (?:me|le|les|nos|te) (?:gust\w+|qued\w+ bien|val\w+|va\w* bien|convenc\w+|sirv\w+|entra\w*|pega\w*)(?= ?(?:$|[?.,!:]| (?:puedo|se|qué|que|lo|la|los|las|cómo|hay|al|luego|después|nada|podemos|puede)(?![a-z]))); si(?: luego| al final)? no (?:es|son|está|están) (?:lo que|como|de mi|bien); (?:cambio|cambia|cambiamos) de (?:idea|opinión); me arrepiento; devol\w+; devuelv\w+; descambiar\w*; dinero de vuelta; (?<!contra )reembols\w*; cambiar(?:lo|la)?`,
    shipping: c`
      (?:lleg\w+|recib\w+|tendr\w+|tener(?:lo|la)|entreg\w+|en casa)(?: aquí| a tiempo){0,2} (?:antes de(?:l)?|para) (?:el |la |los |las )?(?:navidad\w*|reyes|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|finde|fin de semana|cumple\w*|pascua|\d)
      (?:traer|llevar|hacer llegar|mandar|enviar)\w* a casa; gastos de envío; portes; que me llegue; (?:tenerlo|recibirlo|tenerla|recibirla)s? (?:antes|en|para); envío; envíos; envia\w*; mandáis; mandan; mandar(?:lo|la|los|las|me)? (?:algo |cosas |un paquete )?a; en cuántos días; (?:cuándo|cuánto tarda\w*) .{0,20}(?:lleg\w+|tendr\w+|casa); (?<!pag\w+ (?:a|en|contra) la |contra )entrega\w*`,
    payment: c`a plazos; en (?:\p{L}+ )?(?:plazos|cuotas|mensualidades); fraccionar; transferencia; financia\w+; en efectivo; pagar; contra ?(?:re+embolso|entrega); bizum; pagos?; tarjeta(?! regalo)`,
    warranty: c`garantía; si se (?:me |nos )?(?:rompe|estropea|avería)`,
    repair: c`repara\w*; arregla\w*; taller`,
    voucher: c`tarjetas? regalo; vales? regalo`,
    contact: c`correo; número de teléfono; llamar(?:os|les|te)`,
    place: c`tiendas? (?:vuestra|física|por (?:aquí|mi zona)|cerca|en mi (?:ciudad|zona|barrio)); (?:tenéis|tienen|hay)(?: también| alguna?| otra){0,2} (?:una? )?(?:tiendas?|locales|sucursal(?:es)?|sede)(?= (?:en|cerca|por|aquí)| ?[?]?$); dónde (?:estáis|os encuentro); en qué (?:ciudad|calle); dónde (?:está|queda) (?:la|vuestra|su) tienda; dónde están; vuestra dirección`,
    wrapping: c`envolv[eé]\p{L}*; envolver\w*; envuelv\w+; envoltorios?; papel de regalo; (?:añad|inclu|met|pon|adjunt|escrib|agreg)\p{L}* (?:\p{L}{1,6} ){0,2}(?:tarjetita|tarjeta|notita|nota|dedicatoria)(?! (?:de )?(?:regalo|gráfica|memoria|crédito|débito|sd)); empaquet\p{L}* (?:\p{L}{1,8} ){0,2}(?:para|de) regalo; (?:tarjeta|nota) con el (?:regalo|paquete)`,
    cancelling: c`anular; cancel\w*; darme de baja`,
    pickup: c`(?:pasar|pasarme|paso|ir|voy) (?:yo )?(?:a |por )(?:la tienda a )?(?:por |re)?cog\w+; recog\w+ (?:yo|en (?:la )?tienda|ahí|allí|hoy|mañana); recog(?:er|erl[oa]s?|ida|o) .{0,30}(?:tienda|local|persona); recogida en tienda; pasar a (?:buscar|recoger)\w*; click ?(?:&|and|y) ?collect`,
    tradeIn: c`parte de pago; (?:recogéis|compráis|cogéis|aceptáis|aceptan|compran) .{0,20}(?:usad|viej|antigu|segunda mano)\w*; (?:viej|usad|antigu)[oa]s? .{0,40}(?:recogéis|compráis|cogéis|aceptáis|compran)`,
    rental: c`alquil\w+`,
    samples: c`(?:una|unas|pedir|enviáis|mandáis) muestras?; muestras (?:de|gratis)\b; muestrari\w+; troc?ito de tela`,
    sharpening: c`afil(?:ar|áis|an|arl[oa]s?)`,
    tryOut: c`prob(?:ar|arl[oa]s?|arme) .{0,40}(?:antes|tienda|allí); probador\w*`,
    lessons: c`clases(?: de| para|$| particulares); cursos?; cursillos?; talleres; lecciones; catas?(?: de|$); degustaci\w+`,
    assembling: c`(?:montáis|instaláis|ensambláis); (?:me|nos) (?:l[oa]s? )?(?:montan|instalan); (?:montan|instalan) (?:ustedes|en casa|a domicilio); (?:podéis|pueden|podrían|podríais|venís a|vienen a) .{0,15}(?:montar|instalar|ensamblar)\w*; (?:servicio|gastos|coste|precio) de (?:montaje|instalación); (?:montaje|instalación)(?: está| va| viene)? (?:incluid\w+|aparte|gratis|a domicilio); (?:incluid[oa]|incluye) (?:el |la )?(?:montaje|instalación); (?:hacéis|hacen|ofrecéis|ofrecen|con)(?: \p{L}{1,10}){0,2} (?:montajes?|instalación); puesta en marcha`,
    priceMatch: c`igual(?:ar|áis|an) (?:el |ese |un )?precios?; mejor precio garantizado; más barat[oa]s?(?: \p{L}{1,12}){0,2} (?:en otr[oa]|por internet|en internet|online|en amazon|en otra parte); (?:visto|encontrado)(?: \p{L}{1,12}){0,3} más barat[oa]s?`,
    personalising: c`(?:grabáis|bordáis|personalizáis); (?:podéis|pueden|podrían|podríais|me|nos) (?:l[oa]s? )?(?:graban|bordan|grab(?:ar|arl[oae]s?|arme|ármel[oa])|bord(?:ar|arl[oae]s?|arme|ármel[oa]))(?! (?:vídeos?|videos?|música|sonido|audio|en|programas?)); (?:grabar|bordar)(?:l[eoa]s?|me|nos)? (?:\p{L}{1,8} ){0,2}(?:nombres?|iniciales|fechas?|textos?|mensaje|dedicatoria|algo|logo); (?:servicio de|hacéis|hacen|ofrecéis)(?: \p{L}{1,8}){0,2} (?:grabados?|bordados?|personalización); (?:ir|ser|llevar|quiero|lo quiero) (?:grabad|bordad)[oa]s?; iniciales; personaliz(?:ar|an|ación|arl[oa]s?|able); (?:poner|ponerle|escribir) (?:un |el |su |mi )?(?:nombre|logo|mensaje|fecha)`,
    altering: c`(?:acortáis|estrecháis|ensancháis|arregláis ropa); (?:podéis|pueden|podrían|podríais|me|nos) .{0,12}(?:acort|estrech|ensanch)\w+; dobladillos?; meter(?:le)? (?:el )?bajo; cog\p{L}+ el bajo; arreglos? de (?:ropa|costura); (?:hacéis|hacen) .{0,10}(?:retoques|arreglos); a medida(?! que); cortáis a (?:la )?medida`,
  },
  time: {
    late: c`tarde; noche`,
    openingHours: c`horari`,
    weekdays: {
      mon: c`lunes`,
      tue: c`martes`,
      wed: c`miércoles`,
      thu: c`jueves`,
      fri: c`viernes`,
      sat: c`sábados?`,
      sun: c`domingos?`,
    },
    now: c`ahora(?: mismo)?; en este momento; actualmente`,
    today: c`hoy; esta (?:tarde|noche|mañana)`,
    tomorrow: c`mañana`,
    at: c`
      (?:a|hasta|después de|antes de|desde) las? (?<h>[01]?\d|2[0-4])(?:[:.h](?<m>[0-5]\d))?(?: de la (?<half>tarde|noche))?
      (?<h>[01]?\d|2[0-4])[:.h](?<m>[0-5]\d); (?<h>[01]?\d|2[0-4]) ?(?:h|horas)`,
  },
}
