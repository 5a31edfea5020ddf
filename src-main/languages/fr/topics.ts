import type { TopicWords } from '../language.ts'

export const topics: TopicWords = {
  asked: {
    weight:
      'poids pèse lourd lourde léger légère kilo kg grammes pèsent pesant combien_pèse dans_le_sachet dans_le_paquet dans_un_sachet dans_un_paquet kilos son_poids',
    length: 'long longue longueur court courte allongé entrejambe longueur_de_jambe',
    width: 'large largeur étroit larges',
    height: 'haut haute hauteur hauts',
    depth: 'profond profondeur épais épaisse épaisseur mince quelle_épaisseur',
    diameter: 'diamètre tour_de circonférence',
    size: 'taille tailles grand grande petit petite dimensions dimension mesure mesures cm encombrement grandeur mesurent immense minuscule tient_dans rentre_dans format place_prend prend_place espace_occupe',
    volume:
      'capacité volume contenance litres litre contient ml combien_dans contient_combien contenir tient_dedans cl dans_la_bouteille dans_le_pot dans_le_sachet dans_le_paquet dans_un_pot dans_un_sachet dans_une_bouteille dans_un_paquet',
    material:
      'matière matières matériau matériaux tissu fait_en faite_en fabriqué_en_quoi en_quoi composition cuir coton polyester laine soie lin nylon caoutchouc plastique bois acier inox or argent aluminium verre céramique daim liège métal fait_de faits_de faites_en doublure doublé rembourrage rembourré garnissage garni quel_bois quelle_matière bambou velours satin cachemire mohair viscose élasthanne laiton cuivre titane porcelaine marbre fonte silicone jute osier rotin faite_avec faites_avec fait_avec faits_avec quel_métal quel_tissu quel_cuir quelle_cire',
    colour:
      'couleur couleurs noir noire blanc blanche rouge bleu bleue vert verte jaune rose violet marron gris grise orange beige coloris teinte turquoise doré argenté',
    brand: 'marque fabricant qui_fabrique qui_fait fabriqué_par de_quelle_marque',
    battery:
      'batterie pile piles rechargeable recharger charge chargeur mah recharge se_recharge accu lithium sans_prise',
    lasting:
      'met_combien prend_combien autonomie dure combien_de_temps durée se_conserve conserve conservation pendant_combien brûle longtemps périme péremption date_limite tient_combien tient_chaud garde_au_chaud reste_chaud reste_froid se_garde combien_d_heures dlc ddm vieilli se_gardent se_conservent affiné affinée dluo combustion combien_de_minutes combien_de_jours combien_de_mois combien_de_semaines combien_d_années tient_la_charge infuser laisse_infuser dure_combien',
    charging: 'recharger charger se_recharge se_charge temps_de_charge temps_de_recharge recharge_complète',
    power:
      'puissance watts watt volts volt courant électrique prise secteur tension alimentation consomme consommation électricité kilowatt branché brancher prise_de_courant adaptateur',
    audience:
      'homme hommes femme femmes unisexe garçon fille genre pour_qui mixte dames messieurs filles garçons mamie papi',
    age: 'âge ans enfant enfants bébé adulte adultes dès_quel_âge à_partir_de_quel quel_âge tout_petit',
    care: 'laver lavable lavage machine lave_vaisselle nettoyer entretien sèche_linge entretenir se_lave se_nettoie lavé lavée passe_au lave_linge essuyer tache taches détacher détartrer affûter huiler cirer sécher entretient linge_délicat pressing lave à_la_machine en_machine nettoyage passer_en_machine passe_en_machine mettre_en_machine au_lave_vaisselle en_lave_vaisselle au_sèche_linge rincer nettoyé nettoyée laver_à_la_main lavé_vaisselle passe_au_lave_vaisselle machine_à_laver',
    origin:
      'ou_~_fabrique ou_~_fabriquee ou_~_produit ou_~_cultive ou_~_fait origine fabriqué_en fabriqué_où pays provient provenance où_est d_où région vient_de viennent fabriquée_en fabriqués_en cultivé cultivée récolté fabriqués_où fabriquée_où fabriquées_où viennent_d_où vient_d_où tissé_à tissé_en tissés_à brassé_à brassée_en cousu_à cousu_en soufflé_à fabriqué_à fabriqués_à fabriquée_à pressé_en pressé_à torréfié_à distillé_en quel_pays d_où_vient pays_d_origine fabriqué fabriquée',
    warranty: 'garantie garanti garanties couvert_combien',
    water:
      'étanche imperméable eau pluie waterproof nager douche déperlant étanchéité mouillé humide humidité averse éclaboussures immerger résiste_à_l_eau pleut rester_au_sec reste_au_sec rester_~_sec reste_~_sec restent_~_sec prend_l_eau prendre_l_eau immergé immergée éclabousse éclaboussé flotte garde_~_au_sec gardent_~_au_sec au_sec pieds_mouillés laisse_passer_l_eau laissent_passer_l_eau',
    count:
      'combien_de nombre plusieurs pièces lot combien_y_a combien_il_y_a combien_sont unités quantité combien_d à_l_unité à_la_pièce un_seul une_seule il_y_en_a_combien',
    included:
      'inclus incluse compris comprise livré_avec fourni fournis accompagné vendu_avec contenu comprend inclue inclut vient_avec dans_la_boîte dans_le_coffret dans_le_kit qu_est_ce_qu_il_y_a à_part accessoires en_plus fournie fournies livrée_avec livrés_avec acheter_en_plus acheter_à_part acheter_séparément vendu_séparément vendus_séparément vendue_séparément vendues_séparément dans_le_carton',
    compatibility:
      'compatible compatibles fonctionne_avec va_avec adapté convient iphone samsung android apple windows appareil voiture téléphone marche_avec passe_sur va_sur s_adapte pour_mon pour_ma ipad tablette',
    connection:
      'bluetooth wifi usb sans_fil connexion connecter port hdmi branchement connecteur branche filaire appairer application ethernet nfc connectique prise_jack prise_casque câble_réseau usb_c brancher_~_dessus se_branche au_casque avec_un_casque sortie_casque',
    occasion: 'occasion mariage fête soirée quotidien anniversaire noël cérémonie bureau cocktail',
    fit: 'coupe serré ample ajusté taille_petit taille_grand moulant coupe_droite près_du_corps',
    ingredients:
      'dedans contient compose ingrédients ingrédient sucre allergène allergènes allergie gluten lactose végan vegan noix bio alcool base composition sésame soja blé végétarien halal casher conservateurs additifs arachide fruits_à_coque caféine théine huile_de_palme animal animale animaux',
    flavour:
      'très_sucré trop_sucré assez_sucré peu_sucré plutôt_sucré est_sucré goût saveur parfum arôme goûts sucré sucrée acide amer amère salé doux',
    scent: 'odeur senteur sent parfumé senteurs parfumée odeurs ça_sent',
    style: 'style type genre modèle sorte',
    pattern: 'motif imprimé rayé rayures fleuri uni imprimée',
    shape: 'forme rond ronde carré ovale rectangulaire coeur',
    season: 'saison hiver été printemps automne saisons',
    sport: 'sport randonnée course football vélo yoga escalade sports natation fitness trekking',
    use: 'usage utilisation utiliser sert à_quoi sert_à destiné prévu_pour',
    language: 'langue langues français anglais sous_titres allemand',
    author: 'auteur écrit artiste réalisateur auteure interprète',
    year: 'année date sorti quand',
    memory: 'mémoire stockage ram disque go gb ssd disque_dur microsd micro_sd carte_sd carte_mémoire',
    screen: 'écran résolution pixels affichage',
    speed: 'vitesse rapide débit tours',
    temperature:
      'température chaleur four micro_ondes degrés congélateur chaud froid frigo congeler induction plaques grill grand_froid confort réglable régler_la_chaleur degré thermostat',
    mounting:
      'montage monter installer installation fixer mur assembler assemblage percer accrocher visser outils poser montée monté monter_soi_même',
    load: 'jusqu_a_combien quel_poids_maximum charge_maximale supporte poids_maximum porte tient_combien charge poids_max supporter jusqu_à_quel_poids supporte_combien porte_combien kilos_maximum combien_de_kilos_supporte combien_de_kilos_peut combien_de_kilos_maximum combien_de_kg_supporte combien_de_kg_peut peut_supporter peut_porter poids_supporte_t poids_supporté peut_peser peut_~_peser peuvent_peser',
    room: 'pièce cuisine salon chambre extérieur intérieur jardin balcon terrasse bureau salle_de_bain',
    animal: 'chien chiens chat chats animal animaux chiot chaton oiseau lapin',
    people:
      'places convives couverts personnes personne portions parts pour_combien couchages dort_à_combien tient_à_combien à_deux à_trois à_quatre à_plusieurs dort_à à_cinq à_six tient_à',
    players:
      'joueurs joueur jouer joue_à_combien jouer_à_combien à_deux à_trois à_quatre y_jouer à_cinq à_six',
    closure:
      'fermeture zip boutons bouton velcro lacets glissière boucle fermer scratch ferme ferment se_ferme touche',
    finish: 'finition mat brillant',
    pocket: 'poche poches compartiment compartiments',
    heel: 'talon talons semelle',
    stone: 'pierre pierres diamant perle carats',
    neck: 'col manche manches capuche',
    light:
      'lumière lumens lampe ampoule luminosité opaque transparent led bloque_la_lumière occultant occulte éclaire variateur tamiser éclairage lumineux lumineuse noir_complet dans_le_noir obscurité bloque_~_lumière laisse_passer_la_lumière lumière_du_jour',
    condition: 'état neuf occasion reconditionné',
    code: 'gtin ean code_barres référence isbn',
    noise:
      'bruyant bruyante bruit silencieux silencieuse decibels db sonore fait_du_bruit décibels niveau_sonore vacarme discret discrète réveille réveiller bourdonne bourdonnement grince silence',
    processor: 'processeur cpu',
    format: 'format édition dvd relié poche',
    energy: 'classe_énergétique',
    remote: 'télécommande',
    team: 'équipe club',
    strength:
      'corsé corsée intense intensité piquant piquante torréfaction fort forte épicé épicée piquants doux_ou_fort',
    level: 'débutant débutants débutante niveau difficulté apprendre initié',
    shutoff: 's_éteint éteint s_arrête arrêt_automatique minuterie',
    folding:
      'pliable plier se_plie plie pliant repliable replié démontable compact replier se_replie replie repliables pliables pliante pliantes',
    sun: 'uv spf indice protection_solaire',
    storage:
      'ranger stocker se_range au_frais au_frigo congeler après_ouverture une_fois_ouvert une_fois_ouverte au_réfrigérateur',
    stretch:
      'extensible élastique élasticité stretch élasthanne élasthane lycra spandex étire étirent étirer se_détend se_détendent',
    ironing:
      'repasser repasse repassage repassé au_fer fer_à_repasser froisse froissent froisser infroissable défroisser',
    alcohol:
      'alcool alcoolisé alcoolisée degré_d_alcool degrés_d_alcool taux_d_alcool combien_de_degrés pourcentage pour_cent est_fort est_forte est_il_fort est_elle_forte titre_combien il_titre fort forte',
    nutrition: 'calories calorie calorique caloriques kcal nutritionnelle nutritionnelles',
    lining: 'doublure doublé doublée doublés doublées fourré fourrée fourrés fourrées',
    filling: 'garnissage rembourrage rembourré rembourrée garni garnie rempli remplie dedans',
    category: 'catégorie',
  },
  named: {
    weight: 'poids poids_net quantite_nette',
    length: 'longueur',
    width: 'largeur',
    height: 'hauteur',
    depth: 'profondeur epaisseur',
    diameter: 'diametre',
    size: 'taille dimension',
    volume: 'capacite contenance volume quantite_nette contenu_net volume_net poids_net contenu',
    material: 'matiere tissu composition',
    colour: 'couleur couleur_de_lumière température_de_couleur',
    brand: 'marque fabricant',
    battery: 'batterie pile recharge',
    lasting:
      'autonomie duree conservation infusion temps_de_cuisson temps_de_sechage combustion duree_de_combustion duree_de_vie maintien_au_chaud vieillissement affinage',
    charging: 'temps_de_charge temps_de_recharge',
    power: 'puissance tension',
    audience: 'genre',
    age: 'age affinage vieillissement age_conseille',
    care: 'entretien lavage lavable nettoyage lave_vaisselle lavage_en_machine',
    origin: 'origine pays',
    warranty: 'garantie',
    water: 'etanche impermeable resistance_a_l_eau indice_de_protection protection etancheite colonne_d_eau',
    count: 'nombre quantite pieces pages cordes vitesses',
    included:
      'inclus contenu fourni livre_avec contenu_du_coffret accessoires comprend livrée livré livrés fournis',
    compatibility: 'compatible compatibilite appareils convient_a compatible_avec adapte_a',
    connection: 'connexion connectivite prise connecteur ports branchement',
    occasion: 'occasion evenement',
    fit: 'coupe',
    ingredients: 'ingredients allergenes',
    flavour: 'gout saveur parfum sucrosité sucres_résiduels',
    scent: 'senteur odeur',
    style: 'style type',
    pattern: 'motif',
    shape: 'forme',
    season: 'saison',
    sport: 'sport activite',
    use: 'usage utilisation',
    language: 'langue',
    format: 'format edition',
    author: 'auteur artiste',
    year: 'annee date',
    memory: 'memoire stockage',
    processor: 'processeur',
    screen: 'ecran resolution',
    speed: 'vitesse debit',
    temperature: 'temperature chaleur temperature_de_confort plaques',
    mounting: 'montage installation',
    load: 'charge_maximale convient_jusqu adapte_jusqu poids_utilisateur poids_max poids_supporte charge poids_maximum poids_maximal charge_max charge_admissible',
    room: 'piece',
    animal: 'animal espece',
    people: 'places convives couverts personnes portions couchages',
    players: 'joueurs',
    closure: 'fermeture',
    finish: 'finition',
    pocket: 'poches',
    heel: 'talon semelle',
    stone: 'pierre perle',
    neck: 'col manche',
    light: 'lumiere ampoule lampe occultation opacite',
    energy: 'classe_energetique',
    remote: 'telecommande',
    team: 'equipe',
    condition: 'etat',
    code: 'ean',
    noise: 'bruit sonore',
    level: 'niveau difficulte',
    strength: 'intensite torrefaction force piquant',
    shutoff: 'arret_automatique minuterie extinction_automatique',
    folding: 'pliable plie dimensions_plie',
    sun: 'uv spf indice_de_protection protection_solaire',
    storage: 'conservation rangement',
    stretch: 'élasticité extensibilité stretch',
    ironing: 'repassage',
    alcohol:
      'alcool degré degré_d_alcool degré_alcoolique titre_alcoométrique taux_d_alcool teneur_en_alcool',
    nutrition: 'valeurs_nutritionnelles valeur_nutritionnelle calories kcal valeur_énergétique',
    lining: 'doublure intérieur',
    filling: 'garnissage rembourrage remplissage',
    category: 'categorie',
  },
}
