import { cueList as c } from '../build.ts'
import type { WishWords } from '../wishes.ts'

const thing = String.raw`(?<thing>(?!neue|bestellung|paket|lieferung)\p{L}(?:\p{L}|[' -]){2,40}?)`
const end = String.raw`(?= ?(?:$|[,.!?\x3b]| - ))`
const said =
  '(?: (?:ist|sind|hat|haben|war|wurde|sei|leider|gestern|heute|jetzt|nun|endgültig|gerade|mir|uns|total|völlig|komplett|einfach|plötzlich|endlich|neulich|nämlich|auch|ja)){0,5}'
const broken =
  "(?:kaputt(?: ?gegangen)?|hinüber|hin|defekt|im eimer|durchgebrannt|durch|gestorben|tot|futsch|verloren(?: gegangen)?|geklaut(?: worden)?|gestohlen(?: worden)?|zerbrochen|zersprungen|gerissen|zerrissen|gebrochen|abgebrochen|abgeraucht|verschlissen|abgenutzt|ausgedient|schrott|weg|spinnt|undicht|streikt|am ende|den geist aufgegeben|das zeitliche gesegnet|in die brüche gegangen|runtergefallen|(?:geht|funktioniert|läuft|will|macht(?:'s| es)?|tut(?:'s| es)?) nicht mehr(?: mit| richtig)?|funktioniert nicht|gibt den geist auf)"

export const wishes: WishWords = {
  dismissing: c`
    (?:(?:ne+|nein|nö|ach|och|oh|ok(?:ay)?|na),? )?(?:vergiss (?:es|das)|vergessen sie (?:es|das)|vergesst (?:es|das)|lass(?:en sie|en wir|t)?(?: (?:es|das|mal|doch|gut|lieber)){0,3} (?:sein|bleiben|stecken|gut sein)|lass(?:en sie|en wir|t)? (?:es|das|mal)|schon gut|doch nicht|nicht so wichtig|egal|macht nichts|(?:hat|ist) sich erledigt)(?: (?:mal|wieder|einfach|dann|bitte)){0,2}`,
  instead: c`(?:dann )?(?:doch )?(?:lieber|eher|besser|stattdessen)(?: doch)?(?: mal)?; dann(?: doch| halt| eben)?(?: mal)?; doch(?: mal)?`,
  gone: c`
    (?:(?:mein|unser|ihr|sein)e?[nrsm]?(?: (?:alt|bisherig|letzt|gut|treu|alt)e[nrs]?){0,2}|(?:der|die|das) (?:alte|bisherige)) ${thing}${said} ${broken}
    (?:(?:der|die|das) (?:alte|bisherige|letzte|andere)|mein(?:e|er|s|es)(?: alte[rs]?)?|uns(?:e?re|erer|ers))${said} ${broken}
    (?:(?:ich|wir) )?(?:hab|habe|haben)(?: (?:leider|gerade|gestern|mir|neulich|ich|wir|aus versehen)){0,3} (?:(?:mein|unser)e?[nsm]?|den alten|die alte|das alte)(?: alte[ns]?)? ${thing}(?: (?:leider|gestern|aus versehen)){0,2} (?:verloren|zerdeppert|kaputt ?gemacht|zerbrochen|geschrottet|verlegt|zerstört|fallen ?(?:ge)?lassen|runtergeschmissen|ruiniert|verbummelt|zerschlagen)
    (?:mir|uns) (?:ist|sind|wurde|hat jemand|haben sie)(?: (?:leider|gestern|gerade|neulich)){0,2} (?:der|die|das|den|(?:mein|unser)e?n?)(?: alte[nrs]?)? ${thing}(?: (?:leider|gestern|jetzt)){0,2} (?:kaputt ?gegangen|geklaut(?: worden)?|gestohlen(?: worden)?|zerbrochen|runtergefallen|verloren gegangen|abgebrochen|gerissen|durchgebrannt)`,
  replacing: c`
    (?:ich |wir )?(?:will|möchte|muss|wollen|möchten|müssen|würde gern)(?: (?:jetzt|mal|endlich|gern|gerne)){0,2} (?:(?:mein|unser)e?[nsm]?)(?: (?:alt|kaputt|defekt|verloren)e[nsr]?){0,2} ${thing} (?:ersetzen|austauschen|erneuern|ablösen)
    (?:ein(?:en)? )?ersatz für (?:(?:mein|unser)e?[nsm]?|den|die|das)(?: (?:alt|kaputt|defekt|verloren)e[nsr]?){0,2} ${thing}(?: (?:gesucht|bitte|gebraucht))?${end}`,
  another: c`
    (?:(?:ich|wir) )?(?:brauch|brauche|brauchen|bräuchte|bräuchten|such|suche|suchen|will|wollen|möchte|möchten|hätte gern|hätten gern|benötige|muss)(?: (?:ich|wir|also|jetzt|nun|deshalb|daher|dringend|unbedingt|schnell|mal|deswegen|noch|bald|wieder|mir)){0,3}(?: (?:ei)?ne?[nmrs]?)? (?:was neues|etwas neues|neue[nrsm]?|andere[nrsm]?|ersatz(?: dafür)?|eine[nrs]?)(?: (?:haben|kaufen|her|holen|anschaffen))?(?![a-z-])
    (?:jetzt |also |nun )?muss(?: (?:jetzt|also|nun|mal|dringend|da)){0,2} (?:ein |eine )?(?:neue[rs]?|ersatz|was neues|etwas neues) her; (?:eine? )?neue[rs]? muss(?: (?:jetzt|also|nun|da))? her; ersatz (?:gesucht|bitte|gebraucht)
    (?:habt ihr|haben sie|führt ihr)(?: (?:da|noch))? (?:welche|eine[ns]?|sowas|so was)(?: da)?(?= ?(?:$|[?.,!]))
    was (?:habt ihr|haben sie|hast du|gibt es|gibts|gibt's|könnt ihr|können sie|empfehlt ihr|empfehlen sie|würdet ihr|würden sie)(?: (?:da|denn|so|an|noch|mir|im angebot|nehmen|empfehlen|vorrätig)){0,4}; welche[nrs]? (?:(?:empfehlt|nehmt|habt) ihr|(?:empfehlen|haben) sie|würdet ihr (?:nehmen|empfehlen)|würden sie (?:nehmen|empfehlen)|könnt ihr empfehlen|können sie empfehlen|ist gut|taugt)`,
  seeking: 'ich suche',
  therefore: c`und(?: (?:jetzt|nun|deshalb|daher|darum|deswegen))?; also; deshalb; deswegen; daher; darum; drum; weil; da; denn; aber`,
  asking: c`
    (?:sehen|ansehen|anschauen|anzeigen|zeig(?:e|en|t|s)?|gesucht|kaufen|gebrauchen); (?:habt|führt|verkauft|bietet) ihr; (?:haben|führen|verkaufen|bieten) sie; hast du; gibt(?:s| es|'s); ich (?:suche|brauche?|bräuchte|möchte|will|hätte); suche?; brauche?; möchte; hätte`,
  broken: c`${broken}`,
  faulty: c`
    (?:wird|werden|wurde|ist|läuft)(?: \p{L}+){0,3} heiß; überhitzt; qualmt; raucht; funken; (?:riecht|stinkt|stank|müffelt)(?: \p{L}+){0,3}; verschmort\w*; (?:kriege?|bekomme?|krieg)(?: \p{L}+){0,3} (?:schlag|schläge)
    (?:löst|lösen)(?: \p{L}+){0,4} (?:sich|ab|auf); lös(?:t|en) sich; (?:geht|gehen|fällt|fallen|platzt|blättert|bricht|reißt|ging|fiel)(?: \p{L}+){0,8} (?:ab|auf|auseinander|aus|raus|kaputt|los); (?:ab|auf)(?:ge(?:fallen|gangen|löst|platzt|rissen|brochen|blättert)); abge\w+; tropft; wackelt; klemmt; quietscht; knarzt; klappert; flackert; rostet; schimmelt; färbt ab; eingelaufen; verzogen
    angst; trau(?:e|en)?(?: \p{L}+){0,2} nicht; gefährlich; mangelhaft; fehlerhaft; (?:lädt|schließt|hält|geht|startet|heizt|öffnet|schaltet|passt|druckt|klebt)(?: \p{L}+){0,3} nicht`,
  ofShop: c`
    (?:von|bei|aus) (?:euch|ihnen|dir|hier|(?:eu|ih)rem? (?:laden|shop|geschäft)); (?:habt ihr|haben sie|ihr|sie)(?: (?:mir|uns))? (?:geschickt|geliefert|verkauft)(?: (?:habt|haben))?
    angekommen; gekommen; geliefert\w*; lieferung; paket; bestell\w*; gekauft\w*; erhalten; ausgepackt
    (?:nach|innerhalb von) (?:nur |gerade mal |nicht mal |knapp |schon )?(?:eine[mr]|zwei|drei|vier|fünf|sechs|\d{1,2}|ein paar|wenigen)(?: mal)? (?:benutz\w*|tag\w*|woche\w*|monat\w*|stunde\w*|minute\w*|mal|wäsche\w*|gebrauch); schon wieder; bereits; beim ersten mal; kam(?:en)?(?= )
    garantie; gewährleistung; geld zurück; erstatt\w*; umtausch\w*; reklam\w*; zurück(?:schicken|geben|senden); schickt mir; kostenlos\w*; nagelneu\w*`,
}
