import type { Colours } from '#shared/schemas/widget.ts'

type Rgb = readonly [number, number, number]

export const papers = { light: '#fbfaf8', dark: '#141210' } as const
/** What WCAG asks of text. */
const enough = 4.5

/** The bot's colours as they can be read: on a button, and as text on either paper. */
export function brandOf({ primary, text }: Colours) {
  return {
    fill: primary,
    onFill: contrast(primary, text) >= enough ? text : betterOf(primary),
    link: {
      light: readable(primary, papers.light, '#000000'),
      dark: readable(primary, papers.dark, '#ffffff'),
    },
  }
}

function betterOf(ground: string): string {
  return contrast(ground, '#ffffff') >= contrast(ground, '#1c1917') ? '#ffffff' : '#1c1917'
}

/** Moved towards black or white, as little as is needed. */
function readable(colour: string, ground: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(colour, towards, share)
    if (contrast(mixed, ground) >= enough) return mixed
  }
  return towards
}

export function mix(colour: string, other: string, share: number): string {
  const [a, b] = [rgb(colour), rgb(other)]
  return `#${a
    .map((value, at) =>
      Math.round(value + ((b[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(rgb(one)), luminance(rgb(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function luminance(channels: Rgb): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
