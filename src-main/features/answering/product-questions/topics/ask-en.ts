import type { AskWords } from './ask-words.ts'

export const askEn: AskWords = {
  weight: 'heavy weigh weighs weight lightweight pounds pound lbs kilograms kilogram kg grams',
  length: 'long length longer shorter feet_long',
  width: 'wide width wider narrow narrower broad',
  height: 'tall high height taller higher how_high how_tall',
  depth: 'deep depth thick thickness thicker thin',
  diameter: 'diameter across',
  size: 'size sizes big large small dimensions measure measurements measurement bigger smaller inches inch cm how_big fit_in fit_on tiny huge',
  volume:
    'capacity volume hold holds liters litres liter litre ml milliliters ounces ounce oz gallon quart how_much_liquid cubic fluid contain_how_much',
  material:
    'made_of made_out_of made_from material materials fabric fabrics composed cloth metal leather cotton polyester wool silk linen nylon rubber plastic wood wooden steel stainless gold silver aluminum aluminium glass ceramic suede denim velvet bamboo synthetic spandex elastane acrylic brass copper iron titanium bronze alloy canvas silicone foam latex fur metals porcelain marble',
  colour:
    'color colors colour colours black white red blue green yellow pink purple brown gray grey orange beige navy tan colored coloured shade',
  brand:
    'brand brands manufacturer manufactured made_by makes_this makes_these makes_it made_this maker company produced_by who_made who_makes who_is_it_by publisher publishes',
  battery: 'battery batteries rechargeable recharge charge charging mah lithium charger aa aaa cordless',
  lasting: 'battery_life last lasts runtime run run_time talk standby',
  power:
    'power powered plug voltage volt volts watt watts wattage amp amps electric electricity outlet adapter ac dc corded',
  audience:
    'men women man woman male female boys girls boy girl mens womens unisex gender ladies guys husband wife dad mom son daughter him her uncle aunt',
  age: 'age ages old year_old years_old kids kid children child adult adults toddler toddlers baby babies teen teens infant toddlers',
  care: 'wash washable washed washing machine_washable dishwasher clean cleaned cleaning iron ironed dryer tumble bleach dry_clean hand_wash care',
  origin: 'where_is_it_made made_in country origin come_from comes_from imported import foreign',
  warranty: 'warranty guarantee guaranteed warrantied',
  water:
    'waterproof water_resistant water_repellent rain swim swimming wet shower submerge underwater rainproof splash_proof water',
  count:
    'how_many number count many multiple several pack package_of pieces per_box per_pack single more_than_one only_one pair quantity set',
  included:
    'come_with comes_with include included includes including separately in_the_box supplied come_in_a_set',
  compatibility:
    'compatible compatibility work_with works_with fit_my fits support supports supported use_with work_for apple samsung iphone ipad android windows mac device devices car vehicle truck motorcycle phone tablet xbox playstation nintendo system_requirements',
  connection:
    'connect connects connected connection connections connectivity bluetooth wifi wi_fi usb ethernet wireless wirelessly wired hdmi nfc port ports interface cable pair_with plug_into',
  occasion:
    'occasion occasions event events wedding party formal casual casually holiday christmas birthday dressy work_attire everyday business prom date_night',
  fit: 'fit fits tight loose snug snugly fitted baggy slim skinny regular_fit relaxed true_to_size',
  ingredients:
    'ingredient ingredients contain contains sugar allergic allergy allergies gluten dairy nuts soy calories vitamins protein fillers natural organic paraben sulfate acid wheat alcohol nutrition nutritional vegan caffeine sodium',
  flavour: 'flavor flavors flavour flavours taste tastes flavored',
  scent: 'scent scented smell smells fragrance unscented',
  style: 'style kind type sort look design',
  pattern: 'pattern print printed striped stripes plain floral polka',
  shape: 'shape shaped round square oval rectangular heart',
  season: 'season seasons winter summer spring fall autumn weather cold warm',
  sport:
    'sport sports running hiking basketball football soccer gym tennis golf yoga cycling athletic exercise activity',
  use: 'used_for use_this_for purpose use good_for best_for suitable_for meant_for intended',
  language:
    'language languages english spanish french german subtitles subtitled translated dubbed italian japanese chinese',
  format:
    'format dvd cd blu_ray hardcover paperback widescreen vinyl ebook audiobook edition disc discs version',
  author:
    'author wrote written artist director directed actor actors star stars starring singer sings illustrator who_wrote sung performed narrator',
  year: 'year when released published release date model_year new newest old_is how_old made_when decade',
  memory: 'memory ram storage gb disk drive store cache flash megabytes gigabytes tb ssd',
  processor: 'processor cpu graphics gpu cores core chip video_card',
  screen: 'screen display resolution pixels hd 4k monitor touchscreen lcd led_display',
  speed: 'speed fast rate transfer quick slow mbps rpm faster',
  temperature: 'temperature hot heat oven microwave cold freezer degrees fahrenheit celsius oven_safe',
  mounting:
    'install installed installation mount mounted assemble assembly wall hang free_standing attach stand door',
  load: 'hold_weight weight_limit support_weight load capacity maximum_weight weight_capacity how_much_weight',
  room: 'room rooms kitchen bathroom bedroom office living_room indoor indoors outdoor outdoors garage patio',
  animal: 'dog dogs cat cats pet pets species animal animals puppy kitten bird fish',
  people: 'people persons person sleep sleeps how_many_people occupancy',
  players: 'player players play by_myself people_play alone',
  closure: 'closure clasp zipper zip button buttons buckle velcro lace laces snap',
  finish: 'finish glossy matte polished shiny glare satin polish surface',
  pocket: 'pocket pockets compartment compartments',
  heel: 'heel heels sole insole flat flats wedge wedges',
  stone:
    'stone stones gem gems gemstone diamond diamonds pearl pearls carat carats jewel jewels ruby sapphire crystal',
  neck: 'neck neckline collar sleeve sleeves sleeveless v_neck crew hood hooded',
  light:
    'light lights bright brightness lumens bulb bulbs lamp led opacity blackout opaque see_through sheer transparent',
  energy: 'energy efficient efficiency energy_star',
  remote: 'remote',
  team: 'team teams league nfl nba',
  condition: 'condition new used refurbished',
  code: 'gtin ean upc isbn barcode sku mpn part_number model_number article_number asin',
  noise: 'loud louder noise noisy quiet silent decibel decibels db sound_level how_loud',
  category: 'category department',
}
