import { describePayload } from '#main/features/events/index.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
export const nobody = { name: null, email: null, phone: null }
export const ann = { name: 'Ann Berg', email: 'ann@example.com', phone: '+49 30 1234567' }

export function read(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return describePayload(new TextEncoder().encode(text), now, (name) => headers[name])
}
