export type Rgb = readonly [number, number, number]

/** WCAG's limit for text. */
const readable = 4.5
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

export function rgbOf(text: string | undefined): Rgb | null {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text?.trim() ?? '')?.[1]
  if (hex === undefined) return null
  const whole = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16)) as unknown as Rgb
}

export const cssOf = (colour: Rgb): string => `rgb(${colour.map(Math.round).join(' ')})`

/** Black or white, or the shop's own where it can be read on the colour. */
export function textOn(ground: Rgb, wanted: Rgb | null): Rgb {
  if (wanted && contrast(ground, wanted) >= readable) return wanted
  return contrast(ground, white) >= contrast(ground, black) ? white : black
}

/** The colour itself where it can be read on the ground, else as much darker or lighter as it takes. */
export function readableOn(ground: Rgb, colour: Rgb): Rgb {
  const towards = luminance(ground) > 0.18 ? black : white
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = colour.map((part, at) => part + ((towards[at] ?? 0) - part) * share) as unknown as Rgb
    if (contrast(ground, mixed) >= readable) return mixed
  }
  return towards
}

export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
