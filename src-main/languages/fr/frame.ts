import { cueList as c, kinIn } from '../build.ts'
import type { CueList } from '../cues.ts'
import { withSpoken } from '../degrees.ts'
import type { FrameWords } from '../frame.ts'
import { scaleBy } from '../romance.ts'
import { degrees, spoken } from './spoken.ts'
import { things } from './things.ts'

const kin = kinIn(things.audiences)

const the =
  "(?:le|la|les|l'|votre|vos|ton|ta|tes|leur|leurs|ce qu'il y a de|ce que (?:vous avez|tu as) de|(?:quoi|qu'est-ce que (?:vous avez|tu as|vous vendez|vous faites)|qu'(?:avez[- ]vous|as[- ]tu|est-ce qu'il y a)) de)"
const notThe =
  '(?<!(?:le|la|les|votre|vos|ton|ta|tes|leur|leurs|a de|avez de|quoi de|as de|vous de|vendez de|faites de|tu de) )'

/** "le plus léger" is the end of a scale, "plus léger" a step on it. */
const most = (degree: string, words: string): CueList => [`${the} ?${degree} (?:${words})s?`]
const more = (degree: string, words: string): CueList => [
  `${notThe}(?:un peu |bien |encore |beaucoup )?${degree} (?:${words})s?`,
]
const tooMuch = (words: string): CueList => [`trop (?:${words})s?`, `pas (?:aussi|si) (?:${words})s?`]
const tooLittle = (words: string): CueList => [`pas assez (?:${words})s?`]

const scale = scaleBy({ upper: 'plus', lower: 'moins', most, more, tooMuch, tooLittle })

export const frame: FrameWords = {
  allergy: c`allerg\p{L}*; intoléran\p{L}*; (?:maladie )?c[oœ]eliaque; coeliaque; anaphyla\p{L}*; œdème; (?:ne )?(?:supporte|tolère|digère) pas; réagi(?:s|t|ssons)(?: très)?(?: mal| fort)? (?:à|au); (?:me|le|la|lui|nous) rend(?:ent)? malade; urticaire; eczéma`,
  diets: {
    vegan: c`v[eé]g[aà]ne?s?; végétalien(?:ne)?s?; 100 ?% végétale?; végétale?s?; végétaux; sans produits? anima(?:l|ux); d'origine végétale; rien (?:d'animal|d'origine animale|qui (?:vienne|provienne) (?:d'un animal|des animaux)); (?:pas|aucun|sans)(?: de)? (?:produit|matière|ingrédient)s? (?:d'origine )?anima(?:l|le|ux|les); sans (?:rien d')?origine animale`,
    vegetarian: c`végétarien(?:ne)?s?; végé; vegge; veggie; sans viande; pas de viande; mange pas de viande`,
    gluten_free: c`sans gluten; gluten[- ]?free; pas de gluten; c(?:œ|oe)liaques?; intolérant(?:e|s)? au gluten; allergique au gluten; 0 ?% gluten; zéro gluten`,
    lactose_free: c`sans lactose; pas de lactose; intolérant(?:e|s)? au lactose; intolérance au lactose; délactosée?s?; 0 ?% lactose; lactose[- ]?free`,
    dairy_free: c`sans (?:lait(?! (?:de |d'|cru))|produits? laitiers?|laitages?); pas de (?:lait|produits? laitiers?|laitages?); allergique (?:au lait|aux produits laitiers|aux protéines de lait); sans protéines? de lait`,
    nut_free: c`sans (?:noix|noisettes?|fruits? à coques?|fruits secs); pas de (?:noix|noisettes?|fruits? à coques?); allergique aux (?:noix|fruits à coques?|noisettes); allergie aux (?:noix|fruits à coques?|noisettes)`,
    sugar_free: c`sans sucres?(?: ajoutés?)?; pas de sucre; non sucrée?s?; 0 ?% sucre; zéro sucre; sugar[- ]?free; pas sucrée?s?`,
    alcohol_free: c`sans alcool; pas d'alcool; non alcoolisée?s?; désalcoolisée?s?; 0 ?% alcool; zéro alcool; 0[,.]0 ?%`,
    caffeine_free: c`sans (?:caféine|théine); pas de (?:caféine|théine); décaféinée?s?; déca; déthéinée?s?; decaf`,
    grain_free: c`sans céréales?; pas de céréales?; grain[- ]?free`,
    halal: c`halal; hallal; sans porc; pas de porc; mange pas de porc`,
  },
  atLeast: c`\p{L}{5,14} (?:minimale?|minimum) d(?:e |')?; pas moins que; au moins; d'au moins; au minimum; minimum; mini?\.?; pas moins (?:de|d'); à partir (?:de|d'); dès(?= ?\d); minimum de; un minimum de; au mini`,
  atMost: c`\p{L}{5,14} (?:maximale?|maximum) d(?:e |')?; (?:pas|sans|jamais) (?:dépasser|excéder|aller au[- ]delà de|monter au[- ]dessus de)(?: les?| l')?; au plus; tout au plus; au maximum; maximum; maxi?\.?; pas plus (?:de|d'|que|cher que|cher de); jusqu'(?:à|a|en|au); jusque; dans la limite de; max de; maximum de; grand max; à tout casser; n'excédant pas; ne dépassant pas; qui (?:ne )?dépasse pas`,
  moreThan: c`plus (?:de|d'|que); au[- ]dessus (?:de|d'|des); supérieure?s? à; au[- ]delà de; (?:de )?plus (?:grande?|longue?|long|lourde?|haute?|large|épaisse?|épais|chère?|cher|puissante?|forte?|âgée?|vieux|vieille)s? (?:que|de|d'); dépass(?:e|ant|ent); passé`,
  lessThan: c`(?:pas|rien) d?'?(?:aussi|si) \p{L}{3,14} que; moins (?:de|d'|que); en dessous (?:de|d'|des); au[- ]dessous de; sous(?: les| la barre des)?; inférieure?s? à; plus (?:petite?|courte?|légère?|léger|étroite?|basse?|bas|fine?|mince|jeune)s? (?:que|de|d'); en[- ]dessous; moins (?:grande?|longue?|long|lourde?|haute?|large|chère?|cher)s? (?:que|de|d'); à moins de; en deçà de`,
  than: c`que; de; d'`,
  about: c`environ; autour (?:de|d'|des); à peu près; dans les; vers(?: les)?(?= ?\d); aux alentours (?:de|d'|des); approximativement; à environ; plus ou moins; aux environs de; grosso modo; circa; une? (?:bonne )?(?=(?:diz|quinz|vingt|trent|quarant|cinquant|soixant|cent)aine); à la louche; près de`,
  orMore: c`(?:ou|et) plus(?: (?:grande?|longue?|long|haute?|rapide|puissante?|lourde?|large|épaisse?|épais|lumineuse?|lumineux|âgée?|forte?|vite|chaude?|récente?)s?)?; ou supérieure?s?; et plus; et au[- ]dessus; ou davantage; minimum; mini; au moins; au minimum; min; \+; ou mieux; et au[- ]delà; au bas mot; ou au[- ]dessus; au minimum`,
  orLess: c`(?:ou|et) moins(?: (?:chère?|cher|lourde?|large|haute?|bruyante?|longue?|long|épais|épaisse)s?)?; ou inférieure?s?; ou plus (?:léger|légère|courte?|petite?|fine?|étroite?|basse?|bas|silencieuse|silencieux|jeune)s?; et moins; maximum; maxi?; au maximum; au plus; grand max(?:imum)?; max; ou plus petite?; ou plus court; et en[- ]dessous; à tout casser`,
  outBehind: c`
    ,? ?(?:ce |c'|ça |cela )?(?:n'est|ne sont|ne serait|est|sont|serait|ne va|va|ne passe|passe|ne rentre|rentre|ne fait|ne tient|tient) (?:vraiment |juste |malheureusement )?pas; (?:je|j'|on|nous|il|elle) (?:ne |n')?(?:peux|peut|veux|veut|mets|mettrai|vais|va|souhaite|pouvons|voulons|dépenserai|paierai|dois|doit|porte|ai)(?: \p{L}{2,8})? pas; ,? ?(?:c'est|ce serait|ça fait|est|serait) (?:non|trop|mort|exclu|hors de question|hors budget|impossible|au-dessus de mes moyens)`,
  between: [
    ['entre(?: les)?', 'et(?: les)?|a|-'],
    ["(?:de|d')", 'a|jusqu.a|-'],
    ['a partir de', 'jusqu.a|a'],
    ['', 'a|-|–'],
  ],
  scales: withSpoken(
    {
      price: scale(
        'chère?|cher|coûteux|coûteuse|onéreux|onéreuse|haut de gamme|luxueux|luxueuse',
        'économique|abordable|bon marché|accessible|avantageux|avantageuse',
        {
          most: c`prix le plus (?:élevé|haut|fort); coûte le plus`,
          more: c`de meilleure qualité; coûte plus; un peu mieux; prix plus élevé`,
          least: c`(?:payer|dépenser|mettre) le (?:moins|minimum)(?: possible)?; prix le plus (?:bas|petit); (?:le |la |les )?meilleur marché; (?:le )?meilleur prix; (?:le )?plus petit prix; coûte le moins`,
          less: c`(?:en|au)[- ]dessous de (?:ce|cette|celui)(?: prix| somme|-là|-ci)?(?= ?(?:$|[?.!,])); (?:moins que|sous) ce prix; pas (?:trop )?chère?s?; pas cher; prix plus (?:bas|doux); coûte moins; (?:payer|dépenser|mettre|débourser) moins(?! (?:de|d'|que) ?\d)(?<=(?:voudrais|veux|préfère|préférerais|aimerais|moyen|possible|pouvoir|souhaite|compte|cherche|envie|pourrais) .{0,30}); (?:je suis|on est|j'suis|suis)(?: \p{L}+)? (?:fauchée?s?|à sec|sans le sou|un peu juste|short); petit budget; budget (?:serré|limité|modeste|étudiant); (?:pas|peu) (?:beaucoup |trop )?(?:d'argent|de sous|de moyens); (?:ne )?coûte pas (?:aussi|si|trop) cher; coûte pas autant; plus que (?:ce que )?je (?:voulais|veux|comptais|pensais) (?:mettre|dépenser|payer); dépasse mon budget; hors (?:de )?(?:mon )?budget; au[- ]dessus de mon budget; un peu beaucoup; c'est trop pour moi`,
        },
      ),
      weight: scale('lourde?|pesante?', 'légère?|léger', {
        most: c`p[eè]se(?:nt)? le plus`,
        more: c`p[eè]se(?:nt)? (?<!le )plus`,
        least: c`p[eè]se(?:nt)? le moins`,
        less: c`p[eè]se(?:nt)? moins; moins de poids`,
      }),
      size: scale(
        'grande?|gros|grosse|volumineux|volumineuse|spacieux|spacieuse|ample|vaste',
        'petite?|compacte?|minuscule|riquiqui|serrée?|encombrant',
        {
          more: c`deux fois plus grande?s?; le double(?! vitrage)(?= ?(?:$|[?.!,])); (?:la )?(?:taille|capacité) double; (?:la |une )?taille au[- ]dessus; taille(?:nt)? petit`,
          least: c`(?:le|la|les) moins encombrante?s?; prend le moins de place`,
          less: c`(?:la |une )?taille (?:en|au)[- ]dessous; taille(?:nt)? grand; trop encombrante?s?; pas encombrante?s?; (?:prenne|prend|prennent) pas (?:trop|beaucoup) de place; moins encombrante?s?; prend moins de place`,
        },
      ),
      packed: {
        most: c`(?:le|la) plus encombrante? une fois pliée?`,
        more: c`plus encombrante? une fois pliée?`,
        least: c`(?:le|la) plus (?:petite?|compacte?) une fois pliée?`,
        less: c`(?:la |le |les )?plus (?:petite?s?|compacte?s?)(?: une fois| quand (?:elle|il) est)? (?:pliée?s?|repliée?s?|rangée?s?|fermée?s?|roulée?s?); se (?:plie|replie|range|roule|ferme)(?:nt)? (?:le |la )?(?:en )?(?:plus petit|plus compact|mieux); (?:prend|prennent) (?:le )?moins de place (?:une fois )?(?:pliée?s?|repliée?s?|rangée?s?|fermée?s?); (?:une fois )?(?:pliée?s?|repliée?s?|rangée?s?) (?:le |la )?(?:plus (?:petite?|compacte?)|moins de place)`,
      },
      length: scale('longue?|long|allongée?', 'courte?'),
      height: scale('haute?|élevée?|haut', 'basse?|bas'),
      width: scale('large', 'étroite?'),
      thickness: scale('épaisse?|épais|profonde?s?', 'fine?|mince|plate?'),
      volume: {
        most: c`
        (?:contient|contiennent|tient|rentre|peut contenir) le plus(?! (?:long|de |d')); la plus (?:grande?|grosse?) (?:capacité|contenance|volume); le plus (?:de|d') ?(?:capacité|contenance|volume|litres|place|rangements?|espace)`,
        more: c`(?:contient|contiennent) plus(?! (?:de |d')); (?<!le )plus (?:de|d') ?(?:capacité|contenance|volume|place|rangements?|espace)(?! (?:que|dans)); (?<!la )plus grande (?:capacité|contenance)`,
        least: c`(?:contient|contiennent) le moins(?! (?:de |d')); la plus petite (?:capacité|contenance); le moins (?:de|d') ?(?:capacité|contenance|volume|place)`,
        less: c`(?:contient|contiennent) moins(?! (?:de |d')); (?<!le )moins (?:de|d') ?(?:capacité|contenance|volume|place); (?<!la )plus petite (?:capacité|contenance)`,
      },
      storage: {
        most: c`le plus de (?:stockage|mémoire de stockage|go|gigas?|espace(?: de stockage| disque)?); (?:le |la )?plus (?:gros|grand|grande|grosse) (?:disque(?: dur)?|ssd|stockage|capacité de stockage)`,
        more: c`(?<!le )plus de (?:stockage|go|gigas?|espace (?:de stockage|disque)); (?<!le )plus (?:gros|grand) (?:disque(?: dur)?|ssd|stockage)`,
        least: c`le moins de (?:stockage|go|gigas?); (?:le )?plus petit (?:disque(?: dur)?|ssd|stockage)`,
        less: c`(?<!le )moins de (?:stockage|go|gigas?)`,
      },
      memory: {
        most: c`le plus de (?:ram|mémoire(?: vive)?)`,
        more: c`(?<!le )plus de (?:ram|mémoire(?: vive)?)`,
        least: c`le moins de (?:ram|mémoire(?: vive)?)`,
        less: c`(?<!le )moins de (?:ram|mémoire(?: vive)?)`,
      },
      screen: {
        most: c`(?:le |votre )plus (?:grand|gros|large) (?:écran|affichage)s?; écran le plus (?:grand|gros|large)`,
        more: c`(?<!(?:le|votre) )plus (?:grand|gros|large) (?:écran|affichage)s?; écran (?<!le )plus (?:grand|gros|large)`,
        least: c`(?:le |votre )plus petit (?:écran|affichage)s?; écran le plus petit`,
        less: c`(?<!(?:le|votre) )plus petit (?:écran|affichage)s?; écran plus petit`,
      },
      power: scale('puissante?|performante?|costaude?', 'faible puissance|économe', {
        most: c`le plus (?:de |d')?(?:puissance|watts?|jus|couple); (?:la )?plus (?:grande|grosse|forte) puissance; consomme le plus`,
        more: c`(?<!le )plus de (?:puissance|watts?|jus|couple)`,
        least: c`le moins de (?:puissance|watts?); consomme le moins`,
        less: c`(?<!le )moins de (?:puissance|watts?); consomme moins`,
      }),
      brightness: scale('lumineux|lumineuse|éclairante?|claire?|brillante?', 'sombre|foncée?|tamisée?', {
        most: c`(?:éclaire|éclairent) le plus; le plus de (?:lumière|lumens?|luminosité)`,
        more: c`(?:éclaire|éclairent) (?:plus|mieux); (?<!le )plus de (?:lumière|lumens?|luminosité)`,
        least: c`(?:éclaire|éclairent) le moins; le moins de (?:lumière|lumens?)`,
        less: c`(?:éclaire|éclairent) moins; (?<!le )moins de (?:lumière|lumens?)`,
      }),
      speed: scale('rapide|véloce', 'lente?', {
        most: c`(?:va|vont|sèche|chauffe|charge|cuit) le plus vite; le plus vite`,
        more: c`(?:va|vont|sèche|chauffe|charge|cuit) plus vite; (?<!le )plus vite`,
        least: c`le moins vite`,
        less: c`(?<!le )moins vite; trop vite`,
      }),
      lasting: scale('durable|endurante?|résistante?|autonome', 'éphémère', {
        most: c`
        (?:dure|durent|tient|tiennent|brûle|brûlent|marche|fonctionne|se conserve|se garde|conserve|garde|reste|joue|parfume|diffuse)(?: \p{L}+)? le plus (?:longtemps|long); le plus longtemps; (?:dure|durent|tient|tiennent) le plus
        (?:la |le )?(?:meilleure?|plus (?:grande|grosse|longue|grand|gros|long)) (?:autonomie|batterie|durée(?: de vie| de combustion)?|conservation); (?:autonomie|batterie|durée(?: de vie)?) la plus (?:longue|grande|grosse); le plus d'(?:autonomie|endurance); le plus de batterie`,
        more: c`
        (?:dure|durent|tient|tiennent|brûle|brûlent|marche|fonctionne|se conserve|se garde)(?: (?!le )\p{L}+)? plus (?:longtemps|long); (?<!le )plus longtemps; (?:dure|durent|tient|tiennent) (?<!le )plus
        (?<!la )(?:meilleure|plus (?:grande|grosse|longue)) (?:autonomie|batterie|durée(?: de vie)?); (?<!le )plus d'autonomie; (?<!le )plus de batterie; davantage d'autonomie`,
        least: c`(?:dure|durent|tient|brûle) le moins(?: longtemps)?; le moins longtemps; le moins d'autonomie`,
        less: c`(?:dure|durent|tient|brûle) moins longtemps; (?<!le )moins longtemps; (?<!le )moins d'autonomie`,
      }),
      warmth: scale('chaude?', 'fraîche?|frais|froide?|aérée?', {
        most: c`tient le plus chaud; tiennent le plus chaud`,
        more: c`tien(?:t|nent) plus chaud`,
        least: c`tient le moins chaud`,
        less: c`tient moins chaud; tient trop chaud`,
      }),
      loudness: scale('bruyante?|sonore|forte? en volume', 'silencieux|silencieuse|discrète?|discret|calme', {
        most: c`fait le plus de bruit; le plus de bruit`,
        more: c`fait plus de bruit; sonne plus fort; (?<!le )plus fort(?= ?\??$)`,
        least: c`fait le moins de bruit; le moins de bruit`,
        less: c`fait moins de bruit; (?<!le )moins de bruit; trop de bruit`,
      }),
      strength: scale(
        'forte?|corsée?|intense|épicée?|piquante?|relevée?|puissante? en (?:bouche|goût)|prononcée?|robuste|amère?|parfumée?|goûteux|goûteuse',
        'douce?|doux|faible|fade|suave',
        {
          most: c`(?:sent|pique|parfume) le plus(?: fort)?; le plus de (?:goût|caféine)`,
          more: c`(?<!le )plus de (?:goût|caféine|caractère)`,
          less: c`sent trop fort`,
        },
      ),
      hardness: scale(
        'dure?|ferme|rigide|raide',
        'molle?|mou|moelleux|moelleuse|souple|doux|douce|tendre|douillette?|mousseux',
      ),
      age: scale('vieille?|vieux|âgée?|affinée?|mûre?|ancienne?', 'jeune', {
        most: c`(?:affinée?|vieillie?|mature)s? le plus longtemps; (?:le )?plus long affinage`,
        more: c`(?:affinée?|vieillie?)s? plus longtemps; plus long affinage`,
        least: c`(?:affinée?|vieillie?)s? le moins longtemps`,
        less: c`(?:affinée?|vieillie?)s? moins longtemps`,
      }),
      newness: scale('récente?|nouveaux?|nouvelles?|moderne|à jour', 'ancien modèle|démodée?', {
        most: c`(?:le |la |les )?(?:tout |toute )?derni(?:er|ère)s? (?:modèle|version|génération|sortie?|cri|arrivage|nouveauté)s?; nouveautés?; vient de sortir; dernière sortie`,
        more: c`trop vieux; modèle plus récent`,
        less: c`ancien(?:ne)? (?:modèle|version|génération)`,
      }),
      people: {
        most: c`le plus de (?:personnes|monde|gens|couverts|joueurs|convives|places)`,
        more: c`(?<!le )plus de (?:personnes|monde|gens|couverts|joueurs|convives)`,
        least: c`le moins de (?:personnes|monde|gens|joueurs)`,
        less: c`(?<!le )moins de (?:personnes|monde|gens|couverts|joueurs|convives)`,
      },
    },
    degrees,
    spoken,
  ),
  most: c`le plus (?:de|d'|riche en|élevé en|gros|grand|grande|haut); la plus (?:grande|grosse|haute|forte|riche en); les plus (?:grands|grandes|gros|grosses|riches en); (?:le|la|les) meilleure?s?; le plus; le maximum (?:de|d'); le max de`,
  more: c`(?<!(?:le|la|les|votre|vos) )plus (?:de|d'|riches? en|élevée?s? en); davantage (?:de|d'); (?<!(?:le|la|les|votre|vos) )plus (?:grande?|gros|grosse|haute?|forte?)s?; (?<!(?:le|la|les|votre|vos) )meilleure?s?; (?<!(?:le|la|les|votre|vos|de|ou|non|ne|moi|en) )plus`,
  least: c`le moins (?:de|d'|riche en|élevé en|gras|sucré|salé); (?:la|les) moins (?:riches? en|élevée?s? en|grasses?|sucrées?|salées?); (?:le|la|les) plus (?:faibles?|petite?s?|basse?s?|bas|pauvres? en); le moins; le minimum (?:de|d')`,
  less: c`(?<!(?:le|la|les|votre|vos) )moins (?:de|d'|riches? en|élevée?s? en); (?<!(?:le|la|les|votre|vos) )plus (?:faibles?|petite?s?|basse?s?|bas)(?: en)?; plus pauvres? en; (?<!(?:le|la|les|au|du) )moins; pas (?:autant|trop) (?:de|d')`,
  these: c`
    ceux[- ](?:ci|là); celles[- ](?:ci|là); celui[- ](?:ci|là); celle[- ](?:ci|là); ceux; celles; parmi (?:ceux|celles|eux|elles|les)(?:[- ]ci|[- ]là)?; (?:d'entre|de) (?:eux|elles|ceux|celles)(?:[- ]ci|[- ]là)?; lesquel(?:le)?s; lequel; laquelle; desquel(?:le)?s; duquel; les? quel; la quelle
    ces(?! (?:jours|temps|derniers)); dedans; dans le lot; du lot; dans ceux`,
  both: c`(?:tou(?:s|tes) )?les (?:deux|2); (?:des|ces|aux) (?:deux|2); l'un et l'autre; l'une et l'autre; chacune?(?: d'eux| d'entre eux)?; tous les deux; toutes les deux; toutes`,
  again: c`encore une fois; à nouveau; de nouveau; retour (?:à|au|sur); reven(?:ons|ir|ant) (?:à|au|sur)`,
  earlierOn: c`
    (?:de|d') ?(?:tout à l'heure|avant|tantôt|à l'instant); tout à l'heure; (?:que|qu') ?(?:vous|tu) (?:m'avez|m'as|nous avez|avez|as) (?:montrée?s?|proposée?s?|citée?s?|donnée?s?|présentée?s?)(?: avant| en premier| au début)?; dont (?:on|vous) .{0,10}parl\p{L}+; (?:reven|retour|repren|revoy)\p{L}*(?: donc)?(?: (?:à|au|aux|sur|le|la|les))?`,
  other: c`l'autre; (?:à|de|pour|et) l'autre; (?:les|des) autres(?! (?:couleurs|coloris|tailles|marques|modèles)); celui d'à côté; l'autre (?:modèle|là)`,
  correction: c`
    (?:non|nan|pardon|désolée?|euh|oups|zut|ah non|mince),? (?:non,? |pardon,? |désolée?,? )?(?:je (?:voulais dire|parlais|parle|voulais|cherche|cherchais|pensais)|je veux dire|c'est|c'était); je (?:voulais|veux) dire; je parl(?:e|ais) (?:de|d'|du|des); je pensais (?:à|au|aux); ce n'est pas ce que; c'est pas ce que; pas ça,?
    en fait(?= |,); finalement; plutôt(?= (?:un|une|des|du|de) ); je me suis trompée?; erreur de ma part; pas celui[- ]là; pas celle[- ]là; non,?(?= (?:pas|plutôt) ); vous (?:m'avez )?mal compris; j'ai mal (?:dit|écrit); au temps pour moi; autant pour moi`,
  clauseStart: c`
    (?:le|la|les) (?:prix|tarif|coût|frais|délais?|livraison)(?= (?:of|for|to|von|für|nach|vom|zum|zur|du|de|des|pour|vers|à|del|para|a|di|dello|della|per|in|van|voor|naar|do|da|dos|das))
    on (?:se|peut|doit|paie|trouve|\p{L}{3,}e); \p{L}{3,}-(?:vous|tu|on|il|elle|ils|elles); vous \p{L}{3,}ez; (?<= et )vous (?:l[ae] |les |l'|me |m'|nous )\p{L}{3,}ez; je peux; 
    combien; cb; comment; quand; où; qui; que; quoi; pourquoi; quel(?:le)?s?; lequel; laquelle; lesquel(?:le)?s; (?:à|de|en|dans|pour|avec|sur|par) (?:quel(?:le)?s?|qui|quoi|combien|laquelle|lequel); depuis quand; jusqu'à (?:quand|quelle); est[- ]ce; c'est; ça (?:se|va|coûte|fait|prend|passe|marche|tient|dure); c combien; qu'est[- ]ce; qu'(?:en|avez|y); kel(?:le)?; keske; c koi
    (?:avez|auriez|faites|livrez|vendez|pouvez|pourriez|acceptez|prenez|proposez|êtes|ouvrez|fermez|conseillez|savez|expédiez|reprenez|remboursez|emballez|voulez|envoyez|seriez|recommandez|puis|peut|dois|peux|as|es|y a|est|sont|va|fait|existe|coûte|a|ont)[- ](?:vous|tu|il|elle|ils|elles|je|on|t[- ]il|t[- ]elle|t[- ]on|ce)
    vous (?:avez|auriez|faites|livrez|vendez|pouvez|pourriez|acceptez|prenez|proposez|êtes|ouvrez|fermez|conseillez|expédiez|reprenez|remboursez|emballez|envoyez|raccourcissez|l'avez|en avez|les avez|recommandez); zavez; tu (?:as|peux|fais|vends|conseilles|aurais|me); on (?:peut|a|doit|paie|paye|peux); (?:il|elle|ils|elles) (?:est|sont|a|ont|fait|font|va|vont|coûte|coûtent|passe|passent|pèse|mesure|tient|en reste|y a|reste|existe|existent|convient|faut); y a; y'a; il y a; y aurait
    je (?:peux|cherche|veux|voudrais|dois|prends|souhaite|voulais|recherche); j'(?:ai besoin|aimerais|en veux|hésite); il me (?:faut|faudrait|la faut|le faut); montre[rz]?[- ]moi; dites[- ]moi; dis[- ]moi; et (?:pour|si) ; (?:jusqu'à|dès|depuis|à partir de|pendant|chez|sous|vers) (?:quel(?:le)?s?|quand|combien|quoi|où)`,
  opening: c`
    (?:(?:oh |ah |r?h?o+h? )?(?:quel |c'est )?dommage|mince|zut|flûte|tant pis|oups|pff+|bof|hm+|mm+|j'hésite|pas grave|aïe)(?=\s*[,.!])
    (?:a?(?:ha){2,8}h?|aha(?:ha){1,8}|(?:he){2,6}h?|(?:hi){2,6}|(?:ja){2,6}j?|(?:ah){2,6}a?|l+o{1,4}l+|xd+|(?:rs){2,4}|k{3,8})(?=[,.!])
    (?:(?:une )?autre (?:question|chose|sujet)|changement de sujet|rien à voir|sinon)(?=\s*[:,.-]);
    (?:oups|oh|ah|pardon|attendez)?,? ?(?:je me suis trompée?|mon erreur|erreur de ma part|c'est ma faute|faute de frappe|autant pour moi|au temps pour moi)(?= |,)
    (?:(?:j'ai |juste )?(?:deux|trois|quelques) (?:petites )?(?:questions|choses)|(?:une )?dernière)(?=\s*[:,.-])
    (?:alors|donc|bon|eh bien|euh+|hum+|hm+|ben|bah|du coup|ah|oh)(?=,| (?!(?:oui|non|d'accord|courage|appétit|anniversaire|marché|zut|dommage|prix|cadeau)\b)); (?:ok|bon|ah|et) (?:alors|donc)
    (?:(?:juste |et |ok,? )?(?:une |la )?(?:petite|dernière|autre|simple|courte)? ?question)(?: bête| rapide| pour vous)?(?=\s*[:,.-]); (?:autre chose|encore une chose|une autre chose|dernière chose)(?=\s*[:,.-])
    j'(?:ai|aurais|avais)(?: juste)? une (?:petite |autre |dernière )?question(?: à vous poser| pour vous)?; (?:je )?(?:peux|puis)(?:-je| je)? (?:vous )?(?:demander|poser une question)
    (?:désolée?|pardon)(?: de vous déranger| du dérangement| pour le dérangement)?(?=\s*[,.:!-]); désolée? (?:de vous déranger|du dérangement|pour le dérangement); (?:excusez|excuse)[- ]moi(?: de vous déranger)?; s'?il vous pla[iî]t(?=\s*,)
    (?:ma|mon) (?:femme|mari|copine|copain|conjointe?|mère|père|fils|fille|amie?|ami|s[oœ]eur|frère|collègue|patronne?|chef) (?:demande|veut savoir|voudrait savoir|aimerait savoir)
    (?:je|j')? ?(?:voudrais|voulais|aimerais|souhaite|souhaiterais|veux)(?: juste| bien)? (?:savoir|demander|vous demander); (?:pouvez|pourriez|peux|peut|tu peux|vous pouvez|vous pourriez)(?:[- ]vous|[- ]tu)? (?:me|m') ?(?:dire|indiquer|préciser); dites[- ]moi; dis[- ]moi
    (?:savez[- ]vous|vous savez|sais[- ]tu|tu sais)(?! où| comment| si); au fait; à propos; par curiosité
    (?:h+m+|mm+|m+h+m+|e+u+h+|a+h+|o+h+|ok(?:ay)?|d'accord|bah|ben|bon ben|oula); (?:super|parfait|génial|très bien|bien|bon|cool|nickel|je vois|compris|c'est noté|entendu|top|alors|intéressant|bonne nouvelle)(?=\s*[,.!])`,
  closing: c`
    s'il vous pla[iî]t; s'il te pla[iî]t; svp; stp; merci(?: beaucoup| d'avance| bien| à vous)?; les amis; (?:vous savez|savez[- ]vous|tu sais)(?: ça| cela)?; (?:juste )?par curiosité; au fait; cordialement; bonne journée; chez vous; dans votre (?:boutique|magasin)`,
  whether: c`si; s'il; s'ils`,
  asksWithin: c`combien; quel(?:le)?s?; (?:en|de|à|avec|pour) quoi`,
  and: c`et(?: aussi| puis| également| encore)?; &; plus; aussi; ainsi que; puis; en plus; de même que; and; également; sinon`,
  or: c`ou(?: bien| alors| plutôt)?; soit`,
  together: c`si (?:j'en|je|on en|nous en) (?:prends|prend|achète|commande|prenons) (?:\d{1,3}|deux|trois|quatre|cinq|six); ensemble; au total; en tout; le tout; tout compris; total; somme; (?:ça|cela) (?:fait|ferait|me fait|me ferait|revient|me revient|reviendrait|me reviendrait) (?:combien|à combien)(?! de)(?: en tout)?; combien (?:ça|cela) (?:fait|ferait|me fait); combien pour(?! (?:la livraison|livrer|envoyer|les frais)); les deux ensemble; à combien (?:ça|cela) revient; prix total; tout ensemble
    (?:ça|cela) (?:monte|revient|fait) (?:à )?combien; combien (?:coûtent|font|feraient|coûteraient) (?:\d{1,3}|deux|trois|quatre|cinq|six|huit|dix|douze)(?! (?:jours|heures|mois))`,
  fits: c`(?:va|vont|irai(?:t|ent)|marche(?:nt)?|fonctionne(?:nt)?)(?: bien)? (?:avec|sur|dans|pour); compatibles?(?: avec)?; convien(?:t|nent)(?: à| pour)?; s'adapte(?:nt)?(?: à| sur)?; adaptée?s?(?: à| pour)?; prendre avec; rentre(?:nt)? dans`,
  goesWith: c`(?:pour |qui )(?:aller|va|vont|irait|iraient|aille|aillent|marche|marchent)(?: bien)? avec(?: (?:ça|cela|celui-ci|celle-ci|celui-là|celle-là|lui|elle|eux|elles|ceux-ci|celles-ci))?(?= ?(?:$|[?.,!]| s'il| svp)); pour (?:l'|les )?(?:accompagner|compléter)(?= ?(?:$|[?.,!])); assortie?s?(?= ?(?:$|[?.,!]))`,
  howManyLeft: c`(?:(?:vous )?en avez(?:[- ]vous)?|(?:il )?y en a(?:[- ]t[- ]il)?|vous avez|il (?:vous )?en reste) (?:assez|suffisamment|autant)(?= ?(?:$|[?.,]| pour \d));
    (?:en avez[- ]vous|vous en avez|il (?:vous )?en reste|il y en a|y en a[- ]t[- ]il) (?:encore )?(?:\d{1,3}|deux|trois|quatre|cinq|six)
    (?:il )?(?:vous )?en reste(?:[- ]t[- ]il)? ?(?:combien|encore combien|beaucoup); combien (?:il )?(?:vous )?en reste(?:[- ]t[- ]il)?; combien (?:en )?(?:avez[- ]vous|vous en avez|vous avez|y en a|il y en a|en as[- ]tu|t'en as|reste|restent|y a)(?:[- ]t[- ]il)?(?: encore| en stock| de disponibles?)*(?= ?\??$| en stock| encore| dispo| de dispo| dans)
    (?:vous )?en avez(?: encore)? combien(?! dans); (?:y )?en a(?: encore)? combien(?! dans (?:le|la|un|une|chaque)); combien (?:de pièces|d'exemplaires|d'unités|de stock|en stock|dispo|sont disponibles|de disponibles); combien .{0,40}(?:en stock|restants?|restantes?|en reste|qu'il reste|vous reste|il reste); reste combien; quantité (?:en stock|disponible|restante); (?:il )?reste(?:[- ]t[- ]il)? (?:combien|beaucoup)
    (?:quel(?:le)?s? (?:est|sont)|c'est quoi|combien (?:est|y a[- ]t[- ]il)|où en est|il est de combien) (?:le |votre |vos |la )?(?:stock|quantité|disponibilité)s?(?: restante?s?| disponibles?)?; combien (?:de |d')(?:paires?|pièces|exemplaires|unités|pots|bouteilles|boîtes|lots|flacons)(?! (?:dans|par|il y a dans)); combien (?:je|on|puis-je|peut-on|pourrais-je) .{0,20}(?:en )?(?:commander|acheter|prendre)(?= ?(?:$|[?!.,])); (?:en avez encore|en reste) (?:beaucoup|plusieurs|un peu)`,
  backWhen: c`
    (?:quand|à quelle date|c'est quand|dans combien de temps|d'ici combien) .{0,40}(?:retour|revien\p{L}*|revenir|réassort\p{L}*|réappro\p{L}*|dispo\p{L}*|en stock|arriv\p{L}*|de nouveau|à nouveau|rentr\p{L}*|recevez|aurez); (?:de )?retour en stock; réassort\p{L}*; réappro\p{L}*; de nouveau (?:dispo\p{L}*|en stock|là); à nouveau (?:dispo\p{L}*|en stock|là)
    (?:il|elle|ils|elles|ça) (?:va |vont )?(?:revien(?:t|nent|dra|dront)|revenir)(?: bientôt| en stock| quand)?; (?:allez|vous) .{0,15}en (?:recevoir|ravoir|recevrez|aurez|aurez d'autres); prochain (?:arrivage|stock); quand (?:il|elle|ils|elles) revien\p{L}*; rentre(?:nt)? quand; revient quand
    (?:quand|bientôt) .{0,30}(?:en aurez|en recevez|en recevrez|en avoir|en ravoir|en avez|d'autres|des nouve\p{L}+); (?:en aurez|en recevrez|en recevez|en commandez|en attendez)(?:[- ]vous)?(?: .{1,15})? (?:d'autres|encore|bientôt|à nouveau|de nouveau)
    (?:réapprovisionn|recommand|restock)\p{L}*; (?:nouvel|prochain) arrivage; vous (?:allez|pensez) .{0,10}(?:recommander|réapprovisionner)`,
  awaited: c`
    (?:quand|à partir de quand|dès quand|pour quand|d'ici quand|c'est pour quand|à quelle date) .{0,40}(?:avoir|acheter|commander|obtenir|trouver|récupérer|recevoir|aurai|aurez|disponible)
    (?:combien de temps|longtemps) .{0,25}(?:attendre|avant de|d'attente)`,
  haveIt: c`
    (?:vous )?(?:l'|les |le |la |en )avez(?:[- ]vous)?(?: aussi| encore| également| toujours)?(?: en(?! stock)| dans| de)?; (?:l'avez|les avez|l'auriez|en avez)[- ]vous(?: aussi)?(?: en| dans)?; (?:il|elle|ça|ce modèle|celui[- ]ci|celle[- ]ci|celui[- ]là|ils|elles) (?:est|existe|existent|sont|se fait|se font|vient)(?:[- ](?:il|elle))?(?: aussi| encore| également)?(?: dispo(?:nibles?)?)?(?: aussi)? (?:en|dans)(?! (?:stock|promo))
    existe(?:nt)?[- ](?:t[- ])?(?:il|elle|ils|elles)(?: aussi)? en; (?:est|sont)[- ](?:il|elle|ils|elles|ce)(?: aussi| encore)?(?: dispo(?:nibles?)?)? en(?! stock); y en a(?:[- ]t[- ]il)?(?: aussi)? (?:en|dans|de); (?:vous )?(?:l'|les |la |le )(?:faites|vendez)(?: aussi)?(?: en)?; (?:le|la) même en; tu l'as(?: aussi)?(?: en)?; dispo(?:nible)? en(?! stock)`,
  perUnit: c`(?:(?:le|la|les|par|du|au|aux) |/ ?)(?:kilo(?:gramme)?|kg|litre|100 ?(?:g|gr|grammes|ml)|cent grammes|mètre); (?:(?:par|la|à la) |/ ?)pièce; à l'unité; l'unité; (?:par |/ ?)(?:l|m|unité|paquet|boîte|bouteille|m2|mètre carré|tasse|portion|dose|capsule|sachet|pot|personne); prix au (?:kilo|kg|litre|mètre|100 ?g)`,
  yearsOld: c`
    (?<n>\d{1,2}) ?ans?(?! (?:de )?(?:garantie|d'affinage|d'âge|garanti)|.{0,4}garantie)(?<!(?:garantie|depuis|garanti|pendant|affiné|vieilli) .{0,12}ans?); (?:âgée?s?|âge) de (?<n>\d{1,2})(?= ?(?:ans?|$|[,.?!]| )); (?<n>\d{1,2})-ans?; (?<=(?:petite?|amie?|${kin}) )de (?<n>\d{1,2})(?= ?(?:$|[,.?!]| et ))
    (?:mois )?(?:bébé|enfant|âgée?|nourrisson|chiot|chaton|petit|petite|fils|fille|neveu|nièce)(?: a| de| qui a| âgé de)? (?<m>\d{1,2}) ?mois; (?:il|elle) a (?<m>\d{1,2}) ?mois`,
  tallBefore: c`(?:quelqu'un|personnes?|gens|mesure|mesurant|je fais|il fait|elle fait|${kin}(?: fait| mesure)?)(?: qui| de| mesure| fait| environ| presque){0,3}`,
  tallAfter: c`de (?:haut|taille)`,
  forPeople: c`
    pour (?<n>\d{1,3}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze) ?(?:personnes?|pers\.?|gens|convives|invitée?s|adultes|enfants|joueurs|couverts|amis|têtes|ppl); (?<n>\d{1,3}|deux|trois|quatre|cinq|six|huit|dix|douze) ?(?:personnes|pers\.?|places|convives|couverts|invités); (?:à|pour) (?<n>deux|trois|quatre|cinq|six|huit)(?= ?(?:$|[,.?!])| personnes)
    (?:famille|groupe|foyer|tablée) de (?<n>\d{1,2}|trois|quatre|cinq|six|sept|huit|dix|douze); (?:on|nous) (?:est|sera|sommes|serons) (?:à )?(?<n>\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?= ?(?:$|[,.?!]| et | à | personnes))
    (?:on|nous) (?:sera|serons|serait|serions|est|sommes) (?:à |en tout )?(?<n>\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?= ?(?:$|[,.?!]| et | à | dessous| dedans| dans | personnes)); (?<n>\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze) personnes (?:doivent|devraient|dorment|mangent|tiennent)
    (?<n>\d{1,2}|deux|trois|quatre|cinq|six|huit|dix|douze) (?:couchages|joueurs|amis|invités|têtes|gens|places assises); (?:on|nous) (?:est|sommes|sera|serons) une (?:bande|tablée|famille|petite famille) de (?<n>\d{1,2}|trois|quatre|cinq|six|sept|huit|dix)`,
  tellMore: c`
    (?:dites|dis|parlez|parle|racontez|raconte)[- ](?:m'en|moi|nous)(?: en)?(?: plus| un peu plus| davantage)?(?: (?:de|du|des|sur|d'|à propos))?; (?:en savoir|en dire|savoir) plus; plus (?:d'infos?|d'informations?|de détails|de précisions|de renseignements)(?: sur)?; (?:des |quelques )?(?:infos?|informations?|détails|précisions|renseignements) (?:sur|à propos|svp|s'il)
    décri(?:s|vez|re)\p{L}*; qu'est[- ]ce qu(?:'il|'elle|i) (?:a|le rend|la rend) de (?:spécial|particulier); c'est quoi(?: exactement| au juste)?(?= ?\??$); qu'a[- ]t[- ](?:il|elle) de (?:spécial|particulier); description; caractéristiques
    (?:m'en|nous en) (?:dire|dites|raconter) (?:un peu |encore )?(?:plus|davantage); (?:que|qu'est[- ]ce que|quoi) (?:pouvez[- ]vous|vous pouvez|tu peux|peux[- ]tu) .{0,12}dire (?:d'autre|de plus|encore|sur|dessus); (?:d'autre|autre chose) à (?:savoir|dire)`,
  gift: c`
    cadeaux?(?<!(?:paquets?|emballages?|papier|carte|cartes|chèque|bon|emballer en|emballer comme|boîte|pochette|sac|emballé|emballez) (?:en |comme |de )?cadeaux?); idées?(?: de| pour| d'|$| cadeau); offrir; (?:un )?présent pour; pour (?:l'|son |un |sa |une |la |le |mon |ma )?(?:anniversaire|crémaillère|fête des (?:mères|pères)|noël|mariage|naissance|baptême|départ en retraite|saint[- ]valentin)
    (?:que|quoi|qu'est[- ]ce que)(?: est[- ]ce que)? .{0,20}(?:conseill\p{L}*|recommand\p{L}*|propos\p{L}*|suggér\p{L}*|prendre|choisir|acheter|offrir); (?:vous |tu |me )?(?:conseill|recommand)(?:ez|es|er|e|eriez|erais)(?:[- ]vous)?(?: quoi)?; vous proposez quoi; un conseil; conseils?; suggestions?; recommandations?; des idées
    (?:lequel|laquelle|quel(?:le)?s?)(?: \p{L}+)? (?:choisir|prendre|conseill\p{L}*|recommand\p{L}*|me faut|il me faut|me conviendrait|convient); (?:quelque chose|un truc|qqch|qq chose) (?:de \p{L}+ )?(?:pour|à); (?:idéal|parfait|mieux|bien|le meilleur|adapté) pour; (?:ne )?sais pas (?:quoi|lequel|laquelle|quel(?:le)?|que) ?\p{L}*; aide[zr]?[- ]moi; m'aider à (?:choisir|trouver); (?:faire|petit) plaisir`,
  anything: c`
    quoi d'autre; qu'est-ce qui (?:est|existe); quelque ?chose; (?:un|des|le|d'autres) (?:trucs?|machins?|produits?)(?= (?:pour|en|à|contre|sans|qui|le)); autre chose; de quoi(?= \p{L}{2,14}(?:er|ir|re) )
    qu'est-ce (?:que vous (?:avez|proposez|faites|vendez)|qu'il y a); (?:vous avez|vous auriez|avez-vous|il y a) quoi; (?:que|quoi) (?:avez|proposez|vendez)-vous; qu'avez-vous; ce que vous (?:avez|faites) de; la chose (?:la|le) (?:plus|moins)`,
  anyPrice: c`
    (?:ça |cela |il |elle )?peut (?:bien |tout à fait |quand même )?coûter (?:un peu|quelque chose|plus)(?: cher)?(?! que); (?:prêts?|prête|prêtes|ok|d'accord) à (?:y )?mettre (?:le prix|un peu plus)
    (?:tant pis|peu importe|qu'importe|oublie[zr]?|oublions|laisse[zr]? tomber|au diable|qu'à cela ne tienne)(?: pour)?,? (?:le|mon|notre) (?:budget|prix|tarif|plafond); (?:le|mon) (?:prix|budget)(?: en fait| finalement)? (?:n'a|a) (?:pas|plus|aucune)(?: d')? ?importance; (?:le|mon) (?:prix|budget),? (?:ce n'est|c'est|n'est|est|ne sont) (?:pas|plus) (?:un (?:problème|souci|critère|frein)|important|grave); (?:le|mon) (?:prix|budget) (?:m'est|est) (?:égal|secondaire); (?:je me )?(?:fiche|moque|fous) du (?:prix|budget); (?:ça|il|elle) peut coûter plus(?: cher)?; quel que soit le prix; peu importe (?:ce que ça coûte|combien ça coûte); à n'importe quel prix; (?:je suis )?prête? à mettre plus`,
  ofAll: c`(?:de|parmi) (?:tous|toutes) (?:vos|les|ces)(?= \p{L}); parmi vos(?= \p{L}); (?:de|dans) (?:tout le|toute la|votre|le|la) (?:rayon|section)(?: (?:des?|du))?(?= \p{L})`,
  wholeShop: c`(?:de|dans) (?:toute )?(?:la|votre) (?:boutique|gamme); (?:du|dans le|dans votre|de votre|de tout le|dans tout le) (?:magasin|catalogue); toutes catégories confondues; tout court; de tout ce que vous (?:avez|vendez)`,
  purposeBefore: c`(?:pour|afin de|servant à|sert à|servent à|de quoi) (?:bien |mieux |faire |pouvoir )?(?!(?:acheter|voir|avoir|offrir|trouver|commander|savoir|payer|prendre|être|mettre|notre|votre|autre|entre|quatre|mère|père|frère|hiver|faire|aller|changer|remplacer) )\p{L}{2,}(?:er|ir|re)(?= ); (?:dois|besoin de|besoin d'|il faut) (?:faire )?(?!(?:acheter|voir|avoir|offrir|trouver|commander|savoir|payer|prendre|être|mettre|changer|remplacer) )\p{L}{2,}(?:er|ir|re)(?= ); (?:quelque ?chose|un truc|qqch) (?:pour que|pour ne pas|afin que|pour pas|qui (?:empêche|protège|garde|évite))(?: (?:que|mon|ma|mes|le|la|les|de|d'|pas|je|il|elle)){0,3}`,
  purposeAround: c`qui (?:permet(?:te)?|sert|serve) (?:de|d'|à) ?\p{L}{2,12}(?:er|ir|re) (?:le |la |les |du |de la |des |l'|mon |ma |mes )?\p{L}+`,
  somethingFor: c`(?:quelque ?chose|qqch|un (?:truc|machin|produit)|des (?:trucs|produits))(?: (?:de bien|d'efficace|d'autre|de bon)){0,1} (?:pour|contre)(?: (?:le|la|les|l'|mon|ma|mes|un|une|des|nos|notre))?; (?:qu'avez-vous|vous avez quoi|que (?:conseillez|proposez)-vous|qu'est-ce que vous (?:avez|conseillez|proposez)|il y a quoi) (?:pour|contre)(?: (?:le|la|les|l'|mon|ma|mes|un|une|des))?`,
}
