import { cueList as c } from '../build.ts'
import type { WishWords } from '../wishes.ts'

const thing = String.raw`(?<thing>(?!nieuw|bestelling|pakket)\p{L}(?:\p{L}|[' -]){2,40}?)`
const end = String.raw`(?= ?(?:$|[,.!?\x3b]| - ))`
const said =
  '(?: (?:is|zijn|heeft|hebben|was|het|gisteren|vandaag|nu|net|helaas|eindelijk|definitief|echt|helemaal|er|ook|inmiddels|gewoon)){0,5}'
const broken =
  '(?:kapot(?: ?gegaan| ?gevallen)?|stuk(?: ?gegaan)?|overleden|dood|op|versleten|defect|begeven|de geest gegeven|gesneuveld|verloren|gestolen|gejat|gescheurd|gebarsten|gebroken|doorgebrand|naar de (?:maan|knoppen|haaien)|lek|(?:doet|doen) het niet(?: meer)?|(?:werkt|werken) niet(?: meer)?|kwijt(?: ?geraakt)?|aan vervanging toe|ermee (?:opgehouden|gestopt)|houdt ermee op|total loss)'

export const wishes: WishWords = {
  dismissing: c`
    (?:(?:nee|neen|ok(?:é|ay)?|ach|oh|ah|och|nou),? )?(?:laat maar(?: zitten)?|vergeet (?:het|dat)(?: maar)?|toch niet|maakt niet uit|geeft niet|hoeft niet(?: meer)?|doe maar niet)`,
  instead: c`(?:doe|geef)(?: (?:mij|me|dan|toch|maar|liever)){1,4}; (?:dan )?(?:toch )?liever; toch(?: maar)?; dan(?: maar| toch)?`,
  gone: c`
    (?:mijn|m'n|mn|ons|onze|(?:de|het) oude)(?: (?:oude?|vorige|trouwe|goeie ouwe)){0,1} ${thing}${said} ${broken}
    (?:(?:de|het) (?:oude|mijne|vorige|andere)|die van (?:mij|ons))${said} ${broken}
    (?:ik |we |wij )?(?:ben|zijn)(?: (?:ik|helaas|gisteren))? (?:mijn|m'n|mn|onze|ons)(?: oude?)? ${thing} (?:kwijt(?: ?geraakt)?|verloren)
    (?:ik |we |wij )?(?:heb|hebben)(?: (?:ik|helaas|gisteren|per ongeluk)){0,2} (?:mijn|m'n|mn|onze|ons)(?: oude?)? ${thing}(?: per ongeluk)? (?:verloren|kapot ?gemaakt|laten vallen|gebroken|gemold|gesloopt|stuk ?gemaakt)
    (?:ze hebben|iemand heeft) (?:mijn|m'n|mn|onze|ons) ${thing} (?:gestolen|gejat|gepikt)`,
  replacing: c`
    (?:ik |we |wij )?(?:wil|moet|willen|moeten|zou graag)(?: (?:ik|graag|nu|eindelijk)){0,2} (?:mijn|m'n|mn|onze|ons)(?: (?:oude?|kapotte|versleten)){0,2} ${thing} vervangen; (?:een )?(?:vervanging|vervanger) voor (?:mijn|m'n|mn|onze|ons)(?: (?:oude?|kapotte|versleten)){0,2} ${thing}(?: (?:gezocht|nodig))?${end}`,
  another: c`
    (?:(?:ik|we|wij) )?(?:heb|hebben|zoek|zoeken|wil|willen|moet|moeten|wou|zou)(?: (?:ik|we|wij|dus|nu|dringend|graag|snel|ook|er|naar|op zoek)){0,3}(?: (?:een|'n|er|naar een)){0,2} (?:nieuwe?|andere?|vervang(?:er|ing)|iets nieuws|eentje)(?: (?:nodig|hebben|kopen|aanschaffen))?(?![a-z-])
    (?:nieuwe?|vervang(?:er|ing)) (?:nodig|gezocht); (?:ik )?(?:moet|wil|moeten)(?: (?:hem|die|dat|het|ze|ik|dus)){1,2} vervangen
    (?:hebben jullie|heeft u|verkopen jullie) (?:er (?:nog )?(?:een|eentje|wat)|zoiets|eentje)(?= ?(?:$|[?.,!]))
    wat (?:hebben jullie|heeft u|hebt u|heb je|raden jullie|raadt u|raad je|verkopen jullie)(?: (?:aan|zoal|me|mij|daarvoor|nog|voor|in huis)){0,3}; welke (?:raden jullie|raadt u|raad je)(?: (?:me|mij))? aan`,
  seeking: 'ik zoek',
  therefore: c`en(?: (?:nu|dus|daarom))?; dus; daarom; want; omdat; maar`,
  asking: c`
    (?:zien|bekijken|tonen|laat (?:me|mij|ons)|gezocht|kopen); (?:hebben|verkopen|voeren|bieden) jullie; jullie (?:hebben|verkopen|voeren); (?:heeft|verkoopt|voert) u; (?:heb|verkoop) je; (?:is|zijn) er; (?:zoek|zoeken|nodig|wil|wou|doe|graag)`,
  broken: c`${broken}`,
  faulty: c`
    (?:wordt|worden|werd|is)(?: \p{L}+){0,3} (?:heet|gloeiend); oververhit\w*; rookt; vonken; schok(?:ken|je|jes)?; (?:ruikt|stinkt|stonk|meurt)(?: \p{L}+){0,3}; brandlucht
    (?:laat|laten|valt|vallen|gaat|gaan|komt|viel|ging|breekt|scheurt)(?: \p{L}+){0,7} (?:los|af|open|uit elkaar|kapot|stuk); losge\w+; afge(?:vallen|broken|bladderd|scheurd); druppelt; wiebelt; klemt; piept; kraakt; rammelt; flikkert; roest\w*; schimmel\w*; gekrompen; vervaagd; verkleurd\w*
    bang; durf\w*(?: \p{L}+){0,2} niet; gevaarlijk\w*; ondeugdelijk\w*; gebrekkig\w*; mankeert; (?:laadt|sluit|houdt|start|werkt|opent|blijft|past|doet)(?: \p{L}+){0,3} niet`,
  ofShop: c`
    (?:van|bij|uit) (?:jullie|u|jou)(?: (?:winkel|shop|webshop))?; (?:jullie|u)(?: (?:me|mij|ons))?(?: hebben| heeft)? (?:gestuurd|geleverd|verkocht|opgestuurd)
    aangekomen; kwam(?:en)?; binnengekomen; geleverd\w*; bezorgd; ontvangen; bestel\w*; pakket\w*; pakje; gekocht\w*
    na (?:slechts |nog geen |amper |maar |al )?(?:een|één|twee|drie|vier|vijf|zes|\d{1,2}|een paar|enkele) (?:keer|dag\w*|week|weken|maand\w*|uur|uren|minuten|wasbeurt\w*); alweer; opnieuw; eerste keer; gloednieuwe?
    garantie; geld terug; terug(?:sturen|betal\w*|geven); ruil\w*; omruil\w*; gratis; klacht`,
}
