/** What attributes are called that answer a question of this kind, in the seven languages; beginnings of words. */
export const topicNames = {
  weight: 'weight mass gewicht poids peso massa',
  length: 'length lange longueur longitud largo lunghezza lengte comprimento',
  width: 'width breite largeur ancho anchura larghezza breedte largura',
  height: 'height hohe hauteur alto altura altezza hoogte',
  depth:
    'depth thickness tiefe dicke starke profondeur epaisseur profundidad grosor profondita spessore diepte dikte profundidade espessura',
  diameter: 'diameter durchmesser diametre diametro',
  size: 'size dimension measurement grosse mass masse abmessung taille tamano talla medida misura taglia dimensione maat afmeting grootte tamanho',
  volume:
    'capacity volume inhalt fullmenge fassungsvermogen volumen kapazitat capacite contenance capacidad capacita inhoud capaciteit capacidade',
  material:
    'material fabric composition metal leather textile outer stoff obermaterial zusammensetzung matiere matiere tissu tejido composicion materiale tessuto composizione materiaal stof samenstelling tecido composicao',
  colour: 'color colour farbe couleur colore kleur cor',
  brand:
    'brand manufacturer maker marke hersteller marque fabricant marca fabricante produttore merk fabrikant',
  battery: 'battery batteries batterie akku pile bateria pila batteria pile batterij accu',
  lasting:
    'battery_life runtime operating_life talk_time standby_time akkulaufzeit laufzeit autonomie autonomia duracion durata gebruiksduur duracao',
  power:
    'power voltage wattage watt current amperage adapter leistung spannung strom puissance tension potencia voltaje potenza vermogen spanning stroomverbruik',
  audience: 'gender audience department geschlecht zielgruppe genre genero genere geslacht doelgroep',
  age: 'age alter altersempfehlung edad eta leeftijd idade',
  care: 'care washing cleaning dishwasher wash pflege waschen reinigung spulmaschine entretien lavage cuidado lavado lavaggio cura wassen onderhoud reiniging lavagem cuidados',
  origin:
    'origin country herkunft herkunftsland ursprung origine pays origen pais provenienza paese herkomst land origem',
  warranty: 'warranty guarantee garantie gewahrleistung garantia garanzia',
  water:
    'water waterproof resistance wasser wasserdicht wasserfest wassersaule etanche impermeable agua impermeabile acqua waterdicht impermeavel',
  count:
    'number count num quantity total_eaches eaches pack_size pack_of pieces anzahl stuck menge nombre quantite numero cantidad quantita aantal hoeveelheid quantidade',
  included:
    'included includes components contents lieferumfang enthalten inclus contenu incluido contenido incluso contenuto inbegrepen meegeleverd conteudo',
  compatibility:
    'compatible compatibility supported supports fits devices models platform system requirements vehicle kompatibel kompatibilitat passend gerate compatibilite appareils compatibilidad dispositivos compatibilita dispositivi compatibiliteit apparaten compatibilidade',
  connection:
    'connectivity connection connector interface wireless bluetooth wifi communication anschluss verbindung schnittstelle connexion connectivite conexion conectividad connessione connettivita aansluiting verbinding conexao conectividade',
  occasion:
    'occasion lifestyle event anlass gelegenheit occasion evenement ocasion occasione gelegenheid ocasiao',
  fit: 'fit passform schnitt coupe ajuste corte vestibilita pasvorm',
  ingredients:
    'ingredients nutrition nutritional allergens zutaten inhaltsstoffe nahrwerte allergene ingredients allergenes ingredientes alergenos ingredienti allergeni ingredienten allergenen alergenicos',
  flavour: 'flavor flavour taste geschmack geschmacksrichtung gout saveur parfum sabor gusto sapore smaak',
  scent:
    'scent fragrance smell duft geruch senteur odeur aroma olor fragancia profumo geur cheiro fragrancia',
  style: 'style type design stil art typ style type estilo tipo stile soort stijl',
  pattern: 'pattern print muster motif patron motivo patroon padrao',
  shape: 'shape form form forme forma vorm',
  season: 'season seasons saison jahreszeit temporada estacion stagione seizoen estacao',
  sport:
    'sport activity sportart aktivitat activite deporte actividad attivita activiteit desporto atividade',
  use: 'recommended_uses purpose application use verwendung einsatz verwendungszweck usage utilisation uso utilizacion utilizzo gebruik utilizacao',
  language: 'language sprache langue idioma lingua taal',
  format: 'format media edition binding ausgabe einband formato',
  author: 'author contributor artist actor director writer autor kunstler auteur artiste artista autore',
  year: 'year release date publication model_year jahr baujahr erscheinungsdatum modelljahr annee ano fecha anno data jaar datum',
  memory:
    'memory ram storage disk cache flash speicher arbeitsspeicher festplatte memoire stockage memoria almacenamiento geheugen opslag armazenamento',
  processor:
    'processor cpu coprocessor graphics prozessor grafik processeur procesador processore processador',
  screen:
    'screen display resolution bildschirm auflosung ecran resolution pantalla resolucion schermo risoluzione scherm ecra resolucao',
  speed: 'speed rate transfer geschwindigkeit tempo vitesse debit velocidad velocita snelheid velocidade',
  temperature: 'temperature heat temperatur warme hitze temperatura temperatuur chaleur calor calore',
  mounting:
    'installation mounting assembly mount montage aufbau befestigung installation montaje instalacion montaggio installazione montagem instalacao',
  load: 'load maximum_weight weight_recommendation belastbarkeit traglast tragkraft charge_maximale carga portata draagvermogen',
  room: 'room raum zimmer piece habitacion stanza kamer quarto divisao',
  animal: 'species pet breed tier tierart animal espece animal especie animale dier',
  people: 'persons person people occupancy sleeps personen schlafplatze personnes personas persone',
  players: 'players spieler joueurs jugadores giocatori spelers jogadores',
  closure: 'closure clasp zipper fastening verschluss fermeture cierre chiusura sluiting fecho',
  finish: 'finish surface oberflache finition acabado finitura afwerking acabamento',
  pocket: 'pocket pockets compartments taschen facher poches bolsillos tasche zakken bolsos',
  heel: 'heel sole insole absatz sohle talon semelle tacon suela tacco suola hak zool salto sola',
  stone: 'stone gem gemstone diamond pearl stein edelstein perle pierre piedra pietra steen pedra',
  neck: 'neck collar sleeve kragen ausschnitt armel col manche cuello manga collo manica kraag mouw gola',
  light:
    'light bulb brightness lumens lamp opacity licht leuchtmittel helligkeit lumiere ampoule luz luminosidad luce luminosita lampe',
  energy:
    'energy_class efficiency energieeffizienz energieklasse classe_energetique eficiencia efficienza energielabel',
  remote: 'remote fernbedienung telecommande mando telecomando afstandsbediening',
  team: 'team league mannschaft liga equipe equipo squadra',
  condition: 'condition zustand etat estado condizione staat condicao',
  code: 'gtin ean upc isbn barcode sku mpn asin part_number article_number artikelnummer',
  noise:
    'noise sound loudness lautstarke gerausch schallpegel bruit sonore ruido sonoro rumore rumorosita geluid geluidsniveau',
  category: 'category product_type kategorie categorie categoria',
} as const satisfies Readonly<Record<string, string>>

export type Topic = keyof typeof topicNames
