/**
 * Colours and materials as visitors and catalogs name them, one line a concept, the seven languages mixed: catalogs mix them
 * too. Inflected forms are made by `formsOf`; what it cannot make is written out.
 */
const colourLines = `
red rot rouge rojo rosso rood rode vermelho encarnado
blue blau bleu azul blu blauw azzurro
green grün vert verde groen
yellow gelb jaune amarillo giallo geel gele amarelo
black schwarz noir negro nero zwart preto
white weiß blanc blanche blanco bianco wit witte branco
grey gray grau gris grise grigio grijs grijze cinza cinzento
brown braun brun marron marrón marrone bruin bruine castanho marrom
pink rosa rose roze pinke
purple violet lila violett morado viola paars paarse roxo púrpura
orange naranja arancione oranje laranja anaranjado
beige
turquoise türkis turquesa turchese turkoois turkooise
gold golden dorado dorato goud gouden dourado doré oro
silver silbern silber plateado argento argenté zilver zilveren prata prateado
navy marineblau marine marino marinho marineblauw
burgundy bordeaux weinrot burdeos granate bordò wijnrood bordeauxrot
cream creme crème crema cremefarben
khaki kaki caqui
olive oliv oliva olijfgroen olivgrün`

const shadeLines = `
dark dunkel foncé oscuro scuro donker escuro
light hell clair claro chiaro licht`

const materialLines = `
cotton baumwolle coton algodón cotone katoen algodão
wool wolle laine lana wol lã merino
leather leder cuir cuero pelle cuoio leer couro
linen leinen lin lino linnen linho
silk seide soie seda seta zijde
wood holz bois madera legno hout madeira
steel stahl acier acero acciaio staal aço
plastic kunststoff plastik plastique plástico plastica plastic
glass glas verre vidrio vetro vidro
polyester poliéster poliestere
polyamide polyamid poliamida poliammide nylon
aluminium aluminum alu aluminio alluminio alumínio
titanium titan titane titanio titânio titaan
rubber gummi caoutchouc goma gomma borracha
ceramic keramik céramique cerámica ceramica keramiek cerâmica
bamboo bambus bambou bambú bambù bamboe bambu
cork kork liège corcho sughero kurk cortiça
silicone silikon silicona siliconen
fleece polaire vellón pile
velvet samt velours terciopelo velluto fluweel veludo
paper papier papel carta`

export type Lexicon = ReadonlyMap<string, string>

export const colourWords = lexicon(colourLines)
export const shadeWords = lexicon(shadeLines)
export const materialWords = lexicon(materialLines)

/** "dunkelblau", "donkerblauw": a shade and a colour in one word. */
export function splitShade(word: string): readonly [shade: string, colour: string] | null {
  const parts = /^(dunkel|hell|donker|licht)-?(\p{L}{3,})$/u.exec(word)
  const colour = parts?.[2] && colourWords.get(parts[2])
  return parts?.[1] && colour ? [shadeWords.get(parts[1]) ?? '', colour] : null
}

function lexicon(lines: string): Lexicon {
  const words = new Map<string, string>()
  for (const line of lines.trim().split('\n')) {
    const names = line.split(' ')
    for (const name of names)
      for (const form of formsOf(plain(name))) if (!words.has(form)) words.set(form, names[0] ?? '')
  }
  return words
}

/** Gender, number and case as the seven languages end their words; forms that no language has do no harm. */
function formsOf(word: string): string[] {
  const forms = [word, `${word}s`, `${word}e`, `${word}es`, `${word}en`, `${word}er`, `${word}em`, `${word}n`]
  if (word.endsWith('o'))
    for (const end of ['a', 'os', 'as', 'i', 'e', 'he', 'hi']) forms.push(word.slice(0, -1) + end)
  if (word.includes('ß')) forms.push(...forms.map((form) => form.replace('ß', 'ss')))
  return forms
}

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}+/gu, '')
}
