import { fold } from './text/fold.ts'
import { wordsOf } from './text/tokens.ts'

/** Where a text speaks of: countries by their code, and cities by their English name. */
type Places = {
  readonly countries: ReadonlySet<string>
  readonly cities: ReadonlySet<string>
  /** As they were said. */
  readonly names: readonly string[]
  /** It speaks of other countries as a whole: "abroad", "within the EU". */
  readonly isAbroad: boolean
}

const spoken = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const
const regions =
  'AD AE AL AR AT AU BA BE BG BI BO BR CA CH CL CN CO CR CU CY CZ DE DK DO EC EE EG ES ET FI FR GB GI GR GT HK HN HR HU ID IE IL IN IS IT JM JP KE KR KW LB LI LK LT LU LV MA MC MD ME MK MT MX MY NG NI NL NO NP NZ PA PE PH PK PL PT PY QA RO RS RU RW SA SE SG SI SK SM SV TH TN TR TW TZ UA UG US UY VA VE VN XK ZA'.split(
    ' ',
  )

/** What people say besides a country's own name; parts of a country are of it. */
const otherNames: Readonly<Record<string, string>> = {
  GB: 'isle_of_man isle_of_wight channel_islands kanalinseln îles_anglo_normandes orkney orkneys hebrides outer_hebrides isle_of_skye scottish_highlands scottish_islands cornwall uk england scotland wales britain great_britain united_kingdom northern_ireland northernireland großbritannien schottland angleterre écosse royaume_uni grande_bretagne inglaterra escocia reino_unido gran_bretaña inghilterra scozia regno_unito gran_bretagna engeland schotland groot_brittannie verenigd_koninkrijk escócia grã_bretanha jersey guernsey shetland',
  US: 'usa us_of_america america united_states states amerika vereinigte_staaten états_unis etats_unis estados_unidos eeuu stati_uniti verenigde_staten eua hawaii hawaï hawai alaska',
  NL: 'holland hollande holanda olanda pays_bas paises_bajos países_bajos paesi_bassi nederland paises_baixos países_baixos texel terschelling vlieland ameland schiermonnikoog waddeneilanden zeeland friesland aruba bonaire',
  TR: 'turkey türkei turquie turquía turchia turkije turquia',
  CZ: 'czech tschechien tschechische_republik tchéquie república_checa repubblica_ceca tsjechië',
  CA: 'québec quebec',
  ES: 'mallorca majorca maiorca majorque canarias canary_islands kanaren kanarische_inseln canarische_eilanden canaries canarie isole_canarie îles_canaries islas_canarias baleares balearen baleari islas_baleares ibiza eivissa menorca minorca formentera teneriffa tenerife gran_canaria lanzarote fuerteventura la_palma la_gomera el_hierro ceuta melilla galicia cataluña catalunya país_vasco andalucía',
  IT: 'sardinien sardegna sardaigne cerdeña sardenha sardinië sicilia sizilien sardinia sicily sicile sicília sicilië elba isola_d_elba ischia lampedusa pantelleria südtirol alto_adige toscana tuscany toskana',
  FR: 'corse corsica korsika córcega córsega la_réunion martinique guadeloupe guyane mayotte nouvelle_calédonie polynésie tahiti dom_tom outre_mer île_de_ré belle_île noirmoutier bretagne normandie',
  PT: 'açores azores azoren azzorre madeira ilha_da_madeira são_miguel ilha_terceira porto_santo algarve alentejo',
  DE: 'sylt föhr amrum helgoland borkum norderney juist langeoog spiekeroog wangerooge rügen usedom fehmarn hiddensee bayern bavaria sachsen schwaben rheinland saarland',
  GR: 'kreta crete creta crète rhodos rhodes korfu corfu santorini mykonos',
}

/** Cities people order from, by country; each with its names in our languages, parted by a slash. */
const cityNames: Readonly<Record<string, string>> = {
  GB: 'london/londres/londra/londen/london edinburgh/edimburgo/édimbourg glasgow manchester birmingham leeds bristol liverpool cardiff belfast cambridge oxford brighton sheffield newcastle nottingham aberdeen york bath leicester southampton coventry swansea plymouth wolverhampton norwich exeter portsmouth sunderland dundee inverness perth blackpool bournemouth luton swindon ipswich peterborough preston middlesbrough bolton huddersfield cheltenham lancaster durham canterbury winchester salisbury truro penzance milton_keynes stoke_on_trent londonderry wrexham hull derby chester gloucester worcester stirling',
  IE: 'dublin/dublín/dublino cork galway limerick waterford kilkenny sligo tralee athlone drogheda dundalk wexford',
  FR: 'paris/parís/parigi/parijs lyon/lione/lião marseille/marsella/marsiglia toulouse/tolosa nice/nizza/niza nantes strasbourg/straßburg/estrasburgo/strasburgo/straatsburg bordeaux/burdeos lille/rijsel rennes montpellier grenoble reims dijon toulon angers brest nîmes le_havre saint_étienne clermont_ferrand aix_en_provence limoges amiens metz besançon perpignan orléans rouen mulhouse caen nancy avignon antibes la_rochelle poitiers annecy chambéry biarritz bayonne lorient quimper saint_malo colmar troyes ajaccio bastia',
  DE: 'berlin/berlín/berlino/berlijn/berlim hamburg/hamburgo/hambourg/amburgo münchen/munich/múnich/munique köln/cologne/colonia/keulen/colónia frankfurt/fráncfort/francoforte stuttgart düsseldorf leipzig/lipsia dortmund essen bremen/brême dresden/dresde/dresda hannover/hanovre nürnberg/nuremberg/norimberga bonn münster freiburg/fribourg_en_brisgau mainz aachen kassel duisburg bochum wuppertal bielefeld karlsruhe mannheim augsburg wiesbaden gelsenkirchen mönchengladbach braunschweig kiel chemnitz magdeburg krefeld oberhausen lübeck erfurt rostock hagen saarbrücken potsdam ludwigshafen oldenburg osnabrück leverkusen heidelberg solingen darmstadt regensburg paderborn ingolstadt würzburg ulm wolfsburg göttingen pforzheim offenbach heilbronn koblenz jena cottbus schwerin erlangen bamberg bayreuth passau konstanz ravensburg kempten rosenheim landshut flensburg stralsund greifswald husum bremerhaven wilhelmshaven hildesheim marburg fulda tübingen reutlingen esslingen kaiserslautern halle trier celle',
  AT: 'wien/vienna/vienne/viena/wenen graz linz salzburg/salzbourg/salzburgo/salisburgo innsbruck klagenfurt bregenz villach dornbirn feldkirch leoben krems wels',
  CH: 'zürich/zurich/zúrich/zurigo/zurique genf/geneva/genève/ginebra/ginevra/geneve/genebra basel/bâle/basilea/bazel/basileia bern/berne/berna lausanne/losanna luzern/lucerne/lucerna lugano winterthur st_gallen chur schaffhausen biel fribourg neuchâtel/neuenburg aarau bellinzona locarno davos zug',
  BE: 'brüssel/brussels/bruxelles/bruselas/brussel/bruxelas antwerpen/antwerp/anvers/amberes/anversa/antuérpia gent/ghent/gand/gante brügge/bruges/brugge/brujas lüttich/liège/luik/lieja leuven/louvain namur/namen mechelen/malines hasselt oostende/ostende kortrijk/courtrai mons aalst charleroi tournai/doornik genk roeselare',
  NL: 'amsterdam/amesterdão rotterdam/roterdão den_haag/the_hague/la_haye/la_haya utrecht eindhoven groningen maastricht breda tilburg haarlem leiden delft arnhem nijmegen almere enschede apeldoorn amersfoort zwolle den_bosch leeuwarden dordrecht zoetermeer deventer venlo alkmaar hilversum heerlen middelburg roermond gouda assen emmen',
  LU: 'luxembourg_city',
  ES: 'madrid barcelona/barcelone/barcellona sevilla/seville/séville/siviglia/sevilha valencia/valence bilbao málaga/malaga zaragoza/saragosse granada alicante murcia valladolid vigo palma_de_mallorca las_palmas santa_cruz_de_tenerife córdoba/cordoba gijón oviedo santander pamplona san_sebastián/donostia vitoria logroño burgos salamanca toledo cádiz/cadiz huelva almería jaén cartagena elche castellón tarragona lleida/lérida girona/gerona badajoz cáceres a_coruña/la_coruña santiago_de_compostela pontevedra ourense lugo marbella jerez getafe',
  PT: 'lissabon/lisbon/lisbonne/lisboa/lisbona porto/oporto coimbra braga faro aveiro évora funchal setúbal leiria viseu guimarães viana_do_castelo sintra cascais almada portimão tavira santarém castelo_branco ponta_delgada angra_do_heroísmo vila_real bragança figueira_da_foz',
  IT: 'rom/rome/roma mailand/milan/milano/milán/milaan/milão turin/torino/turín/turijn/turim neapel/naples/napoli/nápoles/napels florenz/florence/firenze/florencia/florença venedig/venice/venise/venezia/venecia/venetië/veneza bologna/bologne/bolonia/bolonha genua/genoa/gênes/genova/génova verona/vérone palermo/palerme bari catania trieste cremona padova parma brescia reggio_emilia perugia livorno ravenna cagliari foggia rimini salerno ferrara sassari siracusa/syracuse pescara bergamo vicenza bolzano/bozen udine lecce arezzo pisa lucca siena varese pavia mantova/mantua piacenza ancona taranto messina reggio_calabria cosenza olbia alghero aosta',
  DK: 'kopenhagen/copenhagen/copenhague/copenaghen aarhus odense aalborg',
  SE: 'stockholm/estocolmo/stoccolma göteborg/gothenburg malmö uppsala',
  NO: 'oslo bergen trondheim stavanger tromsø',
  FI: 'helsinki',
  PL: 'warschau/warsaw/varsovie/varsovia/warszawa/warschau krakau/krakow/cracovie/cracovia breslau/wroclaw danzig/gdansk',
  CZ: 'prag/prague/praga/praag brno',
  HU: 'budapest/budapeste',
  GR: 'athen/athens/athènes/atenas/atene/athene',
  HR: 'zagreb/zagabria split dubrovnik',
  TR: 'istanbul/estambul/istambul ankara',
  US: 'new_york/nueva_york/nova_iorque los_angeles chicago boston miami san_francisco seattle washington texas california/kalifornien/californie florida houston dallas denver atlanta philadelphia austin las_vegas',
  CA: 'toronto montreal/montréal vancouver ottawa',
  BR: 'são_paulo/sao_paulo rio_de_janeiro brasília',
  AR: 'buenos_aires',
  MX: 'ciudad_de_méxico/mexico_city',
  AU: 'sydney melbourne brisbane',
  JP: 'tokio/tokyo/tóquio',
}

const abroadWords = new Set(
  'abroad overseas international internationally worldwide europe european eu foreign ausland europa eu-ausland weltweit étranger europe monde extranjero internacional mundo estero internazionale mondo europeo europea buitenland wereldwijd internationaal estrangeiro mundial ue'
    .split(' ')
    .map(fold),
)

/** "Other countries", in any of the languages. */
const otherCountries = new Set(
  'other countries/andere länder/anderen länder/anderen ländern/andere staaten/autres pays/otros países/otro país/altri paesi/altro paese/andere landen/outros países/outro país'
    .split('/')
    .map(fold),
)

/** Names that are plain words too, and mostly said as such: a turkey, nice, zum Essen, de madeira, a jersey. Behind these they are places. */
const onlyBehind: Readonly<Record<string, string>> = {
  to: 'turkey bath cork gent bergen madeira jersey guernsey shetland hull derby chester gloucester worcester stirling',
  nach: 'essen split bergen leiden gent madeira jersey halle zug wels trier celle',
  naar: 'essen split bergen leiden namen gent madeira jersey gouda assen emmen',
}
const ambiguous = new Set(`nice ${Object.values(onlyBehind).join(' ')}`.split(' '))

type Place = { readonly country: string; readonly city: string | null }
let placeNames: ReadonlyMap<string, Place> | null = null

function names(): ReadonlyMap<string, Place> {
  if (placeNames) return placeNames
  const made = new Map<string, Place>()
  const put = (name: string, place: Place) => {
    const key = wordsOf(name.replaceAll('_', ' ')).join(' ')
    if (key !== '' && !made.has(key)) made.set(key, place)
  }
  for (const language of spoken) {
    const named = new Intl.DisplayNames([language], { type: 'region' })
    for (const country of regions) put(named.of(country) ?? '', { country, city: null })
  }
  for (const [country, list] of Object.entries(otherNames))
    for (const name of list.split(' ')) put(name, { country, city: null })
  for (const [country, list] of Object.entries(cityNames))
    for (const city of list.split(' '))
      for (const name of city.split('/')) put(name, { country, city: city.split('/')[0] ?? city })
  placeNames = made
  return made
}

const longest = 3

export function placesIn(text: string): Places {
  const words = wordsOf(text)
  const countries = new Set<string>()
  const cities = new Set<string>()
  const said: string[] = []
  const all = names()
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const name = words.slice(at, at + length).join(' ')
      const place = all.get(name)
      const isName = !ambiguous.has(name) || onlyBehind[words[at - 1] ?? '']?.split(' ').includes(name)
      if (!place || !isName) continue
      countries.add(place.country)
      said.push(name)
      if (place.city) cities.add(place.city)
      at += length - 1
      break
    }
  const isAbroad = words.some(
    (word, at) => abroadWords.has(word) || otherCountries.has(`${word} ${words[at + 1] ?? ''}`),
  )
  return { countries, cities, names: said, isAbroad }
}
