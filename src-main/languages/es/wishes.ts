import { cueList as c } from '../build.ts'
import type { WishWords } from '../wishes.ts'

const thing = String.raw`(?<thing>(?!nuev|pedido|paquete|mi[oa] )\p{L}(?:\p{L}|[' -]){2,40}?)`
const end = String.raw`(?= ?(?:$|[,.!?\x3b]| - ))`
const said =
  '(?: (?:se|ha|han|esta|estan|ya|me|nos|acaba|acaban|de|por fin|definitivamente|no|ayer|hoy|totalmente|completamente|tambien)){0,5}'
const broken =
  '(?:rot[oa]s?|estropead[oa]s?|averiad[oa]s?|muert[oa]s?|murió|murieron|rompió|rompieron|estropeó|averió|perdid[oa]s?|robad[oa]s?|gastad[oa]s?|quemad[oa]s?|fundid[oa]s?|rajad[oa]s?|pinchad[oa]s?|pasado a mejor vida|dejado de funcionar|(?:no )?(?:funciona|funcionan|va|van|enciende|arranca)(?: más| bien)?|palmado|palmó|petado|cascado|hech[oa]s? polvo|en las últimas|para tirar|romperse|romper|estropearse|morir|morirse|kaput)'

export const wishes: WishWords = {
  dismissing: c`
    (?:(?:no|ok|vale|ah|oh|bueno|bah|nada),? )?(?:déjal[oa](?: estar)?|déjel[oa]|dejadl[oa]|dejémoslo|olvídal[oa]|olvídel[oa]|olvidadl[oa]|olvida eso|olvide eso|olvídate|da igual|no importa|nada|mejor no)`,
  instead: c`(?:casi |pues |mucho )?mejor; más bien; en su lugar; pues; entonces`,
  gone: c`
    (?:mi|mis|nuestr[oa]s?|(?:el|la) (?:viej[oa]|antigu[oa]))(?: (?:viej[oa]s?|antigu[oa]s?))? ${thing}${said} (?!va(?:n)? |funciona)${broken}
    (?:mi|mis|nuestr[oa]s?) (?:viej[oa]s? |antigu[oa]s? )?${thing} (?:ya )?no (?:funciona|funcionan|va|van|enciende|arranca)(?: más| bien)?
    (?:el|la|los|las) (?:viej[oa]s?|anterior(?:es)?|antigu[oa]s?|mí[oa]s?|otr[oa]s?|que tenía|que tengo|nuestr[oa])${said} ${broken}
    se (?:me|nos|le) (?:(?:ha|han) )?(?:roto|estropeado|muerto|averiado|perdido|caído|quemado|fundido|rajado|pinchado|jodido|fastidiado|rompió|estropeó|murió|perdió|cayó|quemó)(?: (?:ya|hoy|ayer|por fin))? (?:el|la|los|las|mi|mis|nuestr[oa])(?: (?:viej[oa]s?|antigu[oa]s?))? ${thing}${end}
    (?:se (?:me|nos) (?:(?:ha|han) )?(?:roto|estropeado|muerto|averiado|perdido|rompió|estropeó|perdió)|(?:he|hemos) (?:perdido|roto)) (?:el|la|los|las) (?:mí[oa]s?|viej[oa]s?|nuestr[oa]s?)${end}
    (?:he|hemos) (?:perdido|roto|quemado|estropeado) (?:el|la|los|las|mi|mis|nuestr[oa])(?: (?:viej[oa]s?|antigu[oa]s?))? ${thing}${end}; (?:perdí|rompí) (?:mi|mis|el|la|los|las) ${thing}${end}
    me (?:han robado|robaron|han mangado|han quitado|quitaron) (?:el|la|los|las|mi|mis) ${thing}${end}`,
  replacing: c`
    (?:tengo que|quiero|necesito|quería|quisiera|toca|para|hay que|voy a) (?:cambiar|reemplazar|sustituir|renovar|jubilar) (?:(?:el|la|los|las) )?(?:mi|mis|nuestr[oa]s?|viej[oa]s?|antigu[oa]s?)(?: (?:viej[oa]s?|antigu[oa]s?))? ${thing}(?: (?:rot[oa]s?|viej[oa]s?))?${end}`,
  another: c`
    (?:necesito|necesitamos|quiero|queremos|busco|buscamos|me hace falta|nos hace falta|querría|quisiera|tengo que|voy a)(?: (?:comprar(?:me)?|encontrar|ya|urgente|urgentemente|pillar|coger)){0,2} (?:un[oa]s? )?(?:otr[oa]s?(?: nuev[oa]s?)?|nuev[oa]s?|recambio|repuesto|un[oa]|algo nuevo)(?![a-z-])
    (?:tengo que|quiero|necesito|hay que|toca) (?:comprar(?:me)? (?:otr[oa]|un[oa] nuev[oa])|(?:cambiar|reemplazar|sustituir|renovar)l[oa]s?)
    (?:tenéis|tienen) (?:algun[oa]s?|alguno|otr[oa]s?|un[oa])(?= ?(?:$|[?.,!]))
    qué (?:tenéis|tienen|tiene|hay|me (?:recomend|aconsej|ofrec)\w+|(?:recomend|aconsej|ofrec)\w+)(?: por ahí)?; cuál (?:me )?(?:recomend|aconsej)\w+`,
  seeking: 'busco',
  therefore: c`y(?: (?:ahora|por eso))?; así que; entonces; por eso; por lo que; por tanto; porque; ya que; pues; pero`,
  asking: c`
    (?:ver|mirar|enseñ\w+|muéstra\w+|mostrar(?:me)?|se busca); (?:ten[eé]is|tienen|tengáis|tengan|vend[eé]is|venden|vende|ofrecen|trabajáis|hay|lleváis); (?:busco|buscamos|necesito|necesitamos|quiero|quería|quisiera|querría)`,
  broken: c`${broken}`,
  faulty: c`
    (?:se )?(?:calient\w+|recalient\w+|sobrecalient\w+); quema(?:n|ndo)?; ardiendo; echa(?:n)? humo; humo; chispas?; calambres?; (?:huele|huelen|apesta)(?: a| mal| muy)?
    se (?:despeg\w+|descos\w+|desprend\w+|cae|caen|ha caído|cayó|suelt\w+|ha soltado|deshac\w+|ha roto|romp\w+|atasc\w+|bloque\w+|despint\w+|oxid\w+|encog\w+); gotea\w*; tambale\w+; chirría\w*; parpadea\w*; oxidad[oa]s?; moho; destiñe\w*; desteñid[oa]s?; encogid[oa]s?
    miedo; asusta\w*; peligros\w+; defectuos\w+; defectos?; (?:ya )?no (?:me |se )?(?:carga|cierra|abre|funciona|enciende|aguanta|calienta|conecta|pega|va)n?`,
  ofShop: c`
    (?:vuestr[oa]|su) (?:tienda|web); de vosotros; (?:os|le|les) (?:compré|pedí|encargué|he comprado|he pedido); (?:me )?(?:(?:habéis|han) (?:enviado|mandado|vendido)|enviasteis|mandasteis|vendisteis|enviaron|mandaron|vendieron|entregaron)
    lleg(?:ó|aron|ad[oa]s?); pedidos?; paquete; compré; comprad[oa]s?; pedí; recib(?:í|id[oa]s?)
    (?:a|en|tras|después de|al cabo de) (?:l[oa]s? )?(?:solo |apenas |menos de )?(?:un|una|dos|tres|cuatro|cinco|\d{1,2}|pocos|pocas) (?:días?|semanas?|mes(?:es)?|horas?|minutos?|usos?|lavados?|veces); otra vez; de nuevo; primera vez
    garantía; reembols\w*; devol\w*; devuelv\w*; dinero; gratis; reclam\w*; recién`,
}
