/** What prices are written with. Some signs serve several currencies; the shop's own then decides. */
const signs: readonly (readonly [sign: string, codes: readonly string[]])[] = [
  ['us$', ['USD']],
  ['a$', ['AUD']],
  ['au$', ['AUD']],
  ['c$', ['CAD']],
  ['ca$', ['CAD']],
  ['nz$', ['NZD']],
  ['hk$', ['HKD']],
  ['s$', ['SGD']],
  ['r$', ['BRL']],
  ['mx$', ['MXN']],
  ['nt$', ['TWD']],
  ['$', ['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'SGD', 'HKD', 'ARS', 'CLP', 'COP', 'TWD', 'UYU']],
  ['€', ['EUR']],
  ['euro', ['EUR']],
  ['euros', ['EUR']],
  ['£', ['GBP', 'EGP']],
  ['¥', ['JPY', 'CNY']],
  ['￥', ['JPY', 'CNY']],
  ['円', ['JPY']],
  ['元', ['CNY', 'TWD']],
  ['₹', ['INR']],
  ['rs', ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  ['rs.', ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  ['fcfa', ['XOF', 'XAF']],
  ['cfa', ['XOF', 'XAF']],
  ['f.cfa', ['XOF', 'XAF']],
  ['frs', ['CHF', 'XOF', 'XAF']],
  ['zł', ['PLN']],
  ['zl', ['PLN']],
  ['kč', ['CZK']],
  ['kc', ['CZK']],
  ['kčs', ['CZK']],
  ['ft', ['HUF']],
  ['lei', ['RON', 'MDL']],
  ['лв', ['BGN']],
  ['лв.', ['BGN']],
  ['₽', ['RUB']],
  ['лева', ['BGN']],
  ['lv', ['BGN']],
  ['lv.', ['BGN']],
  ['złotych', ['PLN']],
  ['korun', ['CZK']],
  ['руб', ['RUB', 'BYN']],
  ['руб.', ['RUB', 'BYN']],
  ['р.', ['RUB']],
  ['rur', ['RUB']],
  ['₴', ['UAH']],
  ['грн', ['UAH']],
  ['грн.', ['UAH']],
  ['₸', ['KZT']],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['kr.', ['DKK', 'NOK', 'SEK', 'ISK']],
  ['fr.', ['CHF']],
  ['sfr.', ['CHF']],
  ['₺', ['TRY']],
  ['tl', ['TRY']],
  ['₩', ['KRW']],
  ['원', ['KRW']],
  ['₪', ['ILS']],
  ['฿', ['THB']],
  ['₫', ['VND']],
  ['đ', ['VND']],
  ['₱', ['PHP']],
  ['rp', ['IDR']],
  ['rp.', ['IDR']],
  ['rm', ['MYR']],
  ['r', ['ZAR']],
  ['din', ['RSD']],
  ['din.', ['RSD']],
  ['kn', ['HRK']],
]
const bySign = new Map(signs)
/** Signs that say nothing unless the shop's currency is one of theirs: three crowns and more. */
const ambiguous = new Set(['kr', 'kr.'])

const iso = new Set(
  `AED ALL AMD ARS AUD AZN BAM BDT BGN BHD BRL BYN CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP EUR GBP GEL GHS GTQ HKD HNL
  HRK HUF IDR ILS INR IQD ISK JOD JPY KES KRW KWD KZT LBP LKR MAD MDL MKD MUR MXN MYR NGN NOK NPR NZD OMR PAB PEN PHP PKR
  PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD TZS UAH UGX USD UYU UZS VES VND XAF XOF ZAR`.split(
    /\s+/,
  ),
)

export function isCode(text: string): boolean {
  return iso.has(text)
}

/** The ISO code of a sign, word or code; null when it is none. `shop` is the currency the shop sells in, when known. */
export function readCurrency(text: string, shop: string | null = null): string | null {
  if (iso.has(text)) return text
  const plain = text.trim().toLowerCase()
  if (plain === '') return null
  const codes = bySign.get(plain) ?? bySign.get(plain.replace(/\.$/, ''))
  if (codes) {
    if (shop !== null && codes.includes(shop)) return shop
    return ambiguous.has(plain) ? null : (codes[0] ?? null)
  }
  const code = plain.toUpperCase()
  return iso.has(code) ? code : null
}

/** A currency named in a heading: "Price (EUR)", "Cena v Kč". */
export function currencyInName(name: string): string | null {
  for (const word of name.split(/[\s()[\]/_:,-]+/)) {
    if (word.length < 1 || /^(r|s|rs|rm|rp|tl|ft|kn|din|lei)$/i.test(word)) continue
    const code =
      /^[A-Z]{3}$/.test(word) || !/^[A-Za-z]+$/.test(word) || /^(euros?|fcfa|cfa)$/i.test(word)
        ? readCurrency(word)
        : null
    if (code) return code
  }
  return null
}
