import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A window tells of a new address a moment after it has it, as browsers do. */
function standIn() {
  const listeners = new Map<string, (event: unknown) => void>()
  const location = { hash: '#/' }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, to: string) => {
      location.hash = to
    },
  })
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  })
  return { location, tell: () => listeners.get('hashchange')?.({}) }
}

describe('the address of a page', () => {
  beforeEach(() => {
    vi.resetModules()
    return () => vi.unstubAllGlobals()
  })

  it('is refined without a step in the history', async () => {
    const { location } = standIn()
    const { replacePath, useRouter } = await import('#renderer/lib/router.ts')
    replacePath('/welcome')
    expect([location.hash, useRouter.getState().path]).toEqual(['#/welcome', '/welcome'])
  })

  it('is left alone by the page that is being left', async () => {
    const { location, tell } = standIn()
    const { replacePath, useRouter } = await import('#renderer/lib/router.ts')
    location.hash = '#/imports/new'
    replacePath('/welcome')
    tell()
    expect([location.hash, useRouter.getState().path]).toEqual(['#/imports/new', '/imports/new'])
  })
})
