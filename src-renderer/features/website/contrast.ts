/** What WCAG asks for text of ordinary size. */
export const readableRatio = 4.5

/** How far two colours are apart for the eye, 1 to 21; null while one is not a whole colour yet. */
export function contrastRatio(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)]
  if (a === null || b === null) return null
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Cut, not rounded: 4.49 must not read as 4.5. */
export function shownRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10
}

function luminance(colour: string): number | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!parts) return null
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
