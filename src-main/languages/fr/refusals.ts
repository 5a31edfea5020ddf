import { cueList as c } from '../build.ts'
import type { RefusalWords } from '../refusals.ts'

const who = String.raw`(?:je |j'|on |nous |il |elle |ils |elles |tu |vous |(?:mon|ma|mes|notre|sa|son) \p{L}{2,12} )`
/** "Je n'en veux pas", "on s'en passe". */
const clitics = "(?:ne |n'|l[ae] |les |l'|en |y |m'|me |s'|se |lui |nous |leur ){0,3}"

export const refusals: RefusalWords = {
  exclude: c`
    autres? (?:marque|fabricant|couleur|teinte|matière|goût|parfum|saveur|forme|modèle|sorte|genre|motif)s? que(?: (?:du|de la|de l'|des|de|d'|l'|le|la|les))?; (?:ne |n')?(?:veux|veut|voulons|voudrais|souhaite|souhaitons) pas que (?:ce|ça|cela|il|elle) (?:soit|contienne|ait)(?: (?:en|de la|de l'|de|du|des|d'))?; (?:ne )?(?:doit|devrait|faut) (?:surtout )?pas (?:y )?(?:en )?avoir(?: (?:de la|de l'|de|du|des|d'))?;
    (?:laisse[zr]?|mets|mettez)~(?= (?:l'|les? |la )[^,.;?!]{2,30} (?:de côté|à part)(?![a-z]));
    (?:ne )?faut~ (?:surtout )?pas (?:qu'il y ait|qu'il y en ait|que ce soit|que ça soit|que ça contienne|qu'il contienne|qu'elle contienne)(?: (?:de la|de l'|de|d'|du|des|en))?; à l'exception (?:de la|de l'|des|du|de|d'); mis à part; en dehors (?:de la|de l'|des|du|de|d');
    (?:laisse[zr]? (?:tomber|de côté)|oublie[zr]?|enlève|enlevez|écarte[zr]?|ignore[zr]?)(?= (?:l'|les? |la |ceux|cell?es?|celui));
    sans(?: aucune?| le moindre| la moindre)?; (?:surtout |mais |et |ou |donc |plutôt )?pas (?:de|d'|du|des|en|avec|à base de|à|au|aux); (?:surtout|mais|et|plutôt|donc|finalement) pas(?: (?:de|d'|du|des|en|avec|au|aux))?; (?<=, ?)pas; ^pas; (?<=^(?:ah |oh )?(?:non|nan) )pas; (?:juste|seulement|simplement) pas; pas(?= (?:celle|celui|ceux|celles|l'|les? |la )\p{L})
    (?:sauf|hormis|excepté|hors|à part)(?: en| de| d'| avec)?; ni(?: de| d'| en)?; aucune?s?; rien (?:en|de|d'|avec|à base de|à); autre chose que(?: de| du| d')?; autres? que; plutôt que(?: de| du)?; au lieu (?:de|d'|du|des); exempte?s? de
    (?:ne |n')?(?:contien(?:t|nent|ne)|contenant|comport(?:e|ent)) (?:pas|aucune?|ni)(?: de| d')?; (?:n'est|n'es|ne soit|ne sont|ne soient|est|soit|sont|soient) pas(?: en| de| d'| à)?; (?:n')?aim(?:e|ent|ons) pas(?: le| la| les| l')?; (?:ne )?(?:veux|veut|voulons|voudrais|supporte) pas(?: de| d'| du)?; déteste(?:nt)? (?:le|la|les|l'|tout|toute|ce|cette); zéro; jamais de`,
  notExclude: c`
    pas de (?:souci|soucis|problèmes?|pb|prob|blème|quoi|chance|nouvelles?|réponse|panique|stress|bol|temps|raison|limite|budget|préférences?|suite|retour|presse|bile); pas d'(?:idée|idées|urgence|importance|inquiétude|avis|accord|erreur)
    pas (?:sûre?|certaine?|mal|encore|vraiment|tout à fait|forcément|grave|grand[- ]?chose|plus|moins|trop|très|si|aussi|tellement|assez|cher|chère|chers|chères|reçue?s?|arrivée?s?|livrée?s?|contente?|satisfaite?|possible|seulement|disponibles?|dispo|en stock|là(?= ?(?:$|[,.!?]))|bon|bien|besoin|compris|trouvé|pressée?|obligé|que|tous|tout|toujours|ça du tout|le temps|la peine|à l'heure|au point)
    (?:pourquoi|n'est[- ]ce|ou|toujours|même) pas; (?:ne |n')?(?:sais|sait|savez|marche|marchent|fonctionne|fonctionnent|va|vont|trouve|vois|comprends|connais|répond|répondez|arrive|s'allume|s'ouvre|tient) pas(?: de| d')?; (?:ne )?(?:peut|peux|peuvent|pouvez) pas(?! (?:manger|boire|prendre|avoir|consommer|porter|contenir|toucher))
    (?:avez|auriez|as|aurais)[- ](?:vous|tu) pas(?: de| d'| des| du| en)?; (?:vous|tu|on) (?:n'|ne )?(?:avez|auriez|vendez|faites|as|proposez|auras) pas(?: de| d'| des| du| en)?; y (?:a|aurait)(?:[- ]t[- ]il)? pas(?: de| d'| des| du| en)?; (?:pourriez|pouvez|pourrais|peux)[- ](?:vous|tu) pas; est[- ](?:il|elle|ce) pas
    de rien; rien (?:de grave|d'autre|de plus|de spécial|de particulier|à voir|reçu|trouvé|à faire|à redire); (?:ça|cela) (?:ne )?fait rien; sans (?:doute|problème|faute|souci|plus|frais|engagement|contact|fil|fils|attendre|blague|rancune|manches?|couture|rire|déconner); aucun (?:problème|souci|doute|intérêt|retour|soucis); aucune (?:idée|réponse|nouvelle|urgence|importance|limite)
    j'ai pas (?:reçu|trouvé|compris|le temps|d'idée|vu); (?:n'ai|n'a|n'avons|ai|a) (?:toujours |encore )?pas (?:été |encore )?\p{L}+(?:é|i|u|is)e?s?; zéro (?:problème|souci|stress|réponse|pointé); hors (?:taxes?|de prix|sujet|stock|service|ligne); à part (?:ça|cela); ni vu ni connu; non merci`,
  rejects: c`
    (?:ne |n')?(?:supporte|tolère|digère|mange|bois|boit|veux|veut|aime|porte|prends|prend|contient|contenir)(?:nt)?~ ni(?: (?:de|d'|du|des|la|le|les|l'))?; (?:ne |n')?(?:veux|veut|mange|supporte) (?:ni )?plus(?: (?:de|d'|du));
    (?:ai|a|as|avons|ont) horreur(?: (?:de la|de l'|des|du|de|d'))?; (?:ne )?raffole(?:nt)? pas(?: (?:de la|de l'|des|du|de|d'))?`,
  noBehind: c`(?:(?:mais|plutôt|par contre|surtout) )?non; non plus`,
  refuses: c`
    (?:c'est|est|sont|je (?:le|la|les) trouve) (?:trop |vraiment |si ){0,2}(?:moches?|laide?s?|affreu(?:x|ses?));
    (?:il |elle |on |j'|je |nous |ils |elles )en (?:a|ai|avons|ont) (?:déjà|assez|plein|trop)(?: (?:assez|plein|beaucoup|trop|une?))?; (?:écart|oubli|élimin|laiss)ons[- ]l[ae]s?(?: de côté| tomber)?;
    (?:vous pouvez|tu peux|on peut) (?:l'|les? |la )?(?:oublier|enlever|écarter|retirer|laisser tomber|laisser de côté); (?:laisse|laissez)[- ](?:l[ae]s?)[- ]?(?:de côté|tomber)?; (?:oublie|oubliez|enlève|enlevez|écarte|écartez)[- ]l[ae]s?; on (?:l'|les? |la )?(?:oublie|enlève|écarte|laisse tomber);
    (?:ne |n')?(?:me|m'|nous|lui|leur) (?:plaît|plaisent|convient|conviennent|dit) pas(?: trop| vraiment| du tout)?; (?:ce )?(?:n'est|ne sont|c'est|est|sont) pas (?:vraiment )?(?:pour (?:moi|nous|elle|lui)|mon (?:truc|style|goût)|ce que je (?:veux|cherche)); (?:je|on|elle|il) (?:ne |n')?(?:l'|les |la |le |en )?(?:aime|veux|veut) pas(?: trop| vraiment)?; j'(?:l')?aime pas(?: trop| vraiment)?
    (?:me|m'|le|la|l'|lui|nous) (?:rend(?:ent)? malade|donne(?:nt)? (?:des boutons|de l'eczéma|mal au ventre|la migraine|des migraines|des plaques|de l'urticaire)|(?:est|sont) (?:interdite?s?|défendue?s?)); (?:ne )?(?:me|lui|nous) (?:réussi(?:t|ssent)|vont?) pas(?: du tout)?; (?:est|sont) (?:strictement |totalement )?(?:interdite?s?|exclue?s?|proscrite?s?|hors de question|à proscrire|à éviter|à bannir); (?:ne )?(?:passe|passent) pas(?: du tout)?
    ${who}${clitics}(?:veux|veut|voulons|voudrais|voudrait|aime|aiment|aimons|aimerais|supporte|supportons|supportent|mange|mangeons|bois|boit|prends|prend|prendrai|tolère|digère|porte|recommande|cherche|utilise|achète|peux|peut)~ (?:pas|plus|jamais|guère)~
    ${who}${clitics}(?:évite|éviterais|éviterait|évitons|exclus|exclurais|écarte|écarterais|élimine|éliminerais|bannis|refuse|déteste|hais|hait|laisse|laisserais|laisserait|oublie|oublierais|retire|retirerais|enlève|enlèverais|zappe|zapperais|passe|passons|passera|passerai|passerais|passerait)(?: de côté| tomber)?~
    ${who}${clitics}(?:préfère|préférerais|préfèrerais|préférons|voudrais|veux|veut|vais|dois|doit|devrais|devons|tiens à|essaie d'|tente d')(?:~ )?(?:ne pas )?${clitics}(?:éviter|exclure|écarter|laisser de côté|bannir|passer|prendre|avoir)
    (?:ce )?(?:n'est|ne sont|est|sont|c'est|ne serait|serait)~ pas~ (?:mon|ma|son|sa|notre|leur)~ (?:truc|style|goût|tasse de thé|genre|fort|dada|délire|kif); (?:n'est|ne sont|est|sont|c'est)~ pas~ (?:possible|envisageable|souhaitée?s?|autorisée?s?|une option)
    (?:est|sont|reste|restent)~ (?:exclue?s?|à bannir|à proscrire|à éviter|interdite?s?|hors de question|éliminée?s?|proscrite?s?|bannie?s?|impossible); exclue?s?; exceptée?s?; mise?s? à part; à éviter; à bannir; à proscrire; même pas en rêve; hors de question
    (?:me|m'|lui|nous|te|la|le) ?(?:gratte(?:nt)?|pique(?:nt)?|démange(?:nt)?|irrite(?:nt)?|dégoûte(?:nt)?|écœure(?:nt)?|(?:fait|font) (?:éternuer|tousser|gonfler|vomir|suer|transpirer|pleurer)|(?:file|donne)(?:nt)? (?:des|de l'|de la|la|mal) ?(?:\p{L}+)(?: (?:au|à la|aux) \p{L}+)?)(?: (?:la|les|le) \p{L}+)?
    (?:ne )?(?:doit|doivent|devrait|peut|faut)~ pas~ (?:y )?(?:être|en avoir|en contenir|figurer|entrer|s'y trouver)~`,
  avoid: c`
    (?:marre|en ai assez|en avons assez|ras[- ]le[- ]bol) (?:des|du|de la|de l'|de|d')(?! ?(?:mon|ma|mes|notre|nos|\p{L}{2,12}er)(?![a-z]))
    (?:il|elle|on) a déjà (?:une?|des|assez de); j'ai déjà (?:une?|des|assez de); nous avons déjà (?:une?|des); allergi(?:que|ques|e|es) (?:à la|à l'|aux|au|à|contre); intolérant(?:e|s|es)? (?:à la|à l'|aux|au|à); intolérance (?:à la|à l'|aux|au|à); (?:ne )?(?:supporte|tolère|digère|supportent)(?:nt)? pas(?: bien)?(?: le| la| les| l'| de| d')?
    (?:ne |n')?(?:mange|mangent|bois|boit|boivent|prends|prend|consomme|porte|portons|mangeons|buvons)(?:nt)? (?:pas|plus|jamais|ni)(?: de| d'| du| des)?; (?:ne |n')?(?:peux|peut|peuvent|dois|doit|pouvons|devons) (?:pas|plus|jamais) (?:manger|boire|prendre|avoir|consommer|porter|contenir|toucher|digérer)(?: de| d'| du| des| le| la| les)?
    interdit(?:e|s)? (?:de|d'); évit(?:er?|ent|ons|ez)(?: le| la| les| l'| de| d')?; (?:ne )?(?:doit|doivent|devrait) pas (?:contenir|avoir)(?: de| d')?
    (?:hyper)?sensibles? (?:à la|à l'|aux|au|à); réagi(?:s|t|ssons|ssent)(?: très)?(?: mal| fort)? (?:à la|à l'|aux|au|à); proscri(?:s|t|re|vons) (?:le|la|les|l'); (?:n'ai|n'a|n'ont|ai|a|ont) pas (?:le )?droit (?:à la|à l'|aux|au|à)`,
  freeOf: c`[- ]?free; 0 ?%`,
  hedges: `d'ailleurs au_fait également vraiment pas_du_tout du_tout trop surtout plutôt mais aussi non_plus absolument franchement personnellement strictement totalement complètement toujours hélas malheureusement moi volontiers par_contre quand_même à_la_maison chez_moi chez_nous pour_moi pour_nous pour_elle pour_lui beaucoup énormément tellement très bien`,
  within:
    'dedans dessus fait faite faits faites fabriqué fabriquée contenant contient contienne composé composée comporte côté part',
  kinds: 'modèle modèles version versions type types sorte sortes variante variantes genre genres',
  because: c`donc; alors; car; parce que; parce qu'; puisque; du coup; et; mais; vous; avez; qu'est; quels?; quelles?; que(?! (?:ce|ça|il|elle) ); y a; il y a; est-ce; montrez; c'est pourquoi`,
  reasons: c`car; parce qu(?:e|'); puisqu(?:e|'); sinon`,
}
