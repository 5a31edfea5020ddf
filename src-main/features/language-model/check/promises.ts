/** What a shop is held to. Said in any of the languages, it must be in a source in any of them. */
const promises: Readonly<Record<string, RegExp>> = {
  'for free':
    /(?<!feel |-)\bfree\b(?!-|\s+to\b)|\b(?:complimentary|at no (?:extra )?(?:cost|charge)|kostenlos\w*|kostenfrei\w*|gratis|umsonst|geschenkt\w*|gratuit\w*|offert\w*|gratuit[oa]s?|omaggio|grátis)\b/iu,
  'a discount':
    /\b(?:discount\w*|rabatt\w*|nachlass\w*|remise\w*|réduction\w*|descuento\w*|sconto|sconti|korting\w*|desconto\w*|coupon\w*|voucher\w*|gutschein\w*)\b|%/iu,
  'a guarantee': /\b(?:guarante\w*|warrant\w*|garanti\w*|garanzi\w*|gewährleist\w*|garantía\w*)/iu,
  'a refund':
    /\b(?:refund\w*|money back|erstatt\w*|rückerstatt\w*|geld zurück|rembours\w*|reembols\w*|rimbors\w*|terugbetal\w*|geld terug)/iu,
}

const currencies: Readonly<Record<string, RegExp>> = {
  euros: /€|\beur(?:o|os)?\b/iu,
  dollars: /\$|\b(?:usd|cad|aud|nzd|d[oó]ll?ares|dollar[is]?|dólar)\b/iu,
  pounds: /£|\b(?:gbp|pounds? sterling)\b/iu,
  'yen or yuan': /¥|\b(?:jpy|cny|yen|yuan)\b/iu,
  francs: /\b(?:chf|sfr)\b|\bfr\.\s?\d/iu,
  zloty: /zł|\b(?:pln|zloty)\b/iu,
  crowns: /\b(?:sek|nok|dkk|czk|kr)\b|kč/iu,
}

/** What a text promises, or a currency it names, that none of the sources has; null when all is there. */
export function unknownPromise(text: string, sources: readonly string[]): string | null {
  const claims = Object.entries({ ...promises, ...currencies })
  const found = claims.find(([, words]) => words.test(text) && !sources.some((source) => words.test(source)))
  return found?.[0] ?? null
}

/** Only the shop itself promises these; a supplier's description may not, but for its own guarantee. */
export function shopPromise(
  text: string,
  sources: readonly { readonly kind: string; readonly facts: string; readonly whole: string }[],
): string | null {
  const found = Object.entries({ ...promises, ...currencies }).find(([name, words]) => {
    if (!words.test(text)) return false
    return !sources.some(({ kind, facts, whole }) =>
      words.test(kind === 'product' && name !== 'a guarantee' ? facts : whole),
    )
  })
  return found?.[0] ?? null
}
