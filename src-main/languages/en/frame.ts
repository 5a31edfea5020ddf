import { cueList as c, kinIn } from '../build.ts'
import { withSpoken } from '../degrees.ts'
import type { FrameWords } from '../frame.ts'
import { degrees, spoken } from './spoken.ts'
import { things } from './things.ts'

const kin = kinIn(things.audiences)

export const frame: FrameWords = {
  allergy: c`allerg\p{L}*; intoleran\p{L}*; coeliac; celiac; anaphyla\p{L}*; react(?:s|ed)?(?: really| very)?(?: badly| strongly)? to; hives; rash; makes? (?:me|him|her|us|them) (?:ill|sick|itch|sneeze); (?:can't|cant|cannot) (?:tolerate|digest|stomach)`,
  diets: {
    vegan: c`vegans?; plant[- ]based; (?:not|no|nothing|none|never|without|\p{L}{2,6}n'?t \p{L}{2,10})(?: anything| any \p{L}+| things?)? (?:made |that comes? )?(?:from|of|off|with) animals?(?: products?)?; (?:no|without|free of) animal (?:products?|ingredients?|materials?|parts?); cruelty[- ]?free`,
    vegetarian: c`vegetarians?; veggie; meat[- ]?free; meatless`,
    gluten_free: c`gluten[- ]?free; coeliac; celiac; without gluten; no gluten`,
    lactose_free: c`lactose[- ]?free; lactose intolerant; lactose intolerance; without lactose; no lactose`,
    dairy_free: c`dairy[- ]?free; milk[- ]?free; without (?:dairy|milk); no (?:dairy|milk)`,
    nut_free: c`nut[- ]?free; nuts? allergy; allergic to nuts; without nuts; no nuts`,
    sugar_free: c`sugar[- ]?free; unsweetened; without(?: added)? sugar; no(?: added)? sugar; sugarless`,
    alcohol_free: c`alcohol[- ]?free; non[- ]?alcoholic; without alcohol; no alcohol; booze[- ]?free`,
    caffeine_free: c`decaf(?:feinated)?; caffeine[- ]?free; without caffeine; no caffeine`,
    grain_free: c`grain[- ]?free; without grains?; no grains?; cereal[- ]?free`,
    halal: c`halal; pork[- ]?free; without pork; no pork`,
  },
  atLeast: c`at least; min(?:imum)?\.?(?: [a-z]{3,14}(?= of ))?(?: of)?; no fewer than; no less than; not less than; not under; from; starting (?:at|from); upwards of`,
  atMost: c`at (?:the )?(?:very |absolute )?most; max(?:imum)?\.?(?: [a-z]{3,14}(?= of ))?(?: of)?; (?:not|\p{L}{2,6}n'?t|cannot|without|never)(?: \p{L}{2,8})? (?:exceed(?:ing)?|go(?:ing)? (?:over|above|beyond)); no further than; up to; no more than; not more than; not over; not above; within; (?:(?:does|do|should|must|may)(?:n't|nt| not)|can't|cannot|not) (?:weigh|cost|be|take|measure|need) (?:more|longer|heavier|higher|wider) than`,
  moreThan: c`beyond; north of; exceeds?; surpass(?:es|ing)?; past(?= \d); more than; over; above; bigger than; larger than; greater than; longer than; heavier than; taller than; wider than; higher than; exceeding; stronger than; older than`,
  lessThan: c`(?:nothing|not|no|nowhere near|(?:is|are)n'?t)(?: quite| nearly| anywhere near| anything| something| one)? as \p{L}{3,12} as; south of; less than; under; below; fewer than; cheaper than; quieter than; smaller than; shorter than; lighter than; narrower than; lower than; younger than; thinner than`,
  than: c`than; as`,
  about: c`around; about; roughly; approximately; approx; circa; ca; some`,
  orMore: c`(?:or|and) (?:faster|brighter|stronger|heavier|warmer|taller|wider|thicker|deeper|older|louder|newer|longer|higher|bigger|larger|better|greater|quicker|up|upwards|beyond);or more; or bigger; or larger; or above; or over; or longer; or higher; or better; and up; and above; and over; and more; plus; (?:and |or )?upwards?; at (?:the very )?least; as a minimum; minimum; \+`,
  orLess: c`(?:or|and) (?:smaller|shorter|lighter|lower|narrower|thinner|younger|quieter|cheaper|slower|weaker|cooler|below|under|down|fewer);or less; or smaller; or under; or below; or fewer; or shorter; or lighter; and under; and below; max(?:imum)?; at (?:the )?(?:very |absolute )?most; tops; or less than that; and no more; no more`,
  outBehind: c`
    (?:is|are|was|would be|'s|will be)(?:n't| not| out| too| off| a bit| over) [^,.?!]{0,24}; (?:is|are)(?:n't| not| out| off)(?: on| in it)?(?= ?(?:$|[,.?!])); (?:i|we|he|she|they|it) (?:really |just |simply )?(?:can't|cannot|can not|won't|don't|do not|wouldn't|couldn't|shouldn't|mustn't|doesn't|haven't|cant|wont|dont); (?:won't|wouldn't|can't|cannot|doesn't|don't|wont|doesnt) (?:fit|work|do|go|be); (?:is|are|'s) (?:out of (?:the question|my (?:league|reach))|more than i (?:can|want)|beyond me); no (?:thanks|way|chance)`,
  between: [
    ['between', 'and|to|-'],
    ['from', 'to|up to|until|-'],
    ['', 'to|-|–'],
  ],
  scales: withSpoken(
    {
      price: {
        most: c`most expensive; costs? (?:the )?most; dearest; priciest; highest[- ]priced?; highest price`,
        more: c`more expensive; pricier; dearer; more premium; higher priced`,
        least: c`(?:spend|pay)(?:ing)? as little as (?:possible|(?:i|we) can); cheapest; least expensive; costs? (?:the )?least; lowest[- ]priced?; lowest price; most affordable; best (?:value|price|deal|bargain)`,
        less: c`(?:under|below|less than) (?:that|this)(?: price| amount)?(?= ?(?:$|[?.!,])); cheaper; less expensive; more affordable; lower priced; less pricey; (?:too|bit|quite|rather|pretty|kinda) (?:expensive|pricey|dear|steep|much for me); for less(?! than)(?= ?(?:$|[?.!,])); (?:easier|kinder|gentler|lighter) on (?:the|my|our) (?:wallet|budget|purse|pocket|bank balance); (?:spend|pay|pays|spending|paying) (?:a (?:bit|little|lot) )?less(?! than [£€$]?\d)(?<=(?:want|like|love|rather|prefer|hoping|looking|wanna|need|got|try|trying) to .{0,22}|rather .{0,16}); (?:doesn't|doesnt|don't|dont|not) cost (?:quite )?(?:that|so|as) much; (?:i'm|im|i am|we're|we are)(?: (?:a bit|totally|really|pretty|quite|so|flat|currently))? (?:broke|skint|strapped(?: for cash)?|short of (?:cash|money)|hard up); money(?:'s| is) (?:tight|short); on a (?:tight|small|shoestring|student|limited) budget; (?:haven't|havent|don't|dont)(?: have| got)? (?:much|a lot of) (?:money|cash|to spend); more than (?:i|we) (?:wanted|want|planned|hoped|meant|was going) to (?:spend|pay); cheap and cheerful`,
      },
      weight: {
        most: c`heaviest; weighs? (?:the )?most`,
        more: c`heavier; too light; weighs? more; less light`,
        least: c`lightest; least heavy; most lightweight; weighs? (?:the )?least; lowest weight`,
        less: c`lighter; too heavy; less heavy; weighs? less; not (?:so|as|that|very) heavy; more lightweight`,
      },
      size: {
        most: c`(?<=(?:the|that|this) )(?:huge|giant|jumbo|massive|family[- ]size)(?= (?:one|ones|bag|jar|bottle|box|pack|packet|tin|size|version|tub|tube|can|pot|carton|model|format)(?![a-z])); biggest; largest; roomiest; most spacious; hugest`,
        more: c`the double size; (?:double|twice) the (?:size|capacity|storage|amount|volume); twice as (?:big|large|much); bigger; larger; roomier; more spacious; too small; too little; too tight; (?<!(?:should i|need to|have to|better) )size up; not big enough; runs? small`,
        least: c`(?<=(?:the|that|this) )(?:little|wee|tiny|titchy|mini)(?= (?:one|ones|bag|jar|bottle|box|pack|packet|tin|size|version|tub|tube|can|pot|carton|model|format)(?![a-z])); smallest; tiniest; most compact; takes? up (?:the )?least (?:space|room)`,
        less: c`smaller; more compact; tinier; too big; too large; too bulky; too loose; (?<!(?:should i|need to|have to|better) )size down; runs? (?:big|large); not (?:so|as|that) big`,
      },
      packed: {
        most: c`bulkiest (?:when |once )?(?:packed|folded)`,
        more: c`bulkier (?:when |once )?(?:packed|folded)`,
        least: c`(?:packs?|folds?|rolls?|collapses?|squashe?s?)(?: down| up| away| in| together){0,2} (?:the )?(?:smallest|tiniest|tightest|most compact(?:ly)?); (?:smallest|most compact|least space)(?: when| once)? (?:packed|folded|rolled)(?: up| down| away)?; smallest (?:pack(?:ed)?|folded) size`,
        less: c`(?:packs?|folds?|rolls?|collapses?|squashe?s?)(?: down| up| away| in| together){0,2} (?:a bit |any |much |even )?(?:smaller|tinier|tighter|more compact(?:ly)?|better); (?:smaller|more compact|less space)(?: when| once)? (?:packed|folded|rolled)(?: up| down| away)?; smaller (?:pack(?:ed)?|folded) size`,
      },
      length: {
        most: c`longest`,
        more: c`longer; too short; not long enough`,
        least: c`shortest`,
        less: c`shorter; too long`,
      },
      height: {
        most: c`tallest; highest`,
        more: c`taller; higher; too low`,
        least: c`lowest`,
        less: c`lower; too tall; too high`,
      },
      width: {
        most: c`widest; broadest`,
        more: c`wider; broader; too narrow`,
        least: c`narrowest`,
        less: c`narrower; too wide`,
      },
      thickness: {
        most: c`thickest; deepest`,
        more: c`thicker; deeper; too thin; too shallow`,
        least: c`thinnest; slimmest; flattest; shallowest`,
        less: c`thinner; slimmer; flatter; shallower; too thick; too deep`,
      },
      volume: {
        most: c`holds? (?:the )?most; most capacity; biggest capacity; largest capacity`,
        more: c`holds? more; more capacity`,
        least: c`holds? (?:the )?least`,
        less: c`holds? less`,
      },
      storage: {
        most: c`most storage; most space; biggest (?:drive|disk|ssd)`,
        more: c`more storage`,
        least: c`least storage`,
        less: c`less storage`,
      },
      memory: {
        most: c`most (?:ram|memory)`,
        more: c`more (?:ram|memory)`,
        least: c`least (?:ram|memory)`,
        less: c`less (?:ram|memory)`,
      },
      screen: {
        most: c`(?:biggest|largest) (?:screen|display)`,
        more: c`(?:bigger|larger) (?:screen|display)`,
        least: c`smallest (?:screen|display)`,
        less: c`smaller (?:screen|display)`,
      },
      power: {
        most: c`most powerful; strongest motor; most watts?; most power; highest wattage; most suction`,
        more: c`more powerful; more watts?; more power; higher wattage; stronger motor; more suction`,
        least: c`least powerful; fewest watts; lowest wattage; least power; most (?:energy )?efficient`,
        less: c`less powerful; fewer watts; less power; lower wattage; more (?:energy )?efficient`,
      },
      brightness: {
        most: c`brightest; most lumens?; most light`,
        more: c`brighter; more lumens?; more light; too dim; too dark; not bright enough`,
        least: c`dimmest; darkest`,
        less: c`dimmer; less bright; too bright`,
      },
      speed: {
        most: c`fastest; quickest`,
        more: c`faster; quicker; too slow`,
        least: c`slowest`,
        less: c`slower; too fast`,
      },
      lasting: {
        most: c`(?:lasts?|plays?|goes|works?|runs?|burns?|keeps?|stays?|holds?)(?: (?:on|out|up|going|for|warm|hot|cold|fresh|alight|charged|you|the)){0,3} (?:longest|furthest|farthest); longest (?:on|per|with) (?:one|a|a single|each) charge; longest lasting; longest battery(?: life)?; best battery(?: life)?; longest on battery; keeps? (?:the )?longest; burns? (?:the )?longest; runs? (?:the )?longest; biggest battery; longest(?=.{0,20}battery)`,
        more: c`lasts? longer; longer battery(?: life)?; keeps? longer; burns? longer; runs? longer; better battery(?: life)?`,
        least: c`lasts? (?:the )?shortest; shortest battery(?: life)?`,
        less: c`shorter battery(?: life)?`,
      },
      warmth: {
        most: c`warmest; cosiest; toastiest`,
        more: c`warmer; not warm enough; too cold; too cool; too thin for winter`,
        least: c`coolest; least warm`,
        less: c`cooler; too warm; too hot`,
      },
      loudness: {
        most: c`loudest; noisiest; makes? (?:the )?most noise`,
        more: c`louder; noisier; too quiet; more noise`,
        least: c`quietest; most silent; most quiet; least noisy; least noise; makes? (?:the )?least noise`,
        less: c`quieter; more silent; more quiet; less noisy; less loud; less noise; too loud; too noisy; not (?:so|as|that) (?:loud|noisy)`,
      },
      strength: {
        most: c`strongest; most intense; spiciest; hottest; boldest; most bitter; most caffeine; most flavou?r(?:ful)?`,
        more: c`stronger; more intense; spicier; hotter; bolder; too mild; too weak; more flavou?r(?:ful)?; more caffeine; more bitter`,
        least: c`mildest; weakest; least intense; least spicy; least bitter; gentlest`,
        less: c`milder; weaker; gentler; less intense; less spicy; less strong; less bitter; too strong; too spicy; too bitter; too intense; not (?:so|as|that) (?:strong|spicy|hot)`,
      },
      hardness: {
        most: c`hardest; firmest; stiffest; sturdiest`,
        more: c`harder; firmer; stiffer; sturdier; too soft`,
        least: c`softest; cosiest; coziest; fluffiest; squishiest; most flexible`,
        less: c`softer; cosier; cozier; fluffier; more flexible; too hard; too firm; too stiff`,
      },
      age: {
        most: c`oldest; longest aged; most mature`,
        more: c`older; more mature`,
        least: c`youngest`,
        less: c`younger`,
      },
      newness: {
        most: c`newest; latest; most recent`,
        more: c`newer; more recent`,
        least: c`oldest model`,
        less: c`older model`,
      },
      people: {
        most: c`most people; most persons`,
        more: c`more people; more persons`,
        least: c`fewest people`,
        less: c`fewer people`,
      },
    },
    degrees,
    spoken,
  ),
  most: c`as (?:much|many)(?= [^,.?!]{2,30} as (?:possible|you can|i can)); (?<!at )(?:the )?most; (?:the )?highest; (?:the )?biggest; (?:the )?largest; maximum; (?:the )?best`,
  more: c`more; higher; bigger; larger; better; richer in`,
  least: c`as (?:little|few)(?= [^,.?!]{2,30} as (?:possible|you can|i can)); (?<!(?:at|the) )least; the least(?! (?:you|i|we|they) (?:can|could) do); (?:the )?lowest; (?:the )?fewest; (?:the )?smallest; minimum; lowest in`,
  less: c`less; lower; fewer; smaller; lower in; less in`,
  these: c`those; these; them; of them; of those; of these; the ones; ones; which one; which ones`,
  both: c`both(?: of (?:them|those|these))?; (?:one|two|three|\d{1,2}) of each; (?:the|these|those) (?:two|2(?! ?-?(?:tb|gb|l|kg|g|m|cm|w|tera|giga|lit|kilo|met|person|man|pack|piece|inch|slice|cup)))(?: of them)?; each of them; all of them`,
  again: c`again; once more; back to; go(?:ing)? back; return(?:ing)? to`,
  earlierOn: c`
    (?:from|of) (?:before|earlier|just now); earlier; just now; a (?:moment|minute|while) ago; (?:you|u) (?:showed|mentioned|listed|suggested|had)(?: me| us)?(?: before| first| earlier)?; we (?:talked|spoke|were talking) about; i (?:asked|looked at|saw)(?: about)?(?: before| first| earlier)?; back (?:to|at)`,
  other: c`(?:the|that|this) other(?: one| ones)?(?! (?:day|time|week|colou?rs?|sizes?|shop|brand)); (?:the|that) other; other one; the other 1`,
  correction: c`no,? (?:sorry,? |wait,? )?i meant?; (?:wait|oops|sorry|no),? (?:no,? )?i (?:want|wanted|need|was looking for); what i meant; rather(?= (?:a|an|the|some) ); on second thou?ghts?; scrap that; never mind(?:,)? (?:the|that); (?:sorry,? )?i mean(?:t)?; actually; i was asking (?:about|for); not that,?; that's not what i`,
  clauseStart: c`
    the (?:price|cost|shipping|delivery|postage)(?= (?:of|for|to|von|für|nach|vom|zum|zur|du|de|des|pour|vers|à|del|para|a|di|dello|della|per|in|van|voor|naar|do|da|dos|das))
    do(?:es)? (?:i|we|you|it|they|he|she|this|that|these|those|the|one|any|all|my|our|your|u)\b; did (?:the|this|that|these|those|your|my)\b; (?:am|must) i\b; (?:does|do|is|are|can|will)n'?t (?:i|we|you|it|they|the|this|that|there)\b; have (?:you|u); has (?:it|the|this|that); is (?:it|there|the|that|this|he|your); are (?:they|there|the|these|those|you|your)
    how; what(?:'s|s)?; which; when; where; who; why; (?:can|could|would|will|did|shall) (?:i|you|it|we|u|they|he|she|someone|somebody|anyone|anybody|one of|your|my|the|this|that|these|those)\b
    may i; should i; what about; how about; got any; any; i (?:need|want|would like|also need|also want); i'd like; show me; tell me; need; (?:from|with|in|of|at|to|for|by|on|until|under|since|up to) (?:what|which|how|whom|when)`,
  opening: c`
    (?:(?:oh |ah |aw+ |well )?(?:what a |that's a |such a )?(?:pity|shame|bummer|disappointment)|oh|aw+|damn|darn|ugh|phew|oops|whoops|argh|gosh|crikey|blimey|wow|(?:too|so) bad|sad|sadly|never mind|no worries|fair enough|(?:i )?(?:can't|cannot|cant) decide|i'm torn|not sure|hm+|mm+|let me (?:see|think))(?=\s*[,.!])
    (?:a?(?:ha){2,8}h?|aha(?:ha){1,8}|(?:he){2,6}h?|(?:hi){2,6}|(?:ja){2,6}j?|(?:ah){2,6}a?|l+o{1,4}l+|xd+|(?:rs){2,4}|k{3,8})(?=[,.!])
    (?:(?:a )?(?:different|new|another|other|unrelated) (?:question|topic|subject|thing)|changing (?:the )?(?:subject|topic)|on (?:a different|another) (?:note|subject))(?=\s*[:,.-]);
    (?:oops|whoops|sorry|ah|oh|er|no wait|wait|hang on|hold on)?,? ?(?:my (?:mistake|bad|fault|apologies)|silly me|typo|i got that wrong|scratch that)(?: there)?,?(?= )
    (?:(?:just |got |i have |i've got )?(?:two|three|a few|a couple of|some) (?:quick |more |last )?(?:questions|things)|(?:last|final|just) one)(?=\s*[:,.-])
    (?:so|well|right|alright|now|anyway|hm+|u+m+|e+rm?|uh+|ah+|oh+)(?=,| (?!(?:much|many|far|good|nice|cute|pretty|lovely|beautiful|cool|kind|sorry|sad|happy|funny|sweet|is that|it is|done|away|then)\b)); (?:yeah|ok(?:ay)?|oh|right|and) so
    (?:(?:just |and |ok(?:ay)?,? )?(?:a|one|another|my)? ?(?:quick|small|short|little|last|final|simple|random|silly|stupid|dumb)? ?question)(?: for you| about this| please)?(?=\s*[:,.-]); (?:one|another) (?:more |last |other )?(?:thing|question)(?=\s*[:,.-])
    i(?:'ve| have|'ve got| have got| got| had) (?:a|one|another)(?: quick| short| small| little)? question(?: for you)?; (?:can|could|may) i (?:just |quickly )?ask(?: you)?(?: something| a question| a quick question)?
    sorry (?:to (?:bother|disturb|trouble) you|for (?:bothering|disturbing|troubling) you|for the (?:bother|trouble)|to ask); excuse me; pardon me
    (?:my|our) (?:wife|husband|partner|boss|mum|mom|dad|mother|father|son|daughter|friend|sister|brother|colleague|boyfriend|girlfriend) (?:wants to know|would like to know|asks|is asking|asked)
    (?:i(?:'d| would) (?:just )?like to|i (?:just )?want(?:ed)? to) (?:know|ask|check|find out)(?: something)?; (?:can|could|would) (?:you|u|someone|anyone) (?:please |pls |maybe |just |kindly )?(?:tell me|let me know)(?: please)?
    (?:do|would) (?:you|u) (?:happen to |perhaps )?know(?! (?:any|a|some|of|about|how to|someone)); by the way; btw; (?:just )?out of (?:interest|curiosity); i(?:'m| am) just (?:curious|wondering); just (?:curious|wondering)
    (?:h+m+|mm+|m+h+m+|u+h+m*|e+r+m*|a+h+|o+h+|aha|ok(?:ay)?|okey|alright|huh|ooh+); (?:well|right|cool|great|nice|perfect|lovely|good|fine|sure|brilliant|excellent|awesome|super|i see|got it|gotcha|makes sense|fair enough|understood|no worries|good to know|sounds good|interesting)(?=\s*[,.!])`,
  closing: c`
    please; pls; plz; thanks(?: a lot| in advance| so much| again)?; thank you(?: very much| so much| in advance)?; thx; cheers; ta; mate; guys; folks; (?:do|would|any chance) you(?: happen to)? know(?: (?:that|this))?; (?:i'm )?just (?:curious|wondering|asking|out of curiosity); out of (?:interest|curiosity); by any chance; by the way; btw; (?:in|at) your (?:shop|store|place); with you(?: guys)?`,
  whether: c`whether; if`,
  asksWithin: c`how (?:much|many|long|big|heavy|wide|tall|high|old|deep|thick|far|often)`,
  and: c`and(?: also)?; &; plus; also; as well as; n; und; then`,
  or: c`or`,
  together: c`(?:the )?(?:lot|bill|sum|damage) (?:for|with|if); (?:put|add|throw|chuck)(?:ing|s)? (?:in |on )?(?:it |them |that |the two |those )?(?:together|both); what (?:does|would|will|do) (?:that|it|they|these|this)(?: all)? (?:come to|add up to|work out at|amount to|make)(?: (?:with|for|if))?; what(?:'s| is) the damage for (?:\d{1,3}|two|three|four|five|six); if (?:i|we) (?:take|buy|get|order|took|bought) (?:\d{1,3}|two|three|four|five|six|a couple)(?! (?:days|weeks|of these days)); together; ^(?:and )?plus(?= (?:an?|the|another|one|two|three|four|\d)\b); on top(?= ?(?:$|[?,])); in total; all together; altogether; in all; total; how much for; what would .{1,40} (?:cost|be); (?:does|do|would|will) (?:that|it|this|they|those) (?:come|add up|amount) to; (?:come|comes) to(?= ?\??$); (?:what|how much) (?:do|would|will) i (?:pay|owe)(?= ?\??$)
    what (?:do|would|will) (?:\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve)(?: of (?:them|those|these|that))?(?= (?:come to|cost|be|set me back|make))`,
  fits: c`fits?; fitting; (?:go|goes|work|works|do|take|use|used|pair|pairs|need|recommend|have|buy|get) with; compatible(?: with)?; suits?; match(?:es)?`,
  goesWith: c`(?:(?:to|that|which|that would|which would|that'll|that will) )?(?:go|goes|going|work|works)(?: well| nicely)? (?:with|alongside) (?:it|that|this|them|those|these)(?: one| ones)?(?= ?(?:$|[?.,!]| please| too| for| under| in)); (?:to|that|which) (?:match|matches|accompan(?:y|ies)|complements?|suits?) (?:it|that|this|them|those|these)(?: one| ones)?; (?:in addition |as an add-on |alongside )to? ?(?:it|that|this|them|those|these)(?= ?(?:$|[?.,!]))`,
  howManyLeft: c`(?:^|(?<=[,.;] ?)|(?:you|there|u) )enough(?: of (?:them|these|those|it))?(?: left| in stock| there)?(?= ?(?:$|[?.,]| for \d)); (?:have|got|stock) (?:that|so) many;
    how many (?:do you|have you|you) still (?:have|got)
    (?:^|and )how many(?= ?\?*$)
    (?:do you have|have you got|got|is there|are there) enough(?: (?:of (?:them|these|those|it)|left|in stock))?
    (?:do you have|have you got|u got|got|are there) (?:at least )?(?:\d{1,3}|two|three|four|five|six|a few) (?:of (?:them|these|those|it)|left|in stock|available)
    how many (?:of (?:those|these|them|it) )?(?:are |is |do you have |have you got |you got |you have )?(?:left|in stock|there|available|still)
    how many (?:do you have|have you got|you got|are (?:left|there)|left); how many .{0,40}(?:left|in stock|available); how many of (?:those|these|them|it)
    how much stock; number in stock; how many pieces
    (?:what(?:'s| is| are)?|how(?:'s| is)|how (?:much|big|large|high|low)(?: is| are)?)(?: the| your| you)?(?: current| remaining)? (?:stock|inventory)(?! of (?:the shop|shoes|bikes))(?: levels?| situation| count| like)?; stock (?:level|count|situation)s?
    how many .{0,40}(?:still got|have you (?:still )?got|you still (?:have|got)|you(?:'ve| have) (?:still )?got|remaining|remain|to go|in (?:that|this) (?:colou?r|size))(?= ?(?:$|[?!.,]))
    how many (?:pairs|pieces|units|copies|bottles|jars|boxes|packs|bags|sets|tins|cans|items|more)?(?: ?of (?:those|these|them|it|that|this))? ?(?:can|could) (?:i|we) (?:still )?(?:buy|order|get|have)(?! (?:in|into|out|on|with)); how many (?:pairs|pieces|units|copies) (?:of (?:those|these|them|it|that|this) )?(?:do you|have you|are there|you)`,
  backWhen: c`
    (?:when|how soon) .{0,40}(?:back|again|restock\p{L}*|available|in stock|arrive)\??; back in stock; get more in; (?:new|next) (?:delivery|batch|shipment)(?: of)?; (?:is|are) .{1,40} back(?= ?\??$); coming back; restock\p{L}*; when (?:will|is|are|does|do) (?:it|they|this|that|these|those) (?:be |come )?in(?= ?\??$); (?:will|do) you get (?:it|them|more|new ones)
    (?:when|how soon|how long) .{0,40}(?:more|others?|another|some) (?:of (?:them|it|those|these) )?(?:in|come in|arrive|again); (?:expect|get|getting|have|having|order|ordering) (?:any |some )?(?:more|new ones|another)(?: of (?:them|it|those|these))?(?: in)?(?: again| soon)?(?= ?(?:$|[?!.,]))
    (?:get|getting|got|have|having|be|order|ordering|come|coming) .{0,40}(?:in|stock) again; (?:again|back) in (?:the )?(?:shop|store|stock); (?:is|are|will) .{1,40} (?:come|coming) (?:back|in again); (?:re-?order(?:ing|ed)?|re-?supply|fresh supply|new supply)`,
  awaited: c`
    (?:when|how soon|how long (?:until|till|before|will it be (?:until|before))|(?:from|by|since) when|as of when|what date|what day) .{0,30}(?:get|have|buy|order|purchase|pick up|expect|available|in again)
    (?:any idea|any news|know|idea|clue) (?:when|how soon|how long)(?: .{1,40})? (?:get|have|buy|order|in|back|again|more|available)
    when .{1,30} (?:expect|expecting|due|come in|coming in|arrive|arriving)`,
  haveIt: c`(?:do you |have you |u )?(?:have|got|get|do|sell|stock) (?:it|them|that|this|those|these)(?: also)?(?: too)?(?: in)?; does (?:it|this|that) come in; (?:is|are) (?:it|they|that|this|there) (?:also )?(?:available )?in`,
  perUnit: c`(?<!(?:half|than|under|over|below|above|about|around|most|least|weighs?|just|nearly|almost|exactly) )(?:a|the) (?:kilo|kg|kilogram|litre|liter|hundred grams|metre|meter|yard|lb|ounce|pint|piece); (?:(?:per|each) |/ ?)(?:kilo|kg|kilogram|litre|liter|hundred grams|metre|meter|yard|lb|ounce|pint|piece|l|m|100(?: ?(?:g|ml))?|pack|bottle|cup|portion|unit|pound|oz|bag|sq(?:uare)? (?:metre|meter|m)|person|item|tin|jar); kilo price; unit price; price per \p{L}+`,
  yearsOld: c`${kin} (?:of|will be|who's|is turning) (?<n>\d{1,2})(?= |$|,|\.|\?);
    (?<n>\d{1,2})[- ]?(?:(?:years?|yrs?)[- ]?(?:olds?|of age)|yo|y/o|y\.o\.); (?:aged?|ages|age of|age is|turning|turns|turned) (?<n>\d{1,2})(?! ?(?:euro|pound|quid|\$|€|£|cm|mm|kg|g|l|inch|%))(?= |$|,|\.|\?|-); (?<=(?:he|she|who|i|${kin}) )(?:is|am)(?: now| only| just| about| nearly| almost| turning)? (?<n>\d{1,2})(?= ?(?:$|[,.?!]| and | so | now| years?| yrs?))
    (?:he|she)(?:'ll| will) be (?<n>\d{1,2})(?= ?(?:$|[,.?!]| and | so | in | soon| next| this));
    (?:(?:he|she)'?s|i'?m)(?: now| only| just| about| nearly| almost| turning)? (?<n>\d{1,2})(?= ?(?:$|[,.?!]| and | so | now| years?| yrs?))
    (?<m>\d{1,2})[- ]?months?[- ]?olds?`,
  tallBefore: c`(?:someone|somebody|anyone|people|person|man|woman|guy|lad|adult|rider|i'm|i am|im|he's|he is|she's|she is|you're|you are|height|${kin}(?:'s| is)?)(?: who| that| who's| is| of| at| with| about| around| nearly| almost| just| over| measuring){0,3}`,
  tallAfter: c`tall; in height`,
  forPeople: c`(?:there are|there's|we are|we're) (?<n>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) of us; (?:family|household|party|group) of (?<n>\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve); for (?<n>\d{1,3}|a|one|two|three|four|five|six|seven|eight|ten|twelve) ?(?:people|persons?|guests|adults|kids|of us|pers|ppl|players|diners); (?<n>\d{1,3})[- ]?(?:person|man|people|seater|persons)
    (?:there'?ll be|there will be|there'd be|we'?ll be|we will be|we would be|we'?d be) (?<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: of us| people| persons)?(?= ?(?:$|[.,!?]| in | and | at | for | altogether| sleeping| eating| sharing)); (?:we'?re|we are)(?: a (?:group|family|party|team) of)? (?<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= ?(?:$|[.,!?]| people| persons| adults| in total| altogether))
    (?<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons|adults|guests|of us) (?:(?:have|has|need|needs|want|must|should|can|could|will|would|to) )*(?:fit|sleep|sit|eat|share|go|use)
    (?:sleeps?|seats?|feeds?|serves?|accommodat\p{L}{1,4}) (?:up to |at least )?(?<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= ?(?:$|[.,!?]| people| persons| adults| of us| comfortably| please)); (?:the )?(?<n>two|three|four|five|six|seven|eight|nine|ten|twelve) of us; (?:with|party for) (?<n>\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|friends|guests|mates|kids)`,
  tellMore: c`
    tell me (?:more |something )?about; more (?:about|info|information|details)(?: (?:on|about))?; (?:details|info|information) (?:on|about|of|please)
    describe; what(?:'s| is|s) special about; tell me more
    what (?:else|more) (?:can|could|would) (?:you|u|ya) (?:say|tell)(?: me| us)?(?: about)?; (?:what|anything) else (?:is there |should i |do i need |can i |worth )?(?:to )?(?:know|knowing|tell|say|learn)(?: about)?; (?:say|tell|know|hear|learn|find out)(?: me| us)? (?:a (?:bit|little) |some )?more(?: about| on| of)?; (?:anything|something) (?:more|else) (?:you can |you could |to )?(?:tell|say)(?: me| us)?; fill me in(?: on)?; talk me through`,
  gift: c`
    gifts?(?![- ]?(?:card|wrap|voucher|box|receipt|message|certificate|bag|set\b))(?<!wrap\p{L}{0,4} .{0,20}gifts?); presents?(?<!wrap\p{L}{0,4} .{0,20}presents?); what (?:should|would|can|could|do) (?:i|you|we) (?:get|buy|take|need|recommend|suggest|give|bring); recommend(?:ation)?s?; suggest(?:ion)?s?
    any (?:ideas|tips|advice); which (?:one )?(?:would|should|do) (?:you|i)(?: recommend| take| choose| pick)?; what's best for; best for; what do you recommend; help me (?:choose|find|pick)
    something(?: \p{L}+)?(?: for| to); ideas? for; looking for something; i'm not sure (?:what|which)`,
  anything: c`
    what else(?= (?:is|are|comes)); anything; something; stuff(?= (?:for|under|to|in|with|that)); (?:an?|any|the \p{L}{3,12}) (?:thing|product|item)s?(?= (?:you|for|to|that|under|in|with|against)); things(?= (?:for|to|under|in|with))
    what(?:'s| else)?(?: (?:do|can|would) (?:you|u|ya|i) (?:have|do|sell|stock|offer|got|get|use|take)| have (?:you|u|ya)(?: got)?| (?:you|u|ya) got| is there| there| there is)(?! (?:to do|i do))`,
  anyPrice: c`
    (?:can|could|may|might) (?:well |happily |easily )?cost (?:a bit|something|more|a little|whatever)(?! (?:than|like|around)); don't mind (?:spending|paying|splashing)(?: out)?(?: a bit| more| a little| good money)?(?! (?:with|by|for the)); happy to (?:spend|splash out|pay)(?: a bit| more| for quality)*(?= ?(?:$|[,.!]))
    (?:the )?(?:price|cost|budget|money)(?: really| actually)? (?:doesn't|does not|doesnt|isn't|is not|isnt) (?:matter|important|an issue|a problem|an object|a concern); (?:money|price|cost|budget) (?:is|'s) no (?:object|issue|problem|concern); (?:forget|ignore|drop|scrap|never mind|nevermind|regardless of|whatever) (?:about )?(?:the |my |our )?(?:price|budget|cost|limit); (?:it|they|that) (?:can|may) (?:also )?cost more; (?:don't|dont|do not) (?:care|mind) (?:about )?(?:the |what it )?(?:price|costs?|budget); whatever it costs; at any price; sod the budget; hang the (?:expense|cost); no limit on (?:the )?(?:price|budget); happy to (?:pay|spend) more`,
  ofAll: c`(?:(?:out )?of|among|from) all (?:of )?(?:your|the|our)(?= \p{L}); (?:(?:out )?of|in|from) (?:the|your) (?:whole|entire)(?= \p{L}+ (?:section|department|range|aisle))`,
  wholeShop: c`overall; (?:in|of) (?:the|your) (?:whole |entire )?(?:shop|store|range|catalog(?:ue)?|collection); (?:out )?of everything(?: you (?:sell|have|stock|do))?; you (?:have|sell|stock|do) (?:at all|altogether); at all(?= ?(?:$|[.?!]))`,
  purposeBefore: c`(?<!(?:want|wants|wanted|like|need|needs|have|has|going|looking|able|try|trying|used|ready|how|where|what|love|hope|wish|nice|possible|time|got|come|easy|hard|happy|close|next|up|off|away|back|due|want me|want you) )to (?!(?:buy|get|see|spend|spare|splash|blow|have|find|order|be|me|my|the|your|our|his|her|him|them|us|you|that|this|go|come|pay|know|give|take|choose|start|replace|wear|match|fit|any|all) )[a-z]{3,12}(?: up| out| off| down)?(?= ); (?:need|have|want|trying|try) to (?:boil|cook|bake|grind|cut|slice|chop|peel|grate|heat|warm|cool|dry|wash|clean|polish|store|hang|hold|carry|fix|mount|stick|glue|screw|drill|sand|paint|measure|weigh|charge|connect|hook|plug|cover|protect|water|mow|dig|trim|feed|brush|light|tie|lock|pack|wrap|sew|iron|remove|repair|sharpen|mix|whisk|blend|press|open|fill|froth|tune)(?: up| out| off| down)?(?= ); (?:for|at) (?!(?:something|anything|everything|evening|morning|wedding|spring|building|clothing|bedding|ceiling|king|ring|string|running|hiking|walking|cycling|swimming|climbing|camping|skiing|fishing|cooking|baking|gaming|dressing|christening|using|having|being|going) )\p{L}{2,}ing(?= ); (?:something|anything|sth|smth|some ?thing|stuff) (?:so(?: that)?|that|which)(?: (?:i|it|my|the|you|we|can|will|would|does|dont|don't|doesnt|doesn't|do|not|wont|won't|stops?|keeps?|lets?|helps?|makes?)){1,4}`,
  purposeAround: c`(?:that|which|so) (?:i|we|you) can \p{L}{3,12} (?:\p{L}{1,12} ){0,2}with`,
  somethingFor: c`(?:something|anything|sth|smth|stuff|things?)(?: (?:good|nice|else|that (?:helps|works)|which (?:helps|works)|to use|to put on)){0,2} (?:for|against)(?: (?:my|the|an?|our|his|her|your|their|really|very))?; what (?:do (?:you|u) (?:have|sell|recommend)|have you got|(?:'?ve|do) you got|helps|works|can i (?:use|take)|would you (?:use|take|recommend)) (?:for|against)(?: (?:my|the|an?|our|his|her|your|really|very))?`,
}
