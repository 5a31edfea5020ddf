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
  GB: 'uk england scotland wales britain great_britain united_kingdom northern_ireland northernireland großbritannien schottland angleterre écosse royaume_uni grande_bretagne inglaterra escocia reino_unido gran_bretaña inghilterra scozia regno_unito gran_bretagna engeland schotland groot_brittannie verenigd_koninkrijk escócia grã_bretanha',
  US: 'usa us_of_america america united_states states amerika vereinigte_staaten états_unis etats_unis estados_unidos eeuu stati_uniti verenigde_staten eua',
  NL: 'holland hollande holanda olanda pays_bas paises_bajos países_bajos paesi_bassi nederland paises_baixos países_baixos',
  CZ: 'czech tschechien tschechische_republik tchéquie república_checa repubblica_ceca tsjechië',
  CA: 'québec quebec',
  ES: 'mallorca majorca canarias canary_islands kanaren kanarische_inseln canaries baleares ibiza teneriffa tenerife',
  IT: 'sardinien sardegna sicilia sizilien sardinia sicily toscana tuscany',
  FR: 'corse corsica korsika',
  PT: 'açores azores azoren madeira',
}

/** Cities people order from, by country; each with its names in our languages, parted by a slash. */
const cityNames: Readonly<Record<string, string>> = {
  GB: 'london/londres/londra/londen/london edinburgh/edimburgo/édimbourg glasgow manchester birmingham leeds bristol liverpool cardiff belfast cambridge oxford brighton sheffield newcastle nottingham aberdeen york bath leicester southampton',
  IE: 'dublin/dublín/dublino cork galway limerick',
  FR: 'paris/parís/parigi/parijs lyon/lione/lião marseille/marsella/marsiglia toulouse/tolosa nice/nizza/niza nantes strasbourg/straßburg/estrasburgo/strasburgo/straatsburg bordeaux/burdeos lille/rijsel rennes montpellier grenoble reims dijon',
  DE: 'berlin/berlín/berlino/berlijn/berlim hamburg/hamburgo/hambourg/amburgo münchen/munich/múnich/munique köln/cologne/colonia/keulen/colónia frankfurt/fráncfort/francoforte stuttgart düsseldorf leipzig/lipsia dortmund essen bremen/brême dresden/dresde/dresda hannover/hanovre nürnberg/nuremberg/norimberga bonn münster freiburg/fribourg_en_brisgau mainz aachen',
  AT: 'wien/vienna/vienne/viena/wenen graz linz salzburg/salzbourg/salzburgo/salisburgo innsbruck klagenfurt bregenz',
  CH: 'zürich/zurich/zúrich/zurigo/zurique genf/geneva/genève/ginebra/ginevra/geneve/genebra basel/bâle/basilea/bazel/basileia bern/berne/berna lausanne/losanna luzern/lucerne/lucerna lugano winterthur',
  BE: 'brüssel/brussels/bruxelles/bruselas/brussel/bruxelas antwerpen/antwerp/anvers/amberes/anversa/antuérpia gent/ghent/gand/gante brügge/bruges/brugge/brujas lüttich/liège/luik/lieja leuven/louvain namur/namen',
  NL: 'amsterdam/amesterdão rotterdam/roterdão den_haag/the_hague/la_haye/la_haya utrecht eindhoven groningen maastricht breda tilburg haarlem leiden delft arnhem nijmegen',
  LU: 'luxembourg_city',
  ES: 'madrid barcelona/barcelone/barcellona sevilla/seville/séville/siviglia/sevilha valencia/valence bilbao málaga/malaga zaragoza/saragosse granada alicante murcia valladolid vigo',
  PT: 'lissabon/lisbon/lisbonne/lisboa/lisbona porto/oporto coimbra braga faro aveiro évora funchal setúbal',
  IT: 'rom/rome/roma mailand/milan/milano/milán/milaan/milão turin/torino/turín/turijn/turim neapel/naples/napoli/nápoles/napels florenz/florence/firenze/florencia/florença venedig/venice/venise/venezia/venecia/venetië/veneza bologna/bologne/bolonia/bolonha genua/genoa/gênes/genova/génova verona/vérone palermo/palerme bari catania trieste cremona padova parma',
  DK: 'kopenhagen/copenhagen/copenhague/copenaghen aarhus',
  SE: 'stockholm/estocolmo/stoccolma göteborg/gothenburg malmö',
  NO: 'oslo bergen',
  FI: 'helsinki',
  PL: 'warschau/warsaw/varsovie/varsovia/warszawa/warschau krakau/krakow/cracovie/cracovia breslau/wroclaw danzig/gdansk',
  CZ: 'prag/prague/praga/praag brno',
  HU: 'budapest/budapeste',
  GR: 'athen/athens/athènes/atenas/atene/athene',
  HR: 'zagreb/zagabria split dubrovnik',
  TR: 'istanbul/estambul/istambul ankara',
  US: 'new_york/nueva_york/nova_iorque los_angeles chicago boston miami san_francisco seattle washington texas california/kalifornien/californie florida',
  CA: 'toronto montreal/montréal vancouver ottawa',
  BR: 'são_paulo/sao_paulo rio_de_janeiro brasília',
  AR: 'buenos_aires',
  MX: 'ciudad_de_méxico/mexico_city',
  AU: 'sydney melbourne',
  JP: 'tokio/tokyo/tóquio',
}

const abroadWords = new Set(
  'abroad overseas international internationally worldwide europe european eu foreign ausland europa eu-ausland weltweit étranger europe monde extranjero internacional mundo estero internazionale mondo europeo europea buitenland wereldwijd internationaal estrangeiro mundial ue'
    .split(' ')
    .map(fold),
)

/** Names that are plain words too, and mostly said as such: a turkey, nice, zum Essen, de madeira. */
const otherwise = new Set('turkey nice essen bath cork split bergen leiden namen gent madeira'.split(' '))

type Place = { readonly country: string; readonly city: string | null }
let placeNames: ReadonlyMap<string, Place> | null = null

function names(): ReadonlyMap<string, Place> {
  if (placeNames) return placeNames
  const made = new Map<string, Place>()
  const put = (name: string, place: Place) => {
    const key = wordsOf(name.replaceAll('_', ' ')).join(' ')
    if (key !== '' && !otherwise.has(key) && !made.has(key)) made.set(key, place)
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
      const place = all.get(words.slice(at, at + length).join(' '))
      if (!place) continue
      countries.add(place.country)
      said.push(words.slice(at, at + length).join(' '))
      if (place.city) cities.add(place.city)
      at += length - 1
      break
    }
  return { countries, cities, names: said, isAbroad: words.some((word) => abroadWords.has(word)) }
}
