import { cueList as c } from '../build.ts'
import type { WishWords } from '../wishes.ts'

const thing = String.raw`(?<thing>(?!nouv|commande|colis)\p{L}(?:\p{L}|[' -]){2,40}?)`
const end = String.raw`(?= ?(?:$|[,.!?\x3b]| - ))`
const said =
  "(?: (?:est|sont|a|ont|s'est|se sont|vient de|viennent de|m'a|nous a|était|vraiment|complètement|totalement|enfin|définitivement|malheureusement|maintenant|juste|été|hier|en)){0,4}"
const broken =
  "(?:cassée?s?|fichue?s?|foutue?s?|morte?s?|en panne|hs|hors service|hors d'usage|naze|rendu l'âme|lâchée?s?|abîmée?s?|déchirée?s?|usée?s?|percée?s?|perdue?s?|volée?s?|claquée?s?|grillée?s?|brisée?s?|fendue?s?|rendre l'âme|lâcher|casser|mourir|(?:tombée?|tomber) en panne|(?:ne )?(?:marche|fonctionne|s'allume)(?:nt)? plus|fuit|fuient|bonne?s? à jeter|bout de souffle|fin de vie|disparue?s?)"

export const wishes: WishWords = {
  dismissing: c`
    (?:(?:non|bon|ok(?:ay)?|ah|oh|euh|bof),? )?(?:laisse[zr]?(?:[- ]tomber|[- ]ça| cela)|oublie[zr]?(?:[- ](?:ça|cela))?|tant pis|peu importe|(?:c'est |ce n'est )?pas (?:grave|la peine)|(?:non,? )?finalement non|non finalement)`,
  instead: c`(?:alors |mais )?(?:plutôt|mieux vaut|à la place)(?: alors)?; alors`,
  gone: c`
    (?:mon|ma|mes|notre|nos|l'ancienne?|la vieille|le vieux)(?: (?:vieux|vieille|vieil|vieilles|ancien|ancienne|bon vieux)){0,1} ${thing}${said} ${broken}
    (?:le mien|la mienne|les miens|les miennes|le nôtre|la nôtre|l'ancienne?|la vieille|le vieux|l'autre)${said} ${broken}
    (?:j'ai|on a|nous avons)(?: (?:malheureusement|bêtement|juste))? (?:cassé|perdu|égaré|brisé|bousillé|abîmé|grillé|déchiré|fait tomber|usé) (?:mon|ma|mes|notre|nos)(?: (?:vieux|vieille|ancien|ancienne))? ${thing}${end}
    (?:on m'a|on nous a|je me suis fait) (?:volé|voler|piqué|piquer|fauché|pris) (?:mon|ma|mes|notre) ${thing}${end}`,
  replacing: c`
    (?:je |nous |on |j')?(?:dois|veux|voudrais|souhaite|voulons|devons|doit|veut|cherche à|aimerais|pour|envie de|besoin de)(?: (?:absolument|enfin))? (?:remplacer|changer) (?:mon|ma|mes|notre|nos)(?: (?:vieux|vieille|vieil|ancien|ancienne))? ${thing}(?: (?:cassée?|fichue?|morte?|usée?))?${end}`,
  another: c`
    il (?:m'en|nous en|m'|me|nous) ?(?:faut|faudrait|fallait)(?: (?:donc|vite|absolument|vraiment)){0,2} (?:une?|des|le|du)? ?(?:autres?|nouveau|nouvelle|nouveaux|nouvelles|neuve?|remplaçante?)(?![a-z-])
    (?:j'en|je|on en|on|nous en|nous) ?(?:cherche|cherchons|voudrais|veux|voudrait|recherche|prendrais|dois (?:en )?(?:acheter|trouver|prendre|racheter)|vais en (?:acheter|prendre|racheter))(?: (?:donc|vite|en))? ?(?:une?|des)? ?(?:autres?|nouveau|nouvelle|nouveaux|nouvelles|neuve?|remplaçante?)(?![a-z-])
    (?:j'en ai|j'ai|on a|nous avons)? ?besoin (?:d'une?|de|d') ?(?:autres?|nouveau|nouvelle|remplaçante?|neuve?)(?![a-z-]); (?:je |on |il )?(?:dois|veux|voudrais|faut|doit)(?: donc)? (?:l'|le |la |les |en )(?:remplacer|changer|racheter une?(?: autre)?|racheter)
    vous avez quoi(?: (?:comme|à la place))?; qu'(?:avez-vous|est-ce que vous avez)(?: à (?:la place|proposer))?; que (?:proposez|me proposez|me conseillez|conseillez|recommandez|me recommandez)-vous; (?:vous )?(?:me )?(?:conseillez|recommandez|proposez) (?:quoi|lequel|laquelle); (?:lequel|laquelle) (?:me )?(?:conseillez|recommandez)-vous; vous en (?:avez|vendez); en avez-vous`,
  seeking: 'je cherche',
  therefore: c`et(?: (?:donc|maintenant|du coup))?; donc; alors; du coup; parce que; car; vu que; puisque; mais`,
  asking: c`
    (?:voir|regarder|montre[rz]?(?:-moi)?|recherchée?); (?:avez|vendez|faites|proposez|auriez|tenez)(?:-vous)?; vous (?:avez|vendez|faites|proposez|auriez); (?:ayez|vendiez); il y a; y a[- ]t[- ]il; cherch(?:e|ons); (?:me|nous) (?:faut|faudrait); besoin; (?:voudrais|voudrions|veux|aimerais)`,
  broken: c`${broken}`,
  faulty: c`
    chauff(?:e|ent|ait); brûlante?s?; surchauffe\w*; fume(?:nt)?; étincelles?; décharges?; (?:sent|sentent|pue|puent)(?: le| la| l'| mauvais| très| vraiment)?; grésille\w*
    se (?:décou(?:d|sent|sait)|décoll\w+|détach\w+|défai\w+|défon\w+|décolor\w+|bloqu\w+|coinc\w+); (?:s'est|se sont|est|sont) (?:décousue?s?|décollée?s?|détachée?s?|défaite?s?|tombée?s?|coincée?s?|bloquée?s?|rétréci\w*); tombe(?:nt)?(?: \p{L}+){0,2} (?:en morceaux|en panne); goutte(?:nt)?; rouill\w+; grince\w*; vacille\w*; clignote\w*; moisi\w*; rétréci\w*; déteint\w*; bouloche\w*; branlante?s?
    peur; dangereu\w+; défectueu\w+; défauts?; (?:ne |n')\p{L}+ (?:plus|pas)(?= ?(?:$|[,.!]| du| correct| bien))`,
  ofShop: c`
    (?:de |d')?chez vous; (?:votre|vos) (?:boutique|magasin|site); vous (?:m'avez|nous avez|avez) (?:envoyé|livré|vendu|expédié)\w*
    reçue?s?; livrée?s?; arrivée?s?; commandée?s?; achetée?s?; commande; colis; livraison; déballée?
    (?:au bout de|au bout d'|après|en) ?(?:seulement |à peine |même pas |moins de )?(?:une?|deux|trois|quatre|cinq|six|\d{1,2}|quelques) (?:jours?|semaines?|mois|heures?|minutes?|lavages?|utilisations?|fois); déjà; encore une fois; à nouveau; première fois
    garantie; rembours\w*; retour\w*; renvo\w*; échang\w*; gratuit\w*; réclam\w*`,
}
