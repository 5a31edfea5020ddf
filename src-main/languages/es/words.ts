import type { Words } from '../language.ts'

export const words: Words = {
  stop: `a al algo alguna alguno algún algunos algunas aquí busco cada como cómo con cosa cual cuál cuáles cuales cuánto cuanto cuánta
    cuántos cuantos cuántas cuantas cuesta cuestan de del desde donde dónde el ella ellos en entre es esa ese eso esta está están
    estas este esto estos ha hay hola la las le les lo los más mas me mi mis muestra muéstrame muestre muy necesito no nos
    nosotros o para pero por porque precio precios producto productos artículo artículos puede pueden puedo que qué quien quiero
    quisiera se sea ser si sí sin sobre todavía aún realmente solo sólo solamente son su sus también te tengo tiene tienen tu tus
    u un una unas uno unos usted ustedes vende venden vosotros y ya yo gracias favor comprar ver encontrar ofrecen disponible
    disponibles stock ahora hoy actualmente menos cuestan gustaría tenéis tenés vendéis queréis podéis hacéis vale entonces pues bueno necesita necesitan`,
  common: `al con de del el ella en es esta este hay hola la las lo los me mi muy no nos o para pero por puede que se si sin son su sus
    te tiene tienen tu un una usted y yo gracias quiero`,
  neutral: 'el los las una uno unos y o para con sin del al por hola gracias',
  wishing: 'busca venden vendéis busco buscamos comprar quiero queremos quisiera necesito necesitamos',
  needing: 'necesito necesitamos busco buscamos quiero quería quisiera hace',
  goods: 'artículos productos cosas cositas cachivaches chismes',
  asking: 'caro rapido alto cuanto cuanta cuantos cuando donde como saber posible pregunta cual cuales',
  chatter: 'hola si gracias adios bien lástima vaya',
  talk: `tengáis tengas vendáis vendan ofrezcáis días ahah ahahah ahahaha hahaha hahahaha hihi hihihi hehehe jajaja jajajaja kkk kkkk rsrs lol lool xd xdd mdr ptdr enséñame enséñenme enseñadme muéstrame muéstrenme idealmente preferiblemente actualmente gastando
    modelo modelos encima debajo detrás lado hacen hace mandais enviais teneis vendeis recomendais aconsejais aceptais haceis poneis podeis quereis sabeis traeis servis cobrais entregais repartis abris cerrais compro comprar comprara cojo coger pillo pillar llevo llevaria ponme pongame xfa porfa porfi pls tb tmb xq pq kiero ke pa
     general generalmente básicamente cosas cositas caro cara encanta adora vuestro vuestra además ahí ah algún alguien allí alli anda antes aparte apenas así aunque
    bastante bien bueno cada casi caso claro creo cree cualquier cualquiera cuando cuándo da dame dan dar das debe deben
    debería decir deja dejar demasiado dentro depende después dice digo dime dio doy durante eh ejemplo ellas entiendo era
    eran eres éramos estaba estoy estamos estar exacto exactamente falta fue fueron fuera gusta gustan gustaria haber
    había habría hablar hacer haciendo haga hago han has hasta he hemos idea importa ir jamás jaja junto justo les luego
    lugar mejor menudo mientras mío mía mira mismo misma mismos mismas momento mucho mucha muchos muchas nada nadie ni
    ninguna ninguno ningún normalmente nuestra nuestro nunca ojalá os otra otro otras otros oye parece parecen pasa pasar
    pensar pienso poco poca pocos podría podrías podríamos poder pone poner pongo posible prefiero pregunta primero
    principalmente probablemente pronto propio pude pueda puedas puesto quedar queda quien quienes quiere quieren quizá
    quizás recomienda recomiendas recomendáis rato razón saber sabe sabéis sabes sé según seguro sería seria siempre
    siento sigue siendo sino soy suele supongo tal tampoco tan tanto tarde tenemos tener tenía tendría tendrías tipo tipos
    toda todas todo todos tomar trae tras tuve vamos van varias varios vas vaya veces ver vez vi vía vosotras voy
    igual quería querría
    somos sean será serán estén tenga tengan hubo haya va fui iría daba daría podía podían podríais puedan queremos saben
    decid digáis hacía quedan quedaba quedo suelen consigue conseguís enseña enseñad mostrar buscamos busca necesitamos
    necesitaba crees veo andamos sirve sirven trata usa usan usar esos esas aquel aquella aquellos aquellas aquello
    conmigo contigo consigo cuyo adonde tales tanta tantos tantas propia allá mal oiga venga buenas traer meter mandar
    sitio manera duda apetece vendría vendríais tienes
    súper super totalmente completamente extremadamente particularmente absolutamente relativamente simplemente
    idealmente bonito bonita bonitos bonitas guay chulo chula chulos chulas majo maja decente verdaderamente verdadero
    verdadera buen buena buenos cosita especialmente preferiblemente buscaba buscando quisiéramos necesitaría interesa
    interesado interesada interesaría pensando recomendar recomendación recomendaciones consejo consejos aconsejas
    aconseja sugieres sugerencia sugerencias elegir elijo escoger decidir mirar mirando miro compraría comprarme
    llevarme pillarme hacerme`,
  assisting: `agotado agotada stock alternativa artículo artículos ayuda ayudar ayudarle ayudarte bien bienvenido bueno buena buscar busca categoría claro
    color colores comparación comparar consejo contacto contactar cuesta cuestan decir decirme descripción detalles
    diferencia diferencias disponible ejemplo elegir elección encaja encantado encontrar encontrado encuentra equipo existe
    fabricado gama ideal información interesa interesado le mejor mejores mensaje modelo modelos momento mostrar nombre
    número ofrece ofrecemos ofrecer opción opciones otra otro otras otros perfecto perfecta persona pesa precio precios
    prefiere primera primero producto productos pregunta preguntas puedo recomendar recomiendo recomendación respuesta
    resultado resultados saber segunda segundo sección siguiente siguientes sugerencia talla tallas tamaño tienda tipo
    tenemos variante versión ver vender`,
  shorthand: {
    ke: 'que',
    kiero: 'quiero',
    kuanto: 'cuánto',
    cto: 'cuánto',
    tngo: 'tengo',
    dnd: 'dónde',
    xa: 'para',
    pa: 'para',
    tmbn: 'también',
    q: 'que',
    xq: 'porque',
    tb: 'también',
    tmb: 'también',
    xfa: 'por favor',
    pf: 'por favor',
    bn: 'bien',
  },
  elided: '',
  roundabout: [
    // "¿Cuánto marca en la báscula?"
    ['\\bcuánto (?:marca|da|pone|pesa|marcan|pesan) en la (?:báscula|balanza)\\b', 'cuánto pesa'],
    ['\\ben (?:vuestro|su) (?:catálogo|surtido)(?= ?[?.!,]|$)', ''],
    ['\\bpor casualidad\\b', ''],
    ['\\btrabaj(?:áis|an|as) (?:con|el tema de) ', 'tenéis '],
    ['\\balgo (?:para|que) (?:ponerme|ponerse|vestir|vestirme)\\b', 'ropa'],
    ['\\balgo (?:de|para) beber\\b', 'bebidas'],
    ['\\bmedia docena(?: de)?\\b', '6'],
    ['\\buna docena(?: de)?\\b', '12'],
    ['\\b(?:una? )?(litro|kilo|metro|hora|a.o) y medi[oa]\\b', '1,5 $1'],
    ['\\b(?:dos|2) (litros|kilos|metros|horas|a.os) y medi[oa]\\b', '2,5 $1'],
    ['\\bmedi[oa] (litro|kilo|metro|hora)\\b', '0,5 $1'],
    ['\\bsin (?:cables?|hilos)\\b(?! (?:para|de))', 'inalámbrico'],
  ],
  softening: 'exactamente realmente normalmente concretamente pues quizás',
  better: 'mejor preferible ideal prefiero preferiría',
  filler:
    'perfecto genial bien venga pues ok lástima vale bueno jaja jajaja oh maja majo majos majas guapa guapo guapos cielo cariño reina rey crack tío tía amigo amiga amigos chicos chicas jefe jefa corazón fenomenal estupendo fantástico guay muchas',
  mine: 'mi mis nuestro nuestra nuestros nuestras',
  worn: 'viejo vieja viejos viejas roto rota rotos rotas antiguo antigua estropeado estropeada averiado averiada gastado gastada actual',
  versionNames:
    'versión variante modelo talla tamaño formato tarro bote botella paquete bolsa saco caja lata tubo frasco envase color par',
  prepositions: 'antes con desde durante en hasta para por sin',
  ownPrepositions: 'a',
  relative: 'que de para con sin',
  single: 'ese esa eso este esta esto',
  several: 'esos esas estos estas ninguno ninguna',
  definite: 'el la los las ese esa este esta esos esas del al vuestro vuestra su',
  cheap: 'barato barata baratos baratas económico económica',
  dear: 'caro cara caros caras',
  joining: 'y o',
  beforeSize: 'en',
  one: 'uno una un unos unas alguno alguna algunos algunas',
  except: 'excepto salvo menos',
  among: 'entre',
  per: 'por',
  slot: 'tarjeta tarjetas ampliable ampliación ranura',
  birth: 'nacimiento',
  without: 'sin',
  with: 'con',
  adding: 'añado añadir añadiera sumo',
  thing:
    'cosa aparato aparatos máquina máquinas producto artículo chisme electrodoméstico electrodomésticos objeto objetos',
  pack: 'caja cajas paquete paquetes par pares pieza piezas bolsa bolsas botella botellas lata latas tarro tarros bote botes unidad unidades rollo rollos saco sacos sobre sobres',
  denying: 'sin',
  nor: 'ni',
  nothing: 'nada ninguno ninguna',
  free: '',
  denyingAfter: '',
  denyingEnding: '',
  also: 'también incluso tampoco',
  gratis: 'gratis gratuito gratuita gratuitos gratuitas',
  untouched:
    'abierto abierta abiertos abiertas abrir abrí abrimos precintado precintada precinto usado usada usados usadas usar puesto lavado lavada estrenado embalaje envoltorio original etiqueta etiquetas',
  yes: 'si verdadero',
  no: 'no falso ningun ninguno',
  people: 'personas',
  counted: 'dia dias semana semanas hora horas minuto minutos mes meses años personas',
  asksTime: 'cuándo tiempo',
  asksMany: 'cuántos cuántas',
  spans: 'minuto minutos hora horas día días semana semanas mes meses año años laborables',
  abbreviations: 'art av etc max min núm p.ej pág sr sra tel',
  question: {
    empty: `sirve sirven alguien podemos pueden va van a al algo como con cual cuales cuando cuanto cuanta de del donde e el ella en es esa ese eso esta este esto esta estan fue ha
      hay la las le lo los mas me mi mis muy no nos o para pero por porque producto articulo puede puedo que quien se ser si sin
      sobre son su sus te tiene tienen tu un una usted viene y ya yo hecho hecha
      verdadero verdadera autentico autentica verdad poner meter hace
      simplemente meterlo meterla ponerlo ponerla tranquilamente`,
    pointing: 'este esta estos estas ese esa aquel aquella',
    asking: 'que cual cuales quien cuando donde por como cuanto cuanta cuantos cuantas',
    linking: 'contiene incluye incluido necesita sirve funciona apto lleva llevan trae contienen dentro',
    having: 'tiene tienen hay lleva',
    negating: 'no sin nunca ni ningun ninguna tampoco',
    hardly: 'poco poca apenas ligeramente',
    opposite: 'des in im',
    amount: 'cuánto cuánta cuántos cuántas',
    share: 'porcentaje proporción',
    apart: 'separado aparte',
    needing: 'necesita necesitan necesario necesaria requiere requieren falta',
    imitating: 'sintético sintética artificial imitación falso falsa simil',
    harmful: 'tóxico tóxica venenoso venenosa peligroso peligrosa dañino gotea',
  },
  recognition: {
    telling: `el los las una es son está qué cuál cuáles cuánto cuesta dónde cuándo cómo tienen tiene hay busco quiero para con por
      menos hola gracias favor talla color precio del al yo usted ustedes puedo puede buenos buenas días tardes más muy pero
      también y eres soy somos estoy estás estamos están estaba era fue tengo tienes tenemos tenéis quieres queremos quiere
      puedes podéis podemos pueden necesito necesitas necesitamos gusta gustan gustaría llegó llega llegar viene entiendo sé
      sabe sabes dime dígame hace hacer haces va voy vamos algo nada nadie otro otra otros otras mismo siempre nunca ahora
      hoy mañana aquí allí luego hasta sí mi mis tu tus su sus me te se nos les lo esto este estos estas ese esa eso cuántos
      mejor peor grande pequeño pequeña caro cara nuevo nueva roto rota bien bueno buena mucho mucha muchos poco todo toda
      todos todas solo sólo cuando donde porque sin sobre desde entre unos unas ser estar ha he han sería podría quisiera
      comprar compra tienda dinero pesa mide segundo primero
      oye además aunque quizás quizá igual ninguno ninguna cualquier sino quería querría bajo hacia casi tan tanto`,
    alone: `hola gracias adiós buenos chaqueta zapatos envío pedido horario rojo negro barato barata menos más talla persona ayuda
      cancelar factura reembolso cuenta hablar pagar puedo`,
    spelling: /[ñ¿¡]|\p{L}(?:ción|dad|ando|iendo|ñ\p{L})(?!\p{L})|[áéíóú]n(?!\p{L})/gu,
  },
}
