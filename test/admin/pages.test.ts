import { describe, expect, it } from 'vitest'
import { problem } from '#shared/problem.ts'
import { send, sendRaw } from '../helpers/http.ts'
import { openTestDashboard, script } from './open-dashboard.ts'

async function signedIn(options?: { readonly ready?: () => Promise<void> }) {
  const opened = await openTestDashboard(options)
  const cookie = await opened.signIn()
  const get = (path: string, headers: Record<string, string> = {}) =>
    send(`${opened.origin}${path}`, { headers: { cookie, ...headers } })
  return { ...opened, cookie, get }
}

describe('the page of the dashboard', () => {
  it('has a nonce of its own each time, the same in the page and in its policy', async () => {
    const { get } = await signedIn()
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const page = await get('/')
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
        const nonce = /<meta name="csp-nonce" content="(\w{22})">/.exec(page.text)?.[1] ?? ''
        expect(page.text).not.toContain('__CSP_NONCE__')
        expect(page.headers['content-security-policy']).toBe(
          `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; ` +
            "img-src 'self' data: https: http:; font-src 'self'; connect-src 'self'; " +
            "frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        )
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(3)
  })

  it('waits for its build', async () => {
    let built = () => {}
    const ready = new Promise<void>((resolve) => {
      built = resolve
    })
    const { get } = await signedIn({ ready: () => ready })
    const answers: string[] = []
    const page = get('/').then(({ status }) => answers.push(`page ${status}`))
    const asset = get('/assets/index-B1a2c3d4.js').then(({ status }) => answers.push(`asset ${status}`))
    // Everything else does not wait.
    expect(await get('/assets')).toMatchObject({ status: 404 })
    expect(answers).toEqual([])
    built()
    await Promise.all([page, asset])
    expect(answers.sort()).toEqual(['asset 200', 'page 200'])
  })

  it('says why it could not be built, in words and safely, and is tried again', async () => {
    let fault: string | null = 'src-renderer/app.tsx:3 <img src=x> is broken'
    const { get } = await signedIn({
      ready: async () => {
        if (fault !== null) throw problem('internal', fault)
      },
    })
    const answer = await get('/', { 'accept-language': 'de' })
    expect(answer.status).toBe(500)
    expect(answer.text).toContain('Das Dashboard konnte nicht gebaut werden')
    expect(answer.text).toContain('src-renderer/app.tsx:3 &#60;img src=x&#62; is broken')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/)
    fault = null
    expect((await get('/')).status).toBe(200)
  })
})

describe('the files of the dashboard', () => {
  it('are served with their type, to be kept for good', async () => {
    const { get } = await signedIn()
    const answer = await get('/assets/index-B1a2c3d4.js')
    expect(answer).toMatchObject({ status: 200, text: script })
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    // What is not there yet may be there after the next build.
    expect((await get('/assets/index-Other.js')).headers['cache-control']).toBeUndefined()
  })

  it('are for whoever is signed in', async () => {
    const { origin } = await openTestDashboard()
    const answer = await send(`${origin}/assets/index-B1a2c3d4.js`)
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_key' } })
    expect(answer.text).not.toContain(script)
  })

  it.each([
    '/assets/',
    '/assets/nothing.js',
    '/assets/.hidden',
    '/assets/../beside.txt',
    '/assets/%2e%2e/beside.txt',
    '/assets/..%2fbeside.txt',
    '/assets/..%5cbeside.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets//etc/passwd',
    '/assets/%00',
    '/beside.txt',
    '/index.html',
    '/../secret.txt',
  ])('are all there is: %s is not', async (path) => {
    const { origin, cookie } = await signedIn()
    // Not by a client that tidies the path up first.
    const { host } = new URL(origin)
    const answer = await sendRaw(
      origin,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).not.toMatch(/beside|secret|root:|hidden/)
  })
})
