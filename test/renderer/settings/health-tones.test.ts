import { expect, it } from 'vitest'
import { diskTone, queueTone } from '#renderer/features/settings/health-tones.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')

it('warns of a disk before it is full', () => {
  expect([50e9, 1e9, 0.1e9].map(diskTone)).toEqual(['good', 'warn', 'bad'])
})

it('warns of webhooks that have been waiting for long', () => {
  const queue = { waiting: 3, failed: 0, oldest_at: '2026-03-10T11:30:00.000Z' }
  expect(queueTone(queue, now)).toBe('good')
  expect(queueTone({ ...queue, oldest_at: '2026-03-10T10:00:00.000Z' }, now)).toBe('warn')
  expect(queueTone({ waiting: 0, failed: 9, oldest_at: null }, now)).toBe('good')
})
