import type { Words } from '../language.ts'

export const words: Words = {
  stop: `a à ai as au aux avec avez avoir auriez bien bon c ça ce cela ces cet cette chez cherche combien comme comment d dans de des
    du elle en es est et eu il ils j je l la le les leur lui ma mais me mes moi mon montrez montre n ne non nos notre nous on ont
    ou où oui par pas plus pour pourrais peux peut pouvez va vont ça proposez puis qu quel quelle quelles quels que qui s sa sans
    se ses si son sont souhaite sous sur svp encore toujours vraiment seulement uniquement t ta te tes ton toi tous tout toute
    trop très tu un une unes uns veux voudrais vendez vos votre vous y bonjour merci produit produits article articles prix coûte
    coûtent acheter trouver voir ont-ils existe existe-t-il disponible dispo stock actuellement maintenant aujourd hui entre moins
    auriez-vous avez-vous alors donc ben bah coup jai stp jusqu`,
  common: `au aux avec avez ce ces cette comment dans de des du elle en est et il ils je la le les leur lui ma mais mes moi mon ne nos
    notre nous on ou où par pas pour pouvez puis quel quelle que qui sa se ses son sont sur ta te tes ton tu un une vos votre
    vous bonjour merci`,
  neutral: 'le la les un une des du de et ou pour avec dans sur en au aux bonjour merci par',
  wishing:
    'recherché recherchée recherchés vendez cherche cherchons recherche acheter voudrais voudrions souhaite',
  needing: 'besoin cherche cherchons veux voudrais voudrait aimerais faut faudrait',
  goods: 'articles produits affaires trucs bricoles babioles',
  asking: `longtemps eleve cher vite temps combien quand pourquoi savoir possible question est ce quoi quels quelles`,
  chatter: 'dépasse dépasser bonjour salut oui non merci adieu bien dommage zut',
  talk: `ayez vendiez proposiez ait recherché jours ahah ahahah ahahaha hahaha hahahaha hihi hihihi hehehe jajaja jajajaja kkk kkkk rsrs lol lool xd xdd mdr ptdr côté ex idéalement actuellement
    modèle modèles dessus dessous derrière koi koa kel kelle jai ya pk pr ds tt bcp stp svp qqch truc trucs bidule machin ramener prendre prendrais prends achete acheter achetais
     globalement généralement machin machins fait cher chère cb mère aime adore aimerait afin ah ainsi alors apparemment apres arrive assez aucun aura aurai aurait
    auras aussi autant autre autres avait avais avant avoue beaucoup besoin bof bref carrement ceci celle celles celui
    certain certaine certains ceux chacun chaque chose choses conseillez conseiller conseil crois croire dabord deja
    demande depuis dernier desole desolee devant devrait dire dirais dis dit dites dois doit doivent donne donner dommage
    dont durant effectivement elles enfin ensuite entendu envie environ essayer etait etais ete etes etre eh euh eux
    evidemment exactement faire fais faisait faites faudrait faut finalement font hein histoire hormis ici idee importe
    jamais jaime jen juste laisse lequel laquelle lesquels lesquelles lors lorsque malheureusement meme memes merci met
    mets mettre mettez mieux moment mouais naturellement nest normalement nul obligé or ouais ouf parait parce parfois
    parle parler parmi pareil pense penser perso personnellement peu plait plupart plusieurs plutot possible pourquoi
    pourra pourrait pourrez pourtant prend prendre prends prenez presque probablement puisque quand quant quasi quelque
    quelques quoi raison recois rester reste rien sais sait savoir savez sauf sera serai serait seras serez seul seule
    soit sinon sommes sont sorte souvent suffit suis surement surtout tant tellement tel telle tenez tiens toute toutefois
    truc trucs trouvez va vais vas venir viens vers veut veulent voila voir vois voit voulais voulait vouloir voulez vrai
    vu zut roule roulent rouler habite habitent travaille travaillent crevé crevée
    bjr slt coucou genre pourriez
    étaient soient avons aurais allez donnez peuvent puisse puissent voudrait voudrions aimerais restent montrer cherchons
    penses semble sert servent utilise utiliser leurs toutes aucune car pendant mal écoutez endroit façon doute niveau
    super hyper franchement complètement totalement vachement extrêmement particulièrement absolument relativement
    simplement idéalement joli jolie jolis jolies sympa sympas vraie bonne bonnes correct correcte quelconque
    notamment éventuellement justement trouve chercher recherche recherchons souhaiterais souhaitons aimerions désire
    désirons intéresse intéressé intéressée envisage hésite hésiter recommandez recommander recommandation
    conseilleriez suggestion suggestions proposer proposition choisir regarder procurer`,
  assisting: `stock épuisé épuisée rupture aider aide aimeriez alternative article articles autre autres avis bien bienvenue bonne bon boutique catégorie chercher
    cherchez chez choisir choix clair comparaison comparer conseil conseiller contact contacter convient conviennent couleur
    couleurs coûte coûtent demande demander description désirez détails deuxième différence différences dire disponible
    équipe exemple existe fabriqué gamme idéal idéale informations intéresse magasin meilleur meilleure mieux modèle modèles
    montrer message moment nom note numéro offre offrons option options parfait parfaite passer peut-être peux personne pèse
    plaisir pointure pouvez préférez premier première prix produit produits propose proposer proposons proposer question
    questions rayon recherche recommande recommander réponse résultat résultats savoir souhaitez suggestion suit suivant
    suivants taille tailles trouve trouvé type variante version volontiers voici voir`,
  shorthand: {
    cé: "c'est",
    cest: "c'est",
    dun: "d'un",
    dune: "d'une",
    koi: 'quoi',
    kel: 'quel',
    jsuis: 'je suis',
    jveux: 'je veux',
    jpeux: 'je peux',
    jcherche: 'je cherche',
    ya: 'il y a',
    tt: 'tout',
    tjs: 'toujours',
    stp: "s'il te plaît",
    svp: "s'il vous plaît",
    dsl: 'désolé',
    jai: "j'ai",
    yen: 'y en',
    slt: 'salut',
    bjr: 'bonjour',
    bcp: 'beaucoup',
    qd: 'quand',
    ds: 'dans',
    pr: 'pour',
    qq: 'quelque',
  },
  elided: 'c d j l m n qu s t jusqu lorsqu puisqu',
  roundabout: [
    // « Combien ça fait sur la balance ? »
    [
      '\\bcombien (?:ça |cela |il |elle |est-ce que ça )?(?:fait|affiche|pèse|donne)(?:-t-il|-t-elle)? sur la balance\\b',
      'quel est son poids',
    ],
    ['\\bdans (?:votre|ton|vos) (?:gamme|catalogue|assortiment|rayons?|sélection)(?= ?[?.!,]|$)', 'ici'],
    ['\\b(?:auriez-vous|vous auriez) par hasard\\b', 'avez-vous'],
    ['\\b(?:par hasard,? )vous auriez\\b', 'avez-vous'],
    ['\\b(?:je peux|puis-je|peut-on|on peut) trouver (?:chez vous )?', 'avez-vous '],
    [
      '\\b(?:quelque chose|de quoi|un truc) (?:à|a) (?:me |se )?(?:mettre sur le dos|porter|mettre)\\b',
      'vêtements',
    ],
    ['\\b(?:quelque chose à|de quoi) boire\\b', 'boissons'],
    ["\\bune demi[- ]douzaine(?: de| d')?", '6'],
    ["\\bune douzaine(?: de| d')?", '12'],
    ['\\b(?:une?|1) (litre|kilo|m.tre|heure|an) et demie?\\b', '1,5 $1'],
    ['\\b(?:deux|2) (litres|kilos|m.tres|heures|ans) et demie?\\b', '2,5 $1'],
    ['\\b(?:une? )?demi[- ](litre|kilo|m.tre|heure)\\b', '0,5 $1'],
  ],
  softening: 'exactement précisément vraiment donc finalement normalement réellement',
  better: 'mieux idéal préférable préfère préférerais',
  filler:
    'super bien parfait génial top allez bon ben ok dommage tant pis haha accord oh mec chef copain copine ami amie amis cool nickel impec impeccable extra canon chouette tous vous toi belle chou',
  mine: 'mon ma mes notre nos',
  worn: 'vieux vieille vieil vieilles ancien ancienne cassé cassée mort morte fichu fichue foutu foutue usé usée actuel actuelle hs',
  versionNames:
    'version variante modèle taille format coloris pot bocal bouteille paquet sachet sac boîte flacon tube bidon conditionnement déclinaison contenance couleur paire',
  prepositions: 'au aux avant avec chez dans depuis en jusqu par pendant pour sans sous sur',
  ownPrepositions: 'à',
  relative: 'qui que dont pour avec sans en',
  single: 'celui celle celui-là celle-là celui-ci celle-ci ça cela',
  several: 'ceux celles ces eux elles aucun aucune',
  definite: 'le la les l cette cet ce ces du votre vos au celui celle ceux celles',
  cheap: 'économique économiques abordable',
  dear: 'chère cher chers chères',
  joining: 'et ou',
  beforeSize: 'en',
  one: 'un une des',
  except: 'sauf excepté hormis hors',
  among: 'parmi entre',
  per: 'par pour',
  slot: 'carte cartes extensible extension fente',
  birth: 'naissance',
  without: 'sans',
  with: 'avec',
  adding: 'ajoute ajouter ajoutais',
  thing: 'chose choses appareil appareils machine machines produit article truc engin engins objet objets',
  pack: 'boîte boîtes paquet paquets paire paires pièce pièces sachet sachets sac sacs bouteille bouteilles lot lots pot pots unité unités rouleau rouleaux',
  denying: 'sans',
  nor: 'ni',
  nothing: 'rien',
  free: '',
  denyingAfter: '',
  denyingEnding: '',
  also: 'aussi même',
  gratis: 'gratuit gratuite gratuits gratuites gratuitement offert offerte offerts',
  untouched:
    'ouvert ouverte ouverts ouvertes déballé déballée entamé entamée scellé scellée utilisé utilisée utilisés servi porté portée portés lavé lavée neuf neuve emballage origine étiquette étiquettes',
  yes: 'oui vrai',
  no: 'non faux aucun aucune',
  people: 'personnes',
  counted: 'jour jours semaine semaines heure heures minute minutes mois ans personnes',
  asksTime: 'quand temps longtemps',
  asksMany: 'combien',
  spans: 'minute minutes heure heures jour jours semaine semaines mois an ans année années ouvrés',
  abbreviations: 'art av cf chap env etc ex excl fig incl max min resp st tel',
  question: {
    empty: `quelqu peut peuvent pouvons va vont aller sous a ai au aux avec avez avoir bien c ca ce cela ces cet cette combien comme comment d dans de des du elle elles en est et etre
      eu fait faut il ils j je l la le les leur lui ma mais me mes moi mon n ne nos notre nous on ont ou par pas peut peux plus
      pour produit article puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta te tes toi
      ton tres tu un une vos votre vous y aussi
      veritable vrai vraie vrais mettre
      simplement juste`,
    pointing: 'ce cet cette ces',
    asking: 'quel quelle quels quelles quoi qui quand ou pourquoi comment combien qu',
    linking: 'contient inclus incluse convient besoin adapté livré fourni dedans contiennent',
    having: 'ont a avoir y',
    negating: 'pas non sans ne jamais ni aucun aucune',
    hardly: 'peu guère légèrement',
    opposite: 'in im de dé non',
    amount: 'combien',
    share: 'pourcentage part proportion teneur taux',
    apart: 'séparément',
    needing: 'nécessite nécessitent nécessaire requiert requis requise faut besoin',
    imitating: 'simili faux fausse synthétique artificiel artificielle imitation',
    harmful: 'toxique dangereux dangereuse nocif nocive vénéneux vénéneuse fuit fuite',
  },
  recognition: {
    telling: ` le la les des est et vous je nous une un du pour avec dans sur que qui quel quelle quels combien où quand comment avez
      cherche voudrais moins bonjour merci bonsoir s'il taille couleur prix pas ce cette ça j'ai c'est êtes pouvez puis-je
      au aux suis es sommes sont étais était serait peux peut veux veut voulez aime aimerais faut fait faire fais dois doit
      devez ai as avons ont avais va vais allez viens vient arrive arrivé dis dites moi toi lui elle il ils elles on mon ma
      mes ton ta tes son sa ses notre votre vos leur leurs celui celle ceux celles cela ceci rien quelque chose autre autres
      même toujours jamais maintenant aujourd'hui demain ici bientôt oui non bien mieux pire grand grande petit petite
      nouveau nouvelle cassé beaucoup peu trop très tout toute tous toutes seulement aussi encore déjà mais donc sans entre
      chez depuis pendant deuxième premier première d'accord t'es j'aime j'en n'est n'ai qu'est d'un d'une l'ai compris
      besoin acheter pèse coûte plus en y'a
      plutôt quelques chaque aucun aucune lequel laquelle lesquels bjr slt coucou truc machin voilà ouais faudrait pourriez
      sinon ensuite sauf vers environ près loin dedans dehors quoi`,
    alone: `bonjour bonsoir merci salut veste chaussures livraison commande horaires rouge bleu noir moins cher voir autres pointure
      conseiller humain aide annuler facture remboursement compte parler quelqu quelqu'un personne payer`,
    spelling:
      /ç|œ|[êèâîôû]|\p{L}(?:eux|eaux|aient|tion|elle)(?!\p{L})|(?<!\p{L})(?:l|d|j|qu|c|n|s|t|m)'\p{L}/gu,
  },
}
