import { cueList as c } from '../build.ts'
import type { WishWords } from '../wishes.ts'

const thing = String.raw`(?<thing>(?!new |second |third |order|parcel)\p{L}(?:\p{L}|[' -]){1,40}?)`
const end = String.raw`(?= ?(?:$|[,.!?\x3b]| - ))`
const said =
  "(?: (?:has|have|had|is|are|was|were|just|finally|sadly|completely|totally|now|got|been|recently|simply|both|all|has just|yesterday|today)|'s|'ve|'re){0,4}"
const broken =
  "(?:broke(?: down)?|broken(?: down)?|died|dead|packed (?:in|up)|(?:gave|given) up(?: the ghost)?|bit the dust|bitten the dust|kicked the bucket|conked out|fell apart|fallen apart|falling apart|worn out|wore out|snapped|ripped|torn|tore|cracked|smashed|shattered|stopped working|stopped|not working|isn't working|won't (?:turn|switch) on|does(?:n't|nt| not) work(?: any ?more)?|no longer works|no more|had it|kaput|knackered|bust(?:ed)?|on (?:its|their) last legs|(?:gone )?missing|lost|stolen|nicked|leaks?|leaking|(?:burn[et]d?|blew|blown)(?: out| up)?|useless|finished|done for|toast)"

export const wishes: WishWords = {
  dismissing: c`
    (?:(?:no|nah|nope|ok(?:ay)?|oh|ah|actually|hm+|well),? )?(?:never ?mind|nvm|forget (?:it|that|this|those|them|about (?:it|that|this|those|them))|(?:scrap|scratch|skip|drop|leave|ditch) (?:it|that|those|them)|don'?t bother|not to worry|on (?:second|2nd) thoughts?)(?: then)?
    never ?mind (?:about )?(?:the|those|these) (?!price|cost|money|budget|rest|colou?r|size|brand|delivery)\p{L}{3,20}`,
  instead: c`rather; instead; just; better; make (?:it|that); let'?s (?:do|go (?:with|for)|try|have|say|see); go (?:with|for)`,
  gone: c`
    (?:my|our|the old|her|his) (?:(?:old|trusty|ancient|previous|last|poor|current|existing|good old) ){0,2}${thing}${said} ${broken}
    (?:(?:the|my|our|her|his) (?:old|last|previous|other|current|existing) ones?|mine|ours)${said} ${broken}
    (?:(?:i|we|he|she)(?:'ve|'s| have| has)? )?(?:(?:just|finally|accidentally) ){0,2}(?:lost|broke|broken|dropped|smashed|ruined|wrecked|wore out|worn out|killed|misplaced) (?:my|our|his|her) (?:old )?${thing}${end}
    (?:(?:i|we|he|she)(?:'ve|'s| have| has)? )?(?:(?:just|finally|accidentally) ){0,2}(?:lost|broke|broken|dropped|smashed|ruined|wrecked|wore out|worn out|killed|misplaced) (?:mine|ours|the old one)
    (?:someone|somebody|they) (?:stole|nicked|took|pinched) (?:my|our) ${thing}${end}`,
  replacing: c`
    (?:(?:i|we)(?:'m|'re| am| are)? )?(?:(?:need|want|have|would like|'d like|must|looking|trying|time) (?:to )?replace|replacing) (?:my|our|an|this) (?:(?:old|broken|dead|worn-out|worn out|lost|knackered|ancient|faulty) ){0,2}${thing}${end}`,
  another: c`
    (?:(?:i|we)(?:'m|'re|'d|'ll| am| are| would| will)? )?(?:(?:now|just|really|also|urgently|desperately|got to|gotta) ){0,2}(?:need|want|looking for|look for|after|searching for|in need of|in the market for|could do with|require|like|shopping for|have to (?:get|buy|find)|time for|buy|get|do you have|have you got|got|show me)(?: to (?:get|buy|find|order|have))?(?: me)? (?:(?:a|an|some|any|the) )?(?:brand )?(?:new ones?|another(?: one)?|other one|replacements?(?: for (?:it|them))?|(?:decent|good|better|cheap|similar) (?:new )?ones?|ones?|something new)(?![a-z-])
    (?:(?:i|we) )?(?:need|want|have|would like|'d like|must) (?:to )?replace (?:it|them)
    (?:do you have|have you got|you got|got|do you sell) any(?: (?:in|left|there))?(?= ?(?:$|[?.,!]))
    what (?:do|have|can|would|could) you (?:have|got|recommend|suggest|sell|offer|advise)(?: (?:me|instead|there|now|in)){0,2}; which (?:ones? )?(?:do|would|can) you (?:recommend|suggest|advise); any (?:recommendations|suggestions|ideas)(?: for (?:a new one|another|a replacement))?`,
  seeking: 'looking for',
  therefore: c`and(?: so| now)?; so(?: now)?; because; cos; since; as; but`,
  asking: c`
    (?:see|view|browse|look(?:ing)? (?:at|for)|searching for|show (?:me|us)|find (?:me|us)|have a look at|after|in the market for); you (?:do|keep|carry|stock|sell|have|got|offer); (?:got|sell|stock|need|want|wanted|buy|fancy)(?: (?:any|some|an?))?; any`,
  broken: c`${broken}`,
  faulty: c`
    burning(?: hot)?; (?:gets?|getting|runs?|becomes?|went|is|are|was) (?:so |far |very |really |way |extremely |scarily )*(?:too )?hot; overheat\w*; smok(?:es?|ing|ed); sparks?; sparking; (?:electric )?shocks?; (?:smells?|stinks?|stank|reeks?|whiffs?)(?: of| like| awful\w*| bad\w*)?
    (?:com(?:es?|ing)|came|fell|falls|falling|peel(?:s|ing|ed)?|broke|drops?|dropp(?:ed|ing)) (?:off|apart|loose|undone|away|out); loose; unstitch\w*; unravel\w*; fray(?:s|ing|ed); stick(?:s|ing); stuck; jam(?:s|med|ming); wobbl\w+; creak\w*; squeak\w*; rattl\w+; flicker\w*; drip(?:s|ping)?; rust\w*; mou?ld\w*; fad(?:es?|ed|ing); shr(?:ank|unk|inks?)
    scar(?:ed|y); frighten\w*; afraid; dangerous; unsafe; faulty; defective; (?:keeps?|kept) \p{L}+ing; (?:won't|wont|doesn't|doesnt|does not|don't|didn't|can't|cannot|no longer) (?:\p{L}+ )?(?:charge|close|open|hold|start|stay|work|fit|shut|heat|turn|switch|connect|play|print|fasten|zip|last)\w*`,
  ofShop: c`
    (?:from|off) (?:you|u|your (?:shop|store|website|site)|here|this shop); (?:you|u|you guys) (?:sent|sold|gave|delivered|shipped)(?: (?:me|us))?
    arrived; delivered; came; received; turned up; unpacked; unboxed; order(?:ed|s)?; bought; purchased; parcel; package; delivery
    (?:after|within|in) (?:only |just |less than |not even |barely )?(?:an?|one|two|three|four|five|six|\d{1,2})(?: few| couple of)? (?:use|uses|times?|minutes?|hours?|days?|weeks?|months?|wash(?:es)?); already; again; first time
    refund\w*; money back; warrant\w+; guarantee\w*; return\w*; free of charge; for free; send me; brand new; complain\w*`,
}
