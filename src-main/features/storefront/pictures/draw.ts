/** What a shape is drawn with: gradients of the picture, by reference, and plain colours. */
export type Paint = {
  /** The colour of the product, and its darker side. */
  readonly body: string
  readonly side: string
  /** A second colour that goes with it. */
  readonly accent: string
  readonly metal: string
  readonly wood: string
  readonly leaf: string
  readonly glass: string
  /** Plain ones, for lines and small parts. */
  readonly pale: string
  readonly deep: string
  readonly ink: string
  readonly paper: string
}

/** What makes two of a kind look different; the same for one product every time. */
export type Vary = {
  /** From 0 to 1. */
  readonly a: number
  readonly b: number
  /** One of a few, from 0. */
  readonly of: (count: number) => number
}

/** Draws a thing into a square of 400, standing on the ground at about 320. */
export type Shape = (paint: Paint, vary: Vary) => string

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`

export const rect = (x: number, y: number, width: number, height: number, rx: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`

export const dot = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    opacity === 1 ? '' : ` stroke-opacity="${opacity}"`
  }/>`

/** A seam or a fold. */
export const fold = (d: string, { deep }: Paint) => line(d, deep, 3, 0.35)

/** Light that falls on it. */
export const shine = (d: string, opacity = 0.28) => path(d, '#ffffff', ` fill-opacity="${opacity}"`)

export const turned = (degrees: number, drawn: string, x = 200, y = 200) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawn}</g>`

export const moved = (x: number, y: number, drawn: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${drawn}</g>`

/** The same on the other side of a vertical line. */
export const mirrored = (drawn: string, x = 200) =>
  `<g transform="translate(${x * 2} 0) scale(-1 1)">${drawn}</g>`

/** As many as wanted, each by its number. */
export const each = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
