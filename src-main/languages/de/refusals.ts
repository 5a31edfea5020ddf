import { cueList as c } from '../build.ts'
import type { RefusalWords } from '../refusals.ts'

const not = '(?:nicht|kein(?:e|en|er|es|em|s)?|nie|niemals|nix|nichts|weniger|ungern)'

export const refusals: RefusalWords = {
  exclude: c`
    andere[nrsm]? (?:marke|hersteller|firma|farbe|farbton|material|stoff|sorte|duft|geschmack|form|muster|art|modell)n? als; (?:et)?was and(?:e)?res als;
    (?:nichts|keine[nrs]?),? (?:was|das|die|der|wo)(?: (?:da|komplett|ganz))?(?: aus| mit| von)?(?= );
    (?:lass|lasst|lassen sie|nimm|nehmt|nehmen sie|klammer)~(?= (?:bitte |mal )?(?:die |den |das |alle )?[^,.;?!]{2,30} (?:weg|raus|außen vor)(?![a-z]));
    ^bis auf(?= \p{L}); mit ausnahme von; (?:solange|hauptsache|sofern)~ ${not};
    (?:vergiss|vergesst|streich|ignorier)e?(?= (?:die|den|das|alle)\b);
    ohne(?: jede[nrsm]?| jegliche[nrsm]?)?; (?:auf keinen fall|bloß|bitte|aber|und|auch|gar|überhaupt) kein(?:e|en|er|es|em|s)?; kein(?:e|en|er|es|em|s)?
    (?:auf keinen fall|bloß|bitte|aber|und|auch|lieber|eher) nicht(?: aus| mit| in| von| für)?; nicht(?: aus| mit| in| von| für)?; nichts(?: aus| mit| in| von)?; nix(?: aus| mit| in| von)?
    außer(?: in| aus| mit)?; ausgenommen; abgesehen von; bis auf(?= (?:die|den|das|der)\b); alles außer; statt; anstatt; anstelle von; weder; (?<=weder .{1,30})noch
    keinesfalls; auf keinen fall; niemals; frei von; ned; hasse; hasst; minus; kei(?= \p{L})`,
  notExclude: c`
    kein(?:e|en)? (?:problem|thema|ahnung|sorge|eile|ding|stress|frage|rolle|lust|angst|wunder|interesse|antwort|rückmeldung|zeit|scherz|witz|geld|grenze|limit|budget|vorlieben?|plan|schimmer|bedarf|umstände|ursache)
    kein(?:e|en)? (?:mehr|weiteren?|anderen?); (?:noch )?nicht (?:sicher|so sicher|schlecht|verkehrt|wirklich|unbedingt|genau|ganz|wahr|nur|so|zu|allzu|gerade|extra|sofort|eilig|wichtig|schlimm|nötig|möglich|richtig|gut|zufrieden|glücklich|begeistert|mehr|weniger|über|unter|länger|kürzer|größer|kleiner|teurer|billiger|schwerer|leichter|höher|breiter|später|älter|jünger)
    nicht (?:angekommen|da|erhalten|bekommen|gekommen|geliefert|gefunden|verfügbar|lieferbar|vorrätig|auf lager|ausverkauft|ganz|viel|weiter|klar|mag|gefällt|passt|geht|funktioniert|verstanden|vergessen|warm genug|groß genug)
    (?:warum|wieso|weshalb|oder|ob|noch|weiß|weiss|weis|geht|passt|klappt|funktioniert|stimmt|gefällt mir|versteh(?:e)?|finde|kenne?|kann(?: ich)?|darf(?: ich)?|kann man) nicht
    (?:haben sie|habt ihr|hast du|gibt es|gibts|gibt's|führen sie|führt ihr|verkauft ihr|verkaufen sie)(?: denn| wirklich| gar| etwa| hier| auch){0,3} (?:kein(?:e|en|er|es)?|nicht(?:s)?(?: auch)?)
    (?:finde|sehe|seh|find)(?: ich)?(?: leider| hier| bei euch| bei ihnen| auf der seite){0,2} (?:kein(?:e|en|s)?|nichts?); (?:ist|sind|wäre|kostet|hat|geht) (?:das|es|der|die|er|sie|da) (?:denn )?nicht
    nichts (?:anderes|passendes|weiter|mehr|gefunden|für ungut|zu danken|zu tun|dagegen|passiert|bekommen|gehört|da); macht nichts; (?:können|könnten|könnt|kannst|würden|wollen) (?:sie|ihr|du|wir) nicht; ohne (?:problem|probleme|weiteres|frage|zweifel|ende|gewähr|witz|scheiß)
    außer (?:haus|betrieb|atem); bis auf weiteres; weder noch; nein,? danke; statt (?:€ ?)?\d+`,
  rejects: c`
    (?:vertrage?|verträgt|mag|will|esse|isst|möchte|trage)~ weder;
    (?:meide|meiden|meidet|vermeide|vermeiden|vermeidet|hasse|hasst|hassen|verabscheue|verabscheut)~; (?:stehe?|steht|stehen)~ ${not}~ auf; (?:halte?|hält|halten)~ nichts~ von`,
  noBehind: c`(?:(?:aber|eher|lieber|bitte|bloß|auch|dann|doch|besser|jedenfalls|dagegen|allerdings) ){0,2}(?:nicht|nein)`,
  refuses: c`
    (?:finde?|findet|finden) (?:ich|er|sie|wir) (?:echt |so |zu |einfach ){0,2}(?:hässlich|scheußlich|schrecklich|furchtbar|langweilig|doof); (?:ist|sind) (?:mir |uns )?(?:zu |so |echt )?hässlich;
    (?:hat|haben|habe|hab)~ (?:genug|genügend|reichlich|massenhaft|mehr als genug); (?:hat|haben|habe|hab) (?:er|sie|ich|wir|mein\p{L}{0,2} \p{L}{2,12}) (?:schon|bereits)(?: (?:viele?|welche|eine[nrs]?))?; (?:lassen|streichen|vergessen) wir (?:weg|raus|lieber)?;
    (?:kannst du|können sie|kann man|könnt ihr) (?:mal |gleich |ruhig |bitte )?(?:weglassen|rauslassen|vergessen|streichen|aussortieren|rausnehmen); (?:lass|lasst|lassen sie|nimm) (?:mal |bitte |ruhig |gleich )?(?:weg|raus);
    (?:muss|müssen) (?:aber |echt |wirklich |jetzt )?nicht sein; (?:fällt|fallen) (?:leider |also )?(?:weg|raus); gef[aä]ll(?:t|en) (?:mir|uns|ihr|ihm|ihnen) (?:aber |leider |gar |überhaupt ){0,2}nicht(?: so)?; (?:will|wollen|möchte|möchten|mag|mögen|brauche?|brauchen|nehme?|suche?|hätte) (?:ich|wir|er|sie) (?:aber |lieber |eher |auch |gar ){0,2}nicht(?: so)?; (?:mag|will|möchte|brauche?) nicht; (?:ist|sind|wäre|wär) (?:eher |leider )?(?:nichts|nix) für (?:mich|uns|sie|ihn|ihr|ihm); (?:kommt|kommen) nicht (?:in frage|infrage); (?:soll|sollte|darf) (?:es|er|sie) (?:aber |lieber )?nicht sein
    (?:vertrage?|verträgt|vertragen)(?: ich| er| sie| wir| mein\p{L}{0,2} \p{L}+| leider| gar| überhaupt| absolut| so){1,4} nicht(?: (?:so )?gut)?; (?:geht|gehen)(?: bei (?:mir|uns|ihm|ihr)| leider| gar| überhaupt| absolut){1,3} nicht; (?:ist|sind)(?: bei uns| bei mir| für (?:mich|ihn|sie|uns)| leider| absolut| streng| strengstens){0,3} (?:tabu|verboten|ein no[- ]?go|gestrichen|nicht erlaubt); (?:darf|dürfen)(?: ich| er| sie| wir| mein\p{L}{0,2} \p{L}+| leider| gar| auf keinen fall){1,3} (?:nicht )?(?:essen|haben|trinken|nicht); (?:bekommt|bekommen) (?:mir|ihm|ihr|uns)(?: leider| gar)? nicht; (?:macht|machen) (?:mich|ihn|sie) krank
    (?:will|wollen|wollte|möchte|möchten|mag|mögen|brauche?|braucht|brauchen|nehme?|hätte|suche?|vertrage?|verträgt|vertragen|esse|isst|essen|trinke?|trinkt|trage?|trägt|benutze?|kaufe?|vertrag)~ ${not}~
    (?:darf|dürfen|dürfte|soll|sollen|sollte|sollten|muss|müssen|kann|können|braucht|brauchen)~ ${not}~ (?:mit~ )?(?:drin|drinnen|drauf|dran|dabei|enthalten|verarbeitet|rein|verwendet|verwenden|vorkommen|hinein)(?:~ (?:sein|haben|werden|kommen))?
    (?:ist|sind|wäre|wären|war)~ ${not}~ (?:mein|meine|ihr|ihre|sein|seine|unser|unsere)~ (?:ding|fall|sache|stil|geschmack|welt|tasse tee|farbe|geschmackssache); (?:ist|sind|wäre|wären)~ ${not}~ (?:erwünscht|erlaubt|gewünscht|gewollt|möglich|drin)
    (?:kommt|kommen|käme|kämen)~ ${not}~ (?:in frage|infrage|in die tüte|ins haus|auf den tisch|in die tasse); (?:fällt|fallen|scheidet|scheiden|fliegt|fliegen|bleibt|bleiben)~ (?:weg|raus|aus|flach|außen vor|draußen)
    (?:ist|sind)~ (?:ausgeschlossen|raus|tabu|verboten|gestrichen|out|unerwünscht|keine option|ein no[- ]?go)
    (?:kann|können|könnte|könnten|würde|würden|will|wollen|möchte|möchten|sollte|sollten|muss|müssen|darf|dürfen|kannst)~ (?:weg|weglassen|aussortieren|ausschließen|rauslassen|verzichten|vermeiden|meiden|streichen|auslassen|überspringen|aussparen|umgehen)
    weglassen; auslassen; ausgeschlossen; ausgenommen; aussparen
    (?:kann|können|konnte)~ ${not}~ (?:ab|leiden|ausstehen|riechen|gebrauchen|sehen|ertragen|anfangen|ab haben|abhaben|vertragen|essen|trinken|tragen|haben)
    (?:juckt|jucken|kratzt|kratzen|brennt|brennen|reizt|reizen|ekelt)~(?: die haut)?; (?:muss|müssen|fange?|fängt)~ (?:niesen|kratzen|husten|jucken)
    (?:verzichte|verzichtet|verzichten)~; (?:lehne?|lehnt|lehnen)~ ab; (?:schließe?|schließt|schließen)~ aus; (?:lass|lasst|lassen)~ (?:weg|raus|aus); (?:interessier(?:t|en)|überzeug(?:t|en)|reiz(?:t|en))~ ${not}~`,
  avoid: c`
    (?:hab|habe) (?:ich )?genug von(?: (?:dem|den|der|diesen|diesem|dieser))?(?! (?:mein|unser)); (?:wir haben|haben wir) genug von(?: (?:dem|den|der|diesen))?; die nase voll von(?: (?:dem|den|der|diesen|diesem))?
    (?:er|sie|ich|wir) (?:hat|habe?|haben) (?:schon|bereits) (?:eine?n?|genug|genügend); allerg(?:ie|isch|ien|iker)(?: \p{L}+)? (?:gegen|auf|bei); (?:reagier(?:e|t|en)|allergische reaktion)(?: \p{L}+)? auf; gegen(?= .{1,30}allerg)
    unverträglichkeit (?:gegen|von|auf); intoleran(?:t|z) gegen; intoleranz
    (?:vertrage?|verträgt|vertragen|darf|darfst|dürfen|kann|können|mag|mögen|esse|isst|ißt|essen|trinke|trinkt|trinken|nehme|nimmt)(?: ich| er| sie| es| wir| man| leider| gar| absolut| überhaupt| wohl){0,3} (?:kein(?:e|en|er|es)?|nichts? (?:mit|aus|mit zu viel))
    (?:verzichte[nt]?|verzichtet|verzichten) (?:ich |er |sie |wir )?auf; (?:meide[nt]?|vermeide[nt]?|meidet|vermeidet)
    (?:bekomme?|bekommt|kriege?|kriegt|krieg)(?: ich| er| sie| immer| sofort| gleich){0,2} (?:ausschlag|pickel|juckreiz|bauchweh|bauchschmerzen|kopfweh|kopfschmerzen|migräne|quaddeln|durchfall|pusteln) (?:von|bei|auf|durch); (?:über)?empfindlich (?:gegen|auf|gegenüber); finger weg von; einen (?:großen |weiten )?bogen um; von(?= .{1,25} (?:wird (?:mir|ihm|ihr|uns)|bekomme?|kriege?|bekommt|kriegt)(?: \p{L}+){0,2} (?:schlecht|übel|ausschlag|pickel|bauchweh|kopfweh|migräne))`,
  freeOf: c`
    (?<!kosten|versand|porto|gebühren|gebuehren|bügel|wartungs|rost|einwand|barriere|störungs|fehler|stufen|schmerz|jugend|knitter)-?frei(?:e[rnsm]?)?
    (?<=zucker|kern|geruch|duft|parfüm|parfum|fleisch|knochen|stärke|salz|geschmack)los(?:e[rnsm]?)?
    (?<=\p{L})(?<!staub)-?allergi(?:e|en|ker|kern|kerin|sch(?:e[rnsm]?)?); (?<=\p{L})-?unverträglich(?:keit)?; (?<=\p{L})[- ]?intoleran(?:z|t); [- ]free`,
  hedges: `übrigens nebenbei beispielsweise aber leider echt wirklich jetzt auch gar überhaupt absolut bitte lieber eher so da davon daran bei_uns bei_mir bei_ihm bei_ihr für_mich für_uns für_sie für_ihn ja eben halt definitiv grundsätzlich ebenfalls sowieso dann also besser ich er sie wir es man mir uns ihm ihr ihn mich sich gern gerne am_liebsten auf_keinen_fall bloß nur schon total komplett ständig immer sofort gleich ganz noch mal ruhig einfach allerdings hingegen dagegen wohl unbedingt besonders sehr allzu darin wie_verrückt furchtbar schrecklich dort hier`,
  within:
    'drin drinnen enthalten enthält dabei dran drauf verarbeitet sein gemacht hergestellt besteht bestehend gefertigt weg raus rein hinein',
  kinds:
    'modell modelle modellen version versionen variante varianten ausführung ausführungen sorte sorten art arten typ typen',
  because: c`weil; da; denn; darum; deshalb; deswegen; also; daher; und; aber; was; welche\p{L}{0,2}; habt; haben; gibt; bitte; zeig\p{L}*`,
  reasons: c`weil; da (?:ich|er|sie|es|wir|der|die|das); denn; sonst`,
}
