import { colourWords, shadeWords, splitShade } from '#main/languages/lexicon.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'

/** Hue in degrees, saturation and lightness from 0 to 1. */
export type Hsl = { readonly h: number; readonly s: number; readonly l: number }

const hsl = (h: number, s: number, l: number): Hsl => ({ h, s: s / 100, l: l / 100 })

/** The colours of the lexicon, as they look good on a soft ground. */
const known: Readonly<Record<string, Hsl>> = {
  red: hsl(4, 62, 52),
  blue: hsl(213, 56, 50),
  green: hsl(145, 36, 42),
  yellow: hsl(45, 84, 58),
  black: hsl(220, 9, 23),
  white: hsl(36, 24, 94),
  grey: hsl(214, 8, 58),
  brown: hsl(24, 38, 38),
  pink: hsl(340, 66, 72),
  purple: hsl(270, 36, 54),
  orange: hsl(24, 84, 56),
  beige: hsl(36, 38, 76),
  turquoise: hsl(178, 46, 48),
  gold: hsl(43, 64, 54),
  silver: hsl(212, 10, 74),
  navy: hsl(221, 44, 30),
  burgundy: hsl(345, 52, 32),
  cream: hsl(42, 56, 88),
  khaki: hsl(58, 22, 50),
  olive: hsl(72, 30, 38),
}

/** Colours that shops name and visitors seldom ask for, in the seven languages. */
const others: readonly (readonly [names: string, colour: Hsl])[] = [
  [
    'charcoal anthracite anthrazit antracita antracite antraciet graphite graphit graphito grafito grafite grafiet',
    hsl(215, 10, 30),
  ],
  ['slate schiefer ardoise pizarra ardesia leisteen ardosia', hsl(212, 14, 44)],
  ['rust rost rostrot rouille oxido ruggine roest ferrugem terracotta terrakotta teja', hsl(16, 56, 45)],
  ['teal petrol petrole petroleo petrolio', hsl(190, 52, 33)],
  ['sand sable arena sabbia zand areia taupe', hsl(38, 32, 70)],
  ['moss moos moosgrun mousse musgo muschio mos', hsl(88, 30, 36)],
  ['sage salbei sauge salvia salie mint minze menthe menta munt', hsl(130, 18, 62)],
  ['berry beere beeren mure mora bacca bes fuchsia magenta himbeere raspberry', hsl(332, 48, 44)],
  ['lavender lavendel lavande lavanda flieder lilac lilas', hsl(262, 38, 72)],
  ['coral koralle corail corallo koraal lachs salmon saumon', hsl(10, 76, 66)],
  ['mustard senf senfgelb moutarde mostaza senape mosterd mostarda ochre ocker ocre', hsl(42, 66, 48)],
  ['camel cognac caramel karamell caramelo', hsl(28, 48, 50)],
  [
    'natural natur naturel naturale natuur ivory elfenbein ivoire marfil avorio ivoor marfim ecru',
    hsl(42, 34, 86),
  ],
  ['copper kupfer cuivre cobre rame koper bronze', hsl(20, 50, 50)],
  ['lime limette citron lima', hsl(74, 58, 52)],
  ['sky himmelblau celeste azur azzurro aqua cyan', hsl(200, 62, 64)],
  ['forest tannengrun sapin', hsl(150, 34, 28)],
  ['mahogany mahagoni walnut nussbaum noyer nogal noce notelaar nogueira', hsl(18, 36, 32)],
  ['oak eiche chene roble rovere eiken carvalho', hsl(32, 40, 58)],
]
const otherWords = new Map(
  others.flatMap(([names, colour]) => names.split(' ').map((name) => [name, colour] as const)),
)

/** The colours a text names, in its order: "black/red", "dunkelblau", "verde claro". */
export function coloursIn(text: string): Hsl[] {
  const words = wordsOf(text)
  const shade = words.map((word) => shadeWords.get(word)).find((found) => found !== undefined)
  return words.flatMap((word) => {
    const plain = otherWords.get(word) ?? known[colourWords.get(word) ?? '']
    if (plain) return [shaded(plain, shade)]
    const parts = splitShade(word)
    const colour = parts && known[parts[1]]
    return colour ? [shaded(colour, parts[0])] : []
  })
}

function shaded(colour: Hsl, shade: string | undefined): Hsl {
  if (shade === 'dark') return { ...colour, l: colour.l * 0.66 }
  return shade === 'light' ? { ...colour, l: colour.l + (1 - colour.l) * 0.45 } : colour
}

/** As SVG and CSS of every age understand it. */
export function hex({ h, s, l }: Hsl): string {
  const chroma = s * Math.min(l, 1 - l)
  const channel = (n: number) => {
    const k = (n + h / 30) % 12
    const value = l - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * Math.min(1, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
