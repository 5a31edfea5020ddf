import { cueList as c, tensFirst } from '../build.ts'
import type { Cues } from '../cues.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'

export const cues: Cues = {
  number: tensFirst(units, tens, [' ', '-']),
  hundred: ['hundred', 'a hundred', 'one hundred'],
  price: {
    currency: c`euros?; dollars?; bucks; quid`,
    pounds: c`pounds?`,
    notes: [
      ['(?:an? )?fiver', 5],
      ['(?:an? )?tenner', 10],
    ],
    weighing: c`weigh; heav; lift`,
    max: c`
      under; below; cheaper than; (?<!(?:no|not) )less than; max(?:imum)?\.?(?: of)?; no more than; not more than
      (?:not|nothing|none|no) (?:over|above); nothing (?:more than|pricier than|dearer than); (?:not|\p{L}{2,7}n'?t|cannot|without) (?:want to |wanna |like to |really )?(?:cost|be|pay|spend(?:ing)?|go(?:ing)?|come to|run to|stretch|reach|set me back|fork out|work out at)(?: me| any| much| as far as)? (?:more than|over|above|beyond|past|higher than|further than); (?:not|\p{L}{2,7}n'?t|without) exceed(?:ing)?`,
    maxWeak: c`
      up to; at most; €within; budget(?: (?:of|is|up to|max\.?))?; €i (?:only )?have; €spend; limit (?:of|is|would be|'s)`,
    maxAfter: c`(?:is|'s|are|would be) (?:about |really |honestly )?(?:(?:my|our|the) )?(?:absolute |upper |very )?(?:limit|max(?:imum)?|ceiling|budget|most (?:i|we) (?:can|could|want|would)|as (?:far|much|high) as (?:i|we) (?:can|could|want|will|would|'ll))(?: (?:go|pay|spend|do|manage|stretch))?; is all (?:i|we) (?:have|'ve got|got|can (?:spend|afford)); and no more; or less; or under; or below; or cheaper; max(?:imum)?; at most; tops; budget; to (?:spend|spare|play with|splash out|blow)`,
    min: c`more expensive than; priced (?:over|above); costing more than`,
    minWeak: c`
      over; above; more than; at least; from; starting (?:at|from); min(?:imum)?(?: of)?; no less than
      not less than; not under`,
    difference: c`cheaper; less; lower; off; more; dearer`,
    minAfter: c`or more; and up; and above; upwards?; or above; min(?:imum)?`,
    around: c`priced (?:around|about); costing (?:around|about)`,
    aroundWeak: c`
      around; (?<!(?:how|what|know|more|info|information|is) )about; roughly; approximately; approx; €circa; €ca
      somewhere around; in the region of`,
    between: [
      ['between', 'and|to|-'],
      ['from', 'to|up to|until|-'],
    ],
    money: c`prices?; spending; afford; priced; costs?; costing; budget; spend; pay; cheap(?:er)?; expensive`,
  },
  sizeWords: c`sizes?; sized; us; uk; eu`,
  terms: c`
      shipping; ship; ships; deliver(?:y|ies|ed|s)?; postage; returns?(?: policy)?; (?:send|bring|give) .{1,30} back; refunds?; exchange
      warranty; guarantee; payments?; pay(?:ing)? (?:by|with|via); paypal; invoice; vouchers?; coupons?
      discount codes?; promo codes?; gift ?cards?; customs; cancel; account; password; newsletter`,
  ask: {
    which: c`which; whose; what one`,
    cheapest: c`(?:the )?(?:cheapest|least expensive|lowest[ -]priced?|most affordable|lowest price)`,
    dearest: c`(?:the )?(?:most expensive|dearest|highest[ -]priced?|priciest|highest price)`,
    count: c`
      how many(?= .{0,60}(?:do you (?:have|sell|offer|carry|stock|got)|have you got|are there|you have|available|in stock))
      how many do you have; number of`,
    brands: c`
      (?:what|which) (?:brands|makes|manufacturers)(?: of)?; brands of; (?:list|all)(?: of)?(?: your)? brands
      brands do you`,
    sizes: c`
      in (?:what|which) (?:other )?(?:lengths|formats|pack sizes|widths); (?:what|which) (?:other )?sizes(?: of)?; sizes (?:of|does|do|is|are|available); in (?:what|which) sizes?
      available sizes; sizes`,
    colours: c`
      (?:what|which) (?:other )?colou?rs(?: of)?; colou?rs (?:of|does|do|is|are|available)
      in (?:what|which) colou?rs?; available colou?rs; (?:other|another|different) colou?rs?; colou?rs
      (?:what|which)(?: other)? (?:shades|tones|colou?rways); (?:other|another|different) (?:shades?|tones?|colou?rways?)`,
    comparePair: c`
      how (?:does|do|is|are|would|did) (?<a>.{1,120}?) and (?<b>.{1,120}?) (?:compare|differ|stack up|measure up|line up)
      how (?:does|do|is|are|would|did) (?<a>.{1,120}?) (?:compared? (?:to|with|against)|differ(?:ent)? (?:from|to|than)|stack up (?:against|to|with)|measure up (?:against|to)|hold up against) (?<b>.{1,120})
      what(?:'s| is| are| makes) (?:so |the )?(?:different|special|other) (?:about|with|in|on) (?<a>.{1,120}?) (?:compared? (?:to|with)|as against|as opposed to|next to|from|against|than|and) (?<b>.{1,120})
      what (?:makes|sets|separates|distinguishes|tells) (?<a>.{1,120}?) (?:apart |different )?from (?<b>.{1,120}); what (?:sets|tells) (?<a>.{1,120}?) and (?<b>.{1,120}?) apart; (?:in what way|in which way|how far) (?:is|are|does|do) (?<a>.{1,120}?) (?:different (?:from|to|than)|differ from|not the same as|unlike) (?<b>.{1,120})
      (?<a>.{1,120}?) (?:compared? (?:to|with)|as opposed to|in comparison (?:to|with)) (?<b>.{1,120})
      (?:what(?:'s| is| are) )?(?:the )?differences? between (?<a>.{1,200}?) and (?<b>.+); differences?(?<a> )(?:to|from) (?<b>.{1,80})$; ^differences?:? (?<a>.{1,60}?) (?:and|to) (?<b>.{1,80})$
      how (?:does|do|is|are) (?<a>.{1,200}?) (?:compare (?:to|with)|differ(?:ent)? from) (?<b>.+)
      compare (?<a>.{1,200}?) (?:and|with|to|against|vs\.?|versus) (?<b>.+)
      which (?:one )?(?:is|are) (?:better|best)[,:]? (?<a>.{1,200}?) or (?<b>.+)
      (?:is|are) (?<a>.{1,200}?) better than (?<b>.+); (?<a>.{1,200}?) (?:vs\.?|versus) (?<b>.+)`,
    against: ['against'],
    than: ['than', 'vs\\.?', 'versus'],
    priceGap: c`how much (?:more|less)(?: expensive| money)? (?:is|are|was|would|will|does (?:it|that|this|the .{1,30}) cost|do (?:they|these|those|the .{1,30}) cost|(?:do|would|will) (?:i|we|you) (?:pay|spend)); how much (?:dearer|cheaper|pricier|less expensive); (?:difference|gap) in (?:the )?(?:price|cost); (?:price|cost) (?:difference|gap); (?:how much|what) (?:do|would|will|could|can|does) (?:i|we|you|one) save (?:if|by|with|compared|over|against|versus|vs|going|taking)`,
    compareThem: c`
      what (?:do|would|am|will|could) (?:i|we|you) (?:actually |really )?get(?:ting)? (?:extra |more )?(?:for|with) (?:the |that |those )?(?:extra|additional|higher|price difference|difference|surcharge|more money)(?: money| price| cost| cash| spend| pounds| quid| euros?)?; (?:worth|justif(?:y|ies|ied)) (?:the |paying |spending |it for the )(?:extra|additional|more|difference|price difference|surcharge|higher price)(?: money| price| cost)?; what makes .{1,40} (?:dearer|pricier|more expensive)
      what(?:'s| is| are)? (?:the )?(?:different|differences?); how (?:do|are) (?:they|these|those|the two|both) differ(?:ent)?; any difference; sets them apart
      how (?:do|are|does|would) (?:they|these|those|it|the two|both)(?: two| both)? (?:compare|differ|different|stack up|measure up); (?:tell|(?:what )?sets|what separates|what distinguishes) (?:them|the two|those two|these two|those|these)(?: apart)?; (?:from|against|to|with|between) (?:each other|one another); in what (?:way|respect)s? (?:do|are) (?:they|these|those|the two)
      compare (?:them|these|those|the two|both); compare; (?:what(?:'s| is) )?the difference; differences? between; where (?:are|is|lie) the differences?; ^(?:and )?(?:any |the |what )?differences?(?= ?\?*$)
      which (?:one )?is better`,
    price: c`
      (?:that|it|they|this|all|both|total)(?:'s|'d| would| will)? (?:be|comes?|adds?|works? out|totals?)(?: up| out)?(?: to| at)? (?:how much|what)(?= ?\?*$)
      (?:what|how much) (?:do|would|will|must|should|did|am|have|'ll) (?:i|we|you|one)(?: have to| need to| got to| be| actually| really| then){0,2} (?:pay(?:ing)?|spend(?:ing)?|shell(?:ing)? out|fork(?:ing)? out|look(?:ing)? at|hand(?:ing)? over|part(?:ing)? with)(?! (?:with|by|via|on|in|cash|later|online|up))
      what (?:does|do|would|will|did) (?:it|that|this|they|these|those|all that)(?: all)? (?:come to|add up to|work out at|amount to|run to|go for|sell for|retail (?:at|for)); what (?:are|is) (?:you|the shop) (?:asking|charging)(?: for)?; what(?:'s| is) (?:its|their|the) (?:price|damage|cost|bill); what(?:'s| is| does) .{1,40} (?:priced at|going for|selling for|go for|sell for)
      how much(?! (?:do|would|will|should) (?:i|we|one|you) need| \p{L}{2,20} (?:is|are|does|do|has|have)(?: there)? (?:in|it|they|that|this)\b); what .{1,60} (?:cost|owe|spend)
      prices? (?:of|for|on)(?= (?:the|this|that|these|those|\d{1,3}|two|three|four|five|six|ten|a dozen) )(?! the (?:delivery|shipping|postage|repair|service)); price of; (?:what|how much) (?:do|would) you (?:charge|ask|want)(?: for)?; how expensive; (?<!(?:good|best|better|low|lower|fair|half|same|nice|decent|cheap) )prices?(?: please| again| then)*(?= ?\?*$); what(?:'s| is) the price; set me back; the damage(?= ?\??$)
      (?:what|how much) (?:was|were|did) (?:it|this|that|they|these|those|the price)(?: cost| go for)? (?:before|originally|previously); what .{0,40}(?:down|reduced|discounted) from; before the (?:sale|discount|reduction|offer)(?= ?\??$); (?:old|original|previous|regular|full|usual|normal) price; do (?:i|we) have to pay(?: for (?:it|that|this))?(?= ?\??$); does (?:it|that|this) cost (?:anything|something|extra|money)`,
    stock: c`
      (?:take|get|have|pick) .{1,40} (?:home |away |up )?(?:right away|straight away|today|right now)(?= ?\??$)
      (?:have|got|is|are) (?:it|that|this|them|those|they|these)(?: one| ones)?(?: .{1,20})? in (?:the |your )?(?:shop|store)
      (?:is|are) .{1,60} (?:in stock|available|sold out|out of stock); do you (?:still )?have .{1,60} in stock
      (?:still )?available\?; in stock\?$; sold out ?\?; still (?:there|around|got (?:it|them|any)|in)(?= ?(?:$|[?.!])); (?:any|some) left(?= ?(?:$|[?.!]))`,
    keeps: c`(?:how long|until when|till when|how many (?:days|weeks|months|years)) (?:\p{L}+ ){0,4}(?:keep|keeps|last|lasts|good(?: for)?|fresh|edible|usable|use (?:it|them))(?![a-z]); once (?:it'?s |it is |they'?re |they are )?open(?:ed)?(?![a-z]); after (?:opening|i open|i've opened); shelf[- ]?life; best before; use[- ]by; expir(?:y|es?|ed|ation); go(?:es)? off`,
    obtain: c`
      (?:can|could|may) (?:i|we|you|one) (?:get|buy|order|have) .{1,50} again(?= ?(?:$|[?!.,]))
      (?:can|could|may|might|would|will) (?:i|we|you|one|somebody|someone)(?: be able to| just| actually| even| also)* (?:buy|order|get|have|purchase|grab|obtain|snap up|get hold of|get my hands on) .{1,50} (?:right now|now|at (?:the|this) (?:moment|minute)|at present|today|straight ?away|right away|immediately|currently|presently|this (?:minute|instant|second|week)|as we speak|still|already)(?= ?(?:$|[?!.,]))
      (?:can|could|may|might|would) (?:i|we|you|one|somebody) (?:still|currently|already|even) (?:buy|order|get|have|purchase|grab|obtain)
      (?:possible|able|chance) (?:to|of) (?:still |currently )?(?:buy|order|get|purchase|obtain|having)(?:ing|ting)? .{1,50} (?:right now|now|at (?:the|this) (?:moment|minute)|at present|today|straight ?away|right away|immediately|currently|presently|this (?:minute|instant|second|week)|as we speak|still|already)
      (?:can|could|may) .{1,50} (?:still |currently |already |even )?be (?:bought|ordered|purchased|had|obtained)(?! (?:online|by|in advance|together|separately|as|with|from|via|over|singly|individually))(?= ?(?:$|[?!.,]))
      (?:is|are) .{1,40} (?:orderable|obtainable|purchasable|to be had|still for sale|still going)
      (?:do|are) (?:you|u) (?:still|currently) (?:have|got|stock(?:ing)?|sell(?:ing)?|carry(?:ing)?|offer(?:ing)?|do(?:ing)?)
      (?:still|currently) (?:got|have|stock|sell) (?:it|this|that|them|these|those|one|any)
      (?:do you|have you) (?:have|got) (?:it|this|that|them|these|those|one)(?: one| ones)? (?:right now|now|at (?:the|this) (?:moment|minute)|at present|today|straight ?away|right away|immediately|currently|presently|this (?:minute|instant|second|week)|as we speak|still|already)
      (?:find|see|get) .{1,40} in (?:the|your) (?:shop|store) (?:now|today|already)`,
  },
  inStock: c`ready (?:to (?:go|be (?:sent|shipped|posted)|dispatch|send|post)|for (?:dispatch|shipping|delivery))(?: out| off)?;
      in stock; on (?:the |your )?shel(?:f|ves); (?:on|at|to) hand
      (?:that are |which are |is |are )?(?:currently |still )?available(?: now| today| right now| immediately)?
      ready to ship; (?:not|n't) sold out`,
  soldOut: c`sold out; out of stock; unavailable`,
  onSale: c`
      (?:any|some|your|current|latest|today's|this week's|good|what|which|the) (?:special |good )?offers?(?! (?:you|they|delivery|to))(?= ?(?:$|[?.!,]| on| at| right| now| today| this| running| going)); offers? on(?= (?:right |just )?(?:now|at the moment|today|this week)); (?:any|having a|is there a|a|the) sales?(?: on)?(?= ?(?:$|[?.!,]| on| at| right| now| today)); sale (?:items?|stuff|goods|things|prices?|section); promo(?:tion)?s?(?! code); price (?:cuts?|drops?|reductions?); money off; half price; going cheap; slashed; on special;
      on sale; on offer; (?:on |with a |at a )?discount(?:ed)?(?! code); reduced; special offers?; deals?; marked down; knocked down; cut[- ]price
      bargains?; clearance; in the sale; (?:how much|what) (?:do|would|will) (?:i|we|you) save`,
  reference: {
    goesOn: c`and; or; what about; how about; but`,
    whatIf: c`(?:suppose|supposing|imagine|let's say) (?:that )?(?:it|he|she|they|i|we|this|that|the|my) ; (?:and |but |or |so )?(?:what|how about|even) if; (?:and|or|but) (?:if|in case|supposing|suppose|say); (?:is it |is that )?(?:the )?same (?:for|with|goes for|applies to|if); does (?:that|this|it|the same) (?:also )?(?:go for|apply (?:to|for|if)|count for|hold for|include)`,
    narrows: c`only; just`,
    howLong: c`^(?:(?:and|ok|so|then) )*how (?:long|soon|many (?:days|weeks|hours))(?: (?:does|would|will|do|is|did) (?:it|that|this|they|i have))?(?: (?:take|last|be|usually|then|normally|roughly))*$; ^(?:(?:and|ok|so|then|is it|on the) )*(?:same|next)[- ]day(?: (?:then|possible|too))?$; ^how (?:quick|fast)(?:ly)?(?: (?:is|would|will|can) (?:that|it)(?: be)?(?: done)?)?$`,
    when: c`^(?:(?:and|ok|so|then) )*(?:(?:until|till|til|by|from|since) )?when(?: (?:does|is|would|will) (?:it|that|this))?(?: (?:start|end|be|on|then))*$; from (?:what|which) (?:amount|price|sum|value|age)$`,
    it: c`
      (?:this|that|same) (?:one|product|item)
      (?:how much|does|is|has|can|will|about|with|for|of|buy|order|take|want|like|are|do) (?:this|that|these|those)$
      (?:does|is|has|can|will|would|could|how much is) (?:this|that)(?= +\p{L}+)(?! (?:shop|store|website|page|order|take|possible|true))
      its; it(?! (?:possible|true|takes?|allowed|safe to|cost to)); them
      (?:in|inside|on|under|onto|into) there(?= ?(?:$|[?,.]| \p{L}+ ?\??$)); (?:do|are|can|will|would|could|did|have|should) they(?! (?:ship|deliver|open|close|accept|charge|sell|take cards))
      (?:can|could|may|do|would) (?:i|you|we) (?:put|plug|stick|fit|use|attach|hang|clip|mount|pop|screw|insert|connect|get) (?:a|an|the|my|our|some|any)? ?.{2,30} (?:in|on|into|onto|inside|underneath|to)(?= ?\??$)`,
    more: c`
      (?:what (?:do you have|have you got|is there|else)(?: got)? )?instead(?! of)(?= ?\??$); (?:any |an |other )?alternatives?; (?:something|anything) similar(?! to)
      (?:show|see|give)(?: me)? (?:some )?(?:more|others?)(?: (?:of (?:them|these|those)|products|items|results|please))?
      more(?: please)?; (?:any|some) (?:others?|more|other ones); anything else; what else(?: do you have)?
      next(?: page| ones)?(?= ?(?:$|[?.!])); something else; others; other ones?(?= ?\??$)`,
    cheaper: c`
      (?:(?:do you have )?(?:anything|something|any|one|a|some) )?(?:cheaper|less expensive|lower priced)(?: ones?| alternatives?| options?)?(?! than)
      (?:too|bit|quite|rather|pretty|kinda) (?:expensive|pricey|dear|steep); for less(?= ?(?:$|[?.!,]))`,
    dearer: c`
      (?:(?:anything|something|any|one|a|some) )?(?:more expensive|pricier|higher priced|better quality|more premium)(?: ones?)?(?! than)
      too cheap`,
    ordinals: [
      c`first; 1st`,
      c`second; 2nd`,
      c`third; 3rd`,
      c`fourth; 4th`,
      c`fifth; 5th`,
      c`sixth; 6th`,
      c`seventh; 7th`,
      c`eighth; 8th`,
      c`ninth; 9th`,
      c`tenth; 10th`,
    ],
    last: c`(?<=the )last(?! (?:on|for|a|about|longer|long)\\b)`,
    nth: c`
      the N(?: one| product| item| option)?(?! (?:time|day|order|aid|year|week|month))
      N (?:one|product|item|option); ^N$`,
    listedFirst: c`(?:one|item|option|product|result) (?:right )?(?:at|on) (?:the )?(?:very )?top(?= ?(?:$|[?.,!:]| (?:please|is|does|has|come|in)(?![a-z]))); (?:right )?(?:at|on) (?:the )?(?:very )?top(?: one)? of (?:the|your|that|this) (?:list|lot|page); (?:the|that) (?:top|uppermost) (?:one|option|item|result)`,
    listedLast: c`(?:one|item|option|product|result) (?:right )?(?:at|on) (?:the )?(?:very )?bottom(?= ?(?:$|[?.,!:]| (?:please|is|does|has|come|in)(?![a-z]))); (?:right )?(?:at|on) (?:the )?(?:very )?bottom(?: one)? of (?:the|your|that|this) (?:list|lot|page); (?:the|that) (?:bottom|lowest|final) (?:one|option|item|result)(?! (?:in|on|of) (?:price|cost))`,
    number: c`(?:number|no\.?|nr\.?|option|#) ?(?<n>10|[1-9])(?!\d)`,
    variant: c`
      (?:and |or |what about |how about |also |do you have (?:it|that|this|them) |does it come |is it available |same )+(?:in|the)?
      in`,
  },
  intent: {
    greeting: c`
      (?:hi|hiya|hello|hey|(?:good )?(?:morning?|afternoon|evening?)) (?:to you |you )?(?:everyone|everybody|all|guys|folks|team|lot|each)(?= ?(?:$|[,.!]))
      hi; hello; hey; hiya; howdy; yo; good (?:morning|afternoon|evening|day); greetings; hi there; hello there
      morning?; evening?; afternoon; g'day
      hallo; hola; bonjour; ciao; salut`,
    thanks: c`
      thanks(?: a lot| so much| very much| for .{1,40})?; thank (?:you|u)(?: very much| so much| for .{1,40})?
      thx; ty; cheers(?: mate| pal| guys)?; (?:^|(?<=, ))ta(?= ?(?:$|[,.!])); much appreciated; appreciate it; (?:that was|very) helpful; great help`,
    goodbye: c`
      have (?:yourself )?(?:a|an) (?:lovely|nice|good|great|wonderful|fab) (?:rest of .{1,12}|day|evening|night|week|weekend|one|afternoon)
      (?:i'?m|i am) (?:off|out)(?: now| then)?; off i (?:go|pop); (?:i'?ve )?(?:got to|gotta|have to|must) (?:go|run|dash)(?: now)?; (?:see|catch) you (?:around|then|soon)
      good ?bye; bye(?: bye)?; see (?:you|ya)(?: later| soon)?
      have a (?:nice|good|great) (?:day|evening|weekend|one); good night; take care; that(?:'?s| is| was) (?:all|me (?:done|sorted|finished)|everything)
      cya; nighty? night; night all; sleep well; ttyl; toodle(?:s|[- ]?oo|[- ]?pip); ta[- ]ta; cheerio; bye for now; so long; farewell
      (?:enjoy|have a (?:lovely|nice|good|great)) (?:the )?rest of (?:your|the) (?:day|afternoon|evening|night|week|weekend)
      enjoy your (?:day|evening|night|weekend); until next time; catch you later; (?:i'm |i am )off to bed`,
    how_are_you: c`
      how are (?:you|u)(?: doing| today)*; how(?:'s| is) it going; how do you do; what(?:'s| is) up
      how are things; are you ok(?:ay)?; how(?:'s| is) (?:life|your day)
      (?:lovely|beautiful|gorgeous|glorious|nice|grand|horrible|awful|miserable) (?:day|morning|afternoon|evening|weather)(?: today| out)?,? (?:isn'?t it|innit|eh)`,
    robot: c`
      (?:real )?(?:person|human(?: being)?|people) or (?:an? |just an? )?(?:machine|bot|robot|computer|program|ai|chatbot); (?:machine|bot|robot|computer|program|ai|chatbot) or (?:an? |just an? )?(?:real )?(?:person|human(?: being)?|people)
      (?:are you|is this) (?:just |really )?(?:an? )?(?:real |actual |live )?(?:real|human(?: being)?|robot|bot|machine|computer|ai|chatbot|person|automated)
      am i (?:really |actually )?(?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:real |actual |live )?(?:robot|bot|human(?: being)?|machine|person|people|computer|ai|chatbot)
      who are you; what are you; what(?:'s| is) your name`,
    help: c`
      ^help$; help me(?: please)?; (?:i )?need (?:some |your )?help; (?:can|could) (?:you|anyone|someone) help(?: me)?(?: please)?
      what can (?:you|u) (?:do|help)(?: (?:for me|me with|with|here))?; what can i ask(?: you| here)?; how can you help(?: me)?
      what (?:do you do|are you able to do)`,
    abuse: c`
      fuck(?:ing|ed|er)?(?: (?:you|off|this))?; shit(?:ty)?; idiots?; stupid; moron; asshole; bitch
      dumb(?:ass)?; useless(?: bot)?; you suck; bastards?; screw you; go to hell; shut up; crap; wtf
      scam(?:mers)?`,
    human: c`
      (?:pass|hand|put|transfer) me (?:on|over|through) to (?:an? |your |the |some)?(?:colleague|human|person|one|body|staff|team); (?:any|some)(?:one|body) (?:there |here )?(?:i|we) can (?:talk|speak|chat|write) to
      (?:talk|speak|chat|connect|transfer|direct|write|put|switch)(?:k?ing|ed|ting)?(?: me)?(?: directly)? (?:to|with|through to|over to) (?:an? |the |your |some ?)?(?:(?:real|live|actual|damn|goddamn|human|freaking|fucking) )?(?:human(?: being| agent)?|person|people|agents?|assistant|someone|somebody|one|representative|rep|operator|advis[oe]r|employee|colleague|staff|support|sales ?person|seller|manager|owner|(?:customer )?(?:service|support|care|assistance))
      (?:contact|reach|call|see|get|find|fetch|need|want)(?:ing)?(?: me| hold of| in touch with| to| through to)? (?:an? |the )?(?:(?:real|live|actual|human|damn|goddamn) )?(?:human(?: being| agent)?|agent|operator|representative|assistant|someone|somebody|real person|live person)(?! (?:hair|rights|size|elses?))
      (?:real|live|actual) (?:human|person|agent|people)
      (?:i )?(?:want|need|get|give me|would like|like) (?:an? |to see an? )?(?:human|agent|operator|representative|real person)(?! (?:hair|rights|size))
      ^(?:an? )?(?:human|agent|operator|representative|person|live chat|live agent|customer service|customer support)(?: please)?$
      someone (?:to )?(?:help|from (?:your|the) (?:team|shop|store)); customer service representative
      can(?:not)? (?:you |i )?(?:get|fetch|speak|talk) (?:me )?(?:to )?(?:someone|somebody)`,
    hours: c`
      (?:(?:i|we)(?:'ll| will| can| could| may| might| just| also| still| both){0,2}|just|able to|like to|want to|ok to|okay to|possible to|need to|going to|alright to|free to) (?:come|drop|pop|swing|stop|call|nip) (?:by|in|round|over|into the (?:shop|store))(?: .{1,25})? (?:on |this |next )?(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?: (?:morning|afternoon|evening|lunchtime|after lunch))?(?= ?(?:$|[?.,!])); (?:are|will) you (?:guys |all )?(?:be )?(?:in|there|around) (?:on )?(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?
      (?:till|until|up to) (?:when|what time) (?:can|could) (?:i|we) (?:still )?(?:come|drop|pop|swing|stop|pass|shop)
      opening (?:hours|times?); (?:still )?open (?:until|till|now|today|tomorrow|on \p{L}+day); (?:business|store|shop|office|working|closing) (?:hours|times?)
      (?:are|r) (?:you|u|you guys) (?:still |currently )?(?:open|closed)
      is (?:the |your )?(?:shop|store|office|showroom) (?:still |currently )?(?:open|closed)
      (?:when|what time|how late|how long|until when|till when) (?:do|are|does|is|will) (?:you|u|you guys|the shop|the store|your (?:shop|store)) (?:open|close|closed|shut)(?! (?:it|this|that|the)(?![a-z]))
      ^(?:open|closed) (?:now|today|tomorrow|on \p{L}+)$
      (?:do|will) you (?:open|close) (?:on|at|today|tomorrow|over); what are your hours`,
    contact: c`
      how (?:do|can) (?:i|we) (?:get to|find|reach) you(?:r (?:shop|store))?; where (?:can|do) (?:i|we) find (?:you|your (?:shop|store)); (?:can|could) (?:i|we) e-?mail you
      (?:contact|reach|call|phone|e-?mail|get in touch with|get hold of)(?:ing)? (?:your |the )?customer (?:service|support|care|assistance)
      contact (?:you|us|details|info(?:rmation)?|form|data); ^contact$
      your (?:phone|telephone)(?: number)?; (?:on|over|by) the (?:phone|telephone)(?= ?(?:$|[?.!,])); (?:do you have|have you got|is there) (?:a|the) (?:phone|telephone)(?= ?(?:$|[?.!])); (?:phone|telephone|contact) number
      (?:your|the shop'?s?|an) (?:e-?mail|email)(?: address)?
      (?:your|the shop'?s?) (?:postal )?address(?! label)
      where (?:are you(?: located| based| situated)?|is (?:the|your) (?:shop|store|office|showroom)(?: located)?|can i find you|do i find you)$
      how (?:can|do) i (?:contact|reach|call|e-?mail|find) (?:you|the shop); can i call you; directions to`,
    order: c`
      (?:wait(?:ing|ed)?|looking out) (?:for|on) .{0,25}(?<![a-z])[a-z]{1,5}[- ]?\d{4,}; [a-z]{1,5}[- ]?\d{4,} .{0,30}(?:supposed to|due|meant to|arrived?|here|come|came|delivered|shipped|sent|turn(?:ed)? up|show(?:ed)? up); where(?:'s| is| the hell is| on earth is) [a-z]{0,5}[- ]?#?\d{4,}
      (?:track|locate|where(?:'s| is)|check|see|status of|eta of)(?:ing)? (?:.{0,20} )?(?:order|purchase|parcel|package|shipment) #?\d{3,}
      (?:order|purchase|parcel|package|shipment) #?\d{3,}(?: current)? (?:status|eta)
      (?:where(?:'s| is)|track(?:ing)?|status of|find|check|locate) (?:is )?(?:my|the|an) (?:order|parcel|package|delivery|shipment)
      my (?:order|parcel|package|shipment) (?:arrived|came|was|never|has|hasn't|is|isn't|did|didn't|status|number|still)
      order (?:status|tracking|number); track(?:ing)? (?:number|code|my); has my (?:order|parcel|package)
      when will my (?:order|parcel|package); i (?:have )?ordered .{1,40} (?:ago|but|yesterday|last|on)
      haven't received`,
    buy: c`
      ^(?:ok(?:ay)?,? |great,? |perfect,? |good,? )?(?:i'?ll|let me) (?:buy|order) (?:now|please)$
      (?:i(?:'?ll| will)|let me|can i just) (?:take|have|buy|get|order) (?:it|this|that|them|these|those|both|(?:this|that) one|one|the .{1,40})(?: (?:please|then|thanks))?$
      i (?:want|wanna|would like|need) to (?:buy|order|purchase) (?:it|this|that|them|these|those|both|(?:this|that) one|the .{1,40})(?: (?:please|then))?$; i(?:'?d| would) like to (?:buy|order|purchase)(?: (?:it|this|that|them|(?:this|that) one|the .{1,40}))?$
      (?:how|where) (?:do|can|could|would) i (?:buy|order|purchase|check ?out)(?: (?:it|this|that|them|(?:this|that) one|one|from you|here|online|now))*$; (?:how|where) to (?:buy|order|purchase)(?: (?:it|this|that|one))?$
      can i (?:buy|order|purchase) (?:it|this|that|them|one)(?: (?:here|online|now|directly|from you))*$; can i (?:buy|order)(?: (?:here|online|in the chat))$
      (?:add|put) .{1,40} (?:to|in|into) (?:my |the |a )?(?:cart|basket|bag); (?:my |the )?(?:shopping )?(?:cart|basket)$`,
    quote: c`
      (?:a |an |me a |request (?:a )?|get (?:a )?|send (?:me )?(?:a )?)(?:quote|quotation|estimate|offer in writing)
      quotation; (?:bulk|wholesale|volume) (?:order|price|pricing|discount|quote|quantit(?:y|ies))
      price for (?:\d{2,}|a large|large) (?:pieces|units|quantity|quantities); make me an offer; custom offer`,
    callback: c`
      (?:can|could|would|will) (?:any(?:one|body)|some(?:one|body)|one of you|you lot|an advis[eo]r) (?:please |just )?(?:call|phone|ring|buzz); (?:give|drop) me a (?:bell|buzz|shout|tinkle)(?: on| by)?; (?:have|get) (?:someone|somebody) (?:to )?(?:call|phone|ring); phone call from
      (?:talk|speak|chat)(?:ing)? (?:to|with) .{1,40} (?:on|over|by) the (?:phone|telephone)
      (?:like|want|prefer) to be (?:phoned|called|rung)(?: back)?
      call ?-?back; (?:call|phone|ring) me(?: back)?
      (?:can|could|would|will) (?:you|someone|somebody) (?:please )?(?:call|phone|ring)(?: me)?
      give me a (?:call|ring); (?:want|like|need) (?:a|to get a|to be) call(?:ed)?(?: back)?; have someone call`,
    stock_news: c`
      (?:notify|tell|inform|email|e-mail|message|text|alert|let) me (?:know )?(?:when|once|if|as soon as) .{0,60}(?:back|available|stock|in|here|there|arrived?)
      ^(?:(?:ok|okay|please|then) )*(?:notify|tell|inform|alert|let) me (?:know )?when$
      (?:when|once) .{1,60} back in stock; back in stock; stock alert; restock(?:ed|ing)?`,
    product: c`
      do you (?:have|sell|carry|stock|offer); have you got; (?:is|are) there; got any; (?:i'?m |am )?(?:looking|searching) for
      show me; i (?:need|want)(?! to); (?:want|like|need) to buy; i(?:'d| would) like(?! to); find me
      recommend; suggest; any(?= (?:\p{L}+ )?(?:under|for))`,
    question: c`
      how (?:do|can|long|does|to|often|should|would); can i; what (?:is|are|if|do|happens); when (?:will|do|does|is); why
      where (?:do|can|is); do you (?:accept|ship|deliver|take|offer free|charge|provide|support|repair)
      is (?:there|it|the|this); does (?:it|the|this); will (?:it|you|the); am i; should i; who`,
  },
  answer: {
    yes: c`yes; yeah; yep; yup; sure; of course; please; go ahead`,
    agreed: c`ok; okay`,
    no: c`no; nope; nah; not now`,
    refusing: c`never ?mind; forget it; rather not`,
    unwanted: c`(?:don'?t|do not) (?:want|need)`,
  },
  angry: c`(?:what|such) (?:a |absolute |utter )?(?:rubbish|junk|crap|joke|load of \p{L}+|cowboys?|shambles|rip-?off); piece of (?:junk|rubbish|crap|tat|trash); (?:lost|losing|out of|no more|run out of) (?:my |all )?patience; (?:had|have had|i've had) enough; sick of (?:this|it|you|waiting); (?:joke|shambles) of a (?:shop|store|company); gutted; appalled; ridiculous; pathetic; waste of money; (?:are you )?kidding me; taking the (?:piss|mickey); furious; (?:so|very|really|quite|am|i'm|im) angry; fuming; livid; annoyed; pissed(?: off)?; outrage(?:d|ous); disgrace(?:ful)?; disgusted; fed up; unacceptable; appalling; rip-?off; scam(?:med)?; never again`,
  apology: c`sorry; apolog\w+; regret`,
  instructs: c`
    (?:from now on|from this point on|starting now|as of now|effective immediately),? (?:everything|all|every|each|the|your) .{0,30}(?:is|are|costs?|must|will); (?:new|updated) (?:rules?|policy|instructions?|orders?|directives?)(?: (?:from|by|of) .{1,20})? ?(?:[:,]|is that); (?:everything|all (?:items|products|goods|prices)) (?:is|are|costs?)(?: now)? (?:free|(?:only |just )?[€£$]? ?[01](?:[.,]\d\d?)? ?(?:€|£|\$|euros?|pounds?|dollars?|pence)?)(?= ?(?:$|[.,!]| now| confirm| and)); (?:set|change|reset|drop|lower) (?:all |every |the |your )+prices? .{0,30}to
    (?:from now on|from this point)(?: on)?,? (?:you (?:act|must|say|only|answer|are (?:an?|the|my|in|no longer)|will (?:act|be|say|only|answer|obey|do))|act as); (?:^|you (?:now |will |must |should |to )?)act as (?:if|dan|an?|my)
    (?:ignore|forget|disregard|override|bypass) (?:\w+,? ){0,5}(?:instructions?|rules|prompts?|guidelines|restrictions|told); system prompt; jailbreak; ^system ?:
    (?:you are|you're|act as|pretend (?:to be|you are)) (?:now )?(?:an? |the |my )?(?:admin\w*|owner|boss|manager|developer|hacker|unrestricted); (?:developer|debug|admin|test) mode`,
  begins: {
    inside: c`which (?!i|we|you|he|she|it|they|was|were|has|have|had|is why|means)\p{L}+; how (?:many|much|long|big|heavy|wide|tall|high|deep|thick|far|loud|does|do|can|is|are); what (?:size|colou?r|kind|sort|type|time|material)`,
    anew: c`(?:is|does|can|will|would|has) (?:it|there); (?:are|do|have|will|can) (?:they|there); (?:do|can|could|would|will|have) (?:you|u); (?:can|could|may) i`,
    question: c`how; what; which; where; when; who; is; are; was; were; does; did; can; could; will; would; may; has (?:it|this|that|the); have (?:they|these|those)`,
    wish: c`show me; show us; do you (?:have|sell|stock|carry); have you got`,
  },
  pieces: c`(?:sets?|packs?|box|bundle) of (?:\d{1,3}|two|three|four|five|six|eight|ten|twelve); (?:pack|set)\s?\(?(?:\d{1,3}|two|three|four|five|six|eight|ten|twelve)\)?; (?:\d{1,3}|two|three|four|five|six|eight|ten|twelve)[ -](?:piece|pack)s?; (?:pair|trio|duo) of`,
  bounds: {
    atLeast: c`at least; minimum; or more`,
    atMost: c`at most; maximum; no more than; up to; or less`,
    less: c`less than; under; below; fewer than; (?:light|short|small|narrow|thinn|low)er than`,
    more: c`
      more than; over; above; exceeds?; (?:heavi|long|tall|wid|bigg|larg|thick|high|great|deep)er than`,
  },
  shopTopics: {
    returns: c`
      (?:if|when|in case|unless) (?:i|he|she|they|it|we|this|that|mum|dad)(?: (?:really|actually|then|just|still)){0,2} (?:(?:don'?t|doesn'?t|do not|does not)(?: (?:really|actually))? (?:like|want|love|fit|suit|work out|work for|take to|get on with)(?: (?:it|them|this|that|me|him|her|us|what i \p{L}+))?|(?:isn'?t|aren'?t|is not|are not|'s not|'re not|am not|'m not) (?:right|any good|good|happy|pleased|satisfied|what i \p{L}+|for me|my thing|suitable|keen))(?= ?(?:$|[?.,!:]| (?:can|could|may|do|does|what|how|is|will|i|we|you|then|after all|at home|when|once|with it)(?![a-z]))); (?:change|changed) (?:my|our|her|his|your) minds?; (?:turns?|end|ends|ended) (?:out|up) (?:to be )?(?:being )?(?:too|the wrong|wrong)(?! late); swap (?:it|them|this|that)
      returns?; returning; (?:send|sending|post|bring|give|take) (?:it|this|that|them|one|stuff|things|something|\w+ \w+) back; refund\w*; exchange; money back`,
    shipping: c`
      (?:arrives?|be here|get here|get to (?:me|us)|(?:it|they|order|parcel|package) (?:still )?come|make it|have it|have them|get it|get them|deliver\w*|turn up)(?: here| to me| with me| still){0,2} (?:before|by|in time for) (?:the |my |her |his |our )?(?:christmas|xmas|easter|mother'?s day|father'?s day|valentine'?s|new year|holidays|weekend|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|birthday|anniversary|wedding|end of|\d)
      (?:get|have) (?:it|them|this|that) (?:sent|posted|brought|dropped off)(?: .{0,15}(?:home|door|house|to me))?; (?:send|post|courier|mail) (?:it|them|this|that) (?:home|over|out|round); (?:get|have|need|receive) (?:it|them|this|that) (?:by|within|before|in time|tomorrow|in \p{L}+ days?)
      when (?:would|will|do|could|can) (?:i|we) (?:get|have|receive) (?:it|them|this|that); how long (?:until|till|before) (?:it|they|this|that) (?:gets?|arrives?|comes?|is)
      shipping; ship; ships; deliver\w*; postage; (?:how many days|how long|how soon|how fast|how quick\w*|when) .{0,30}(?:arrive|get here|be here|reach me|at my (?:door|house|place))
      (?:send|post) (?:it|them|this|that|things|something|stuff|parcels) (?:to|abroad)`,
    payment: c`spread (?:the )?(?:cost|payments?|it)(?: out)?; (?:in|by|monthly) instal?ments?; (?:on )?finance; pay ?later; (?:split|stagger) the (?:cost|payment|bill); (?:accept|take) (?:cash|cheques?|visa|mastercard|amex|paypal|klarna); cash; pay; paying; payments?; (?:credit|debit) cards?; invoice; american express; (?:apple|google) ?pay; mb way`,
    warranty: c`warrant\w+; guarantee\w*; (?:if|when) (?:it|this|that|one|something) (?:breaks|fails|dies|stops working|goes wrong|packs up)`,
    repair: c`repairs?; repair(?:ed|ing|able); (?:to|you|get it|have it) fix(?:ed)?; fix (?:it|this|that|my); mend(?:ed|ing)?; servicing; workshop`,
    voucher: c`vouchers?; gift ?cards?`,
    contact: c`(?:tele)?phone (?:number|line); phone you; fax; e-?mails?; call you`,
    place: c`(?:shops?|stores?|branch(?:es)?|showrooms?|outlets?) (?:of yours|near (?:me|here|us|by)|nearby|in (?:my|our) (?:town|city|area|village)); (?:do you have|have you got|is there|are there|got) (?:an?|any|other|another|one of your)(?: \p{L}{3,12})? (?:shops?|stores?|branch(?:es)?|showrooms?|outlets?)(?= (?:in|near|around|here|there|close)|[?]?$); where(?:abouts)? (?:exactly )?(?:are|is) (?:you|your (?:shop|store)|the (?:shop|store)); (?:which|what) (?:town|city|street) are you; where (?:is|are) (?:you|your (?:shop|store)|the (?:shop|store)); your address; directions`,
    wrapping: c`gift[- ]?wrap\w*; wrap (?:it|this|that|them|the \w+|my \w+); wrapped(?: up)?; (?:do|offer|provide|about) (?:\p{L}{1,8} ){0,2}wrapping(?! paper); (?:you|u) wrap (?:things|stuff|presents?|gifts?|everything); (?:wrap|pack)(?:ed)? (?:up )?as a (?:gift|present); (?:add|include|enclose|attach|write|(?:put|pop|slip|stick)(?: in)?) (?:in )?(?:an?|my|our|the|some)(?: (?:little|small|short|nice|handwritten|hand-written|birthday|greetings?|christmas|wedding|personal|thank-?you)){0,2} (?:card|note)s?(?! (?:reader|holder|number))(?= ?(?:$|[?.,!]| (?:in|with|to|for|from|inside|saying|too)(?![a-z]))); (?:card|note) (?:be )?(?:added|included|enclosed|put in|slipped in)(?: (?:to|with|in))?; (?:card|note) (?:with|in|to) (?:the|my) (?:gift|present|parcel|package|box); handwritten (?:card|note)`,
    cancelling: c`cancel\w*`,
    pickup: c`(?:pick|picking|collect|collecting|fetch|fetching|grab|grabbing) (?:it|this|that|them|one|mine|my \p{L}+) ?(?:up)?(?= (?:today|tomorrow|later|tonight|in|at|from|on|this|myself|after|before)| ?(?:$|[?.!,])); (?:pop|come|swing|drop|call) (?:in|by|round|over) (?:to|and) (?:collect|get|fetch|pick|grab); click (?:&|and) collect; (?:collect|pick|fetch|get) .{0,30}(?:myself|in person|from (?:the|your|a) .{0,20}(?:shop|store|branch)); (?:collect|pick up) (?:in|at) (?:the |your )?(?:store|shop)`,
    tradeIn: c`trade[- ]?in; part[- ]?exchange; buy (?:my|our|used|old|second[- ]?hand); take (?:my|our|an|the) old; take back .{0,15}old`,
    rental: c`rent(?:al|als|ing|ed|s)?; hir(?:e|ing) (?:a|an|one|it|out|them|the|some); for hire`,
    samples: c`samples?; swatch\w*`,
    sharpening: c`sharpen(?:ing|ed)?`,
    tryOut: c`(?:try|test) .{0,30}(?:before (?:i |we )?(?:buy|decid|order)\w*|in (?:the |your )?(?:shop|store)); test[- ]?rides?; fitting rooms?`,
    lessons: c`lessons?; classes; workshops?(?! price); (?<!of )courses?(?! of); tuition; tastings?(?! notes?); teach (?:me|my|us|people|beginners|kids)`,
    assembling: c`(?:you|u|someone|somebody|anyone|guys|team) (?:\p{L}{1,10} ){0,3}(?:assemble|install(?= (?:it|them|this|that|the|my|for|at)(?![a-z])| ?(?:$|[?.,!]))|(?:put|set) (?:it|them|this|that|everything|the \p{L}{3,14}) (?:together|up)); (?:get|have|want|need) (?:it|them|this|that|one|(?:the|my|our) \p{L}{3,14}) (?:assembled|installed|fitted|mounted|set up|put together); (?:assembled|installed|set up|put together) (?:by you|for (?:me|us)|at (?:home|my|our)); (?:assembly|installation|fitting|set-?up) (?:services?|costs?|charges?|fees?|price|team|included|extra|offered|on offer|available); (?:do|offer|provide|with|about) (?:home |free |any )?(?:assembly|installation)(?! (?:instructions?|manual|guide|tools?)); (?:put|set) (?:it|them|this|that|everything) (?:together|up) (?:for|at|in) (?:me|us|home|my|our); come and (?:fit|set|put|mount|install); (?:fit|mount) (?:it|them) (?:for|at|in) (?:me|us|home|my|our)`,
    priceMatch: c`price[- ]?match\w*; match (?:that|the|their|it|a lower|another|other|amazon'?s?|online) ?(?:price)?(?= ?(?:$|[?.,!]| price)); (?:seen|saw|found|find|got|offered) (?:it|them|this|that|the same)(?: one)?(?: for)? (?:cheaper|less|for less|lower)(?: .{0,20})?(?:elsewhere|somewhere|online|else)?; cheaper (?:elsewhere|somewhere else|online|on amazon)`,
    personalising: c`engrave; engravings?(?! (?:pens?|tools?|sets?|kits?|machines?)); (?:do|offer|provide) (?:\p{L}{1,8} ){0,2}(?:embroidery|monograms?|monogramming|personali[sz]ation); you (?:\p{L}{1,8} ){0,2}embroider; (?:get|getting|have|having|want|need|be|put)(?: \p{L}{1,12}){0,4} (?:engraved|embroidered|monogrammed|personali[sz]ed|customi[sz]ed); monogramming; initials; personali[sz](?:e|ing|ation); customi[sz]e; (?:put|print|write|have|get|want|add) (?:a |my |her |his |our |their |the )?(?:name|names|logo|message|date)s? (?:on|put on|printed|engraved); with (?:my|her|his|our|their) name on`,
    altering: c`(?:get|have|want|need) (?:it|them|this|these|the \w+|my \w+) (?:shortened|lengthened|hemmed|altered|taken (?:up|in|out)|let out|cut (?:down|to (?:size|length))); (?:take|taking) (?:it|them|this|these|the \w+|my \w+) (?:up|in)(?= ?(?:$|[?.,!]| for| by| here| if)); (?:you|someone|somebody|tailor) (?:\p{L}{1,10} ){0,2}(?:shorten|hem|alter|cut (?:\p{L}{1,10} ){0,2}to (?:size|length|measure)); shortening; be hemmed; hemming; (?:a|the|do) hems?; altering; alterations?; tailoring; cut to (?:size|length|measure) (?:for (?:me|us)|service)`,
  },
  time: {
    late: c`^p`,
    openingHours: c`hours`,
    weekdays: {
      mon: c`mondays?; mon`,
      tue: c`tuesdays?; tues?`,
      wed: c`wednesdays?`,
      thu: c`thursdays?; thurs?`,
      fri: c`fridays?; fri`,
      sat: c`saturdays?`,
      sun: c`sundays?`,
    },
    now: c`now; right now; currently; at the moment; still open`,
    today: c`today; tonight; this (?:morning|afternoon|evening)`,
    tomorrow: c`tomorrow; tmrw`,
    at: c`
      (?:at|till|until|after|before|by|past|around) (?<h>[01]?\d|2[0-4])(?:[:.](?<m>[0-5]\d))? ?(?<half>am|pm|a\.m|p\.m)?(?: ?o'?clock)?
      (?<h>[01]?\d|2[0-4])(?:[:.](?<m>[0-5]\d))? ?(?<half>am|pm|a\.m|p\.m); (?<h>[01]?\d|2[0-4]):(?<m>[0-5]\d)`,
  },
}
