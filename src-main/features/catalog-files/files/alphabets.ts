/** How a language writes beyond ASCII, and in what such texts are kept, the likeliest first. */
export type Alphabet = {
  /** Letters, the most frequent first; each group is about half as frequent as the one before. */
  readonly letters: string
  readonly encodings: readonly string[]
  /** Its words have no Latin letters in them. */
  readonly isOwnScript: boolean
}

const western = ['windows-1252', 'cp850', 'macintosh']
const central = ['windows-1250', 'iso-8859-2', 'cp852', 'maccenteuro']
const baltic = ['windows-1257', 'cp775']
const turkish = ['windows-1254', 'cp857']
const cyrillic = ['windows-1251', 'koi8-r', 'cp866', 'iso-8859-5', 'maccyrillic']
const greek = ['windows-1253', 'iso-8859-7', 'cp737']

const latin = (letters: string, encodings: readonly string[]): Alphabet => ({
  letters,
  encodings,
  isOwnScript: false,
})
const own = (letters: string, encodings: readonly string[]): Alphabet => ({
  letters,
  encodings,
  isOwnScript: true,
})

/** German, French, Spanish, Italian, Portuguese, Dutch, the north; the middle of Europe; the Baltic; Turkish; other scripts. */
export const alphabets: readonly Alphabet[] = [
  latin('üä öß  é àèáêñç', western),
  latin('é  èà ê çôâîûù ëïœ üöñ', western),
  latin('óíá éñ ú  ü ç', western),
  latin('à è ò ùé ì  îç', western),
  latin('ãç áéí óêõ âúà ô ü', western),
  latin('ëé ïö üèáàêç', western),
  latin('øå æ  é öäü', western),
  latin('äö å  é üøæšž', western),
  latin('áíð óæþö éýú', western),
  latin('äõ ü ö šž', western),
  latin('íá ěéš čřžý ůú ťňďó  öüľ', central),
  latin('áí éčšž ýľúť ňôďó äĺŕ', central),
  latin('łó ąężś ć ńź   öüé', central),
  latin('éá ö óüőí ú ű', central),
  latin('ăî âţş  é', central),
  latin('čšž ć đ', central),
  latin('ıü şğ öç İ  âîû', turkish),
  latin('ėš ųž įąčū ę', baltic),
  latin('ā ī ēūšņ ļžķģč', baltic),
  latin('äõ ü ö šž', baltic),
  latin('àđ áôưê ơâ\u0323\u0301 \u0300éíóú\u0309 ăìùè\u0303', ['windows-1258']),
  own('оеаинтср влкмдпу яыьгзбчй хжшюцщэф   ъё', cyrillic),
  own('оаинвітер слкудмпз ябьгчйхцї южєшщф   ґё', ['windows-1251', 'koi8-u', 'cp866', 'iso-8859-5']),
  own('аиоетнр свлкдпм зябугчъ жйхцщшфюь', cyrillic),
  own('αοιετσν ηρκπμλςύίό άέυδγχω θήφώβξζψ   ϊϋΐΰ', greek),
  own('יוה לאמרת בשנד קפחעכ גסזצטםן ךףץ', ['windows-1255', 'iso-8859-8', 'cp862']),
  own('ال يمن رتبوةعد سفهكقحأ جشصطخىإ ضذثئءغظؤآز', ['windows-1256', 'iso-8859-6']),
  own('านรอก เง่มลย วดท้สตะปบคิี หแจพชขใั็ไุู ืโผซถึศธณำ์ญฉภฟฐฒ', ['windows-874']),
]
