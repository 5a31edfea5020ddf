import { createElement, forwardRef, type SVGProps } from 'react'

type IconData = { readonly node: readonly (readonly [tag: string, attributes: object])[] }

/** Draws a Lucide icon as Lucide does, without the settings that nobody here changes (build/lean-icons.ts). */
export function createIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>((props, ref) =>
    createElement(
      'svg',
      {
        ref,
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      lines,
    ),
  )
}
