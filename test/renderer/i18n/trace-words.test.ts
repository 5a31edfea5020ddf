import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { intents } from '#main/features/answering/types.ts'

const languages = ['en', 'de'].map((code) => ({
  code,
  trace: (JSON.parse(readFileSync(`src-renderer/i18n/${code}.json`, 'utf8')) as { trace: TraceTexts }).trace,
}))
type TraceTexts = Readonly<Record<'rules' | 'intents' | 'asks', Readonly<Record<string, unknown>>>>

/** Every name the pipeline gives a rule. */
const written = globSync('src-main/features/answering/pipeline/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:rule:|sayOnly\()\s*([^;]*?)(?:,\n|\)\n|\s\})/g)].map(
    ([, text = '']) => text,
  ),
)
const rules = written.flatMap((text) =>
  [...text.matchAll(/(?<!=== )'([a-z_]+)'/g)].map(([, name = '']) => name),
)
/** The rules of the goods are handed to what says them. */
const goodsRules = globSync('src-main/features/answering/goods/*.ts').flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /\b(?:say|answer)\(\s*[^'`]{0,160}'([a-z_]+)'|\brule: '([a-z_]+)'/g,
    ),
  ].map(([, said, named]) => said ?? named ?? ''),
)
/** Those it puts together, as a pattern. */
const patterns = written.flatMap((text) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replaceAll(/\$\{[^}]*\}/g, '[a-z_]+')),
)

describe.each(languages)('the trace in plain words, $code', ({ trace }) => {
  it('has a sentence for every rule of the pipeline', () => {
    expect(rules.length).toBeGreaterThan(10)
    expect(goodsRules.length).toBeGreaterThan(10)
    expect([...rules, ...goodsRules].filter((rule) => !(rule in trace.rules))).toEqual([])
    const known = Object.keys(trace.rules)
    for (const pattern of patterns)
      expect(known, pattern).toContainEqual(expect.stringMatching(`^${pattern}$`))
    for (const ask of Object.keys(trace.asks)) expect(trace.rules, ask).toHaveProperty(`products_${ask}`)
  })

  it('has words for everything a visitor may want', () => {
    expect(intents.filter((intent) => !(intent in trace.intents))).toEqual([])
  })
})
