import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { problemOf, storageProblem } from '#main/lib/problems.ts'
import { createRpc } from '#main/lib/rpc.ts'
import { errorOf, failureOf } from '#main/workers/failure.ts'
import { problem } from '#shared/problem.ts'
import type { Handlers } from '#shared/rpc/contract.ts'

function openLog() {
  const lines: { readonly err: unknown; readonly what: string }[] = []
  const error = ((fields: { err: unknown }, what: string) => {
    lines.push({ err: fields.err, what })
  }) as never
  return { lines, log: { error } }
}

const systemError = (code: string) => Object.assign(new Error(`${code}: /home/ann/shop`), { code })

describe('problemOf', () => {
  it('leaves a problem as it is and logs nothing', () => {
    const { log, lines } = openLog()
    const given = problem('not_found', 'There is no such bot.')
    expect(problemOf(given, log, 'a call failed')).toBe(given)
    expect(lines).toEqual([])
  })

  it('shows any other error as internal, without its words, and logs it', () => {
    for (const error of [new Error('secret path /home/ann'), 'text', undefined, { code: 'ENOSPC' }]) {
      const { log, lines } = openLog()
      const shown = problemOf(error, log, 'a call failed')
      expect(shown).toMatchObject({ code: 'internal', status: 500 })
      expect(shown.message).not.toContain('ann')
      expect(lines).toEqual([{ err: error, what: 'a call failed' }])
    }
  })

  it.each([
    ['ENOSPC', 'storage_full', 'full'],
    ['EDQUOT', 'storage_full', 'full'],
    ['EACCES', 'storage_unavailable', 'permissions'],
    ['EPERM', 'storage_unavailable', 'permissions'],
    ['EROFS', 'storage_unavailable', 'read-only'],
    ['EIO', 'storage_unavailable', 'Check the disk'],
    ['EMFILE', 'storage_unavailable', 'too many files'],
  ])('has words for %s, and logs it all the same', (code, shownCode, words) => {
    const { log, lines } = openLog()
    const shown = problemOf(systemError(code), log, 'a call failed')
    expect(shown).toMatchObject({ code: shownCode, status: 503 })
    expect(shown.message).toContain(words)
    expect(shown.message).not.toContain('/home')
    expect(lines).toHaveLength(1)
  })

  it.each([
    ['SQLITE_FULL', 'storage_full'],
    ['SQLITE_READONLY', 'storage_unavailable'],
    ['SQLITE_READONLY_DBMOVED', 'storage_unavailable'],
    ['SQLITE_BUSY', 'storage_unavailable'],
    ['SQLITE_BUSY_SNAPSHOT', 'storage_unavailable'],
    ['SQLITE_CANTOPEN', 'storage_unavailable'],
    ['SQLITE_IOERR_WRITE', 'storage_unavailable'],
    ['SQLITE_CORRUPT', 'storage_unavailable'],
  ])('has words for %s', (code, shownCode) => {
    expect(storageProblem(new Database.SqliteError('it failed', code))).toMatchObject({ code: shownCode })
  })

  it('takes a mistake of ours in SQL, or an error of another kind, for what it is', () => {
    for (const code of ['SQLITE_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', 'ECONNREFUSED', 'toString'])
      expect(storageProblem(systemError(code)), code).toBeNull()
  })

  it('knows an error by its code after it came from a worker thread', () => {
    const passed = errorOf(structuredClone(failureOf(new Database.SqliteError('it failed', 'SQLITE_FULL'))))
    expect(storageProblem(passed)).toMatchObject({ code: 'storage_full' })
  })
})

describe('a call', () => {
  it('that fails unexpectedly is logged by its name, whatever carries it', async () => {
    const { log, lines } = openLog()
    const broken = new Error('a mistake')
    const handlers = {
      'bots.list': () => {
        throw broken
      },
      'settings.get': async () => {
        throw systemError('EACCES')
      },
    } as unknown as Handlers
    const { anyRpc } = createRpc(handlers, log)
    await expect(anyRpc('bots.list', {})).rejects.toMatchObject({ code: 'internal' })
    await expect(anyRpc('settings.get', {})).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(lines.map(({ what }) => what)).toEqual([
      'the call bots.list failed',
      'the call settings.get failed',
    ])
    expect(lines[0]?.err).toBe(broken)
  })

  it('with a field it does not know is refused and not logged', async () => {
    const { log, lines } = openLog()
    const { anyRpc } = createRpc({ 'bots.list': () => ({ bots: [] }) } as unknown as Handlers, log)
    await expect(anyRpc('bots.list', { cursor: 'x' })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'cursor', message: 'is not a known field' }],
    })
    expect(lines).toEqual([])
  })
})
