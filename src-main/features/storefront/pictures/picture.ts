import { hash } from 'node:crypto'
import type { Kind } from '#main/languages/things.ts'
import { coloursIn, type Hsl, hex } from './colours.ts'
import type { Paint, Vary } from './draw.ts'
import { shapeOf } from './shape-of.ts'
import { type ShapeName, shapes } from './shapes/index.ts'

/** What a picture is drawn from. */
export type Pictured = {
  /** Equal seeds look equal: the sizes of one product share a picture. */
  readonly seed: string
  readonly title: string
  readonly color: string | null
  /** What it is, the surest first. */
  readonly kinds: readonly Kind[]
}

/** The picture of a product that has none: its kind as a shape, in its colour. The same product gets the same picture. */
export function drawPicture({ kinds, ...product }: Pictured): string {
  return drawShape(shapeOf(kinds, product.title), product)
}

export function drawShape(name: ShapeName, { seed, title, color }: Omit<Pictured, 'kinds'>): string {
  const bytes = hash('sha256', seed, 'buffer')
  const at = (index: number) => (bytes[index] ?? 0) / 255
  const [base = naturalOf(name, at(0)), second] = [...coloursIn(color ?? ''), ...coloursIn(title)]
  const accent = second && second !== base ? second : accentOf(base, at(1))
  const vary: Vary = { a: at(2), b: at(3), of: (count) => ((bytes[4] ?? 0) + (bytes[13] ?? 0)) % count }
  const flip = (bytes[5] ?? 0) % 2 === 0 ? '' : ' scale(-1 1)'
  const size = 0.89 + at(6) * 0.05
  const tilt = Math.round((at(7) - 0.5) * 5)
  const drawn = shapes[name](paint, vary)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">` +
    `<defs>${gradients(base, accent)}${ground(base, accent, at(8))}</defs>` +
    backdrop((bytes[9] ?? 0) % 4, at(10)) +
    `<ellipse cx="200" cy="322" rx="${Math.round(100 + at(11) * 16)}" ry="13" fill="url(#shadow)"/>` +
    `<g transform="translate(200 204)${flip} rotate(${tilt}) scale(${size.toFixed(3)}) translate(-200 -204)">${drawn}</g>` +
    '</svg>'
  )
}

const paint: Paint = {
  body: 'url(#body)',
  side: 'url(#side)',
  accent: 'url(#accent)',
  metal: 'url(#metal)',
  wood: 'url(#wood)',
  leaf: 'url(#leaf)',
  glass: 'url(#glass)',
  // Plain colours are set by classes of gradients too, so that a shape need not know which they are.
  pale: 'url(#pale)',
  deep: 'url(#deep)',
  ink: '#2d3138',
  paper: '#fdfbf6',
}

/** What a thing is usually made of, where its shop does not say a colour. */
const natural: Readonly<Partial<Record<ShapeName, Hsl>>> = {
  pot: { h: 212, s: 0.08, l: 0.7 },
  pan: { h: 220, s: 0.06, l: 0.34 },
  mug: { h: 28, s: 0.26, l: 0.86 },
  kettle: { h: 212, s: 0.08, l: 0.74 },
  knife: { h: 24, s: 0.34, l: 0.34 },
  cutlery: { h: 212, s: 0.08, l: 0.7 },
  washer: { h: 210, s: 0.12, l: 0.93 },
  fridge: { h: 210, s: 0.1, l: 0.88 },
  laptop: { h: 212, s: 0.08, l: 0.74 },
  screen: { h: 212, s: 0.08, l: 0.6 },
  chip: { h: 150, s: 0.3, l: 0.36 },
  cheese: { h: 44, s: 0.86, l: 0.66 },
  bread: { h: 30, s: 0.56, l: 0.56 },
  apple: { h: 4, s: 0.66, l: 0.54 },
  wineBottle: { h: 140, s: 0.26, l: 0.26 },
  wineGlass: { h: 350, s: 0.56, l: 0.38 },
  cake: { h: 350, s: 0.5, l: 0.86 },
  teddy: { h: 30, s: 0.42, l: 0.54 },
  guitar: { h: 26, s: 0.58, l: 0.5 },
  piano: { h: 220, s: 0.08, l: 0.26 },
  table: { h: 30, s: 0.4, l: 0.58 },
  cabinet: { h: 32, s: 0.34, l: 0.66 },
  shelf: { h: 30, s: 0.36, l: 0.62 },
  plant: { h: 16, s: 0.46, l: 0.6 },
  firstAid: { h: 4, s: 0.64, l: 0.52 },
  tyre: { h: 214, s: 0.08, l: 0.72 },
  box: { h: 30, s: 0.42, l: 0.66 },
  camera: { h: 220, s: 0.08, l: 0.28 },
  plate: { h: 210, s: 0.16, l: 0.92 },
  drill: { h: 44, s: 0.84, l: 0.52 },
  creamJar: { h: 18, s: 0.3, l: 0.88 },
}

/** A little aside of what is usual, or any hue at all where nothing is. */
function naturalOf(name: ShapeName, at: number): Hsl {
  const usual = natural[name]
  if (usual) return { ...usual, h: (usual.h + (at - 0.5) * 14 + 360) % 360 }
  return { h: Math.round(at * 359), s: 0.4, l: 0.52 }
}

/** Beside something grey any warm colour goes; otherwise one from across. */
function accentOf({ h, s, l }: Hsl, at: number): Hsl {
  if (s < 0.14) return { h: [22, 44, 196, 150, 350][Math.floor(at * 4.99)] ?? 22, s: 0.6, l: 0.56 }
  const turn = [32, -36, 165, 195][Math.floor(at * 3.99)] ?? 32
  return { h: (h + turn + 360) % 360, s: Math.min(0.66, s + 0.14), l: l > 0.6 ? 0.5 : 0.66 }
}

const lit = (colour: Hsl, by: number): Hsl => ({
  ...colour,
  l: Math.min(0.97, Math.max(0.07, colour.l + by)),
})

function gradient(id: string, from: string, to: string, steep = false): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${steep ? 0 : 1}" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** A gradient in the space of the picture also paints straight lines, which have no box of their own. */
function plain(id: string, colour: string): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"><stop stop-color="${colour}"/></linearGradient>`
}

function across(id: string, ...colours: readonly string[]): string {
  const stops = colours.map(
    (colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="80" y1="60" x2="320" y2="340">${stops.join('')}</linearGradient>`
}

function gradients(base: Hsl, accent: Hsl): string {
  const isPale = base.l > 0.82
  return (
    across('body', hex(lit(base, 0.1)), hex(base), hex(lit(base, isPale ? -0.1 : -0.06))) +
    across('side', hex(lit(base, isPale ? -0.08 : -0.07)), hex(lit(base, isPale ? -0.2 : -0.16))) +
    across('accent', hex(lit(accent, 0.06)), hex(lit(accent, -0.06))) +
    plain('pale', hex(lit({ ...base, s: base.s * 0.8 }, isPale ? -0.04 : 0.3))) +
    plain('deep', hex(lit(base, isPale ? -0.42 : -0.28))) +
    across('metal', '#eef1f4', '#b7bec7', '#dfe4e9', '#8d96a1') +
    across('wood', '#d9b384', '#b88756') +
    across('leaf', '#86bb77', '#3f7d4f') +
    across('glass', '#eef6fa', '#bcd6e2') +
    '<radialGradient id="shadow"><stop offset="0" stop-color="#1c1917" stop-opacity="0.3"/><stop offset="1" stop-color="#1c1917" stop-opacity="0"/></radialGradient>'
  )
}

/** Softly of the product's own hue, or of its accent's. */
function ground(base: Hsl, accent: Hsl, at: number): string {
  const { h } = base.s < 0.14 || at > 0.72 ? accent : base
  const tint = (s: number, l: number, turn = 0) => hex({ h: (h + turn + 360) % 360, s, l })
  return (
    gradient('ground', tint(0.3, 0.965), tint(0.32, 0.9, 12), true) +
    plain('blob', tint(0.36, 0.86, -10)) +
    plain('far', tint(0.34, 0.925, 16))
  )
}

function backdrop(which: number, at: number): string {
  const x = Math.round(150 + at * 100)
  const shown = [
    `<circle cx="${x}" cy="190" r="142" fill="url(#blob)" fill-opacity="0.6"/>`,
    `<path d="M${x - 120} 322 V190 a120 120 0 0 1 240 0 V322Z" fill="url(#blob)" fill-opacity="0.55"/>`,
    `<circle cx="${x + 60}" cy="120" r="62" fill="url(#blob)" fill-opacity="0.7"/><path d="M0 300 Q100 ${Math.round(230 + at * 40)} 210 290 T400 270 V400 H0Z" fill="url(#far)"/>`,
    `<path d="M60 210 Q40 70 190 64 Q350 60 352 ${Math.round(180 + at * 40)} Q350 320 200 324 Q80 326 60 210Z" fill="url(#blob)" fill-opacity="0.55"/>`,
  ]
  return `<rect width="400" height="400" fill="url(#ground)"/>${shown[which] ?? ''}<path d="M0 322 H400 V400 H0Z" fill="url(#far)" fill-opacity="0.9"/>`
}
