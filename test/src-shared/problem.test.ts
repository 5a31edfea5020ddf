import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseRequest } from '#shared/issues.ts'
import { isProblem, problem, toProblem } from '#shared/problem.ts'
import { type ProblemCode, problemSchema, problemStatus } from '#shared/schemas/problem.ts'

/** As the contract lists them. */
const contract: Readonly<Partial<Record<ProblemCode, number>>> = {
  invalid_json: 400,
  invalid_request: 400,
  invalid_key: 401,
  plan_required: 403,
  key_not_for_bot: 403,
  origin_not_allowed: 403,
  bot_not_found: 404,
  session_not_found: 404,
  not_found: 404,
  idempotency_conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  host_not_allowed: 421,
  quota_exceeded: 429,
  too_many_requests: 429,
  internal: 500,
  storage_full: 503,
}

describe('problems', () => {
  it.each(Object.entries(contract))('%s has the status %i', (code, status) => {
    expect(problemStatus[code as ProblemCode]).toBe(status)
  })

  it.each(Object.keys(problemStatus) as ProblemCode[])('%s is shown as RFC 9457 has it', (code) => {
    const shown = toProblem(problem(code, 'What happened.', { headers: { 'x-secret': 'not shown' } }))
    expect(problemSchema.strict().parse(shown)).toEqual({
      type: expect.stringContaining(code),
      title: expect.stringMatching(/\w+ \w+/),
      status: problemStatus[code],
      detail: 'What happened.',
      code,
    })
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
  })

  it('are distinguished from other errors', () => {
    expect(isProblem(problem('internal', 'x'))).toBe(true)
    expect(isProblem(new Error('x'))).toBe(false)
    expect(isProblem({ code: 'internal', status: 500 })).toBe(false)
  })
})

describe('parseRequest', () => {
  const schema = z.object({ name: z.string(), list: z.array(z.object({ no: z.number() })) })

  it('gives what fits', () => {
    expect(parseRequest(schema, { name: 'a', list: [{ no: 1 }] })).toEqual({ name: 'a', list: [{ no: 1 }] })
  })

  it('names each place that does not', () => {
    const faults = faultsOf(() => parseRequest(schema, { name: 1, list: [{ no: 1 }, { no: 'x' }] }))
    expect(faults).toEqual(['name', 'list.1.no'])
  })

  it('names the whole body with an empty path', () => {
    expect(faultsOf(() => parseRequest(schema, null))).toEqual([''])
  })

  it('stops naming where nobody reads on', () => {
    const list = Array.from({ length: 500 }, () => ({ no: 'x' }))
    const faults = faultsOf(() => parseRequest(schema, { name: 'a', list }))
    expect(faults.length).toBeGreaterThan(9)
    expect(faults.length).toBeLessThanOrEqual(100)
  })
})

function faultsOf(work: () => unknown): string[] {
  try {
    work()
  } catch (error) {
    if (isProblem(error)) return error.errors?.map(({ path }) => path) ?? []
    throw error
  }
  throw new Error('nothing was thrown')
}
