/** What an element is given: properties as the DOM names them, `on…` handlers, `aria-…` and other attributes. */
type Given = Readonly<Record<string, unknown>>
export type Child = Node | string | null | undefined | false

/**
 * Builds elements one by one: nothing is ever parsed as HTML, so that words of visitors, shops and bots stay words, and pages
 * with Trusted Types let us in.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Given = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === false) continue
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value as EventListener)
    else if (key in element && !key.includes('-') && key !== 'role') Object.assign(element, { [key]: value })
    else element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** A drawing of 24 by 24 in the colour of its text. */
export function icon(path: string): SVGSVGElement {
  const drawing = document.createElementNS(svgNamespace, 'svg')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }))
    drawing.setAttribute(name, value)
  const line = document.createElementNS(svgNamespace, 'path')
  line.setAttribute('d', path)
  drawing.append(line)
  return drawing
}

/** What is mounted anew in the same root finds its sheet there. */
const adopted = new WeakMap<ShadowRoot, Set<string>>()

/** Pages with a strict policy forbid style elements, but not sheets made by a script that they let in. */
export function adopt(root: ShadowRoot, css: string): void {
  const all = adopted.get(root) ?? new Set()
  if (all.has(css)) return
  adopted.set(root, all.add(css))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
