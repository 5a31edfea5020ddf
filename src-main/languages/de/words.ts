import type { Words } from '../language.ts'

export const words: Words = {
  stop: `allergisch dann lieber doch eher aber alle alles als also am an auch auf aus bei beim bekomme bieten bietet bin bis bitte brauche da das dass davon dazu dein
    dem den denn der des dich die dir doch dort du ein eine einem einen einer eines er es etwas euch euer eure für führen führt
    geben gern gerne gibt gibts habe haben habt hallo hat hätte hier ich ihm ihn ihnen ihr ihre im in ins irgendwas irgendetwas ist ja kann
    kannst kaufen kein keine können könnt könnten kosten kostet man mal mein meine mich mir mit möchte nach nein nicht noch nur
    bloß oder ob preis produkt produkte sehen sein sich sie sind so solche suche suchen und uns unser unsere unter über um von
    vom vor was weil welche welchen welcher welches wenn wer werden wie wieviel viel viele will wir wird wo würde würden würdet würdest fürs ums übers überm unterm aufs ans vors sowas
    eigentlich überhaupt vielleicht irgendein irgendeine zeig zeige zeigen zu zum zur zeigt verkaufen verkauft lager artikel ware
    waren gerade grade grad aktuell derzeit jetzt heute zwischen stück na hab ne nen nem ner geht gehen wär halt eben ab welchem hats isses gehts kanns wärs sinds wiege is pro je such brauch möcht hätt bräucht nehm`,
  common: `verkaufen verkauft kaufen aber als am an auch auf aus bei bin bitte da das dass dein dem den der des die dir doch ein eine
    einen einer es euch euer für gibt habe haben habt hallo hat ich ihr im in ist kann kannst können könnt man mein mich mir mit
    nach noch oder sie sind so suche und uns von was welche welcher wenn wer wie wir wird wo würde zu zum zur`,
  neutral: `der die das den dem des ein eine einen einer und oder für mit im in an am auf aus von zu zum zur bitte hallo nach`,
  wishing:
    'gesucht verkaufen verkauft kaufen suche suchen sucht führen führt brauche brauchen bräuchte möchte möchten',
  needing: 'brauche brauchen brauchst braucht suche suchen möchte möchten hätte hätten will wollen',
  goods: 'sachen zeug artikel produkte produkt bedarf utensilien kleinkram krimskrams kleinigkeiten',
  asking: `lange viel viele hoch gross teuer schnell bald geht beträgt frage wissen möglich information informationen wann warum welches`,
  chatter: 'hallo moin servus ja nein nee nö danke tschüss gut bitte warum was schade mist oje',
  talk: `ansehen anschauen angucken gesucht zeit schaffen schafft komm komme kommst weg bräucht kriegt irgendwas qua punkto hinsichtlich bezüglich ahah ahahah ahahaha hahaha hahahaha hihi hihihi hehehe jajaja jajajaja kkk kkkk rsrs lol lool xd xdd mdr ptdr womit idealerweise vorzugsweise hoffentlich vorschlag vorschläge derzeit aktuell
    nochmal nochmals modell modelle neben hinter insgesamt generell grundsätzlich zeug sachen kram teuer teure liebt mag würd achso ach aha allerdings allgemein andere anderen anderer anderes anders anscheinend
    anstatt aussehen außerdem bald beide beides bestimmt besonders bevor bisschen bist bringt danach daran darauf daraus
    darf darfst darin darüber darum dasselbe davor denke denken derselbe deshalb deswegen dies diese diesem diesen dieser
    dieses ding dinge dringend durch dürfen ehrlich egal einfach einige einmal entweder erst fast fand finde finden findet
    fragen ganz ganze ganzen ganzem ganzer ganzes gesamt gesamte gesamten gar gedacht gefällt gegeben gehabt gehört geil genau genauso genommen genug gesagt gesehen gewesen
    gewisse gleich glaube grad hast hatte hatten heißt helfen her hin hmm immer indem irgendwie irgendwo jede jedem jeden
    jeder jedes jemand klar komme kommen kommt konnte lasse lassen leider manche mehrere meine meinte meinst meistens
    möglich möglichst momentan müssen muss musst nachdem natürlich nehme nehmen nichts nie niemand nimmt normalerweise
    obwohl oft ohnehin passiert paar quasi recht sag sage sagen sagt sagte schade schau schauen scheint schon sehr seit
    selbst selber sieht sogar soll sollen sollte sonst spielt statt tatsächlich tolle trotzdem tun tut übrigens ungefähr
    unbedingt versuche völlig vorher während wahrscheinlich war wäre waren warum weiß weißt weiter wenig wenige weniger
    werde wert weshalb wieder wirklich wissen wobei wohl wollen wollte wovon wozu wurde ziemlich zuerst zurzeit zusammen
    zwar
    etwa circa nix kriegt kriege wegen eurer
    seid ging gib könntet möchtet willst wollt wisst tu macht machen mach bleibt sollten müsste brauchen bräuchte bekomm
    bekommt krieg lass lasst sucht denk denkt glaub sehe seht taugt nutzt benutze jener jene jenes derjenige wen wem
    wessen woher wohin wann solch soviel ander selbe gleiche eigene niemals weder hör nimm stellen deine seine gell echt
    voll krass bissl
    richtig richtige richtigen richtiger richtiges echte echten echter echtes total super mega extrem extreme
    besondere besonderes ordentlich ordentliche ordentlichen ordentlicher ordentliches vernünftig vernünftige
    vernünftigen vernünftiger vernünftiges anständig anständige anständigen anständiges gescheit gescheite gescheiten
    gescheites schöne schönen schönes schöner nett nette nettes netten netter hübsch hübsche hübschen hübsches
    unglaublich wahnsinnig furchtbar absolut relativ einigermaßen halbwegs idealerweise vorzugsweise hauptsächlich
    jedenfalls immerhin offenbar nämlich ruhig nochn sone sowieso hoffentlich irgendwann demnächst bisserl bissle
    tolles toller tollen coole cooles coolen geile geiles geilen hole holen besorgen besorge anschaffen zulegen gönnen
    interessiere interessieren bräuchten benötige benötigen wünsche wünschen überlege überlegen überlegt plane planen
    empfehlen empfiehlst empfehlung empfehlungen vorschlag vorschläge vorschlagen aussuchen entscheiden entscheide
    stöbern schaue gucke gucken guck erwerben beispielsweise`,
  assisting: `ausverkauft lager vorrätig lieferbar verfügbar vergriffen alternative alternativen angebot anbieten antwort anzeigen artikel auswahl auswählen bedarf beispiel beraten beratung
    beschreibung besonders beste besten besser bieten bietet bitte dabei danke dazu details eignet eignen einfach empfehle
    empfehlen empfehlung entscheiden entspricht ergebnis ergebnisse erste ersten farbe farben finde finden folgende
    folgenden frage fragen freue freuen freut gefällt gefunden geeignet geeignete gehören gern gerne gesamt größe größen gut
    gute guten helfe helfen hilfe hinweis ideal ihnen ihre ihrem ihren informationen interesse interessieren interessiert
    kategorie klar kontakt kosten kostet kann können kunden leider liegt laden machen mehr mitarbeiter modell modelle
    möchten möglich möglichkeit nachricht nächste name nennen nichts nummer option optionen passen passend passende
    passenden passt perfekt person preis preise preislich produkt produkte richtig sagen schauen schicken schnell schön
    sehen selbstverständlich shop sicher sofort sortiment sprechen stelle stellen suche suchen super team teilen toll typ
    unser unsere unserem unseren unterschied unterschiede unterstützen variante varianten vergleich vergleichen verfügung
    verkaufen verschiedene version verstehe vielen vorschlag vorschlagen wählen weitere weiterhelfen weiterhin welche
    welches wenden wiegt willkommen wissen wunderbar wunsch wünschen zeigen zusammen zweite überblick übersicht ansehen
    angegeben laut gibt erhältlich hergestellt`,
  shorthand: {
    habter: 'habt ihr',
    hamse: 'haben sie',
    habts: 'habt ihr',
    gibs: 'gibt es',
    fürn: 'für einen',
    ausm: 'aus dem',
    aufm: 'auf dem',
    mitm: 'mit dem',
    nem: 'einem',
    ner: 'einer',
    iwie: 'irgendwie',
    iwann: 'irgendwann',
    isses: 'ist es',
    net: 'nicht',
    ned: 'nicht',
    mim: 'mit dem',
    zb: 'zum Beispiel',
    vllt: 'vielleicht',
    evtl: 'eventuell',
    iwas: 'irgendwas',
    nen: 'einen',
    nich: 'nicht',
    nix: 'nichts',
    dauerts: 'dauert es',
    gehts: 'geht es',
    kostets: 'kostet es',
    passts: 'passt es',
  },
  elided: '',
  roundabout: [
    // "Wie viel bringt der auf die Waage?"
    [
      '\\b(?:wie ?viel|was)(?: (?:kilos?|kg|gramm|gewicht))? bring(?:t|en) ((?:[^ ,.?!]{1,20} ){1,4})auf die waage\\b',
      'was wiegt $1',
    ],
    ['\\bwas zeigt die waage bei ((?:[^ ,.?!]{1,20} ){0,3}[^ ,.?!]{1,20})\\b', 'was wiegt $1'],
    // "Das eiweißreichste Fleisch".
    [
      '\\b(?:das|die|der|den|dem|ihr|euer|eure) (?!umfang|erfolg|hilf|zahl|kinder|aussicht|sieg|kurven|abwechslung|einfluss|geist|lehr|trick|tradition)([a-zäöüß]{3,16}?)s?reichste[nrsm]? ([a-zäöüß]{3,20})',
      '$2 mit dem meisten $1',
    ],
    [
      '\\bam (?!umfang|erfolg|hilf|zahl|kinder|aussicht|sieg|kurven|abwechslung|einfluss|geist|lehr|trick|tradition)([a-zäöüß]{3,16}?)s?reichsten\\b',
      'am meisten $1',
    ],
    ['\\b(?:im|in (?:ihrem|eurem|deinem)) (?:sortiment|programm|laden|geschäft|shop)\\b', 'hier'],
    ['\\bso (?:et)?was wie\\b', ''],
    ['\\b(?:in (?:ihrem|eurem)) angebot\\b', 'hier'],
    ['\\bhandel(?:n sie|t ihr) (?:auch )?mit\\b', 'verkaufen Sie'],
    ['\\b(?:et)?was zum (?:anziehen|drüberziehen|überziehen)\\b', 'kleidung'],
    ['\\b(?:et)?was zum? trinken\\b', 'getränke'],
    ['\\b(?:ein )?halbes dutzend\\b', '6'],
    ['\\bein dutzend\\b', '12'],
    ['\\b(?:anderthalb|ein(?:und)?einhalb|einenhalb|eineinhalb)(?:e[nrs]?)?\\b', '1,5'],
    ['\\bzwei(?:und)?einhalb\\b', '2,5'],
    ['\\bdrei(?:und)?einhalb\\b', '3,5'],
    ['\\b(?:ein(?:e[nrm]?)? )?halbe(?:r|n|s|m)? (liter|kilo|meter|stunde|pfund)\\b', '0,5 $1'],
  ],
  softening: 'eigentlich genau denn wirklich vielleicht tatsächlich normalerweise üblicherweise',
  better: 'besser lieber schöner ideal passender recht',
  filler:
    'passt basst läuft gebongt alles klar schon perfekt prima toll super gut genial top alles so sehr na dann also ok okay schade haha oh alles klar klasse spitze spitzenmäßig mega cool stark leute mädels jungs lieben lieber liebe meister chef schatz süße süßer mann ihr euch',
  mine: 'mein meine meinen meinem meiner unser unsere unseren',
  worn: 'alt alter alte altes alten kaputt kaputte kaputter kaputtes kaputten defekt defekter defekte hin hinüber bisheriger bisherige bisheriges letzter letzte letztes abgenutzt ausgedient',
  versionNames:
    'version variante ausführung modell größe format packung glas flasche tüte beutel sack dose tiegel tube karton kanister gebinde packungsgröße päckchen eimer farbe paar',
  prepositions: 'ab am bei bis für im in mit nach ohne pro seit über um vom von vor zu zum zur',
  ownPrepositions: '',
  relative: 'die der das für mit ohne aus',
  single: 'das den dies dieser dieses diesen',
  several: 'diese denen davon keine keiner keins',
  definite:
    'der die das den dem des diese dieser dieses diesen diesem denen davon im beim vom eure euer ihre',
  cheap: 'günstige günstigen günstiges billige billigen billiges preiswerte',
  dear: 'teure teuren teures',
  joining: 'und oder',
  beforeSize: 'in',
  one: 'eine einen einem einer eins ein welche nen',
  except: 'außer bis ausgenommen',
  among: 'unter',
  per: 'pro je auf per',
  slot: 'karte karten steckplatz kartensteckplatz speicherkarte speicherkarten erweiterbar erweiterung',
  birth: 'geburt neugeborene neugeborenen neugeborenes',
  without: 'ohne',
  with: 'mit',
  adding: 'hinzu dazunehme dazunehmen hinzunehme plus',
  thing: 'ding zeug gerät geräte geräten maschine maschinen produkt artikel teil apparat apparate',
  pack: 'karton kartons packung packungen paket pakete päckchen paar stück beutel sack säcke tüte tüten glas gläser flasche flaschen dose dosen rolle rollen',
  denying: 'ohne kein keine',
  nor: 'noch',
  nothing: 'nichts nix',
  free: 'frei',
  denyingAfter: 'frei',
  denyingEnding: 'los lose frei freie',
  also: 'auch sogar selbst',
  gratis: 'kostenlos gratis umsonst kostenfrei unentgeltlich',
  untouched:
    'offen geöffnet ungeöffnet aufgemacht angebrochen versiegelt ausgepackt benutzt unbenutzt gebraucht ungebraucht getragen ungetragen gewaschen ungewaschen verpackung originalverpackung originalverpackt originaltopf etikett etiketten anprobiert',
  yes: 'ja wahr',
  no: 'nein nicht falsch kein keine',
  people: 'person personen',
  counted: `tag tage tagen woche wochen stunde stunden std uhr minute minuten monat monate monaten jahre jahren prozent grad mal personen
    stück er`,
  asksTime: 'lange lang wann',
  asksMany: 'viele wieviele',
  spans:
    'minute minuten stunde stunden tag tage tagen werktag werktage werktagen woche wochen monat monate monaten jahr jahre jahren',
  abbreviations: `abs art bspw bzw ca d.h dr evtl exkl ggf gmbh i.d.r inkl lt max min mind mio mwst nr prof resp sog str tel u.a usw vgl z z.b
    zzgl zzt`,
  question: {
    empty: `jemand jemanden geht gehen darf dürfen aber alle als am an auch auf aus bei beim bin bitte bis da dabei damit das dass daran darin darauf dem den der des die dies
      diese dieser dieses dieses dir doch du ein eine einem einen einer eines er es etwas euch fur gibt genau gerne habe haben hat
      ich ihr ihre im in ins ist ja kann kein keine kommt konnen man mehr mein mir mit muss nach nicht noch nur ob oder ohne
      produkt artikel schon sehr sein sich sie sind so soll uber und uns unter vom von vor war warum was welche welchem welchen
      welcher welches wenn wer werden wie wieviel wird wirklich wo wozu wurde zu zum zur eigentlich artikels kaufen brauche braucht
      echt echte echtes echter echtem echten darf ne nen nem ner
      einfach stecken packen tun ruhig reintun`,
    pointing: 'dieser diese dieses diesen diesem',
    asking: `was welche welcher welches welchem welchen wer wann wo warum wieso wie wieviel wieviele woraus wofur woher wozu womit`,
    linking:
      'enthält enthalten braucht benötigt unterstützt geeignet passt passend funktioniert drin drinnen steckt',
    having: 'hat haben gibt besitzt',
    negating: 'nicht kein keine keinen ohne nie weder noch frei',
    hardly: 'kaum wenig leicht dezent',
    opposite: 'un nicht',
    amount: 'viel viele wieviel wieviele',
    share: 'prozent prozentsatz anteil gehalt',
    apart: 'separat gesondert',
    needing: 'braucht brauchen benötigt benötigen erfordert nötig notwendig erforderlich voraussetzung',
    imitating: 'kunst imitat imitation synthetisch synthetische künstlich künstliche falsch',
    harmful: 'giftig gefährlich schädlich undicht',
  },
  recognition: {
    telling: `der die das und ist sind ich sie wir ihr ein eine einen für mit von zu auf nicht haben habt gibt was wie welche wo
      wann unter bis auch bitte danke dank vielen hallo suche möchte kann können kostet günstigste farbe größe guten tag
      oder im zur zum euch gerne bin bist seid war waren wäre habe hab hast hatte hätte werde wirst wird würde wurde kannst
      könnt könnte muss musst müssen soll sollte will willst wollen mag darf gibts geht gehts kommt kam komm macht mach
      machen brauche brauch brauchen zeig zeigen sag sagen weiß verstehe gefällt passt mir dir ihm uns mich dich sich mein
      meine meinen dein deine sein seine unser kein keine keinen nichts noch nur schon sehr viel viele wenig mehr weniger
      alles alle andere anderen anderes jetzt heute morgen hier dort bald immer nie wieder gut schlecht groß kleine kleiner
      neu neue kaputt teuer billig billiger günstiger schwer leicht ob wenn weil aber denn doch mal ja nein klar zweite
      erste dritte dies diese dieser dieses welcher welches wer warum wieso etwas jemand niemand ohne gegen seit beim vom am
      ins echt nee prima
      moin servus grad etwa ungefähr wohl nix kriegt kriege wegen trotzdem eurer`,
    alone: `danke tschüss guten morgen abend jacke jacken schuhe versand lieferung bestellung öffnungszeiten mitarbeiter hilfe stornieren
      ändern rechnung rückgabe konto günstiger billiger unter weniger zeigen rote blau schwarz größe mehr sprechen jemandem mensch
      bezahlen`,
    spelling: /ß|\p{L}sch|(?:ung|keit|lich|igen|isch)(?!\p{L})|[äöü]\p{L}|tz(?!\p{L})/gu,
  },
}
