import type { TopicWords } from '../language.ts'

export const topics: TopicWords = {
  asked: {
    weight:
      'schwer wiegt wiegen gewicht leicht kilo kilogramm gramm kg schwerer leichter wiegt_das wie_leicht wie_viel_bekomme wieviel_bekomme wie_viel_kriege wieviel_kriege in_einer_packung in_einer_tüte kilo_bringt auf_die_waage schwer_ist wie_viel_kilo wieviel_kilo wie_viel_gramm wieviel_gramm',
    length: 'lang länge länger kürzer kurz wie_lang innenbeinlänge schrittlänge beinlänge',
    width: 'breit breite breiter schmal wie_breit',
    height: 'hoch höhe höher wie_hoch',
    depth: 'tief tiefe dick dicke stärke dünn dicker dünner wie_dick wie_tief',
    diameter: 'durchmesser umfang',
    size: 'groß grösse größe größen klein abmessungen abmessung maße masse ausmaße zentimeter cm passt_in maß riesig winzig wie_groß platz_braucht platzbedarf stellfläche wie_viel_platz wieviel_platz',
    volume:
      'fassungsvermögen volumen inhalt liter ml fasst passt_rein passt_hinein füllmenge fassen wie_viel_ist wieviel_ist in_der_flasche in_der_dose in_der_packung in_der_tüte reingeht geht_rein passt_da_rein wie_viel_passt wieviel_passt wie_viel_bekomme wieviel_bekomme wie_viel_kriege wieviel_kriege in_einer_flasche in_einer_dose in_einer_packung in_einer_tüte in_einem_glas im_glas im_beutel wie_viel_geht wieviel_geht fasse geht_da_rein reinpasst füllvolumen rauminhalt',
    material:
      'material materialien stoff gemacht_aus besteht_aus woraus aus_was leder baumwolle polyester wolle seide leinen nylon gummi kunststoff plastik holz stahl edelstahl gold silber aluminium glas keramik wildleder kork kupfer messing titan viskose elasthan merino daunen polyamid filz samt bambus porzellan metall hergestellt_aus futter gefüttert füllung gefüllt welches_holz aus_welchem lack beschichtung beschichtet',
    colour:
      'farbe farben farbig schwarz weiß rot blau grün gelb rosa lila braun grau orange beige türkis farbton',
    brand: 'marke hersteller wer_stellt produziert_von wer_macht firma von_wem wer_hat welche_firma',
    battery:
      'akku batterie batterien aufladbar aufladen laden wiederaufladbar ladegerät mah lithium geladen akkus wechselakku wie_lade_ich wie_lädt lade_~_auf lädt_~_auf laden_~_auf',
    lasting:
      'dauert dauern akkulaufzeit laufzeit batterielaufzeit hält reicht betriebsdauer haltbar haltbarkeit wie_lange_hält wie_lange_halten ziehen_lassen brennt brennen brenndauer leuchtet durchhält hält_warm hält_kalt warm_hält warmhält lange_warm mindestens_haltbar wie_viele_stunden ladung ablaufdatum im_fass gereift hält_~_durch halten_~_durch spielzeit ladung_durch pro_ladung mit_einer_ladung einer_akkuladung hält_der_akku mindesthaltbarkeit abläuft wie_viele_minuten wieviele_minuten wie_viele_tage wie_viele_wochen wie_viele_monate wieviele_stunden wieviel_stunden wie_viele_jahre durchläuft läuft_~_durch',
    charging:
      'aufladen laden geladen lädt aufgeladen aufzuladen geladen_ist voll_geladen ladezeit ladedauer muss_der_laden muss_die_laden muss_das_laden muss_es_laden zum_laden lädt_~_auf',
    power:
      'strom watt volt spannung leistung netzteil stecker stromverbrauch steckdose ampere netzbetrieb verbraucht verbrauch stromverbrauch stromfresser verbraucht_viel strombedarf kilowatt wattzahl leistungsaufnahme',
    audience: 'herren damen männer frauen unisex jungen mädchen mann frau geschlecht für_wen oma opa',
    age: 'alter kinder kind baby erwachsene jahre kleinkind altersempfehlung alt jugendliche ab_welchem_alter ab_wann ab_wie_viel_jahren wie_alt_muss altersfreigabe',
    care: 'waschen waschbar waschmaschine maschinenwaschbar spülmaschine spülmaschinenfest spülmaschinengeeignet reinigen pflege trockner gewaschen säubern handwäsche reinigung waschmaschinenfest pflegen gepflegt pflegt abwischen abwaschbar fleck flecken entkalken schärfen einölen ölen in_die_maschine in_die_wäsche in_den_trockner spülen geschirrspüler geschirrspülmaschine in_die_waschmaschine wie_viel_grad_waschen in_der_waschmaschine in_der_spülmaschine in_die_spülmaschine in_den_geschirrspüler putzen wäscht wasche abspülen auswaschen sauber_machen saubermachen sauber_mache reinige spüle wasch spülbar abwaschen',
    origin:
      'wo_~_hergestellt wo_~_gemacht wo_~_produziert wo_~_angebaut wo_~_gefertigt woher_~_kommt herkunft hergestellt_in wo_wird woher produziert_in made_in herkunftsland land gegend region anbaugebiet kommt_her kommt_das_her kommen_die_her stammt angebaut wo_kommt kommt_der_her kommt_die_her kommt_er_her kommt_sie_her gewebt_in gebraut_in gebacken_in genäht_in gestrickt_in mundgeblasen_in geröstet_in gefertigt_in abgefüllt_in gepresst_in handgefertigt_in gebrannt_in welchem_land woher_stammt stammen herstellungsland produziert gefertigt',
    warranty: 'garantie gewährleistung garantiezeit',
    water:
      'wasserdicht wasserfest wasserabweisend regen regenfest regendicht regentauglich schwimmen nass dusche wassersäule spritzwasser spritzwassergeschützt feucht feuchtigkeit platzregen regenschauer schweißfest wasserscheu undicht durchlässig regnet regnets schüttet gießt nieselt schauer trocken_bleibe trocken_bleibt bleibe_~_trocken bleibt_~_trocken bleib_~_trocken bleiben_~_trocken hält_~_trocken halten_~_trocken unwetter wolkenbruch pfütze pfützen nässe spritzer unter_wasser wasser_ab regen_ab wasser_durch wasser_rein',
    count:
      'wie_viele wieviele anzahl stück stückzahl mehrere packung wie_viel_stück wieviel_stück teile teilig einzeln nur_einer nur_eins nur_eine ein_einzelner',
    included:
      'enthalten inklusive dabei mitgeliefert lieferumfang inbegriffen gehört_dazu beiliegend im_set zubehör kommt_mit mit_dabei dazu_kaufen extra_kaufen was_bekomme_ich was_ist_alles im_karton im_paket in_der_box gehört_alles zusätzlich_kaufen beigelegt liegt_bei liegt_~_bei gehört_~_dazu gehören_~_dazu ist_~_mit_drin dazukaufen mitbestellen extra_bestellen separat_kaufen gibt_es_~_dazu gibts_~_dazu bekomme_ich_~_dazu',
    compatibility:
      'kompatibel passt passend passen funktioniert_mit geeignet_für unterstützt iphone samsung android apple ipad windows gerät geräte auto handy smartphone verträgt_sich geht_das_mit klappt_das_mit läuft_mit passt_auf passt_zu passt_an für_mein',
    connection:
      'bluetooth wlan wifi usb kabellos anschluss anschlüsse verbinden verbindung schnittstelle hdmi ethernet lan kabelgebunden funk nfc buchse steckverbindung klinke koppeln gekoppelt per_app app_steuerung anschließen anstecken einstecken netzwerkkabel kopfhöreranschluss kopfhörerausgang usb_c aux mit_kopfhörer mit_kopfhörern über_kopfhörer',
    occasion: 'anlass hochzeit feier party festlich alltag geburtstag weihnachten gelegenheit büro',
    fit: 'passform sitzt eng weit locker schnitt schmal_geschnitten fällt figurbetont fällt_klein_aus fällt_groß_aus größengerecht',
    ingredients:
      'drin drinnen enthalten steckt zutaten inhaltsstoffe enthält zucker allergene allergie allergisch gluten glutenfrei laktose laktosefrei vegan nüsse bio parfüm alkohol koffein inhalt besteht woraus laktosefreie konservierungsstoffe zusatzstoffe sesam vegetarisch halal koscher weizen soja palmöl tierisches tierische tierischen bestandteile',
    flavour:
      'geschmack schmeckt geschmacksrichtung sorte sorten schmecken süß süßer herb sauer bitter salzig lieblich süßlich',
    scent: 'duft riecht geruch duftet parfümiert riechen duften duftnote parfüm',
    style: 'stil art typ design',
    pattern: 'muster gemustert gestreift kariert bedruckt motiv',
    shape: 'form rund eckig oval quadratisch',
    season: 'saison jahreszeit winter sommer frühling herbst wintertauglich',
    sport: 'sport wandern laufen joggen fußball radfahren klettern yoga fitness trekking',
    use: 'verwendung zweck wofür einsatz verwenden geeignet benutzen wozu gut_für gedacht',
    language: 'sprache deutsch englisch französisch untertitel sprachen spanisch',
    format: 'format ausgabe gebunden taschenbuch dvd hörbuch einband',
    author: 'autor autorin geschrieben künstler regisseur verfasser sänger',
    year: 'jahr baujahr modelljahr wann erschienen erscheinungsdatum',
    memory:
      'speicher arbeitsspeicher ram festplatte speicherplatz gb ssd microsd micro_sd sd_karte speicherkarte kartenslot',
    processor: 'prozessor cpu grafikkarte grafik',
    screen: 'bildschirm display auflösung pixel zoll',
    speed: 'geschwindigkeit schnell tempo drehzahl',
    temperature:
      'temperatur hitze heiß backofen mikrowelle gefrierschrank grad backofenfest hitzebeständig temperaturbereich komfortbereich herdart induktion kochfeld minusgrade wie_warm wie_kalt kühlschrank grill gradzahl gradzahlen grade temperaturwahl temperatureinstellung temperaturregelung temperaturregler thermostat wie_heiß',
    mounting:
      'montage aufbau montieren aufbauen befestigen befestigung wand installieren aufgebaut zusammenbauen bohren aufstellen anbringen dübel werkzeug aufhängen selbst_aufbauen an_die_wand montiert zusammenschrauben aufzubauen selber_aufbauen fertig_aufgebaut',
    load: 'bis_wie_viel bis_wieviel wie_viel_gewicht belastbar belastbarkeit traglast tragkraft tragen maximalgewicht höchstgewicht trägt hält_aus aushält aushalten belasten wie_schwer_darf aushalten_kann trägt_bis hält_der hält_das_aus wie_schwer_darf_man hält_~_aus halten_~_aus hält_~_stand maximallast höchstlast tragfähigkeit wie_viel_kilo_hält wie_viel_kilo_trägt wie_viel_kilo_kann wieviel_kilo_hält wieviel_kilo_trägt wieviel_kilo_kann wie_viele_kilo_kann wie_viele_kilo_hält trägt_das trägt_der trägt_die trägt_er trägt_es hält_mich trägt_mich wiegen_kann wiegen_können kann_~_wiegen',
    room: 'raum zimmer küche bad wohnzimmer schlafzimmer draußen außenbereich garten innen',
    animal: 'hund hunde katze katzen tier tiere haustier',
    people:
      'plätze sitzplätze gäste personen leute schlafplätze schlafen portionen für_wie_viele reicht_für wie_viele_leute wie_viele_schlafen zu_wievielt zu_zweit zu_dritt zu_viert zu_fünft zu_sechst esser leute_satt werden_satt satt',
    players:
      'spieler mitspieler spielen zu_wievielt zu_zweit zu_dritt zu_viert mitspielen zu_fünft zu_sechst',
    closure:
      'verschluss reißverschluss knöpfe knopf klett schnalle schnürung schließt schließen zumachen geht_zu',
    finish: 'oberfläche matt glänzend lackiert poliert',
    pocket: 'tasche taschen fächer fach innentasche',
    heel: 'absatz sohle einlegesohle',
    stone: 'stein steine edelstein diamant perle perlen karat',
    neck: 'kragen ausschnitt ärmel kapuze rundhals',
    light:
      'licht hell helligkeit lumen lampe leuchtmittel blickdicht durchsichtig led verdunkelt lichtdurchlässig abdunkeln wie_hell dimmen dimmbar leuchtkraft',
    energy: 'energieeffizienz energieklasse energieeffizienzklasse',
    remote: 'fernbedienung',
    team: 'mannschaft verein',
    condition: 'zustand neu gebraucht generalüberholt',
    code: 'gtin ean artikelnummer barcode isbn modellnummer herstellernummer sku',
    noise:
      'laut lauter leise lautstarke gerausch gerausche dezibel db larm wie_laut hörbar brummt quietscht lautstärke lärm krach geräusch geräuschpegel lautlos geräuschlos brummen summt surrt klappert klackert leiser hört_man zu_hören geräuscharm geräuscharmer',
    strength: 'intensiv intensität kräftig schärfe röstung röstgrad wie_stark scharf mild stark',
    level:
      'anfänger anfängertauglich einsteiger schwierigkeit schwierigkeitsgrad schwer_zu_lernen niveau fortgeschrittene',
    shutoff:
      'schaltet_sich abschaltet abschalten abschaltautomatik ausschaltet schaltet_es_sich von_alleine_aus von_selbst_aus timer',
    folding:
      'zusammenklappen zusammenklappbar klappbar faltbar falten zusammenfalten zusammenlegen packmaß zerlegen zusammenlegbar wegklappen einklappen einklappbar verstauen klappt_~_zusammen',
    sun: 'uv lsf lichtschutzfaktor sonnenschutz uv_schutz',
    storage:
      'lagern gelagert aufbewahren aufbewahrt aufbewahrung einfrieren gekühlt in_den_kühlschrank im_kühlschrank nach_dem_öffnen einmal_offen angebrochen',
    stretch:
      'dehnbar dehnt dehnen elastisch elastizität stretch stretchanteil elasthan elastan lycra nachgiebig nachgibt etwas_nach ein_bisschen_nach gibt_nach gibt_~_nach geben_~_nach',
    ironing:
      'bügeln bügelt bügelst gebügelt bügelfrei bügelarm bügeleisen knittert knittern knitterarm knitterfrei zerknittert faltenfrei',
    alcohol: 'alkohol alkoholgehalt alkoholisch prozent promille volumenprozent umdrehungen wie_stark stark',
    nutrition: 'kalorien kalorienreich kcal brennwert nährwert nährwerte nährwertangaben',
    lining: 'innenfutter gefüttert ungefüttert fütterung innenmaterial innen',
    filling: 'füllung gefüllt füllmaterial polsterung gepolstert drinnen drin',
    category: 'kategorie',
  },
  named: {
    weight: 'gewicht nettogewicht fullgewicht',
    length: 'lange',
    width: 'breite',
    height: 'hohe',
    depth: 'tiefe dicke starke',
    diameter: 'durchmesser',
    size: 'grosse mass masse aussenmasse innenmasse abmessung',
    volume:
      'inhalt fullmenge fassungsvermogen volumen kapazitat nettofullmenge packungsinhalt nettoinhalt nettogewicht fullgewicht',
    material: 'material stoff obermaterial zusammensetzung',
    colour: 'farbe lichtfarbe farbtemperatur',
    brand: 'marke hersteller',
    battery: 'batterie akku laden aufladen ladeanschluss',
    lasting:
      'dauer akkulaufzeit laufzeit brenndauer akkudauer betriebsdauer spielzeit spieldauer haltbarkeit mindesthaltbarkeit ziehzeit garzeit kochzeit trockenzeit lagerung warmhaltezeit kaltezeit halt_warm halt_kalt reifezeit reifung',
    charging: 'ladezeit ladedauer',
    power: 'leistung spannung strom watt',
    audience: 'geschlecht zielgruppe',
    age: 'alter altersempfehlung reifezeit reifung lagerung',
    care: 'pflege waschen reinigung spulmaschine waschbar pflegehinweis spulmaschinenfest maschinenwasche',
    origin: 'herkunft herkunftsland ursprung',
    warranty: 'garantie gewahrleistung',
    water:
      'wasser wasserdicht wasserfest wassersaule spritzwasserschutz schutzart schutzklasse wasserdichtigkeit wasserschutz',
    count: 'anzahl stuck menge teile seiten saiten gange',
    included: 'lieferumfang enthalten packungsinhalt zubehor beigelegt inhalt mitgeliefert',
    compatibility: 'kompatibel kompatibilitat passend gerate geeignet_fur passt_zu passend_fur',
    connection: 'anschluss verbindung schnittstelle anschlusse stecker buchse',
    occasion: 'anlass gelegenheit',
    fit: 'passform schnitt',
    ingredients: 'zutaten inhaltsstoffe allergene',
    flavour: 'geschmack geschmacksrichtung süße restzucker süßegrad',
    scent: 'duft geruch',
    style: 'stil art typ design',
    pattern: 'muster',
    shape: 'form',
    season: 'saison jahreszeit',
    sport: 'sport sportart aktivitat',
    use: 'verwendung einsatz verwendungszweck',
    language: 'sprache',
    format: 'format ausgabe einband',
    author: 'autor kunstler',
    year: 'jahr baujahr erscheinungsdatum modelljahr',
    memory: 'speicher arbeitsspeicher festplatte',
    processor: 'prozessor grafik',
    screen: 'bildschirm auflosung',
    speed: 'geschwindigkeit tempo',
    temperature:
      'temperatur warme hitze komforttemperatur komfortbereich herdarten hitzebestandig backofenfest',
    mounting: 'montage aufbau befestigung wandmontage',
    load: 'belastbarkeit geeignet_bis korpergewicht benutzergewicht nutzergewicht zuladung traglast tragkraft maximalgewicht belastung tragfahigkeit max_belastung hochstgewicht hochstlast maximallast max_gewicht maximales_gewicht',
    room: 'raum zimmer',
    animal: 'tier tierart',
    people: 'platze sitzplatze gaste personen schlafplatze portionen',
    players: 'spieler',
    closure: 'verschluss',
    finish: 'oberflache',
    pocket: 'taschen facher',
    heel: 'absatz sohle',
    stone: 'stein edelstein perle',
    neck: 'kragen ausschnitt armel',
    light: 'licht leuchtmittel helligkeit lampe verdunkelung lichtdurchlassigkeit dimmbar',
    energy: 'energieeffizienz energieklasse',
    remote: 'fernbedienung',
    team: 'mannschaft liga',
    condition: 'zustand',
    code: 'artikelnummer',
    noise: 'lautstarke gerausch schallpegel',
    level: 'niveau schwierigkeit schwierigkeitsgrad',
    strength: 'intensitat starke_des rostgrad rostung scharfe scharfegrad schärfe',
    shutoff: 'abschaltautomatik abschaltung automatische_abschaltung timer',
    folding: 'klappbar faltbar packmass gefaltet',
    sun: 'lichtschutzfaktor uv lsf uv_schutz',
    storage: 'lagerung aufbewahrung',
    stretch: 'stretch stretchanteil elastizität dehnbarkeit elasthan',
    ironing: 'bügeln bügelfrei',
    alcohol: 'alkohol alkoholgehalt',
    nutrition: 'nährwert nährwerte brennwert kalorien kcal energiegehalt',
    lining: 'innenfutter futter fütterung innenmaterial',
    filling: 'füllung füllmaterial polsterung',
    category: 'kategorie',
  },
}
