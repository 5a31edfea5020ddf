import type { Words } from '../language.ts'

export const words: Words = {
  stop: `thats whats hes shes dont doesnt cant isnt arent wont havent ive youre theyre hows wheres whos didnt wasnt pls plz thx u ur n r ok okay hm hmm hey atm btw tho cuz sth he she his her they them a about after all also am an and any anything are as at be been but by can could did do does for from get got give had has
    have having how i i'd i'm i've if im in into is it its it's just kind let like ll many me much my need new not of off on one
    ones only or our ours out please everything whats still ever actually really maybe most stuff need needs next re s sell sells
    selling shall she should show so some somebody something such t tell than that that's the their them then there these they
    thing things think this those to too us ve very want was we were what what's when where which who why will with would you
    your yours u ur hi hello hey ok okay yes no buy buying look looking offer search find order ordering product products item
    items available up over above plus more less than other cheaper around under below between price priced cost costs costing
    come comes stock sale currently right now today well gonna wanna gotta`,
  common: `a about all also am an and any are as at be been but by can could did do does for from get got had has have having hello hey
    hi how i if im in into is it its just like many me much my need not of on or our please shall should show so some tell than
    thank thanks that the their them there these they this those to us want was we were what when where which who why will with
    would you your youre buy buying looking offer sell sells selling search`,
  neutral: `a an the for with in on of and or from by at as into not no some any all to please thanks thank hello hi hey`,
  wishing: 'wanted sell sells selling buy buying looking offer search need want show',
  needing: 'need needs want wants looking after like love',
  goods: 'stuff things items products goods supplies essentials bits',
  asking: `long much many often far high big expensive fast soon does work works possible know question tell information info there here`,
  chatter: `upwards hi hello hey test testing ok okay yes no thanks thank thx bye lol haha hmm nice cool super great good wow please why what hm
    ah oh yo sup you there anybody pity shame bummer`,
  talk: `browse view wanted here keep keeps getting days holds hardly ahah ahahah ahahaha hahaha hahahaha hihi hihihi hehehe jajaja jajajaja kkk kkkk rsrs lol lool xd xdd mdr ptdr spend spending spent shopping ideally preferably hopefully shouldnt mustnt doesn won
    overall altogether generally general basically whatsoever expensive runs loves really again ah aha ain already alright although always anyway anybody anyone because bit bought came cause certainly couldnt
    course cos definitely depends deal deserve doing done either else em enough especially exactly except fact fancy far
    feel few gave getting gets give given gives goes going gone guess guys haha happen happens hasnt heard hello honestly
    hope however id idea instead isn kinda knew know knows lately later least letting likes lot lots loves mate matter
    mean means meant mention mind might moment must myself neither never nobody none nope normally nothing often oh once
    oops ought ourselves own perhaps possible possibly prefer prefers probably put puts quite rather realise reckon
    remember said same saw say says see seem seems sense seriously several since sometimes somewhere sorry sort sounds
    suggest suppose sure takin taking talking thank thanks theres though thought totally tried try trying unfortunately
    until unless usually wait wants wasn whatever whether while wish wondering wont wouldnt yeah yep yet yourself everyone
    anything every both another others lol pls fairly
    being may went wanted make makes made lets looks seek thinks seen works use used using nor before soon almost badly
    pretty listen cheers taken took hers theirs whom whose folks lads sorta lemme dunno ya yer ye
    proper properly truly super incredibly extremely terribly awfully genuinely insanely ridiculously mega bloody
    freaking absolutely utterly particularly somewhat slightly reasonably relatively moderately ideally preferably
    simply literally frankly completely entirely perfectly surprisingly tad nicely hopefully anyways whichever
    wherever whenever somehow besides therefore regarding concerning nearly roughly mostly mainly partly rarely rly
    srsly tbh imo afaik fyi asap idk omg hehe aww yay ugh meh snag seeking interested keen fancying requiring hoping
    planning considering intend intending aiming recommend recommendation recommendations suggestion suggestions
    advise opinion choose choosing decide deciding browsing purchase purchasing acquire obtain`,
  assisting: `sold stock unavailable able add address advice afraid alternative alternatives answer anything ask asked assist assistant available best better
    below brief budget call can't cart catalog category check checked choice choose chose close colour color colours colors
    come compare compared comparison confirm contact continue cost costs couldn't customer customers decide description
    detail details didn't differ difference different doesn't don't easy either email enjoy ensure example excellent expect
    explain feel find fine first fit fits following found glad gladly good great happy hear help helpful here hesitate
    however ideal important include included includes information interested interesting item items know kind last let let's
    like list listed look love match matches matching mention mentioned message moment more name narrow need next nice
    nothing number offer offers one option options order our ours overview page part perfect perfectly person phone please
    pleased pleasure point popular prefer preference present price priced prices product products provide question questions
    range reach ready reason recommend recommendation recommendations regarding reply request result results second section
    see select selection sell send share shop show shown shows similar simply single size sizes solid sorry source specific
    store style suggest suggestion suggestions suit suitable suited suits sure talk team tell thank thanks third together
    top total type understand unfortunately use useful variant variants version versions view welcome wonderful worth write
    yes you're we'd we'll we've i'd i'll i've that's here's there's isn't aren't won't wouldn't it'll given based according
    comes costing currently weigh weighs made make makes keep keeps offered`,
  // biome-ignore format: a shortened word and its long form read better in a row.
  shorthand: {
    u: 'you', ur: 'your', n: 'and', w: 'with', 'w/': 'with', 'w/o': 'without', pls: 'please', plz: 'please', thx: 'thanks', ty: 'thank you',
    rn: 'right now', atm: 'at the moment', abt: 'about', b4: 'before', ppl: 'people', sth: 'something', smth: 'something',
    sm1: 'someone', cuz: 'because', bc: 'because', gimme: 'give me', lemme: 'let me', whats: 'what is', thats: "that's",
    hows: "how's", wheres: "where's", whens: "when's", whos: "who's", hes: "he's", shes: "she's", theres: "there's", im: "i'm",
    ive: "i've", youre: "you're", theyre: "they're", dont: "don't", doesnt: "doesn't", didnt: "didn't", cant: "can't",
    wont: "won't", isnt: "isn't", arent: "aren't", wasnt: "wasn't", havent: "haven't", hasnt: "hasn't", couldnt: "couldn't",
    wouldnt: "wouldn't", dims: 'dimensions', mins: 'minutes', hrs: 'hours', pics: 'pictures', temp: 'temperature', whichs: 'which is', youve: "you've",
  },
  elided: '',
  roundabout: [
    // "What does it tip the scales at?"
    [
      '\\b(?:what|how much) (?:does|do|would|will) ((?:[^ ,.?!]{1,20} ){1,4})(?:tip|read on|come to on|show on) the scales?(?: at)?\\b',
      'what does $1weigh',
    ],
    // "The most protein-rich meat".
    ['\\bmost ([a-z]{3,16})[- ](?:rich|packed|dense|heavy) ([a-z]{3,20})', '$2 with the most $1'],
    ['\\bmost ([a-z]{3,16})[- ](?:rich|packed|dense)\\b', 'most $1'],
    ['\\bricher in\\b', 'more'],
    ['\\b(?:the )?(?:richest|highest|strongest) in\\b', 'the most'],
    [
      '\\b(?:is there )?(?:any|a) chance (?:that )?(?:you|u) (?:might )?(?:have|carry|stock|sell|do|keep)\\b',
      'do you have',
    ],
    [
      '\\bi (?:was )?wonder(?:ing)? (?:if|whether) you (?:might |happen to |would )*(?:have|carry|stock|sell|do|keep)\\b',
      'do you have',
    ],
    ['\\bdo you happen to (?:have|carry|stock|sell)\\b', 'do you have'],
    [
      '\\b(?:would|could|can) (?:i|we) (?:find|get|buy) (.{2,40}?) (?:at yours|from you|(?:at|in) your (?:shop|store|place))(?= ?[?.!]|$)',
      'do you have $1',
    ],
    ['^are (.{2,40}?) something you (?:do|sell|carry|stock)\\b', 'do you sell $1'],
    ['^is (.{2,40}?) something you (?:do|sell|carry|stock)\\b', 'do you sell $1'],
    ['\\b(?:in|among|within) your (?:range|selection|assortment|catalogue|catalog|line-?up)\\b', ''],
    // "Vegan here": of oneself.
    [
      '\\b(vegan|vegetarian|veggie|coeliac|celiac|diabetic|allergic|intolerant|intolerance|allergy|beginner|student) here\\b',
      '$1',
    ],
    ['(\\d{1,5}) ?-?ish(?: (quid|pounds?|euros?|dollars?|bucks))?\\b', 'around $1 $2'],
    ['(\\d{1,5}) ?(quid|pounds?|euros?|dollars?|bucks)[- ]?ish\\b', 'around $1 $2'],
    ['\\bp ?(?:&|\\+|and) ?p\\b', 'postage'],
    [
      // "Something to put on toast" is no clothing.
      '\\b(?:some|any)?(?:thing|stuff) to (?:wear|put on(?= ?(?:$|[,.?!]|(?:for|in|at|when|under|over|tonight|tomorrow)\\b)))',
      'clothing',
    ],
    ['\\bsomething to drink\\b', 'drinks'],
    ['\\b(?:a )?half(?: a)? dozen(?: of)?\\b', '6'],
    ['\\b(?:a|one) dozen(?: of)?\\b', '12'],
    [
      '\\bone and a half (litres?|liters?|kilos?|kg|met(?:re|er)s?|pounds?|pints?|hours?|years?|inch(?:es)?|days?)\\b',
      '1.5 $1',
    ],
    [
      '\\btwo and a half (litres?|liters?|kilos?|kg|met(?:re|er)s?|pounds?|pints?|hours?|years?|inch(?:es)?|days?)\\b',
      '2.5 $1',
    ],
    ['\\b(?:an?|one) (litre|liter|kilo|met(?:re|er)|pound|pint|hour|year|inch|day) and a half\\b', '1.5 $1'],
    ['\\bhalf(?: an?|-) ?(litre|liter|kilo|kg|met(?:re|er)|pound|pint|hour|inch)\\b', '0.5 $1'],
    ['^(?:you|ya) got(?! (?:my|it|me|us|this|that|(?:the |an? )?wrong|the order)\\b)', 'have you got'],
    ['\\b([a-z]+)[- ]wise\\b', '$1'],
    // "Got a new puppy. …" tells, and asks for none.
    ['^got(?= (?:any|an?|some)\\b(?! new\\b)(?![^?.!]{0,120}[.!] \\S))', 'have you got'],
    ['^sell(?= [^?]{2,60}\\?)', 'do you sell'],
    ['^you (?=(?:sell|stock|do|ship|deliver|take|accept|offer|repair)\\b[^?]{1,80}\\?)', 'do you '],
    [
      '\\b(?:without|no|nothing with|none with|not with) (?:a |any )?(?:cables?|wires?|cords?)\\b(?! (?!please|pls|thanks|thx|for|with|and|or|but|at|on|under|needed|to)[a-z])',
      'wireless',
    ],
  ],
  softening:
    'actually exactly precisely really honestly basically literally anyway though tho perhaps maybe possibly generally usually normally',
  better: 'better nicer prefer preferable preferably ideal perfect suit suits',
  filler:
    'ok okay super great perfect nice cool top so very much all bot you mr mrs well then right alright fair enough folks mate anyway haha lol oh pal guys buddy bud bro dear darling hun hon babe love lovely lads star legend brill brilliant fab fabulous ace amazing awesome wonderful gorgeous sweetie team champ ta loads heaps ever man lot million',
  mine: 'my our',
  worn: 'old worn broken dead faulty ancient previous last current existing knackered bust busted kaput shabby',
  versionNames:
    'version versions variant variants model size sizes format jar bottle pack packet bag sack tin can tub box carton tube pot pouch sachet package packaging option waist pair',
  prepositions: 'about at before by during for from in on over per since to until with without',
  ownPrepositions: '',
  relative: 'that who which whose for with',
  single: 'that this',
  several: 'these those them none',
  definite: 'the your that this those these',
  cheap: 'cheap inexpensive affordable budget',
  dear: 'expensive pricey dear',
  joining: 'and or',
  beforeSize: 'in',
  one: 'one ones some any',
  except: 'except bar but excluding apart minus',
  among: 'among amongst',
  per: 'per',
  slot: 'slot slots card cards expandable expansion',
  birth: 'birth newborn newborns',
  without: 'without',
  with: 'with',
  adding: 'add adding plus',
  thing:
    'thing device devices machine machines product item article articles gadget gadgets appliance appliances unit units object objects',
  pack: 'box boxes pack packs packet packets pair pairs piece pieces jar jars bag bags bottle bottles tin tins can cans unit units roll rolls tub tubs',
  denying: 'without no not',
  nor: 'nor',
  nothing: 'nothing none nowt',
  free: 'free',
  denyingAfter: 'free not',
  denyingEnding: 'less',
  also: 'also too even',
  gratis: 'free gratis',
  untouched:
    'open opened unopened seal sealed unsealed unwrapped used unused worn unworn wore wear washed unwashed packaging package original tag tags label',
  yes: 'yes true y',
  no: 'no not false n none',
  people: 'people person persons',
  counted: `day days week weeks hour hours minute minutes month months year years am pm o'clock percent degrees people pieces`,
  asksTime: 'long soon when',
  asksMany: 'many',
  spans: 'minute minutes hour hours day days week weeks month months year years',
  abbreviations: `approx cf chap co dr e.g etc ex excl fig i.e inc incl jr ltd max min mr mrs ms no num pp prof resp st vs`,
  question: {
    empty: `someone somebody a about above actually all also am an and any anything are as at be been being below between both but by can come comes could
      did do does doing don for from get gets give given go going good got had has have having he her him his how i if in into is
      isn it item its just kind know less let like list listed ll look looking m made make makes me more most much my need needed
      needs no not of off ok on one only or other our out over own please possible product re s say should show so some something
      sort specific specified still sure t tell than that the their them then there these they thing this those to too type under
      up us use used uses using ve very want was we were what when where which while who whose why will with without work works
      would you your yes
      real genuine proper actual put
      simply safely`,
    pointing: 'this these that those my your',
    asking: 'what which who whose when where why how',
    linking: `contain contains containing include includes included require requires required need needs support supports fit fits feature
      features suitable suited have inside`,
    having: 'have has there come comes',
    negating: 'not no non never without isn aren doesn don cannot neither nor free',
    hardly: 'hardly barely lightly slightly little less',
    opposite: 'un non dis',
    amount: 'much many',
    share: 'percentage percent share proportion content',
    apart: 'separately',
    needing: 'need needs needed require requires required',
    imitating: 'faux fake imitation synthetic artificial mock simulated',
    harmful: 'toxic poisonous dangerous harmful hazardous leak leaks leaky',
  },
  recognition: {
    telling: `the and open you your do does have is are what which how much many where when with for from under show me please thanks
      thank hello i want need would like can could this that it there any of cheapest stock size colour color am was were
      been be has had did will should may might must needs wants likes get got give take make know think see look tell find
      come go going i'm i've i'd i'll it's that's don't doesn't didn't can't won't isn't aren't my mine he him his she her
      we us our they them their these those who why some something anything nothing someone anyone nobody other another same
      always never now today tomorrow here soon later good bad better worse big bigger small smaller new broken expensive
      cheap cheaper heavy light few little more less most all every only also still already because but or if not too very
      really just about into without between since until off out over second first third one ones repeat arrived arrive
      alright nope yeah cheers on at by hat die war`,
    alone: `thanks hello goodbye cheaper shipping delivery opening hours returns human help cancel change refund invoice purchase good
      afternoon another speak talk someone person`,
    spelling: /\p{L}(?:ing|tion|ght|wh\p{L})(?!\p{L})|(?<!\p{L})(?:th|wh)\p{L}|'s(?!\p{L})/gu,
  },
}
