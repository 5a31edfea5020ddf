import { globSync, readFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { leanIcons } from '#renderer/build/lean-icons.ts'
import { bundled, loaded } from './built.ts'

type Icons = Readonly<Record<string, ElementType>>

/** Every icon the dashboard shows. */
const names = new Set(
  globSync('src-renderer/**/*.{ts,tsx}')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => name !== '' && !name.startsWith('type ')),
)

describe('the icons as the dashboard gets them', () => {
  it('are drawn as Lucide draws them', async () => {
    expect(names.size).toBeGreaterThan(40)
    const code = `export { ${[...names].join(', ')} } from 'lucide-react'`
    const bundle = await bundled(code, [leanIcons()])
    const lean = await loaded<Icons>(bundle)
    for (const name of names) {
      const whole = (lucide as unknown as Icons)[name]
      for (const props of [{}, { className: 'size-4', strokeWidth: 1.75 }, { 'aria-hidden': false }])
        expect(drawn(lean[name], props), name).toEqual(drawn(whole, props))
    }
    expect(bundle).not.toContain('key: "')
    expect(bundle).not.toContain('aliases')
  })
})

/** The attributes of the picture in any order, without Lucide's own classes, and the lines in it. */
function drawn(icon: ElementType | undefined, props: object): unknown {
  const markup = renderToStaticMarkup(createElement(icon ?? 'p', props))
  const [, head = '', lines = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? []
  const attributes = [...head.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\blucide[\w-]*\s?/g, ''),
  ])
  const { xmlns: _, ...rest } = Object.fromEntries(attributes.filter(([, value]) => value !== ''))
  return { rest, lines }
}
