/**
 * Prices are whole ten-thousandths of the currency unit inside (`price_e4`): exact in SQL comparisons, and fine enough
 * for a screw at 0.0045. At the edges they are numbers.
 */
const scale = 10_000
const maxE4 = Number.MAX_SAFE_INTEGER

type Money = { readonly e4: number; readonly currency: string | null }

export function toE4(amount: number): number | null {
  const e4 = Math.round(amount * scale)
  return Number.isFinite(amount) && amount >= 0 && e4 <= maxE4 ? e4 : null
}

export function fromE4(e4: number): number {
  return e4 / scale
}

const symbols: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }
const pricePattern = /^([A-Z]{3}|[€$£¥])?\s*(\d+(?:[.,]\d+)?|\d*\.\d+)\s*([A-Z]{3}|[€$£¥])?$/

/** "129.99 USD", "EUR 12", "12,50 €", "8.5". A comma with three digits behind it is ambiguous and refused. */
export function parsePrice(text: string): Money | null {
  const match = pricePattern.exec(text.trim())
  if (!match?.[2] || (match[1] && match[3]) || /,\d{3}$/.test(match[2])) return null
  const e4 = toE4(Number(match[2].replace(',', '.')))
  const unit = match[1] ?? match[3] ?? null
  return e4 === null ? null : { e4, currency: unit && (symbols[unit] ?? unit) }
}
