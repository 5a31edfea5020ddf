import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemTitle } from '#shared/schemas/problem.ts'

type Texts = { readonly [name: string]: string | Texts }

const files = globSync('src-renderer/i18n/*.json')
const english = flat(read('src-renderer/i18n/en.json'))
const sources = globSync('src-renderer/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Keys put together from a value: what stands in a template around it must fit. One section is looked up by codes. */
const templates = [...sources.matchAll(/`([\w.]+\.[\w.]*\$\{[^`]*)`/g)].map(
  ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`),
)
const lookedUp = /^problems\./

describe('the texts', () => {
  it('are there in English and German', () => {
    expect(files.map((file) => basename(file, '.json')).sort()).toEqual(['de', 'en'])
  })

  it.each(files)('of %s are complete, with the same values in the same places', (file) => {
    const texts = flat(read(file))
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of texts) {
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''))
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
    }
  })

  it('are all used', () => {
    const unused = [...english.keys()].filter((key) => {
      const name = key.replace(/\.(one|other)$/, '')
      const isBuilt = lookedUp.test(name) || templates.some((template) => template.test(name))
      return !isBuilt && name !== 'language_name' && !sources.includes(`'${name}'`)
    })
    expect(unused).toEqual([])
  })

  it('name every problem the hub can have', () => {
    for (const code of Object.keys(problemTitle)) expect(english.has(`problems.${code}`), code).toBe(true)
  })
})

function read(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8')) as Texts
}

function flat(texts: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[path + name, value]] : [...flat(value, `${path}${name}.`)],
    ),
  )
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
}
