/** What the shop pays is nobody's business: such fields are kept for the merchant, but never found, shown or sent out. */
const words = new Set(
  `cost costs cogs costprice unitcost margin markup supplier wholesale wholesaleprice purchase purchaseprice einkauf
  einkaufspreis ek marge gewinnspanne lieferant achat fournisseur coste proveedor costo fornitore inkoop inkoopprijs
  leverancier custo fornecedor`.split(/\s+/),
)

/** A catalog has few attribute names and many products. */
const judged = new Map<string, boolean>()
const maxJudged = 1000

export function isConfidential(name: string): boolean {
  const before = judged.get(name)
  if (before !== undefined) return before
  const parts = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  const found = parts.some((part) => words.has(part))
  if (judged.size >= maxJudged) judged.clear()
  judged.set(name, found)
  return found
}

/** Attributes are texts; one that was an object or a list when it came is looked into. */
export function withoutConfidential(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (!isConfidential(name)) shown[name] = shownText(value)
  }
  return shown
}

/** The texts of a value that was an object or a list; any other as it is. */
export function shownText(value: string): string {
  return value.startsWith('{') || value.startsWith('[') ? innerTexts(value) : value
}

function innerTexts(json: string): string {
  try {
    return textsOf(JSON.parse(json)).join(' ')
  } catch {
    return json
  }
}

function textsOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object') return [String(value)]
  return Object.entries(value).flatMap(([name, inner]) => (isConfidential(name) ? [] : textsOf(inner)))
}
