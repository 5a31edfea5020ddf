import { cueList as c } from '../build.ts'
import type { RefusalWords } from '../refusals.ts'

const not = '(?:niet|geen|nooit|niks|niets|liever niet)'

export const refusals: RefusalWords = {
  exclude: c`
    andere? (?:merk|fabrikant|kleur|tint|materiaal|stof|smaak|geur|soort|vorm|model)(?:en|s)? dan;
    (?:laat|laten|haal|halen)~(?= (?:de |het |die |alle )?[^,.;?!]{2,30} (?:weg|eruit|achterwege|buiten beschouwing)(?![a-z]));
    met uitzondering van; afgezien van; (?:zolang|mits|als)~ (?:het |er )?~ geen; op(?= .{2,20} na(?![a-z]));
    (?:vergeet|schrap|negeer)(?= (?:de|het|die)\b);
    zonder(?: enige)?; (?:maar |en |ook |liefst |absoluut |beslist )?geen; (?:maar |en |ook |liefst |absoluut |beslist |liever )?niet(?: van| met| in| voor| uit)?; niks(?: met| van| in)?; niets(?: met| van| in)?; behalve(?: in| met| van)?; uitgezonderd; op(?= .{1,20} na\b); anders dan; in plaats van; ipv; i\.p\.v\.; noch; vrij van; nooit; buiten(?= (?:de|het|die)\b)
    (?:houd?t? )niet van; (?:wil|willen|hoef|hoeven|lust|lusten|moet|moeten|mag|zoek) (?:ik |we |hij |ze |ie |zij )?(?:ook |echt |liever )?(?:geen|niet(?: met| van)?|niks met); haat; zonder dat er`,
  notExclude: c`
    niet uit (?:welke?|wat|of|hoe|waar)\b; nog (?:steeds|altijd) (?:niet|niks|niets|geen)(?= ?(?:$|[,.?!]| \p{L}+(?:en|d|t)(?: |$))); (?:helemaal|nog) (?:niks|niets)(?! (?:met|van)); geen (?:probleem|idee|zorgen|haast|punt|dank|paniek|stress|zin|flauw idee|voorkeur|bezwaar|reactie|antwoord|tijd|interesse|moeite|wonder|ramp|limiet|budget|verstand|benul|bericht|meer|andere); niet (?:zeker|slecht|verkeerd|echt|per se|helemaal|precies|zo|te|al te|alleen|waar|erg|nodig|belangrijk|mogelijk|tevreden|blij|meer|minder|boven|onder|langer|korter|groter|kleiner|duurder|goedkoper|zwaarder|hoger|breder|later|ouder|vergeten|gek|heel|van plan|normaal|goed)
    (?:nog )?niet (?:aangekomen|binnen|ontvangen|gekregen|geleverd|gevonden|beschikbaar|leverbaar|op voorraad|uitverkocht|bezorgd|eerder|duidelijk|genoeg|warm genoeg); (?:waarom|of|nog|weet(?: het)?|werkt|doet(?: het)?|past|klopt|kan(?: ik)?|begrijp(?: het)?|snap(?: het)?|vind(?: ik)?|lukt|gaat|ken|is(?: het| er| dat)?|toch) niet
    (?:hebben jullie|heeft u|hebt u|heb je|hebben ze|zijn er|is er|verkopen jullie|verkoopt u|hebbie)(?: dan| echt| soms| hier| ook| toevallig){0,3} (?:geen|niet(?:s)?|niks); (?:vind|zie)(?: ik)?(?: hier| bij jullie| nergens){0,2} (?:geen|niets|niks); (?:kunnen jullie|kunt u|kan je|kun je|mag ik|zou u) (?:dat |die |het )?niet
    (?:niks|niets) (?:anders|te danken|meer|gevonden|gehoord|aan de hand|mis|gekregen|bijzonders|nodig); maakt (?:niet|niks) uit; geeft (?:niet|niks); nergens voor nodig; zonder (?:problemen?|twijfel|meer|pardon|gekheid|dollen|naden|draad|mouwen); nee,? (?:dank|bedankt); buiten (?:gebruik|openingstijden); lust .{0,12}niet; als .{0,20}niet`,
  rejects: c`
    (?:verdraagt?|wil|eet|drinkt?|lust|draagt?)~ noch;
    (?:heb|heeft|hebben)~ een (?:hekel|broertje dood) aan; (?:vermijdt?|vermijden|mijdt?|mijden|haat|haten|verafschuwt?)~; (?:is|ben|zijn)~ geen (?:fan|liefhebber|vriend) van; houd(?:t|en)?~ niet~ van`,
  noBehind: c`(?:(?:maar|dus|liever|echt|toch|graag|ook|dan) ){0,2}(?:niet|nee)`,
  refuses: c`
    (?:vind|vindt|vinden) (?:ik|ze|zij|hij|we|wij) (?:echt |zo |te |maar ){0,2}(?:lelijk|afschuwelijk|vreselijk|verschrikkelijk|saai|stom); (?:is|zijn) (?:te |zo |echt )?lelijk;
    (?:mag|mogen)~ ${not}~ in; (?:heeft|heb|hebben) (?:ik|hij|ze|zij|we|wij|mijn \p{L}{2,12}) al(?: (?:genoeg|veel|zat|een hoop|een))?; laat maar(?: zitten)?;
    (?:kun|kan|mag|mogen) (?:je|jullie|u)? ?(?:wel |gerust |meteen )?(?:weglaten|overslaan|vergeten|schrappen)|(?:mag|mogen|kan|kunnen) (?:wel )?weg|laat (?:maar )?weg;
    hoe(?:ft|ven) (?:van mij |voor mij |echt )?niet; (?:valt|vallen) af; (?:vind|vond|vindt) (?:ik|ze|zij|hij|we) (?:eigenlijk |echt )?(?:niks|niets|niet (?:zo )?(?:mooi|leuk|fijn|geschikt)?); (?:is|zijn) (?:eigenlijk |echt )?(?:niks|niets|niet) voor (?:mij|me|ons|haar|hem); (?:wil|willen|hoef|hoeven|moet|zoek|neem) (?:ik|we|ze|hij) (?:liever |dus |ook |echt )?niet; spreekt (?:me|mij|ons) niet aan; bevalt (?:me|mij) niet
    (?:kan|kunnen) (?:ik|hij|ze|ie|we|mijn \p{L}+)(?: echt| helaas| absoluut)? niet (?:tegen|hebben|eten|verdragen); (?:verdraag|verdraagt|verdragen) (?:ik|hij|ze|we)(?: echt| helaas)? niet; (?:is|zijn)(?: bij ons| bij mij| voor (?:mij|hem|haar|ons)| echt| absoluut| streng){0,2} (?:taboe|verboden|uit den boze|niet toegestaan|een no[- ]?go); (?:mag|mogen) (?:hij|ze|ik|ie|we)(?: echt| helaas)? niet(?: (?:hebben|eten|drinken))?; (?:maakt|maken) (?:me|mij|hem|haar) ziek
    (?:wil|willen|wilde|hoef|hoeft|hoeven|zoek|neem|lust|lusten|mag|mogen|moet|moeten|eet|eten|drinkt?|verdraagt?|draagt?|gebruikt?|kan|kunnen|heb|hoeft)~ ${not}~(?: (?:hebben|eten|drinken|dragen|zien|uitstaan|luchten|verdragen|gebruiken|tegen|velen|bij zijn))?
    (?:mag|mogen|moet|moeten|kan|kunnen|hoeft|zou|zouden)~ ${not}~ (?:in|bij|aan|op|van)~ (?:zitten|voorkomen|zijn|staan|zit); (?:is|zijn)~ ${not}~ (?:mijn|haar|zijn|ons|onze)~ (?:ding|smaak|stijl|kopje thee|kleur|favoriet|stijl); (?:is|zijn)~ ${not}~ (?:gewenst|toegestaan|welkom|mogelijk)
    (?:valt|vallen|vliegt|vliegen|gaat|gaan)~ (?:af|weg|eruit|buiten de boot|niet door); (?:is|zijn|blijft|blijven)~ (?:uitgesloten|taboe|verboten|geen optie|uit den boze|uitgezonderd|no go); uitgezonderd; uitgesloten; daargelaten
    (?:laat|laten|mag|mogen|kan|kunnen|kun)~ (?:(?:dat|die|deze|dit|dan|u|jullie|je) ){0,2}(?:~ )?(?:weg|achterwege|vallen|eruit|weglaten|overslaan|zitten|buiten beschouwing)
    (?:zou|zouden|wil|willen|kan|kunnen|mag|moet|moeten)~ (?:afschrijven|weglaten|vermijden|mijden|overslaan|schrappen|uitsluiten|missen|laten|skippen); (?:vermijd|vermijdt|vermijden|mijd|mijdt|haat|haten|schrap|skip)~; (?:sla|slaan)~ over
    (?:krijgt?|krijgen|heb|heeft)~ (?:jeuk|uitslag|bultjes|hoofdpijn|migraine|buikpijn|diarree|last)~; (?:jeukt|jeuken|kriebelt|kriebelen|prikt|prikken|irriteert|irriteren)~`,
  avoid: c`
    (?:ik|we|wij) (?:heb|hebben) (?:echt |zo |wel |nu )?(?:genoeg|de buik vol|schoon genoeg) van(?: de| die| al die| dat| het)?(?! (?:mijn|onze|ons))
    (?:hij|zij|ze|ik|we|wij) (?:heeft|heb|hebben) al (?:een|genoeg); allergisch (?:voor|tegen); allergie (?:voor|tegen); intolerant voor; intolerantie voor; overgevoelig voor; gevoelig voor; (?:krijgt?|krijg) .{0,15}(?:jeuk|uitslag|diarree) van
    (?:kan|kunnen|mag|mogen|verdraagt?|verdragen|eet|eten|drinkt?|drinken|gebruikt?|neem|neemt|draag|draagt)(?: ik| hij| ze| zij| ie| we| er| niet| echt| absoluut| helaas){0,3} (?:geen|niet tegen|niks met|niets met); niet tegen(?= \p{L}); (?:kan|kunnen) (?:ik |hij |ze |ie )?niet tegen; vermijd(?:t|en)?; mijd(?:t|en)?; mag .{0,20}niet (?:hebben|eten|drinken)
    reage(?:er|ert|ren)(?: \p{L}+){0,2} op; word(?:t|en)?(?: ik| hij| ze| ie)?(?: \p{L}+)? (?:ziek|misselijk|beroerd) van; (?:blijf|blijft|blijven)(?: \p{L}+)? (?:af van|weg van)`,
  freeOf: c`
    (?<!roest|kreuk|strijk|onderhouds|verzendkosten|kosten|krediet|drempel|zorgen|pijn|rimpel|corrosie|belasting|btw)-?vrije?; (?<=suiker|pit|geur|smaak|bot|vlees|parfum|kleur)lo(?:os|ze); (?<=\p{L})[- ]?allergi(?:e|sch); (?<=\p{L})[- ]?intoleran(?:t|tie); [- ]free`,
  hedges: `trouwens overigens natuurlijk evenmin maar ook echt liever helaas absoluut sowieso daar er dan graag beslist gewoon eigenlijk heel zo wel ik hij ze zij we wij ie je u jullie me mij hem haar ons toch beter alsjeblieft alstublieft in_elk_geval persoonlijk erg altijd meteen zich bij_ons bij_mij voor_mij voor_ons voor_haar voor_hem totaal helemaal nu alleen soms vreselijk ontzettend dat het`,
  within:
    'inzit inzitten bevat zit zitten gemaakt gemaakte bevatten vervaardigd bestaat weg eruit achterwege',
  kinds: 'model modellen versie versies type types soort soorten variant varianten uitvoering uitvoeringen',
  because: c`dus; want; omdat; daarom; aangezien; en; maar; wat; welke; heb; hebben; heeft; zijn er; is er; laat\p{L}* zien; daar; dan`,
  reasons: c`want; omdat; anders; aangezien`,
}
