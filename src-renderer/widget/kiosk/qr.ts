import { encode } from 'uqr'

const namespace = 'http://www.w3.org/2000/svg'

/** A code to scan, drawn here: nothing is asked of anybody. */
export function qrCode(text: string, label: string): SVGSVGElement {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const drawing = document.createElementNS(namespace, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${size} ${size}`)
  drawing.setAttribute('role', 'img')
  drawing.setAttribute('aria-label', label)
  drawing.setAttribute('shape-rendering', 'crispEdges')
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  for (const [path, fill] of [
    [`M0 0h${size}v${size}H0z`, '#fff'],
    [dark.join(''), '#000'],
  ] as const) {
    const shape = document.createElementNS(namespace, 'path')
    shape.setAttribute('d', path)
    shape.setAttribute('fill', fill)
    drawing.append(shape)
  }
  return drawing
}
