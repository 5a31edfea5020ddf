import { cueList as c } from '../build.ts'
import type { RefusalWords } from '../refusals.ts'

/** "Não o quero", "nem me apetece". */
const clitics = '(?:[oa]s? |me |lhe |nos |lhes |se )?'

export const refusals: RefusalWords = {
  exclude: c`
    (?:marca|fabricante|cor|tom|material|sabor|cheiro|modelo|forma|tipo)(?:e?s)? (?:diferentes?|distint[oa]s?) (?:d[eoa]s?|que)(?: (?:o|a|os|as))?; não (?:quero|queremos|queria) que (?:seja|sejam|tenha|tenham|leve|levem)(?: (?:de|em|com))?;
    (?:desde que|contanto que|o que importa é que|que) não (?:seja|sejam|tenha|tenham|leve|levem|contenha|contenham|haja)(?: (?:de|em|com|nada de))?; não~ (?:deve|devem|pode|podem)~ (?:haver|ter|levar|conter)(?: (?:o|a|os|as|nada de|nem))?; nada (?:a|à|ao|aos|às)(?= (?!ver|fazer|dizer|perder)\p{L}); com exceção d[eoa]s?; para além d[eoa]s?;
    (?:esquece|esqueça|descarta|tira|exclui|deixa de fora)(?= (?:os?|as?|aquel[ea]s?)\b);
    (?:(?:mas|e|só que|porque|que) )?(?:eu |ela? )?não (?:quero|queremos|queria|gosto|gosta|gostam|gostamos|preciso|suporto|curto)(?: nada)?(?: de| do| da| dos| das| com| em| que tenha)?; (?:^|(?<=, ?))não(?!,); odeio; odeia; detesto; detesta; dispenso
    menos(?= (?:os|as|o|a) (?:(?:de|em|com|d[ao]s?|que) |\p{L}+(?: ?$| ?[,.?!])));
    sem(?: nenhuma?| qualquer)?; (?:mas |e |só que |por favor )?não (?:de|em|com|do|da|(?:os?|as?)(?! (?:quer|precis|suport|compr|us|com|posso|aguent)\p{L}*(?: ?$| ?[,.;!]| por))|aquele|aquela|esse|essa); (?:mas|e|só que|desde que|de preferência) não; (?:que )?não (?:seja|sejam|é|são|tenha|tenham|contenha|contenham|contém|leve|levem)(?: (?:de|em|com|feit[oa]s? (?:de|em|com)))?
    tudo menos; (?<=qualquer \p{L}{1,20} |o que for |tod[oa]s? )menos; nada (?:de|com|em|que tenha); nenhuma?s?; exceto; excepto; salvo; menos(?= (?:os?|as?|aquel[ea]s?|ess[ea]s?|quem)\b); tirando; fora(?= (?:os?|as?)\b); à exceção (?:de|do|da); em vez (?:de|do|da); ao invés de; que não; nem(?: de| com)?; livre de; isent[oa] de`,
  notExclude: c`
    sem (?:problemas?|dúvida|pressa|stress|compromisso|querer|falta|crise|graça|fios?|contacto|contato|mangas?|costuras?|ofensa|parar|mais); nenhum (?:problema|stress|prejuízo|retorno); nenhuma (?:dúvida|ideia|pressa|resposta|preferência|urgência); não (?:há|tem|faz) (?:problema|pressa|mal|crise|de quê|dúvida|diferença)
    não (?:sei|sabe|sabem|tenho (?:a certeza|certeza|ideia|pressa|preferência)|faço ideia|importa|interessa|entendi|entendo|percebi|percebo|encontro|encontrei|acho|vejo|consigo|funciona|trabalha|chegou|chega|recebi|recebemos|veio|liga|dá|conheço|lembro|vi|vale|vai|está|estou|estava|foi|me (?:serve|lembro|respond\p{L}*)|precisa|é (?:mau|urgente|verdade|isso|preciso|possível)|gostei|passo|quero incomodar|posso(?! (?:comer|beber|tomar|usar|ter|consumir)))
    (?:que )?não \p{L}+ (?:muito|muita|tanto|tanta|tão|demasiado|demais); não (?:mais|menos|acima|abaixo|superior|inferior|muito|tão|demasiado|só|apenas|ainda|sempre|propriamente|exatamente|necessariamente|obrigado|obrigada|tão|disponíve(?:l|is)|pese mais|custe mais|passe|ultrapasse|exceda); (?:ainda|porque|por que|porquê|ou|se|pois|já) não
    (?:vocês )?não (?:têm|tem|vendem|fazem|haverá|há|existe|existem|teriam|(?:podem|pode)(?! (?:comer|beber|tomar|ter|usar|levar|consumir|conter))|podia|poderiam|arranjam)(?: também| por acaso| algum| alguma| alguns| umas?)?; nada (?:mau|mal|feito|de especial|de mais|demais|a ver|disso|mais|recebi|encontrei); de nada; não faz mal; mais ou menos; menos mal; pelo menos; ao menos; a menos que; não,? obrigad[oa]; nem (?:sempre|toda|todos|tanto|por isso|sei)`,
  rejects: c`
    não~ (?:suport|toler|quer|com|beb|us|aguent)(?:o|a|e|amos|emos)~ nem(?: (?:o|a|os|as))?;
    (?:evite[ms]?|evitem|evitando)(?: (?:o|a|os|as))?; não~ (?:pode|posso|podem|podemos)~ com(?: (?:o|a|os|as))?; não~ (?:suport|aguent)(?:o|a|amos|am)(?: (?:o|a|os|as))?; (?:detest(?:o|a)|odei(?:o|a))(?: (?:o|a|os|as))?; não~ (?:sou|é|somos)~ (?:fã|apreciador[a]?|amig[oa]) d[eoa]s?; não~ (?:morro|morre)~ de amores por`,
  noBehind: c`(?:(?:é que|mas|melhor) )?não`,
  refuses: c`
    (?:é|são|acho|parecem?-me) (?:muito |tão |demasiado ){0,2}(?:fei[oa]s?|horríve(?:l|is)|horroros[oa]s?);
    já (?:tem|tenho|temos|têm)(?: (?:muit[oa]s|bastantes|demasiad[oa]s|imens[oa]s|que chegue|uma?))?; (?:descartemo|esqueçamo|deixemo|tiremo)s?-?[nl]?[oa]s?(?: de fora| de lado)?;
    (?:podes?|podem) (?:esquecer|descartar|tirar|excluir|deixar de fora); (?:esquece|descarta|tira|exclui)-?[ao]s?; descart(?:o|amos);
    não (?:me|nos|lhe) (?:agradam?|interessam?|convencem?|servem?|apetecem?)(?: (?:muito|nada))?; não (?:é|são) (?:para (?:mim|nós|ela|ele)|o que (?:procuro|quero)); (?:eu |ela |ele )?não (?:o |a |os |as )?(?:quero|queremos|gosto|gosta|preciso)(?: (?:muito|nada))?; não gosto d(?:ess[ea]s?|est[ea]s?|isso|eles|elas|ele|ela)
    (?:me |lhe |nos )?(?:faz|fazem|caem?)(?:-me|-lhe|-nos)?(?: muito| tão)? mal(?! (?:o|a|os|as) ); (?:está|estão|é|são)(?: totalmente)? proibid[oa]s?; não (?:o |a |os |as )(?:posso|pode|podemos|podem) (?:nem )?(?:comer|beber|ver|provar|tocar); (?:me |lhe )?(?:dá|dão|provocam?)(?:-me|-lhe)? (?:alergia|urticária|comichão|enxaquecas?|dores? de \p{L}+)
    não~ ${clitics}(?:quero|queremos|quer|queria|preciso|suporto|suporta|suportamos|aguento|aguenta|tolero|tolera|como|come|bebo|bebe|uso|usa|gosto|gosta|posso (?:nem )?(?:ver|comer|usar|beber|tomar)|pode (?:nem )?(?:ver|comer|usar|beber|tomar)|procuro)~
    ${clitics}(?:dispenso|dispensava|dispensaria|dispensamos|evito|evitava|evitaria|excluo|excluía|descarto|descartava|descartaria|tiro|tirava|tiraria|deixo|deixava|deixaria|odeio|odeia|detesto|detesta|saltava|passo|passava)(?:-[ao]s?)?~(?: de fora| de lado| à frente)?
    (?:prefiro|preferia|preferimos|prefere|quero|queria|devo|tenho de|melhor|podes|podem|há que|tento)~ (?:evit[aá]|descart[aá]|exclu[ií]|deix[aá]|tir[aá]|dispens[aá])(?:r|-l[oa]s?)(?: de fora| de lado)?
    (?:fica|ficam|está|estão|é|são|vai|vão)~ (?:de fora|fora|exclu[ií]d[oa]s?|descartad[oa]s?|fora de questão|a evitar|proibid[oa]s?); exclu[ií]d[oa]s?; descartad[oa]s?; à parte; nem~ (?:pensar|vê-l[oa]s?|pintad[oa]s?|por sombras|mort[oa]|dad[oa]s?|de graça)
    não~ (?:é|são)~ (?:a (?:minha|sua|nossa) praia|a (?:minha|sua|nossa) cena|o (?:meu|seu|nosso) (?:género|estilo|forte|gosto|tipo)|a praia del[ea]s?|o género del[ea]s?|opção|uma opção|comigo)
    (?:(?:me|lhe|nos) )?(?:dá|dão|faz|fazem|causam?|provocam?)(?:-me|-lhe|-nos)? (?:comichão|alergia|urticária|borbulhas|náuseas|nojo|espirrar|tossir|suar|impressão); (?:(?:me|lhe|nos) )?(?:pica|picam|irrita|irritam)(?:-me|-lhe|-nos)?(?: a pele)?
    não~ (?:deve|devem|pode|podem|devia|deviam)~ (?:levar|estar|haver|aparecer|entrar|ter)~`,
  avoid: c`
    (?:fart[oa]s?|cansad[oa]s?) (?:de|dos|das|do|da)(?! (?:meus?|minhas?|que|noss[oa]s?|\p{L}{2,12}[aei]r)(?![a-z]))
    já (?:tenho|temos|tem) (?:uma?|uns|umas); alérgic[oa]s? (?:a|ao|à|aos|às); alergia (?:a|ao|à|aos|às); intolerantes? (?:a|ao|à|aos|às); intolerância (?:a|ao|à|aos|às)
    não (?:posso|pode|podem|podemos|deve|devo|consigo|devem) (?:comer|beber|tomar|ter|usar|consumir|ingerir|levar|conter)(?: o| a| os| as)?; não (?:como|come|comem|comemos|bebo|bebe|bebem|bebemos|tomo|toma|tolero|tolera|uso|digiro|suporto)(?: o| a| os| as)?; evit(?:o|a|ar|amos|am)(?: o| a| os| as)?; faz(?:em)?(?:-me|-lhe| me)? mal(?: os?| as?)
    sensíve(?:l|is) (?:a|ao|à|aos|às); reag(?:e|em|imos)(?: muito)? mal (?:a|ao|à|aos|às); (?:fico|fica) (?:doente|mal|com \p{L}+) (?:com|de); longe d[eoa]s?`,
  freeOf: c`[- ]?free; 0 ?%; zero`,
  hedges: `aliás já_agora igualmente mesmo nada de_todo também por_favor mas a_mim a_ela a_ele eu ele ela nós já sinceramente de_preferência muito melhor pessoalmente sempre nunca totalmente completamente infelizmente realmente para_mim para_ela para_ele demasiado bastante imenso ainda`,
  within: 'dentro feito feita feitos feitas contém contenha fabricado',
  kinds: 'modelo modelos versão versões tipo tipos variante variantes género géneros',
  because: c`por isso; porque; pois; então; portanto; já que; e; mas; que(?! (?:sejam?|tenham?|levem?|contenham?)); quais; qual; têm; tem; há; mostr\p{L}*`,
  reasons: c`porque; pois; que (?:me|lhe|nos|se|comigo|depois); q (?:me|lhe|nos|se|comigo); senão; já que`,
}
