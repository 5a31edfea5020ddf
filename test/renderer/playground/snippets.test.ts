import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  type SnippetKind,
  snippetKinds,
  snippetOf,
  withCredential,
} from '#renderer/features/playground/snippets.ts'

const tricky = `It's "quoted", \\ back, $HOME \`id\` %s € 😀\nnext line`
const body = JSON.stringify({ bot_id: 'bot_1', message: tricky })

/** What a real server receives when the snippet is really run. */
async function run(kind: SnippetKind, command: (code: string) => readonly [string, readonly string[]]) {
  const received: { body: string; authorization: string | undefined; type: string | undefined }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    request.on('end', () => {
      received.push({
        body: text,
        authorization: request.headers.authorization,
        type: request.headers['content-type'],
      })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const request = withCredential(
    {
      method: 'POST',
      url: `http://127.0.0.1:${port}/api/v1/chat`,
      headers: [
        ['host', 'x'],
        ['content-type', 'application/json'],
        ['authorization', 'Bearer ••••1234'],
        ['content-length', '3'],
      ],
      body,
    },
    { header: 'Authorization', value: 'Bearer sb_live_real' },
  )
  const [program, args] = command(snippetOf(kind, request))
  await new Promise<void>((ended, failed) => {
    const child = spawn(program, [...args], { stdio: 'ignore' })
    child.once('error', failed)
    child.once('close', () => ended())
  })
  return received
}

function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

const sent = [{ body, authorization: 'Bearer sb_live_real', type: 'application/json' }]

describe('a call to copy', () => {
  it.runIf(has('curl'))('as curl sends what the tester sent', async () => {
    expect(await run('curl', (code) => ['sh', ['-c', code]])).toEqual(sent)
  })

  it('as fetch sends what the tester sent', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'shopbell-snippet-')), 'call.mjs')
    expect(
      await run('fetch', (code) => {
        writeFileSync(file, code)
        return [process.execPath, [file]]
      }),
    ).toEqual(sent)
  })

  it.runIf(has('python3'))('as Python sends what the tester sent', async () => {
    expect(await run('python', (code) => ['python3', ['-c', code]])).toEqual(sent)
  })

  it('as PHP holds what the tester sent, quoted as PHP reads it', () => {
    const request = { method: 'POST', url: 'http://x.example', headers: [], body }
    const literals = snippetOf('php', request).matchAll(/'((?:[^'\\]|\\.)*)'/gs)
    // In single quotes PHP knows two escapes only: \\' and \\.
    const texts = [...literals].map(([, text = '']) => text.replaceAll(/\\(['\\])/g, '$1'))
    expect(texts).toContain(body)
  })

  it('is written whole in every way', () => {
    const request = { method: 'POST', url: 'http://x.example/a?b=c', headers: [], body: '{}' }
    for (const kind of snippetKinds) expect(snippetOf(kind, request)).toContain('http://x.example/a?b=c')
  })
})

describe('a masked key', () => {
  it('stays masked where the call needs none', () => {
    const request = { method: 'POST', url: 'http://x.example', headers: [], body: '{}' }
    expect(withCredential(request, { header: null, value: null })).toBe(request)
  })
})
