import { cueList as c } from '../build.ts'
import type { RefusalWords } from '../refusals.ts'

/** Whoever is spoken of. */
const who = String.raw`(?:i|we|you|he|she|they|someone|somebody|(?:my|our|the|his|her) \p{L}{2,12})`
const not = "(?:don't|dont|do not|doesn't|doesnt|does not|didn't|did not)"
const them = String.raw`(?:me|us|him|her|them|my \p{L}{2,12})`

export const refusals: RefusalWords = {
  exclude: c`
    (?:an?|any|some)? ?(?:different|another|other) (?:brand|make|maker|manufacturer|label|colou?r|shade|material|fabric|flavou?r|scent|type|sort|kind|shape|style|model)s? (?:than|from); (?:(?:should|must|may|could)(?:n't|nt| not)|can't|cant|cannot|can not)~ (?:be|have|contain|include|feature|come with|come in)(?! (?:too|so|that|more|less|very|over|under|above|below|much|long|delivered|sent|shipped|\p{L}+er than))(?: (?:any|an?|made (?:of|from|with)|in|with|from))?; (?:don't|dont|do not) (?:show|give|offer|suggest|recommend)(?: me| us)?(?: any)?; (?:rather|prefer)(?: if)? (?:it|they) (?:was|were|is|are)(?:n't|nt| not)(?: made)?(?: (?:of|from|with|in))?; i (?:don't|dont|do not) do(?= \p{L}+(?: ?$| ?[,.;!]));
    (?:besides|save for|aside from|barring|excepting|with the exception of); (?:not|isn't|aren't)~ the (?:type|kind|sort|style|ones?|version|model)s?(?: (?:that|which|where|with|made of|made from|in|for|you|they|has|have|are|is)){1,2}
    (?:leave|leaving|take|rule|cut|(?<!(?:^|[^a-z])(?:do|does|will|would|it|they|that|which|to)(?: (?!you )[^,.;?!]{2,25})? )keep)(?= (?:the |any |all |those )?[^,.;?!]{2,30} out(?![a-z]));
    (?:drop|ditch|scrap|ignore|discard)(?= (?:the|any|all|those|these)\b);
    (?:not|isn't|aren't) (?:a (?:big )?fan of|(?:that |really )?into|(?:that |so )?keen on); without(?: any)?; no; not(?: made (?:of|from|with))?; nothing; none (?:of|for|with|from|in|made (?:of|from|for)); except(?: for)?; other than; (?:anything|everything|all|any(?: \p{L}{1,20})?) (?:but|bar); (?<=any \p{L}{1,20} )but; rather than; instead of
    (?:do not|don't|dont|does not|doesn't|doesnt) (?:want|like|need)(?: any)?; (?:i|we|he|she|they) (?:hates?|dislikes?|loathes?); hates?; free (?:of|from); minus; w/o; (?:leave|take) out; skip; forget(?: about)?(?= (?:the|any)\b); steer clear of
    (?:that |which )?(?:isn't|aren't|isnt|arent)(?: made (?:of|from|with))?; (?:is|are)(?: made)? not(?: made (?:of|from|with)| of)?; (?:that |which )?(?:has|have|contains?) no; neither; nor; excluding; excl\.?; apart from; (?:do not|don't|dont|doesn't|does not|doesnt) (?:contain|include)(?: any)?; (?:can't|cant|cannot) stand; never`,
  notExclude: c`
    no problem; no idea; no worries; no thanks?; not sure; not really; not bad; not yet; no,? sorry; nothing else; no rush
    not (?:more|less|over|under|above|below|bigger|larger|heavier|longer|older|smaller)(?: than)?; no (?:more|less|later|bigger|heavier|longer|older) than; why not; whether or not; not only; not too
    no matter; not happy; not working; no longer; not received; not arrived; no\.? ?(?:[a-z]{1,4}-?)?\d+; is(?:n'?t| not) (?:it|that|there|this)
    don't know; dont know; no (?:preference|budget|limit|need|reply|answer|response|hurry|doubt|stress|clue|fuss|joke|use|one|wonder); not (?:so sure|certain|quite|necessarily|exactly|enough|available|in stock|delivered|here|fussed|bothered|possible|what|much|long|far|a problem|true|satisfied|impressed|good|great|right|urgent|important)
    (?:don't|dont|do not|doesn't|haven't|havent) (?:you|they|u)(?: have| sell| got| do| stock| any| no){0,2}; (?:is|are|was|were) (?:it|they|there|you|that|this) not; (?:can't|cant|cannot|couldn't) find(?: any)?; or not; if not; (?:if|when|in case|because) .{0,12}(?:don't|dont|do not|doesn't|doesnt|does not|isn't|isnt|is not) \p{L}+; (?:i|we) (?:have|got) no; no interest; no,? i meant; has(?:n't| not); have(?:n't| not) (?:received|got|had|arrived|heard|come); didn't; did not; won't; will not; no reason; nothing (?:wrong|special|yet|fancy|more|happened|arrived); never (?:mind|arrived|came|received)`,
  rejects: c`
    ${who}~ (?:can't|cannot|cant|can not|couldn't|could not)~ (?:stand|bear|abide|stomach|tolerate|do with|cope with|handle|live with|wear|eat|drink|go near|be doing with)
    ${who}~ (?:hates?|dislikes?|loathes?|detests?|despises?|avoids?|refuses?(?! to))
    ${who}~ (?:would|'d|should|must|want to|wants to|prefer to|prefers to|try to|tries to|have to|has to|need to|needs to|had)~ (?:avoid|skip|pass on|do without|leave out|steer clear of|stay away from|keep away from)
    ${who}~ can~ (?:do|live|manage|cope)~ without; ${who}(?: am| is| are| was|'m|'s|'re)~ (?:not|n't)~ (?:keen on|into|fond of|partial to|fussed about|wild about|crazy about)
    ${who}~ ${not}~ (?:like|want|need|care for|get on with|get along with|go for|enjoy|wear|use|eat|drink|fancy|tolerate|touch)
    ${who}~ (?:have|has|'ve|'s got)~ no (?:time|need|love|liking|taste|desire) for`,
  noBehind: c`(?:rather |better |please )?(?:no|not)`,
  refuses: c`
    (?:is|are|looks?) (?:so |too |just |really ){0,2}(?:ugly|hideous);
    let's (?:just )?(?:skip|drop|ditch|forget|leave out|rule out)(?: (?:it|that|those|them))?; let's leave (?:it|that|those|them) out;
    (?:you can |just )?(?:skip|leave out|leave (?:it|them|that|those) out|drop|scrap|ditch|bin|forget|discard)(?: (?:it|them|that|those))?(?<=(?:you can|just) .{4,22}|(?:it|them|that|those)(?: out)?);
    (?:ones? )?(?:is|are) out; (?:is|are)(?:n't|nt| not) (?:really |quite |so much )?(?:for (?:me|us|her|him|them)|my (?:thing|style|taste)|what (?:i|we) (?:want|need|had in mind)); (?:not|never) (?:for (?:me|us)|my (?:thing|style)); (?:i|we|he|she|they) (?:don't|dont|do not|doesn't|doesnt|does not) (?:really |much )?(?:like|want|need|fancy)(?: (?:it|that|this|them|those|these)(?: ones?)?)?; (?:do(?:es)?n't|doesnt|do not|does not) (?:really )?(?:appeal|do it for me|convince me)(?: to me)?
    (?:makes?|made|making) (?:me|him|her|us|them|my \p{L}{2,12}) (?:feel )?(?:ill|sick|itch|itchy|sneeze|swell(?: up)?|poorly|break out|come out in \p{L}+); (?:is|are)(?: strictly| totally| completely| all)? (?:off limits|off the menu|a no[- ]?go|no[- ]?gos?|out of the question|forbidden|banned|not allowed|not an option|taboo)(?: (?:for|with) (?:me|him|her|us|them))?; (?:gives?|gave|giving) (?:me|him|her|us|them) (?:an? |the )?(?:rash|hives|migraines?|headaches?|spots|stomach ?aches?|heartburn|reaction); (?:do(?:es)?n't|dont|doesnt|do not|does not) agree with (?:me|him|her|us|them); upsets? (?:my|his|her|our) (?:stomach|tummy|skin)
    (?:is|are|was|'s)~ (?:out|excluded|off|off limits|off the (?:menu|table|list)|ruled out|an?~ (?:big |hard |absolute |definite )?(?:no|no[- ]?go|no[- ]?no)|no (?:good|use|option)|out of the question|forbidden|banned|taboo)
    (?:is|are|was|'s)(?: not|n't|nt)~ (?:my|her|his|their|our|your)~ (?:thing|style|taste|cup of tea|bag|jam|scene|favourite|favorite|idea of \p{L}+); (?:is|are|'s)(?: not|n't|nt)~ (?:an option|allowed|wanted|welcome|permitted|acceptable|suitable|on the cards)
    (?:is|are|'s)(?: not|n't|nt)~ what (?:i'm|we're|i am|we are|he's|she's) (?:after|looking for); (?:has|have|needs?|ought) to be (?:left|kept) out
    (?:should|must|may|can|shall|could)(?: not|n't|nt|not)~ be~ (?:in it|in there|in them|part of it|involved|included|used|present|inside)
    makes?~ ${them}~ (?:sweat|cough|gag|retch|queasy|nauseous|uncomfortable|wheeze|shudder|cringe|scratch|feel \p{L}+)
    (?:brings?|brought)~ ${them} out in \p{L}+; (?:irritates?|inflames?|itches|scratches|bothers?|disgusts?)~ (?:${them}|(?:my|his|her|our) \p{L}+)
    excluded; excepted; aside; not included; ${who}~ can~ (?:do|live|manage|cope)~ without
    ${who}~ (?:would|'d|will|'ll|should|might)~ (?:skip|leave out|rule out|drop|discard|scrap|cross off|pass on|give a miss)(?: \p{L}{2,5})?`,
  avoid: c`
    (?:fed up|sick|sick and tired|tired|bored) (?:of|with)(?: all)?(?: these| those| the)?(?! (?:my|our|it|this|that|you|him|her|them|\p{L}{2,12}ing)(?![a-z])); (?:had|i have|i've|we've) enough (?:of|with)(?: these| those| the)?(?! (?:my|our|it|this|that|you)(?![a-z]))
    (?:i|he|she|they|we)(?: have| has|'ve|'s)?(?: got)? (?:enough|plenty of|loads of|too many)(?! (?:money|time|space|room))
    (?:i|he|she|they|we)(?: have| has|'ve|'s)(?: got)?(?: an?| some)?(?= [^,.;?!]{2,30} already)
    (?:i|he|she|they|we)(?: have| has|'ve|'s)? already (?:has|have|got|owns?)(?! (?:\p{L}+ed|been|sent|paid|written|had|bought|seen|asked|my|your|the))(?: an?| some| enough| plenty of)?; allergic to; allerg(?:y|ies) (?:to|against); intolerant (?:to|of); intolerance to
    (?:can't|cannot|cant|can not|doesn't|does not|doesnt|don't|do not|dont|mustn't|must not) (?:eat|have|drink|tolerate|take|use|wear|stand)(?: any)?
    eats? no; drinks? no; avoid(?:s|ing)?; cut(?:ting)? out
    (?:can't|cant|cannot|can not|couldn't) (?:do|handle|stomach|digest|touch|go near)(?: any)?; react(?:s|ed|ing)?(?: really| very)?(?: badly| strongly)? to; (?:sensitive|sensitivity) to; (?:gets?|got|getting) (?:an? |really |such a )?(?:rash|hives|ill|sick|itchy|migraines?|headaches?|bloated|reaction|stomach ?aches?) (?:from|with|off); (?:stays?|keeps?|staying|keeping) (?:away from|clear of|off)(?= \p{L}); (?:i'm|im|he's|hes|she's|shes|we're|were|they're) off(?= (?!to|on|the|for|work|now|out|my|in|at|by|\p{L}{2,12}ing(?![a-z]))\p{L}); (?:isn't|isnt|aren't|not|n't) (?:allowed|meant to have|supposed to have)(?: any| to (?:eat|have|drink))?`,
  freeOf: c`
    (?<!(?:for|feel|hassle|toll|duty|post|hands|trouble|worry|stress|care|wrinkle|maintenance|delivery|shipping|returns?|postage|it|is|are|get|that|one)[- ]?)-?free
    (?<=sugar|seed|bone|meat|scent|odour|odor|fragrance|alcohol)less; (?<=\p{L})[- ](?:allergy|allergies|intolerance|intolerant)`,
  hedges: `by_the_way either mind_you really just also absolutely sadly unfortunately please definitely honestly simply totally completely generally actually quite so too either rather always strictly sort_of kind_of at_all very that much ever usually personally still afraid i_am_afraid for_me for_us for_her for_him for_them with_me with_us with_her with_him from_me from_us like_mad like_crazy badly terribly a_lot all_over anyway though too certainly all`,
  within: 'inside made containing consisting contains featuring includes out',
  kinds:
    'model models version versions type types kind kinds sort sorts style styles variety varieties edition editions variant variants option options',
  because: c`so; because; cos; cause; since; as; and; but; which; what; whatever; any; got; have you; do you; can you; could you; are there; is there; show me; please; anything; something; that's why`,
  reasons: c`because; cos; coz; cause; as (?:it|they|that|i|he|she|we)`,
}
