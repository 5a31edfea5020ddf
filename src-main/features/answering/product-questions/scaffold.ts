import { wordsOf } from '#main/lib/words.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { root } from './alike.ts'

/** The words questions are built with, by language. */
export type Scaffold = {
  /** None of these says what is asked. */
  readonly empty: ReadonlySet<string>
  /** What stands behind these is the product itself: "this backpack". */
  readonly pointing: ReadonlySet<string>
  /** A question that begins with one of these wants more than yes or no. */
  readonly asking: ReadonlySet<string>
  /** What joins a product with what is asked of it: "does it contain sugar?" is about sugar. */
  readonly linking: ReadonlySet<string>
  /** "Does it have a hood?" is a yes as soon as a hood is spoken of. */
  readonly having: ReadonlySet<string>
  /** What turns the word behind it into its opposite. */
  readonly negating: ReadonlySet<string>
}

const lists: Readonly<Record<LanguageCode, Readonly<Record<keyof Scaffold, string>>>> = {
  en: {
    empty: `a about above actually all also am an and any anything are as at be been being below between both but by can come comes
      could did do does doing don for from get gets give given go going good got had has have having he her him his how i if in
      into is isn it item its just kind know less let like list listed ll look looking m made make makes me more most much my need
      needed needs no not of off ok on one only or other our out over own please possible product re s say should show so some
      something sort specific specified still sure t tell than that the their them then there these they thing this those to too
      type under up us use used uses using ve very want was we were what when where which while who whose why will with without
      work works would you your yes`,
    pointing: 'this these that those my your',
    asking: 'what which who whose when where why how',
    linking:
      'contain contains containing include includes included require requires required need needs support supports fit fits feature features suitable suited have',
    having: 'have has there come comes',
    negating: 'not no non never without isn aren doesn don cannot neither nor free',
  },
  de: {
    empty: `aber alle als am an auch auf aus bei beim bin bitte bis da dabei damit das dass daran darin darauf dem den der des die dies
      diese dieser dieses dieses dir doch du ein eine einem einen einer eines er es etwas euch fur gibt genau gerne habe haben hat
      ich ihr ihre im in ins ist ja kann kein keine kommt konnen man mehr mein mir mit muss nach nicht noch nur ob oder ohne
      produkt artikel schon sehr sein sich sie sind so soll uber und uns unter vom von vor war warum was welche welchem welchen
      welcher welches wenn wer werden wie wieviel wird wirklich wo wozu wurde zu zum zur eigentlich artikels kaufen brauche braucht`,
    pointing: 'dieser diese dieses diesen diesem',
    asking:
      'was welche welcher welches welchem welchen wer wann wo warum wieso wie wieviel woraus wofur woher wozu womit',
    linking: 'enthält enthalten braucht benötigt unterstützt geeignet passt passend funktioniert',
    having: 'hat haben gibt besitzt',
    negating: 'nicht kein keine keinen ohne nie weder noch frei',
  },
  fr: {
    empty: `a ai au aux avec avez avoir bien c ca ce cela ces cet cette combien comme comment d dans de des du elle elles en est et
      etre eu fait faut il ils j je l la le les leur lui ma mais me mes moi mon n ne nos notre nous on ont ou par pas peut peux plus
      pour produit article puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta te tes toi ton
      tres tu un une vos votre vous y aussi`,
    pointing: 'ce cet cette ces',
    asking: 'quel quelle quels quelles quoi qui quand ou pourquoi comment combien qu',
    linking: 'contient inclus incluse convient besoin adapté livré fourni',
    having: 'ont a avoir y',
    negating: 'pas non sans ne jamais ni aucun aucune',
  },
  es: {
    empty: `a al algo como con cual cuales cuando cuanto cuanta de del donde e el ella en es esa ese eso esta este esto esta estan
      fue ha hay la las le lo los mas me mi mis muy no nos o para pero por porque producto articulo puede puedo que quien se ser si
      sin sobre son su sus te tiene tienen tu un una usted viene y ya yo hecho hecha`,
    pointing: 'este esta estos estas ese esa',
    asking: 'que cual cuales quien cuando donde por como cuanto cuanta cuantos cuantas',
    linking: 'contiene incluye incluido necesita sirve funciona apto',
    having: 'tiene tienen hay lleva',
    negating: 'no sin nunca ni ningun ninguna tampoco',
  },
  it: {
    empty: `a ad ai al alla anche c che chi ci come con cosa cui d da dal dei del della delle di dove e ed e fatto fatta gli ha hanno
      ho i il in io l la le lei lo loro ma mi mio molto ne nei nel nella no non o per piu possibile posso prodotto articolo puo
      quale quali quando quanto quanta questa queste questi questo se si sono su sua suo ti tra tu un una uno vi viene`,
    pointing: 'questo questa questi queste',
    asking: 'che quale quali chi quando dove perche come quanto quanta quanti quante cosa',
    linking: 'contiene include incluso serve adatto funziona',
    having: 'ha hanno c',
    negating: 'non no senza mai ne nessun nessuna',
  },
  nl: {
    empty: `aan al alle als ben bij dan dat de deze die dit doet door dus een en er geen gemaakt gaat haar had heb hebben heeft hem het
      hij hoe hoeveel hun ik in is ja je jij jullie kan kun kunnen maar me meer met mij mijn naar niet nog nu of om onder ons ook op
      over product artikel te tot uit uw van veel voor waar waarom waarvan wanneer was wat we welk welke werd wie wij wordt ze zich zij
      zijn zo zonder`,
    pointing: 'deze dit die dat',
    asking: 'wat welke welk wie wanneer waar waarom hoe hoeveel waarvan waarvoor',
    linking: 'bevat nodig geschikt werkt inbegrepen past',
    having: 'heeft hebben zit er',
    negating: 'niet geen zonder nooit noch vrij',
  },
  pt: {
    empty: `a ao aos as com como da das de do dos e ela ele em essa esse esta este eu feito feita foi ha isso isto ja la lhe mais mas
      me meu minha muito na nao nas no nos o onde os ou para pela pelo pode posso por porque produto artigo qual quais quando quanto
      quanta que quem se sem ser seu sua sao so tem tenho um uma vem voce`,
    pointing: 'este esta estes estas esse essa',
    asking: 'que qual quais quem quando onde porque como quanto quanta quantos quantas',
    linking: 'contém inclui incluído precisa serve funciona adequado',
    having: 'tem ha',
    negating: 'nao sem nunca nem nenhum nenhuma',
  },
}

export const scaffolds: Readonly<Record<LanguageCode, Scaffold>> = {
  en: scaffoldOf('en'),
  de: scaffoldOf('de'),
  fr: scaffoldOf('fr'),
  es: scaffoldOf('es'),
  it: scaffoldOf('it'),
  nl: scaffoldOf('nl'),
  pt: scaffoldOf('pt'),
}

function scaffoldOf(language: LanguageCode): Scaffold {
  const { empty, pointing, asking, linking, having, negating } = lists[language]
  return {
    empty: new Set(wordsOf(empty).map(root)),
    pointing: new Set(wordsOf(pointing)),
    asking: new Set(wordsOf(asking)),
    linking: new Set(wordsOf(linking)),
    having: new Set(wordsOf(having)),
    negating: new Set(wordsOf(negating)),
  }
}
