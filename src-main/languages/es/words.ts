import type { Words } from '../language.ts'

export const words: Words = {
  stop: `a al algo alguna alguno algún algunos algunas aquí busco cada como cómo con cosa cual cuál cuáles cuales cuánto cuanto cuánta
    cuántos cuantos cuántas cuantas cuesta cuestan de del desde donde dónde el ella ellos en entre es esa ese eso esta está están
    estas este esto estos ha hay hola la las le les lo los más mas me mi mis muestra muéstrame muestre muy necesito no nos
    nosotros o para pero por porque precio precios producto productos artículo artículos puede pueden puedo que qué quien quiero
    quisiera se sea ser si sí sin sobre todavía aún realmente solo sólo solamente son su sus también te tengo tiene tienen tu tus
    u un una unas uno unos usted ustedes vende venden vosotros y ya yo gracias favor comprar ver encontrar ofrecen disponible
    disponibles stock ahora hoy actualmente menos cuestan gustaría tenéis tenés vendéis queréis podéis hacéis vale entonces pues bueno`,
  common: `al con de del el ella en es esta este hay hola la las lo los me mi muy no nos o para pero por puede que se si sin son su sus
    te tiene tienen tu un una usted y yo gracias quiero`,
  neutral: 'el los las una uno unos y o para con sin del al por hola gracias',
  wishing: 'venden vendéis busco comprar quiero',
  asking: 'caro rapido alto cuanto cuanta cuantos cuando donde como saber posible pregunta cual cuales',
  chatter: 'hola si gracias adios bien lástima vaya',
  filler: 'perfecto genial bien',
  prepositions: 'antes con desde durante en hasta para por sin',
  anything: 'algo',
  joining: 'y o',
  beforeSize: 'en',
  without: 'sin',
  with: 'con',
  denying: 'sin',
  nor: 'ni',
  free: '',
  denyingAfter: '',
  denyingEnding: '',
  yes: 'si verdadero',
  no: 'no falso ningun ninguno',
  people: 'personas',
  counted: 'dia dias semana semanas hora horas minuto minutos mes meses años personas',
  abbreviations: 'art av etc max min núm p.ej pág sr sra tel',
  question: {
    empty: `a al algo como con cual cuales cuando cuanto cuanta de del donde e el ella en es esa ese eso esta este esto esta estan fue ha
      hay la las le lo los mas me mi mis muy no nos o para pero por porque producto articulo puede puedo que quien se ser si sin
      sobre son su sus te tiene tienen tu un una usted viene y ya yo hecho hecha`,
    pointing: 'este esta estos estas ese esa',
    asking: 'que cual cuales quien cuando donde por como cuanto cuanta cuantos cuantas',
    linking: 'contiene incluye incluido necesita sirve funciona apto',
    having: 'tiene tienen hay lleva',
    negating: 'no sin nunca ni ningun ninguna tampoco',
  },
  recognition: {
    telling: `el los las una es son está qué cuál cuáles cuánto cuesta dónde cuándo cómo tienen tiene hay busco quiero para con por menos
      hola gracias favor talla color precio del al yo usted ustedes puedo puede buenos buenas días tardes más muy pero también y`,
    alone: `hola gracias adiós buenos chaqueta zapatos envío pedido horario rojo negro barato barata menos más talla persona ayuda
      cancelar factura reembolso cuenta hablar pagar puedo`,
    spelling: /[ñ¿¡]|\p{L}(?:ción|dad|ando|iendo|ñ\p{L})(?!\p{L})|[áéíóú]n(?!\p{L})/gu,
  },
}
