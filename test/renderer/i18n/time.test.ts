import { describe, expect, it } from 'vitest'
import { useLanguage } from '#renderer/i18n/index.ts'
import { sinceTime } from '#renderer/i18n/time.ts'

describe('since when something is so', () => {
  it('is a time of today, or a date with its time', () => {
    useLanguage.setState({ code: 'en', locale: 'en' })
    const at = new Date(2026, 2, 10, 14, 5, 30)
    const iso = at.toISOString()
    expect(sinceTime(iso, at.getTime() + 3_600_000)).toMatch(/^2:05\sPM$/)
    expect(sinceTime(iso, at.getTime() + 86_400_000)).toMatch(/^Mar 10, 2026, 2:05\sPM$/)
  })
})
