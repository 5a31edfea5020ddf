import { cueList as c } from '../build.ts'
import type { RefusalWords } from '../refusals.ts'

/** "No lo quiero", "me da picores". */
const clitics = '(?:l[oae]s? |me |le |nos |les |se )?'

export const refusals: RefusalWords = {
  exclude: c`
    (?:marca|fabricante|color|tono|material|sabor|olor|modelo|forma|tipo)(?:e?s)? (?:distint[oa]s?|diferentes?) (?:del|de|al|a|que)(?: (?:el|la|los|las))?; no (?:quiero|queremos|quisiera|querría) que (?:sea|sean|lleve|lleven|tenga|tengan|contenga)(?: (?:de|en|con))?;
    no~ (?:debe|deben|debería|deberían|puede|pueden)~ (?:haber|tener|llevar|contener)(?: (?:el|la|los|las|nada de))?; (?:con tal de |siempre |mientras )que no (?:haya|sea|sean|tenga|lleve|contenga)(?: (?:de|en|con))?; (?:que )?no haya(?: nada de)?; con excepción (?:de|del); salvo(?: (?:el|la|los|las))?;
    (?:olvida|olvídate de|descarta|quita|elimina|deja fuera)(?= (?:el|la|los|las)\b);
    (?:(?:pero|y|porque|que) )?(?:a \p{L}+ )?no (?:quiero|queremos|querría|me gusta|me gustan|le gusta|le gustan|nos gusta|necesito|soporto|quisiera)(?: el| la| los| las| que (?:sea|lleve|tenga)| de| nada de)?; odio; odia; detesto; detesta; (?:^|(?<=, ?))no(?!,)
    menos(?= (?:los|las|el|la) (?:(?:de|en|con|del|que) |\p{L}+(?: ?$| ?[,.?!])));
    sin(?: ningún| ninguna| nada de)?; (?:pero |y |que )?no (?:de|en|con|del|el|(?:la|los|las)(?! (?:quier|quer|necesit|soport|compr|us|com|puedo|aguant)\p{L}*(?: ?$| ?[,.;!]| por))|aquel|ese|esa|esos|esas); (?:pero|y|siempre que|a poder ser|preferiblemente) no; (?:que )?no (?:sea|sean|es|son|lleve|lleven|tenga|tengan|contenga|contengan|contiene|contienen)(?: (?:de|en|con|hech[oa]s? (?:de|en|con)))?
    todo menos; cualquier cosa menos; nada (?:de|con|en|que (?:tenga|lleve)); ning[uú]n(?:a|o)?; excepto; salvo; menos(?= (?:el|la|los|las|lo|es[ao]s?) ); (?<=cualquier \p{L}{1,20} |cualquiera |lo que sea |tod[oa]s? )menos; quitando; a excepción de; excluyendo; en (?:vez|lugar) (?:de|del); que no; ni(?: de| con)?; libre de; exento de; aparte de`,
  notExclude: c`
    no (?:hay|pasa|tiene|es) (?:problema|prisa|de qué|nada|ningún problema|un problema|urgente|verdad|importante|necesario|posible); ningún (?:problema|inconveniente|apuro); ninguna (?:prisa|idea|duda|respuesta|preferencia); sin (?:problemas?|duda|prisas?|compromiso|falta|embargo|querer|cables?|hilos?|contacto|mangas?|costuras?|más|ofender)
    no (?:sé|se|sabe|sabéis|sabía|tengo (?:ni idea|idea|prisa|claro|preferencia)|estoy segur[oa]|lo tengo claro|importa|entiendo|entendí|he entendido|encuentro|encontré|veo|consigo|funciona|va|ha llegado|me ha llegado|llega|llegó|he recibido|recibí|recuerdo|conozco|creo|está(?:n)?|estaba|me (?:acuerdo|llega|funciona|sirve|queda|va|respond\p{L}*|contest\p{L}*)|contesta\p{L}*|responde\p{L}*|enciende|puedo(?! (?:comer|beber|tomar|usar|llevar|tener|consumir))|corre prisa)
    (?:que )?no \p{L}+ (?:mucho|mucha|tanto|tanta|muy|tan|demasiado|demasiada); no (?:más|menos|mucho|muy|tan|tanto|demasiado|solo|sólo|solamente|todavía|aún|siempre|exactamente|necesariamente|disponibles?|por encima|superior|supere|pase|pese más|cueste más|exceda|gracias); (?:todavía|aún|por qué|porque|o|si|ya|cómo|que tal si) no
    no (?:tenéis|tienen|tiene|tienes|tendréis|tendrán|tendrían|vendéis|venden|hacéis|hacen|habrá|existe|existen|podéis|(?:pueden|puede)(?! (?:comer|beber|tomar|tener|usar|llevar|consumir|contener))|podrían|hay)(?: también| por casualidad| algún| alguna| algo| un[oa]?s?)?; nada (?:mal|más|que ver|especial|de nada|grave); de nada; más o menos; menos mal; por lo menos; al menos; a menos que; cuando menos; no,? gracias; ni (?:idea|siquiera|hablar|caso)`,
  rejects: c`
    no~ (?:soport|toler|quier|com|beb|us|aguant)(?:o|a|e|amos|emos)~ ni(?: (?:el|la|los|las))?;
    (?:evite[ns]?|evitad|evitando)(?: (?:el|la|los|las))?; no~ (?:soport|aguant|trag)(?:o|a|amos|an)(?: (?:el|la|los|las))?; (?:no~ puedo~ con|no~ puede~ con|odi(?:o|a)|detest(?:o|a))(?: (?:el|la|los|las))?`,
  noBehind: c`(?:(?:pero|mejor|es que|desde luego|eso sí) )?no; tampoco`,
  refuses: c`
    (?:es|son|me parecen?|lo veo|l[oa]s? encuentro) (?:muy |tan |demasiado ){0,2}(?:fe[oa]s?|horribles?|horroros[oa]s?);
    ya (?:tiene|tengo|tenemos|tienen)(?: (?:much[oa]s|bastantes|demasiad[oa]s|de sobra|un montón|un[oa]))?; (?:descartémos|olvidémos|quitémos|dejémos)l[oa]s?(?: fuera| de lado)?;
    (?:descárta|olvída|quíta|elimína)(?:me)?l[ao]s?; (?:l[ao]s? )?(?:descartamos|descarto|puedes (?:descartar|quitar|olvidar)); fuera;
    no (?:me|nos|le|les) (?:gustan?|convencen?|interesan?|vale|va|van|sirven?|apetecen?)(?: (?:mucho|nada|tanto))?; no (?:es|son) (?:para (?:mí|ella|él|nosotros)|lo que (?:busco|quiero)); no (?:l[oae]s? )?(?:quiero|queremos|necesito)
    (?:me|le|nos|les) (?:sientan?|caen?|hacen?) (?:muy |bastante |tan )?(?:mal|fatal|daño)(?! (?:el|la|los|las) ); (?:(?:lo|la|los|las) )?(?:tengo|tiene|tenemos) prohibid[oa]s?; (?:está|están) (?:totalmente )?prohibid[oa]s?; no (?:l[oae]s? )(?:puedo|puede|podemos|pueden) (?:ni )?(?:comer|tomar|beber|probar|ver); (?:me|le|nos) (?:dan?|produce[n]?|provocan?) (?:alergia|urticaria|ronchas|picor|dolor de \p{L}+|migrañas?); (?:me|le|nos) ponen? mal[oa]?s?
    no~ ${clitics}(?:quiero|queremos|quiere|querría|necesito|soporto|soporta|soportamos|aguanto|aguanta|tolero|tolera|trago|traga|uso|usa|como|come|bebo|bebe|tomo|toma|busco|llevo|puedo (?:ni )?(?:ver|comer|usar|llevar|tomar|beber)|puede (?:ni )?(?:ver|comer|usar|llevar|tomar|beber))~
    ${clitics}(?:descarto|descartaría|descartamos|descartaríamos|evito|evitaría|evitamos|excluyo|excluiría|quito|quitaría|elimino|eliminaría|dejo|dejaría|dejamos|odio|odia|detesto|detesta|omitiría|saltaría)~(?: fuera| de lado| aparte)?
    (?:prefiero|preferimos|prefiere|preferiría|quiero|quisiera|debo|tengo que|mejor|puedes|pueden|hay que|intento|procuro)~ (?:evitar|descartar|excluir|dejar|quitar|saltar)(?:l[oae]s?)?(?: fuera| de lado)?
    (?:quedan?|están?|va|van|serían?)~ (?:excluid[oa]s?|descartad[oa]s?|fuera|vetad[oa]s?|eliminad[oa]s?|prohibid[oa]s?); excluid[oa]s?; descartad[oa]s?; aparte; ni~ (?:hablar|loc[oa]|de broma|pensarlo|verl[oae]s?|en pintura|de coña|regalad[oa]s?)
    no~ (?:es|son)~ (?:lo m[ií]o|lo suyo|lo nuestro|(?:mi|su|nuestro) (?:estilo|tipo|gusto|color|rollo)|de (?:mi|su) (?:gusto|agrado)|una opción|apt[oa]s?); no~ (?:entran?|caben?) en (?:mis|nuestros) planes
    (?:me|le|nos|les) (?:pican?|irritan?|repugnan?|(?:dan?|producen?|provocan?|causan?) (?:picor(?:es)?|picazón|asco|alergia|urticaria|náuseas|sarpullidos?|ronchas|grima)|hacen? (?:estornudar|daño|rascarme|rascarse|toser|sudar|llorar))~(?: (?:la piel|los ojos))?
    no~ (?:debe|deben|puede|pueden|debería|deberían)~ (?:llevar|estar|haber|aparecer|figurar|ir)~`,
  avoid: c`
    (?:hart[oa]s?|cansad[oa]s?|aburrid[oa]s?) (?:ya )?de(?: los| las| la|l)?(?! (?:mi|mis|que|nuestr[oa]s?|\p{L}{2,12}[aei]r)(?![a-z]))
    ya (?:tiene|tengo|tenemos) (?:un[oa]?s?|bastantes?); alérgic[oa]s? (?:al|a la|a los|a las|a); alergia (?:al|a la|a los|a las|a); intolerantes? (?:al|a la|a los|a las|a); intolerancia (?:al|a la|a los|a las|a)
    no (?:puedo|puede|pueden|podemos|debe|debo|deben) (?:comer|beber|tomar|tener|usar|llevar|consumir|ingerir|contener|probar)(?: el| la| los| las| nada de| nada con)?; no (?:como|come|comen|comemos|bebo|bebe|beben|bebemos|tomo|toma|toman|tolero|tolera|uso|usa|digiero|soporto)(?: el| la| los| las| nada de| nada con)?; evit(?:o|a|ar|amos|an)(?: el| la| los| las)?; (?:me|le) sientan? mal(?: el| la| los| las)
    sensibles? (?:al|a la|a los|a las|a); reaccion[oa](?:n)?(?: muy)? mal (?:al|a la|a los|a las|a|con); (?:tengo|tiene|tenemos) prohibid[oa]s?(?: el| la| los| las| comer| tomar)?; (?:me|le|nos|les) (?:caen?|sientan?) (?:muy mal|fatal)(?: el| la| los| las)`,
  freeOf: c`[- ]?free; 0 ?%; cero`,
  hedges: `por_cierto igualmente de_verdad nada para_nada en_absoluto además también mejor pero la_verdad mucho tanto a_mí a_ella a_él a_nosotros para_mí para_ella yo ella él nosotros ya por_favor sinceramente personalmente siempre nunca tampoco desgraciadamente realmente totalmente completamente siquiera demasiado bastante muchísimo`,
  within: 'dentro incluido hecho hecha hechos hechas contenga contiene fabricado fabricada',
  kinds: 'modelo modelos versión versiones tipo tipos variante variantes clase clases',
  because: c`as[ií] que; porque; pues; ya que; entonces; por eso; y; pero; que(?! (?:sean?|lleven?|tengan?|contengan?)); cuáles; cuál; tenéis; tienen; tienes; hay; ens[eé]ñ\p{L}*`,
  reasons: c`porque; pues; que (?:me|le|nos|se|luego); si no`,
}
