import { cueList as c } from '../build.ts'
import type { Cues } from '../cues.ts'

const units =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const tens = '- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ')

function number(n: number): readonly string[] {
  if (n < 20) return [units[n] ?? '']
  const ten = Math.floor(n / 10)
  const rest = ten === 7 || ten === 9 ? n - (ten - 1) * 10 : n % 10
  const start = tens[ten] ?? ''
  if (rest === 0) return n === 80 ? [`${start}s`, start] : [start]
  if ((rest === 1 || rest === 11) && ten < 8)
    return [`${start} et ${units[rest]}`, `${start}-et-${units[rest]}`]
  return [`${start}-${units[rest]}`, `${start.replaceAll('-', ' ')} ${units[rest]?.replaceAll('-', ' ')}`]
}

export const cues: Cues = {
  number,
  hundred: ['cent'],
  price: {
    currency: c`balles; boules; euros?; dollars?; francs?`,
    pounds: c`livres?`,
    notes: [
      ["(?:une )?dizaine(?: d'euros| de balles)", 10],
      ["(?:une )?quinzaine(?: d'euros| de balles)", 15],
      ["(?:une )?vingtaine(?: d'euros| de balles)", 20],
      ["(?:une )?trentaine(?: d'euros| de balles)", 30],
      ["(?:une )?quarantaine(?: d'euros| de balles)", 40],
      ["(?:une )?cinquantaine(?: d'euros| de balles)", 50],
      ["(?:une )?soixantaine(?: d'euros| de balles)", 60],
      ["(?:une )?centaine(?: d'euros| de balles)", 100],
    ],
    weighing: c`poids; pese; lourd`,
    max: c`
      moins de; moins cher(?:e|s|es)? que; en dessous de; au-dessous de; inférieurs? à; inférieures? à
      pas plus de; ne dépass(?:e|ent|ant) pas; (?<=(?:pas|jamais) qu(?:e |')(?:\p{L}{1,14}[ ']){1,3})(?:dépasse|excède|coûte plus de); (?:pas|jamais) (?:dépenser|mettre|payer|coûter) plus de; sans dépasser(?: les)?; (?:ne pas|pas) dépasser(?: les)?; maximum; max\.?; sous(?: les)?(?= ?[€$£]?\d)`,
    maxWeak: c`jusqu'à; jusqu'a; au maximum; au plus; budget(?: (?:de|est de|est|c'est|max\.?))?; €j'ai`,
    maxAfter: c`,? ?(?:c'est|est|sera|serait) (?:vraiment )?(?:mon |notre |le )(?:grand )?(?:maximum|max|plafond|budget|limite); et pas plus; pas plus; grand max(?:imum)?; tout au plus; maximum; max; ou moins; au plus; au maximum; de budget; à (?:dépenser|mettre|y mettre)`,
    min: c`plus cher(?:e|s|es)? que`,
    minWeak: c`
      plus de; à partir de; a partir de; au minimum; pas moins de; au moins; au-dessus de; supérieure?s? à; €dès; minimum; min\.?`,
    difference: c`de moins; moins cher; de plus; plus cher; de (?:réduction|rabais)`,
    minAfter: c`ou plus; et plus; minimum; min`,
    around: [],
    aroundWeak: c`environ; autour de; aux alentours de; €dans les; à peu près; €vers; circa`,
    between: [
      ['entre', 'et|-'],
      ['de', 'à|-'],
    ],
    money: c`prix; dépense; mettre(?= \d); coûte(?:nt|r)?; budget; dépenser; payer; cher(?:e|s|es)?; bon marché`,
  },
  sizeWords: c`tailles?; pointures?`,
  terms: c`
      livraison; livrez; livrer; livré(?:e|s|es)?; expédition; expédiez; frais de port; port (?:gratuit|offert)
      retours?; retourner; remboursements?; rembourser; échanger?; garantie; paiements?; payer (?:par|avec)
      paypal; facture; bons? (?:d'achat|de réduction|cadeau); code (?:promo|de réduction); carte cadeau; douane
      renvoyer; renvoi; renvoie; annuler; compte; mot de passe; newsletter`,
  ask: {
    which: c`(?:le|la|les)?quels?; (?:la|les)?quelles?`,
    cheapest: c`
      (?<=(?<!\p{L})(?:le|la|les) (?:\p{L}+ ){0,4})(?:moins chère?s?|plus abordables?|plus économiques?)(?! que); prix le plus bas
      meilleur prix`,
    dearest: c`
      (?<=(?<!\p{L})(?:le|la|les) (?:\p{L}+ ){0,4})plus chère?s?(?! que); prix le plus élevé`,
    count: c`
      combien (?:de|d')(?= ?.{0,60}(?:avez[- ]vous|vous avez|y a[- ]t[- ]il|il y a|proposez|en stock|vendez))
      combien en avez[- ]vous; nombre de`,
    brands: c`quelles? (?:sont les |sont vos )?marques?(?: de| d')?; marques de`,
    sizes: c`
      (?:en|dans) quels? (?:autres )?(?:formats?|conditionnements?|longueurs?); (?:en |dans )?quelles? (?:autres )?(?:tailles?|pointures?); tailles disponibles; autres tailles; tailles
      pointures`,
    colours: c`
      (?:en |de |dans )?quelles? (?:autres )?(?:couleurs?|coloris); couleurs disponibles; quels coloris
      autres (?:couleurs|coloris); couleurs; coloris; (?:quelles|autres) (?:teintes|nuances)`,
    comparePair: c`
      en quoi (?:est-ce qu'|est-ce que )?(?<a>.{1,120}?) (?:diffère|se distingue|se différencie|sont différente?s?|change)(?:nt)? (?:de|du|des|d'|avec|et|par rapport à) ?(?<b>.{1,120})
      (?:qu'est-ce qui|ce qui|qu'est-ce que) (?:différencie|distingue|sépare|change|diffère) (?:entre )?(?<a>.{1,120}?) (?:de|du|d'|et|par rapport à|avec) ?(?<b>.{1,120})
      (?:qu'a|qu'est-ce qu'a|qu'est-ce que) (?<a>.{1,120}?) (?:de plus|de différent|de mieux|a de plus|a de différent|que n'a pas) (?:que |par rapport à )?(?<b>.{1,120}); (?:mets|mettez|montre|montrez)(?:[- ]moi)? (?<a>.{1,120}?) et (?<b>.{1,120}) côte à côte
      (?:quelles? (?:est|sont) )?(?:la |les )?différences? entre (?<a>.{1,200}?) et (?<b>.+)
      compare[rz]?(?:-moi)? (?<a>.{1,200}?) (?:et|avec|à|vs\.?) (?<b>.+)
      (?:lequel|laquelle|qu'est-ce qui) est (?:le |la )?(?:mieux|meilleure?)[ ,:]{0,3} (?<a>.{1,200}?) ou (?<b>.+)
      (?<a>.{1,200}?) (?:vs\.?|versus|par rapport (?:à|au|aux)|comparée?s? (?:à|au|aux)) (?<b>.+)
      en quoi (?<a>.{1,200}?) (?:est|sont)(?:-(?:il|elle)s?)? différente?s? (?:de|du|des) (?<b>.+); (?:qu'est-ce qui|ce qui) change entre (?<a>.{1,200}?) et (?<b>.+)`,
    against: ['contre'],
    than: ['que(?= (?:le|la|les|cet|cette)\\b)'],
    priceGap: c`(?:de |à )?combien (?:est-(?:il|elle|ce) |c'est |coûte(?:-t-(?:il|elle))? )?(?:de plus|de moins|en plus|en moins|plus chère?s?|moins chère?s?); combien (?:.{1,20} )(?:de plus|de moins|plus chère?s?|moins chère?s?)(?= que| qu'); (?:coûte|est|revient) combien (?:de plus|de moins|plus chère?|moins chère?); (?:différence|écart) de prix; combien (?:j'économise\p{L}*|on économise\p{L}*|économiserais-je|est-ce que j'économise)`,
    compareThem: c`
      (?:qu'est-ce que (?:j'ai|j'obtiens|je gagne|ça apporte)|j'ai quoi|qu'ai-je|on a quoi)(?: de plus| en plus)? (?:pour|avec) (?:la différence|le supplément|l'écart|le prix en plus|l'argent en plus|ce supplément)(?: de prix)?; (?:vaut|valent|justifie|justifient)(?:-il|-elle|-ils)? (?:vraiment )?(?:la différence|le supplément|l'écart|le surcoût)(?: de prix)?; qu'est-ce qui (?:le|la|les) rend plus cher\p{L}*
      (?:c'est quoi|quelles?|y a-t-il une) (?:est |sont )?(?:la |les )?différences?; qu'est-ce qui (?:change|diffère|les (?:différencie|distingue|sépare)); (?:diffèrent|différente?s?|distinguent?)(?: \p{L}+)? l'une? de l'autre; l'une? par rapport à l'autre; entre (?:ces deux|les deux|eux deux|elles deux)(?: là)?,? (?:qu'est-ce qui|ça change|quoi de); en quoi (?:ils |elles )?(?:diffèrent|sont)
      compare[rz]?(?:[- ]les)?(?: les deux)?; (?:quelle est )?la différence; différences? entre; où (?:sont|est) l[ae]s? différences?; ^(?:et )?(?:les |quelles )?différences?(?= ?\?*$)
      (?:lequel|laquelle) est (?:le |la )?(?:mieux|meilleure?)`,
    price: c`
      (?:je|on|nous|j') ?(?:la |le |les |l'|en )?(?:paie|paye|paierai|paierais|payerais|débourse|dépense|débourserais|payons) combien; combien (?:je|on|dois-je|devrai-je|devrais-je|faut-il|est-ce que (?:je|ça)|il faut|il faudrait|vais-je|je vais|faudrait-il)(?: \p{L}{1,12}){0,3} (?:paie|paye|payer|débourser|sortir|mettre|compter|dépenser|lâcher|prévoir)(?! (?:par|avec|en) )
      (?:faut|il faut|il faudrait|je dois|on doit|faudrait|je vais) (?:compter|payer|débourser|mettre|sortir|prévoir) combien; (?:il |elle |ça |cela |le tout |ils |elles )?(?:me |m'|nous |vous )?(?:revient|reviendrait|reviennent|coûterait|monterait|s'élève|ferait|vaudrait|fait) (?:à )?combien(?! d[e']); à combien (?:est|sont|revient|s'élève|vous (?:la |le |les )?(?:vendez|faites|mettez|proposez)|elle|il|ça|monte); quel (?:est|serait) (?:le|son) (?:prix|tarif|montant|coût); c'est quoi (?:le|son) (?:prix|tarif); quel (?:montant|prix|tarif)
      (?:ça|il|elle|ils|elles) (?:vaut|valent) combien
      combien(?: .{1,60})? (?:coûte(?:nt|rait|raient|r)?|vaut|valent|paie|paye|payer|paierais|dépense|dépenser); (?:paie|paye|payer|paierais|coûterait|coûter) combien; combien (?:est|pour); (?<=[,:] ?)combien(?= ?\?*$); quel est (?:le|son) prix; prix (?:de|du|des|d'|pour)
      (?<!(?:bon|meilleur|petit|bas|même) )(?:prix|tarif)(?: svp| déjà)*(?= ?\?*$); (?:faites|vendez) à combien; c'est combien; (?:est|sont) à combien; ^de combien(?= ?\??$); (?:ça|il|elle) coûte; à quel prix; (?:vous )?(?:prenez|demandez)(?:[- ]vous)? combien; combien (?:prenez|demandez)[- ]vous; coûte(?:nt)? combien; (?:son|leur) prix; ça fait combien(?! de ); \d{1,3} .{1,60} combien(?= ?\??$); (?:ça|cela) fait(?: au total)?(?= ?\??$); combien (?:font|fait|ça fait)
      combien (?:ça |il |elle |c')?(?:coûtait|était|valait)(?:-(?:il|elle|ce))?; (?:ça |il |elle |c')(?:coûtait|était|valait) combien; avant (?:la promo(?:tion)?|la remise|la réduction|les soldes)(?= ?\??$); au lieu de combien; prix barré; (?:ancien|vieux) prix; prix (?:d'avant|avant|initial|d'origine|normal); (?:c'est|est-ce) payant; ça coûte quelque chose; (?:faut-il|il faut|est-ce qu'il faut) payer(?= ?\??$)`,
    stock: c`
      (?:emporter|prendre|repartir avec) .{0,20}(?:tout de suite|aujourd'hui|maintenant)
      (?:avez|est|sont|dispo(?:nibles?)?)(?: .{1,20})? en (?:magasin|boutique)
      (?:est|sont|est-ce que) .{1,60} (?:en stock|dispo(?:nible)?s?|épuisée?s?)
      (?:est|sont)-(?:il|elle|ils|elles) (?:encore |toujours )?(?:en stock|dispo(?:nible)?s?)
      avez[- ]vous .{1,60} en stock; encore disponible`,
    keeps: c`(?:combien de (?:temps|jours|mois)|jusqu'à quand) (?:\p{L}+[ '-]){0,5}(?:gardent?|conservent?|conserver|conservation|dure|durent|tient|tiennent|garder)(?![a-z]); une fois (?:\p{L}+ ){0,2}ouvert\p{L}*; après (?:l'?)?ouverture; périm\p{L}+; péremption; dlc; dluo; ddm`,
    obtain: c`
      (?:je peux|on peut|puis-je|peut-on) .{0,20}(?:à nouveau|de nouveau|recommander|racheter)(?= )
      (?:je|on) (?:peux|peut|pourrais|pourrait|pourrai)(?: .{1,20})? (?:l'|le |la |les |en |m'en |me |me l'|se l'|se le )?(?:acheter|commander|avoir|obtenir|prendre|trouver|procurer|récupérer)(?: .{1,50})? (?:en ce moment|maintenant|là|actuellement|tout de suite|aujourd'hui|immédiatement|dès maintenant|encore|toujours|déjà|à l'heure actuelle)(?= ?(?:$|[?!.,]))
      (?:puis-je|peut-on|pourrais-je|pourrait-on|possible d(?:e |'))(?: .{1,20})? ?(?:l'|le |la |les |en |m'en |me )?(?:acheter|commander|avoir|obtenir|prendre|trouver|procurer|récupérer)(?: .{1,50})? (?:en ce moment|maintenant|là|actuellement|tout de suite|aujourd'hui|immédiatement|dès maintenant|encore|toujours|déjà|à l'heure actuelle)(?= ?(?:$|[?!.,]))
      (?:je|on) (?:peux|peut|pourrais|pourrait) (?:encore|toujours|déjà) (?:l'|le |la |les |en )?(?:acheter|commander|avoir|obtenir|prendre|trouver|procurer|récupérer)
      (?:se|s') ?(?:trouve|trouvent|commande|commandent|achète|achètent|vend|vendent) (?:encore|toujours|en ce moment|actuellement)
      on (?:l'|le |la |les |en )(?:trouve|achète|a)(?: chez vous)? (?:en ce moment|maintenant|là|actuellement|tout de suite|aujourd'hui|immédiatement|dès maintenant|encore|toujours|déjà|à l'heure actuelle); on (?:le|la|les|en) trouve(?= ?(?:$|[?!.,]))
      (?:vous |tu )?(?:l'|les |en )avez (?:en ce moment|maintenant|là|actuellement|tout de suite|aujourd'hui|immédiatement|dès maintenant|encore|toujours|déjà|à l'heure actuelle); (?:l'|les |en )avez-vous (?:en ce moment|maintenant|là|actuellement|tout de suite|aujourd'hui|immédiatement|dès maintenant|encore|toujours|déjà|à l'heure actuelle); (?:vous|tu) (?:avez|as|vendez|faites) (?:encore|toujours) (?:le|la|les|l'|ce|cet|cette|ces)
      (?:il )?(?:vous )?(?:y )?en (?:a|reste)(?:[- ]t[- ]il)?(?: encore| toujours)?(?= ?(?:$|[?!.,])); (?:est|sont)(?:[- ](?:il|elle|ils|elles))? (?:encore |toujours )?(?:commandable|achetable|trouvable|en vente)s?
      je (?:le|la|les|l')(?: ai)? ?(?:trouve|trouverais|trouverai) .{0,30}(?:en|au|dans le|dans la|à la) (?:magasin|boutique)`,
  },
  inStock: c`prête?s? à (?:partir|être (?:expédié|envoyé|livré)e?s?|expédier|livrer); expédiables?;
      en stock; en rayon; dispo(?:nible)?s?(?: (?:immédiatement|tout de suite|maintenant))?; pas épuisée?s?; (?:avez|as) (?:là |en ce moment )?en magasin`,
  soldOut: c`épuisée?s?; en rupture(?: de stock)?`,
  onSale: c`
      (?:une|la|quelque|quelques|des) (?:promo|promotion|remise|réduction|ristourne|offre)s?(?= ?(?:$|[?.!,]| en ce moment| actuellement| en cours| sur| aujourd)); bradée?s?; à moitié prix; prix (?:barré|réduit|cassé|promo)s?; articles? (?:soldés?|remisés?); en déstockage; liquidation; baissée?s? de prix;
      en promo(?:tion)?s?; en soldes?; soldée?s?; en réduction; remisée?s?; bonnes affaires; en offre
      promotions; promos; (?:vos|les|des|quelles|quels) (?:soldes|offres|réductions|bons plans); à prix (?:réduit|cassé|barré)s?; démarquée?s?; quelle (?:remise|réduction); combien (?:de remise|de réduction)`,
  reference: {
    goesOn: c`et; ou; qu'en est-il d[eu]; mais; que dire d[eu]; quid d[eu]`,
    whatIf: c`(?:supposons|admettons|imaginons|mettons) que?; (?:et |mais |ou )?(?:même |que se passe-t-il |qu'est-ce qui se passe )?(?:si|au cas ou) ; (?:et |mais |ou )?(?:même )?s'(?:il|ils) ; (?:et |mais )?(?:c'est |est-ce )?(?:pareil|la même chose|idem|aussi valable|valable) (?:pour|avec|si)`,
    narrows: c`seulement; uniquement`,
    howLong: c`^(?:(?:et|ok|alors|donc) )*(?:(?:pendant|en|dans|sous) )?combien de (?:temps|jours)(?: (?:cela|ça|faut[- ]il|il faut|prend|dure|est-ce|que))*$; ^(?:(?:et|ok|alors) )*(?:ça|cela) (?:prend|dure|met) combien de temps$`,
    when: c`^(?:(?:et|ok|alors|donc) )*(?:(?:à partir de|jusqu'à|depuis|d'ici) )?quand(?: (?:est-ce|c'est|exactement))*$; à partir de (?:combien|quel (?:montant|âge))$`,
    it: c`
      (?:celui|celle|ceux|celles)-(?:ci|là); (?:ce|cet|cette) (?:produit|article|modèle)
      (?:est|coûte|existe|fait|a|pèse|vaut)-(?:t-)?(?:il|elle|ils|elles)(?! (?:possible))
      (?:il|elle) (?:coûte|est|existe|fait|pèse); ^(?:et |mais |est-ce qu')?(?:il|elle)(?= (?!y )); ça (?:coûte|existe|fait|pèse|va); c'est combien
      (?:l'avez|les avez|en avez)-vous; le même; la même
      (?:là-)?dedans; (?:là-)?dessus; (?:le|la|les|l') ?(?:mettre|laisser|utiliser|laver|passer|brancher|plier|monter|poser)(?= (?:au|à|en|dans|dehors|sur|sous)\b); (?:il|elle|ils|elles) (?:va|vont|passe|passent|tient|tiennent|résiste|supporte|contient|dure|marche|fonctionne|reste|peut|peuvent)
      (?:on|je|vous) (?:peut|peux|pouvez|pourrait) y (?=\p{L}); (?:peut-on|puis-je) y (?=\p{L}); (?:fourni|livré|vendu|inclus|compris)e?s? avec(?= ?\??$)`,
    more: c`
      (?:qu'avez[- ]vous |vous avez quoi )?à la place(?! de); (?:une |des |d'autres )?alternatives?; quelque chose (?:de |d')?(?:similaire|semblable|équivalent|ressemblant|approchant|dans le (?:même )?genre|comme ça|qui (?:y )?ressemble)
      (?:montrez?(?:[- ]moi)? |voir |affichez? )?(?:en |plus de |d')?(?:plus|autres)(?: (?:de résultats|produits|articles|s'il vous plaît|svp))?$
      (?:quoi|rien) d'autre; autre chose; d'autres; la suite; page suivante; encore; voir plus
      plus de résultats`,
    cheaper: c`
      (?:(?:quelque chose|un|une|avez-vous|plus|de) )*(?:moins chère?s?|meilleur marché)(?: encore)?(?! que)
      trop chère?s?`,
    dearer: c`
      (?:quelque chose de )?(?:plus chère?s?|plus haut de gamme|de meilleure qualité)(?! que)`,
    ordinals: [
      c`premiere?; 1ere?; 1er`,
      c`deuxième; seconde?; 2e(?:me)?`,
      c`troisième; 3e(?:me)?`,
      c`quatrième; 4e(?:me)?`,
      c`cinquième; 5e(?:me)?`,
      c`sixième`,
      c`septième`,
      c`huitième`,
      c`neuvième`,
      c`dixième`,
    ],
    last: c`derniere?`,
    nth: c`
      (?:le|la|du|au) N(?: (?:produit|article|modèle))?(?! (?:fois|jour|commande|secours|année|semaine|mois))
      ^N$`,
    listedFirst: c`(?:tout )?en haut de (?:la |votre )?liste; (?:celui|celle|le|la) (?:tout )?(?:en haut|du haut)`,
    listedLast: c`(?:tout )?en bas de (?:la |votre )?liste; (?:celui|celle|le|la) (?:tout )?(?:en bas|du bas)`,
    number: c`(?:numéro|nº|n°|no\.?|option|#) ?(?<n>10|[1-9])(?!\d)`,
    variant: c`
      (?:et |ou |aussi |existe-t-(?:il|elle) |(?:l'avez|les avez)-vous |le même |la même |ça existe |avez-vous )+(?:aussi )?(?:en)?
      en; et`,
  },
  intent: {
    greeting: c`
      (?:bonjour|bonsoir|salut|coucou|hello) (?:à toutes et à tous|la compagnie|les amis|à tous|à toutes|tout le monde|à vous|l'équipe); bjr; slt
      bonjour; bonsoir; salut; coucou; hello; allo; bonne journée à vous; madame; monsieur; rebonjour
      hallo; hola; ciao`,
    thanks: c`
      (?:un grand |mille )?merci(?: (?:beaucoup|bien|infiniment|à vous|pour .{1,40}))*; je vous remercie
      c'est gentil`,
    goodbye: c`
      pass(?:ez|e) une (?:bonne|belle|agréable|excellente) (?:journée|soirée|nuit|semaine|fin de journée); bises?(?= ?(?:$|[,.!])); bisous?(?= ?(?:$|[,.!]))
      je (?:file|m'en vais|me sauve|vous laisse|dois (?:y aller|filer)); (?:ok|allez|bon|d'accord|merci),? (?:salut|ciao)
      au revoir; à (?:bientôt|plus(?: tard)?(?! (?:de|d'|que|tard|gros|grand|petit|bas|haut|long))|demain|la prochaine); (?:bonne|belle|excellente|agréable) (?:journée|soirée|nuit|fin de (?:journée|semaine)|continuation|semaine)(?: à vous)?
      à (?:tantôt|tout à l'heure|la revoyure); bye(?: bye)?; tchao; portez[- ]vous bien; bon dimanche
      bon week-?end; adieu; c'est tout; ciao`,
    how_are_you: c`
      (?:comment )?(?:ça|ca) va(?: bien)?; comment (?:allez[- ]vous|vas[- ]tu|tu vas|vous allez)
      vous allez bien; quoi de neuf; tu vas bien
      (?:il fait (?:beau|bon|moche)|quelle? (?:beau temps|belle journée|sale temps))(?: aujourd'hui)?,? (?:hein|n'est[- ]ce pas|non)`,
    robot: c`
      (?:vraie? )?(?:humaine?|personne) ou (?:une? )?(?:machine|bot|robot|ordinateur|ia|chatbot); (?:machine|bot|robot|ordinateur|ia|chatbot) ou (?:une? )?(?:vraie? )?(?:humaine?|personne)
      (?:t'es|tu es|vous êtes|c'est|es-tu|êtes-vous) (?:un |une )?(?:vraie? )?(?:robot|bot|humain|humaine|personne|machine|ia|ordinateur|chatbot)(?: (?:ou quoi|ou un humain|ou une (?:vraie )?personne|ou une machine|ou un robot))?
      (?:êtes[- ]vous|es[- ]tu|vous êtes|tu es|t'es|c'est|est[- ]ce) (?:un |une )?(?:vraie? |véritable )?(?:robot|bot|humaine?|machine|ordinateur|personne(?: réelle)?|chatbot|ia)
      (?:je parle|parlé-je|parle[- ]je|est-ce que je parle) (?:bien )?(?:à|avec) (?:un |une )?(?:vraie? )?(?:robot|bot|humain|machine|personne(?: réelle)?)
      qui (?:êtes[- ]vous|es[- ]tu); (?:tu es|t'es|vous êtes) qui; comment (?:vous appelez[- ]vous|tu t'appelles)`,
    help: c`
      ^(?:à l')?aide$; (?:j'ai )?besoin d'aide; (?:peux[- ]tu|pouvez[- ]vous|tu peux|vous pouvez|pourriez[- ]vous) m'aider; aidez[- ]moi
      (?:que|qu'est[- ]ce que) (?:tu peux|vous pouvez|peux[- ]tu|pouvez[- ]vous|sais[- ]tu|savez[- ]vous|tu sais|vous savez)(?: faire)?(?: pour moi)?
      (?:tu (?:sais|peux)|vous (?:savez|pouvez)) faire quoi; comment (?:peux[- ]tu|pouvez[- ]vous) m'aider`,
    abuse: c`
      merde; connards?; connasse; putain; idiote?s?; imbécile; stupide; va te faire .{0,20}; ta gueule
      ferme[- ]la; débile; nul(?: à chier)?; crétin; con; enculé; salaud; arnaque(?:urs?)?; inutile`,
    human: c`
      (?:mettez|mets)[- ]moi en (?:relation|contact) avec (?:quelqu'un|une? \p{L}+)
      (?:parler|discuter|échanger|communiquer|être mis(?:e)? en relation|mettre en relation|contact(?:er)?|passez[- ]moi|transférez[- ]moi)(?: directement)?(?: (?:à|avec))? (?:un |une |quelqu'?un|le |votre |à )?(?:e )?(?:vraie? |véritable )?(?:humain|personne|conseillere?|conseiller|agent|employée?|vendeur|vendeuse|opérateur|être humain|service client|quelqu'?un|responsable|collègue)?(?<=humain|personne|conseillere|conseiller|agent|employe|employee|vendeur|vendeuse|operateur|service client|quelqu'un|quelquun|responsable|collegue)
      (?:vraie?|véritable) (?:personne|humain|conseiller)
      ^(?:un |une )?(?:humain|conseillere?|conseiller|agent|personne|service client|opérateur)(?: s'il vous plaît| svp)?$
      (?:je veux|je voudrais|je souhaite|il me faut) (?:un |une )(?:humain|conseiller|conseillere|agent|vraie personne|interlocuteur)
      quelqu'un (?:du|de votre) (?:magasin|équipe|boutique)`,
    hours: c`
      (?:(?<!faire |va |vont |doit |doivent )(?:passer|venir)|je (?:passe|viens|viendrai|passerai))(?: vous voir| chez vous| au magasin| à la boutique| en boutique){0,2} (?:ce |cet |le )?(?:aujourd'hui|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:matin|midi|après-midi|soir|prochain))?(?= ?(?:$|[?.,!]))
      vous (?:ouvrez|fermez) (?:quand|à quelle heure|à partir de); jusqu'à quelle heure (?:je peux|on peut|puis-je|peut-on)
      (?:horaires?|heures?) (?:d'ouverture|de fermeture|du magasin)
      (?:vos|quels sont (?:les|vos)|les) horaires
      (?:êtes[- ]vous|vous êtes|c'est|est-ce) (?:encore |déjà )?(?:ouverts?|fermés?)
      (?:le |votre |la )?(?:magasin|boutique) (?:est|est-il|est-elle) (?:encore )?(?:ouverte?|fermée?)
      (?:quand|à quelle heure|jusqu'à quelle heure|jusqu'à quand) (?:ouvrez|fermez|êtes|est|ferme|ouvre)(?:[- ]vous)?
      ^(?:ouverts?|fermés?) (?:maintenant|aujourd'hui|demain|le \p{L}+)$; ouvrez[- ]vous
      ouverts? (?:le|ce|aujourd'hui|demain|maintenant)`,
    contact: c`
      comment (?:venir|aller) chez vous; comment vous trouver; (?:vous êtes|êtes-vous) situés
      (?:vous |nous )?contacter; ^contact$; coordonnées; numéro de téléphone
      (?:votre|le|un) (?:numéro(?: de téléphone)?(?! \p{L}{0,6}[-.]?\d)|adresse(?: (?:e-?mail|mail|postale))?|e-?mail|mail)(?! de série); votre téléphone; (?:avez[- ]vous|vous avez) un téléphone(?= ?(?:$|[?.!]))
      (?:où|ou) (?:êtes[- ]vous(?: situés)?|se trouve (?:le|votre|la) (?:magasin|boutique)|est (?:le|votre|la) (?:magasin|boutique)|vous trouvez[- ]vous|puis-je vous trouver)
      comment (?:puis-je )?(?:vous )?(?:joindre|contacter|appeler); vous (?:joindre|appeler)
      adresse (?:du magasin|e-?mail)`,
    order: c`
      (?:attends|attend|attente de) .{0,30}(?<![a-z])[a-z]{0,5}[- ]?\d{4,}; [a-z]{0,5}[- ]?\d{4,} .{0,30}(?:devait|devrait|arriv\w+|reçue?|livrée?|expédiée?|en route); où (?:est|en est|reste) [a-z]{0,5}[- ]?\d{4,}
      (?:où|ou) (?:est|en est|se trouve) (?:ma|mon|la|le) (?:commande|colis|livraison|paquet)
      (?:suivre|suivi de?|statut de|état de) (?:ma|mon|la|une)? ?(?:commande|colis|livraison)
      numéro de (?:commande|suivi); ma (?:commande|livraison); mon (?:colis|paquet)
      quand (?:arrive|vais-je recevoir|recevrai-je) (?:ma|mon); pas (?:encore )?reçu; j'ai commandé`,
    buy: c`
      ^(?:ok,? |d'accord,? |parfait,? )?je prends$
      je (?:le|la|les|l'|vais le|vais la|vais les) ?(?:prends|prendre|commande|commander|achète|acheter)$; je prends (?:ça|celui-ci|celle-ci|celui-là|celle-là|les deux|(?:le|la|les) .{1,40})$
      je (?:veux|voudrais|souhaite|aimerais) (?:le |la |les |l')?(?:acheter|commander)(?: (?:celui-ci|celle-ci|ça|(?:le|la|les) .{1,40}))?$
      (?:comment|où) (?:puis-je|je peux|on peut|peut-on|est-ce que je peux|faire pour) (?:le |la |les |l')?(?:acheter|commander|passer commande)(?: (?:ici|en ligne))?$; comment (?:commander|acheter|passer commande)$; (?:je peux|puis-je|peut-on) (?:le |la |les |l')?(?:acheter|commander)(?: (?:ici|en ligne|directement))?$
      (?:au|dans le|mon) panier`,
    quote: c`
      (?:un |demander un |recevoir un )?devis; offre (?:de prix|personnalisée|commerciale); commande en gros
      prix de gros; tarif (?:de gros|professionnel|dégressif); grande quantité`,
    callback: c`
      (?:passer|passez[- ]moi|donner) un (?:coup de (?:fil|téléphone)|appel); (?:me |m')(?:passer|téléphoner); téléphonez[- ]moi; (?:me|m') ?téléphone
      (?:parler|échanger|discuter)(?: \p{L}{1,15}){1,4} (?:au|par) téléphone;
      (?:me |m')?rappele[rz](?:[- ]moi)?; rappelez[- ]moi; être rappelée?; (?:m'|me )appeler; appelez[- ]moi
      un rappel téléphonique
      (?:quelqu'un|vous) (?:peut|pouvez|pourrait|pourriez)(?:[- ](?:il|vous))? m'appeler`,
    stock_news: c`
      (?:prévene[rz]|prévenir|avertir|avertissez|avise[rz]|informe[rz]|tenir au courant|dites|alerter)(?:[- ]moi)? (?:quand|dès que|lorsque|dès|si)
      (?:me|m') ?(?:prévenir|avertir|informer|alerter) (?:quand|dès|lorsque|si)
      de (?:retour|nouveau) (?:en stock|disponibles?); (?:à nouveau|de nouveau) (?:disponibles?|en stock)
      alerte stock; réassort; retour en stock`,
    product: c`
      avez[- ]vous; vous avez; auriez[- ]vous; vendez[- ]vous; vous vendez; proposez[- ]vous
      je (?:cherche|recherche); montrez?[- ]moi; j'ai besoin
      je (?:voudrais|veux|souhaite)(?! (?:parler|savoir|annuler|retourner)); y a[- ]t[- ]il; il y a
      recommande[rz]; conseille[rz]; on cherche; nous cherchons`,
    question: c`
      comment; puis-je; peut-on; est-ce que; qu'est-ce; quand; pourquoi; où; livrez[- ]vous; acceptez[- ]vous
      combien de temps; dois-je; qui`,
  },
  answer: {
    yes: c`oui; ouais; d'accord; volontiers; bien sûr`,
    agreed: c`ok`,
    no: c`non`,
    refusing: c`laissez tomber; tant pis; pas la peine; pas besoin`,
    unwanted: c`(?:veux|souhaite|voudrais) pas; pas (?:envie|besoin)`,
  },
  angry: c`(?:de la |quelle? |c'est (?:de la |vraiment de la )?)(?:merde|camelote|daube|honte|pacotille); (?:plus|à bout de|perds) (?:de |ma )?patience; à bout de nerfs; c'est n'importe quoi; du n'importe quoi; ridicule; lamentable; inadmissible; dégoûtée?; foutage de gueule; remonté contre vous; ça suffit; moquez de moi; foutez de moi; une blague; furieu(?:x|se); en colère; énervée?; scandaleux; inadmissible; inacceptable; déçue?; (?:en ai|y en a) marre; ras[- ]le[- ]bol; arnaque; honteux`,
  apology: c`désolée?s?; excus\w*; navrée?s?`,
  instructs: c`
    (?:à partir de maintenant|désormais|dorénavant|dès maintenant),? (?:tout|toute?s?|tous|chaque|les prix|le prix) .{0,30}(?:est|sont|coûte\w*|passe\w*); (?:nouvelle|nouvelles) (?:règles?|consignes?|instructions?|directives?)(?: (?:du|de la|de|des) .{1,20})? ?:; (?:tout|tous les (?:articles|produits|prix)) (?:est|sont|coûte\w*)(?: (?:désormais|maintenant))?(?: à)? (?:gratuits?|[01](?:[.,]\d\d?)? ?(?:€|euros?|centimes?))(?= ?(?:$|[.,!])); (?:mets|mettez|change[rz]?|baisse[rz]?|fixe[rz]?) (?:tous |les |le |tes |vos )+prix .{0,30}à
    (?:à partir de maintenant|désormais|dorénavant),? (?:tu (?:es|agis|dis|réponds|dois|passes)|vous (?:êtes (?:une?|le|la|mon|ma)|agissez|dites|répondez))
    (?:ignore[sz]?|oublie[sz]?) (?:[\w']+,? ){0,5}(?:instructions?|consignes?|règles|ordres|dit|prompt); prompt système
    tu es (?:maintenant|désormais) (?:le |la |mon |un |une )?(?:patron\w*|admin\w*|gérant\w*|propriétaire|développeu\w*); mode (?:développeur|admin|debug|test)`,
  begins: {
    inside: c`quel(?:le)?s?; combien; lequel; laquelle; lesquel(?:le)?s; est-ce; (?:peut|est|a|faut|sont|ont|fait|va|tient)-(?:t-)?(?:on|il|elle|ce|ils|elles); vous (?:faites|livrez|vendez|pouvez|acceptez|prenez|proposez|auriez|expédiez|reprenez|connaissez|conseillez); on peut`,
    anew: c`est-ce; (?:peut|est|a|faut|sont|ont|fait|va|tient)-(?:t-)?(?:on|il|elle|ce|ils|elles)`,
    question: c`(?:(?:à|de|dès) )?quel(?:le)?s?; est-ce; est-il; est-elle; (?:\p{L}{1,12} ){0,4}combien; comment; où; d'où; quand; c'est quoi; peut-on; on peut; ça se; lequel; laquelle; lesquel(?:le)?s; a-t-(?:il|elle); ont-(?:ils|elles)
      (?:il|elle) (?:a|est|fait|tient|dure|pèse|mesure|contient|résiste|convient)(?= \p{L}); (?:ils|elles) (?:ont|sont|font|tiennent|durent|contiennent)(?= \p{L})`,
    wish: c`avez; vous avez; est-ce que vous avez; vendez; vous vendez; auriez; vous auriez; montrez-moi`,
  },
  pieces: c`(?:lot|coffret|set|paquet|boîte|ensemble|pack) (?:de |d')(?:\d{1,3}|deux|trois|quatre|cinq|six|huit|dix|douze); (?:\d{1,3}|deux|trois|quatre|cinq|six|huit|dix|douze) pièces; (?:paire|duo|trio) de`,
  bounds: {
    atLeast: c`au moins`,
    atMost: c`au plus; jusqu`,
    less: c`moins d[aeio]?; moins que`,
    more: c`plus d[aeio]?; plus que`,
  },
  shopTopics: {
    returns: c`(?:si|quand|au cas où)(?: jamais| finalement)? (?:ça|cela|il|elle|ils|elles|je|on)(?: n'| ne )?(?:me |lui |leur |nous |l'|les )?(?:plaît|plaisent|va|vont|convient|conviennent|correspond|aime|aiment)(?: finalement| vraiment)? pas(?= ?(?:$|[?.,!:]| (?:je|on|est-ce|puis-je|peut-on|c'est|comment|que|qu'est-ce|vous|du tout|finalement|chez moi)(?![a-z]))); chang\w* d'avis; (?:si|quand) c'est (?:trop|pas la bonne|la mauvaise|pas ce que); retourn\w*; repren(?:ez|d(?:re|s|riez)?)(?! du); (?:le|la|les|peux|peut|puis-je|pouvoir) rendre(?! (?:plus|la|le|les|ma|mes)); récupérer mon argent; renvo[iy]\w*; récup\w+ (?:mon argent|mes sous); (?<!contre )rembours[eéao]\w*; échanger?`,
    shipping: c`
      (?:arrive\w*|reçoi\w*|recevr\w*|avoir|l'aurai|les aurai|livr\w*|chez moi|(?:sera|seront|soit|est) là)(?: ici| à temps){0,2} (?:avant|d'ici|pour) (?:le |la |les |l')?(?:noël|noel|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end|fêtes?|anniversaire|pâques|\d)
      (?:faire|fait) (?:venir|envoyer|parvenir); (?:l'|le |la |les )?(?:recevoir|avoir) (?:d'ici|avant|sous|dans|pour) ; frais d'envoi; jusque chez moi; d'ici (?:un|deux|trois|quatre|cinq|\d+) jours?; (?:ça|il|elle) arrive quand; quand est-ce que (?:ça arrive|je (?:le|la|les) reçois); vous (?:envoyez|expédiez)(?: aussi)? (?:en|au|aux|à|vers); (?<!(?:payer|paiement|paye|règle|régler) (?:à|a) la )livr\w+; expédi\w+; frais de port; (?:en|dans|sous) combien de jours; (?:quand|combien de temps) .{0,30}(?:chez moi|arriv(?:e|er|era|erait)|reçois|recevr\w+)`,
    payment: c`(?:comment|peux|peut|puis-je|pourrais|faut) (?:\p{L}{1,6} )?régler(?! (?:la|le|les|sa|son|ça)(?![a-z])); (?:en|par) (?:plusieurs|trois|quatre|deux|\d) (?:fois|mensualités); mensualités; virement; étaler (?:le )?(?:paiement|coût|montant); sans frais bancaires; en cb; espèces; en liquide; payer; contre remboursement; chèques?; paiements?; carte (?:bancaire|bleue|de crédit)`,
    warranty: c`garantie\w*; si .{1,20} (?:tombe\w* en panne|casse|lâche)`,
    repair: c`répar\w+; atelier`,
    voucher: c`chèques? cadeaux?; cartes? cadeaux?; bons? cadeaux?`,
    contact: c`courriel; numéro de téléphone; vous appeler`,
    place: c`(?:magasins?|boutiques?|points? de vente) (?:à vous|de chez vous|près d[e'] ?(?:chez moi|moi|ici)|dans (?:ma|la|notre) (?:ville|région)|à côté de chez moi); (?:avez[- ]vous|vous avez|il y a|y a|existe[- ]t[- ]il)(?: aussi)? (?:une?|des|d'autres|un autre|une autre) (?:magasins?|boutiques?|points? de vente)(?= (?:à|dans|près|ici|là)| ?[?]?$); (?:vous êtes|êtes[- ]vous) où; c'est où (?:votre|la|le) (?:boutique|magasin); dans quelle (?:ville|rue); où (?:est|se trouve) (?:votre|la|le) (?:boutique|magasin); où êtes.vous; votre adresse`,
    wrapping: c`paquets?[- ]cadeaux?; emball(?:er|ez|ée?s?|age cadeau); papier cadeau; (?:ajout|gliss|mett|join|inclu|écri)\p{L}* (?:\p{L}{1,6} ){0,2}(?:carte|petit mot|mot)(?! (?:cadeau|mémoire|bancaire|bleue|graphique|de crédit|de passe|sd|sim)); carte (?:dans|avec) le (?:colis|paquet|cadeau); petit mot; faire un (?:joli )?paquet`,
    cancelling: c`annul\w+; résili\w+`,
    pickup: c`(?:passer|venir|viens|passe) (?:le |la |les )?(?:prendre|chercher|récupérer|retirer); (?:prendre|récupérer|retirer) (?:sur place|moi-même|en (?:boutique|magasin)|chez vous); click ?(?:&|and|et) ?collect; retrait (?:en|au) (?:magasin|boutique); (?:retirer|récupérer|chercher) .{0,40}(?:magasin|boutique|sur place|moi[- ]même)`,
    tradeIn: c`repren(?:ez|d|dre) .{0,30}(?:ancien|vieux|vieille|occasion|usag)\w*; (?:vieux|vieille|ancien|ancienne) .{0,40}repren(?:ez|d|dre); rachet\w+`,
    rental: c`lou(?:er|ez|e|ons); (?:en|la) location; location d\w+`,
    samples: c`échantillons?; (?:bout|morceau)s? de (?:tissu|papier|bois)`,
    sharpening: c`aiguis(?:er|ez|age); affût(?:er|ez|age)`,
    tryOut: c`essay(?:er|age) .{0,40}(?:avant|magasin|boutique|sur place); cabines? d'essayage`,
    lessons: c`cours(?: de| d'|$| particuliers| pour); leçons?; ateliers? (?:de|d'|pour); dégustations?; stages?(?: de| d'); formations?`,
    assembling: c`vous .{0,25}(?:mont|assembl|install)(?:er|ez)(?! (?:à|au|en|jusqu)); (?:mont|assembl|install)ez-vous; faire (?:monter|installer|assembler); (?:monter|montez|installer|installez|assembler)(?: \p{L}{1,10}){0,2} (?:chez (?:moi|nous)|à domicile); (?:service|frais|prix|coût) (?:de |d')(?:montage|assemblage|installation); (?:montage|installation|assemblage)(?: est| sont)? (?:compris\w*|inclus\w*|offert\w*|possible|en plus|à domicile); (?:avec|faites|faites-vous|proposez|proposez-vous|assurez) (?:aussi )?(?:le |l'|la )?(?:montage|installation); mise en service`,
    priceMatch: c`aligne[rz] (?:sur|le|les|vos); alignement des? prix; meilleur prix garanti; (?:moins cher|meilleur prix)(?: \p{L}{1,12}){0,2} (?:ailleurs|sur internet|en ligne|sur amazon); (?:vu|trouvé)(?:e|es|s)? (?:moins cher|ailleurs)`,
    personalising: c`(?<! à )(?:graver|broder); gravez; brodez; (?:service de|faites|faites-vous|proposez|proposez-vous)(?: \p{L}{1,8}){0,2} (?:gravures?|broderies?|personnalisation); gravure (?:possible|offerte|personnalisée); (?:être|faire) (?:gravé|brodé|personnalisé)e?s?; initiales; personnalis(?:er|ez|ation|able); (?:mettre|inscrire|écrire|ajouter) (?:un |le |son |mon |notre )?(?:nom|prénom|logo|message) (?:dessus|sur); avec (?:son|mon|notre|leur) (?:nom|prénom)`,
    altering: c`(?:vous|faire) .{0,20}(?:raccourci(?:r|ssez)|rallong(?:er|ez)|recoup(?:er|ez)|retouch(?:er|ez)|ajuster); (?:raccourcissez|rallongez|retouchez)-vous; (?:vous|faire|faites|faites-vous) .{0,15}(?:ourlets?|retouches?); service de retouches?; ^(?:les |des )?(?:retouches|ourlets)(?= ?(?:$|\?)); (?:vous|faire) .{0,15}coup(?:er|ez) .{0,20}(?:sur mesure|à la (?:taille|longueur|bonne longueur)); sur mesure`,
  },
  time: {
    late: [],
    openingHours: c`horaire`,
    weekdays: {
      mon: c`lundis?`,
      tue: c`mardis?`,
      wed: c`mercredis?`,
      thu: c`jeudis?`,
      fri: c`vendredis?`,
      sat: c`samedis?`,
      sun: c`dimanches?`,
    },
    now: c`maintenant; en ce moment; actuellement; là tout de suite; encore ouverts?`,
    today: c`aujourd'hui; ce (?:matin|soir); cet après-midi`,
    tomorrow: c`demain`,
    at: c`
      (?:à|après|avant|jusqu'à|vers|dès) (?<h>[01]?\d|2[0-4]) ?(?:h|heures?|:)? ?(?<m>[0-5]\d)?
      (?<h>[01]?\d|2[0-4]) ?(?:h|heures?) ?(?<m>[0-5]\d)?`,
  },
}
