import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { intents } from '#main/features/answering/types.ts'

const languages = ['en', 'de'].map((code) => ({
  code,
  trace: (JSON.parse(readFileSync(`src-renderer/i18n/${code}.json`, 'utf8')) as { trace: TraceTexts }).trace,
}))
type TraceTexts = Readonly<Record<'rules' | 'intents' | 'asks', Readonly<Record<string, unknown>>>>

/** Every name the pipeline gives a rule, with the ones it puts together left out. */
const rules = globSync('src-main/features/answering/pipeline/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\brule: ([^,\n]*)/g)].flatMap(([, text = '']) =>
    [...text.matchAll(/(?<!=== )'(\w+)'/g)].map(([, name = '']) => name),
  ),
)

describe.each(languages)('the trace in plain words, $code', ({ trace }) => {
  it('has a sentence for every rule of the pipeline', () => {
    expect(rules.length).toBeGreaterThan(10)
    expect(rules.filter((rule) => !(rule in trace.rules))).toEqual([])
    for (const ask of Object.keys(trace.asks)) expect(trace.rules, ask).toHaveProperty(`products_${ask}`)
  })

  it('has words for everything a visitor may want', () => {
    expect(intents.filter((intent) => !(intent in trace.intents))).toEqual([])
  })
})
