import { RegExpParser } from '@eslint-community/regexpp'
import { analyse } from 'scslre'
import { describe, expect, it } from 'vitest'
import { madePatterns, type Pattern, writtenPatterns } from './read-patterns.ts'

const parser = new RegExpParser()

/**
 * What makes a pattern take more than linear time: a repetition that is begun anew at every letter (Move), two that can share
 * the same letters (Trade), one inside another (Self). It is told from the pattern alone, so no machine is too slow for it.
 */
function faultsOf({ source, flags, place }: Pattern): string[] {
  const { pattern, flags: parsed } = parser.parseLiteral(`/${source}/${flags}`)
  const { reports } = analyse({ pattern, flags: parsed }, { reportTypes: { Move: true } })
  return reports.map((report) => {
    const quant = report.type === 'Trade' ? report.startQuant : report.quant
    return `${place ?? 'made'}: ${report.type} of ${quant.raw} in /${source.slice(0, 100)}/`
  })
}

describe('regular expressions', () => {
  it('are known to take long where they do', () => {
    const faulty = [/\s+$/, /^\s*(.*?)\s*:/, /^(?:a+)+$/, /<[^>]*>/]
    for (const { source, flags } of faulty)
      expect(faultsOf({ source, flags, place: null }), source).not.toEqual([])
    for (const { source, flags } of [/(?<!\s)\s+$/, /^a*b/, /<[^<>]*>/])
      expect(faultsOf({ source, flags, place: null }), source).toEqual([])
  })

  it('take linear time on any text, wherever they are written', () => {
    const patterns = writtenPatterns()
    expect(patterns.length).toBeGreaterThan(1000)
    expect(patterns.flatMap(faultsOf)).toEqual([])
  })

  it('take linear time on any text where they are put together of the words of a language', {
    timeout: 120_000,
  }, async () => {
    const patterns = await madePatterns()
    expect(patterns.length).toBeGreaterThan(1000)
    expect(patterns.flatMap(faultsOf)).toEqual([])
  })
})
