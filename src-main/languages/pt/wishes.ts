import { cueList as c } from '../build.ts'
import type { WishWords } from '../wishes.ts'

const thing = String.raw`(?<thing>(?!nov[oa]|encomenda|pacote)\p{L}(?:\p{L}|[' -]){2,40}?)`
const end = String.raw`(?= ?(?:$|[,.!?\x3b]| - ))`
const said =
  '(?: (?:esta|estao|já|não|foi|se|ficou|finalmente|infelizmente|deixou|de|acabou|por|ontem|hoje|completamente|também)){0,5}'
const broken =
  '(?:avari(?:ou|aram|ad[oa]s?|ar)(?:-se)?|part(?:iu|iram|id[oa]s?|ir)(?:-se)?|estrag(?:ou|aram|ad[oa]s?|ar)(?:-se)?|morreu|morreram|mort[oa]s?|pif(?:ou|aram)|(?:deu|deram) o berro|deu o último suspiro|foi à vida|queim(?:ou|ad[oa]s?)(?:-se)?|rasg(?:ou|ad[oa]s?)(?:-se)?|quebr(?:ou|ad[oa]s?)(?:-se)?|perdeu-se|perdid[oa]s?|roubad[oa]s?|gast[oa]s?|nas últimas|entregou a alma|foi desta para melhor|foi-se|finou-se|furou|(?:não )?(?:funcion(?:a|am|ar|ou)|trabalha|liga)(?: mais)?)'

export const wishes: WishWords = {
  dismissing: c`
    (?:(?:não|ok|ah|oh|bem|pronto|nada),? )?(?:esque(?:ça|ce|çam)(?: (?:isso|lá isso|lá))?|deix[ea] (?:estar|lá|isso|ficar)(?: isso)?|deixem (?:estar|lá)|não importa|tanto faz|não faz mal|afinal não)`,
  instead: c`(?:afinal )?(?:antes|mais vale|melhor|de preferência|em vez disso)(?: então)?; então`,
  gone: c`
    (?:(?:o|a|os|as) )?(?:(?:meu|minha|meus|minhas|nosso|nossa)(?: (?:velh[oa]s?|antig[oa]s?))?|(?:velh|antig)[oa]) ${thing}${said} (?!funcion|trabalha|liga)${broken}
    (?:(?:o|a|os|as) )?(?:meu|minha|meus|minhas|nosso|nossa) (?:(?:velh[oa]s?|antig[oa]s?) )?${thing} (?:já )?(?:não|deixou de|deixaram de) (?:funcion(?:a|am|ar|ou)|trabalhar?|liga|ligar)(?: mais)?
    (?:o|a|os|as) (?:velh[oa]s?|antig[oa]s?|anterior|meus?|minhas?|outr[oa]|que tinha|noss[oa])${said} ${broken}
    (?:avariou|partiu|estragou|queimou|morreu|rasgou|pifou)(?:-se)?(?:-me| me)? (?:o|a|os|as) (?:(?:meus?|minhas?|velh[oa]) )?${thing}${end}
    (?:perdi|parti|estraguei|avariei|queimei|deixei cair|rasguei|perdemos|partimos) (?:o|a|os|as) (?:(?:meus?|minhas?|noss[oa]|velh[oa]) )?${thing}${end}
    roubaram-me (?:o|a|os|as) (?:(?:meus?|minhas?) )?${thing}${end}`,
  replacing: c`
    (?:tenho (?:de|que)|quero|preciso de|queria|gostava de|gostaria de|para|está na hora de|vou) (?:substituir|trocar|renovar|reformar) (?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?|velh[oa]s?|antig[oa]s?)(?: (?:velh[oa]s?|antig[oa]s?))? ${thing}(?: (?:avariad[oa]s?|velh[oa]s?|partid[oa]s?))?${end}`,
  another: c`
    (?:preciso|precisamos|precisava|necessito)(?: (?:já|urgentemente))?(?: de)? (?:comprar |arranjar |encontrar )?d?(?:um(?:as?|ns)? )?(?:outr[oa]s?|nov[oa]s?|substitut[oa]|algo novo)(?: nov[oa])?(?![a-z-])
    (?:procuro|procuramos|quero|queria|ando à procura de|estou à procura de|tenho (?:de|que)|vou|gostava de)(?: (?:comprar|arranjar|ter))? (?:um(?:as?|ns)? )?(?:outr[oa]s?|nov[oa]s?|algo novo|substitut[oa])(?: nov[oa])?(?![a-z-])
    (?:tenho (?:de|que)|quero|preciso de|queria) (?:a |o )?(?:substituir|trocar|substitui-l[oa]|troca-l[oa])
    (?:têm|tem|vendem) (?:algum|alguma|alguns|algumas|outr[oa])(?= ?(?:$|[?.,!]))
    o que (?:têm|tem|há|(?:me )?(?:recomendam|aconselham|sugerem)); qual (?:me )?(?:recomendam|aconselham|sugerem)`,
  seeking: 'procuro',
  therefore: c`e(?: (?:agora|por isso))?; por isso; portanto; então; porque; pois; já que; mas`,
  asking: c`
    (?:ver|mostr\w+|espreitar); (?:(?:^|o que |também |que mais )têm|teriam|tenham|tiverem|vendem|vende|fazem|trabalham|há|oferecem); (?:procuro|procuramos|à procura|preciso|precisamos|quero|queria|gostava|gostaria)`,
  broken: c`${broken}`,
  faulty: c`
    aquece(?:m)? (?:imenso|muito|demais|demasiado|tanto); sobreaquec\w+; a (?:ferver|escaldar|queimar|arder); queimad[oa]s?; queima(?:m)?; fumo; faíscas?; choques?; (?:cheira|cheiram)(?: a| mal| muito)?
    (?:descol\w+|desc(?:o|u)s\w+|desfaz\w*|desfez|solt(?:a|ou|ar|aram)|parti(?:u|ram)|ca(?:i|iu|íram)|encrav\w+|desbot\w+|encolh\w+|emperr\w+)(?:-se)?; perd(?:e|eu|eram) (?:a|o|as|os); deita(?:m)? (?:água|fumo|óleo); pinga(?:m)?; abana(?:m)?; range(?:m)?; pisca(?:m)?; enferruj\w+; bolor
    medo; assusta\w*; perigos\w+; defeituos\w+; defeitos?; (?:já )?não (?:se )?(?:carrega|fecha|abre|funciona|liga|segura|aquece|aguenta|cola|dá)m?`,
  ofShop: c`
    (?:vossa|sua) (?:loja|página); (?:a|de) vocês; convosco; (?:me )?(?:enviaram|mandaram|venderam|entregaram)(?:-me|-nos)?
    cheg(?:ou|aram|ad[oa]s?); encomend\w*; comprei; comprad[oa]s?; receb(?:i|emos|id[oa]s?)
    (?:ao fim de|após|em|passad[oa]s?|depois de) (?:apenas |só |menos de )?(?:uma?|dois|duas|três|quatro|cinco|\d{1,2}|poucos|poucas) (?:dias?|semanas?|m[eê]s(?:es)?|horas?|minutos?|us[oa]s?|lavagens|vezes); outra vez; de novo; primeira vez
    garantia; reembols\w*; devol\w*; dinheiro; grátis; reclam\w*`,
}
