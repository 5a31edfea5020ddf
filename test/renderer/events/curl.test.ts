import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { curlOf } from '#renderer/features/events/curl.ts'
import { tempFolder } from '../../helpers/hub.ts'

type Got = {
  readonly url: string | undefined
  readonly body: Buffer
  readonly headers: NodeJS.Dict<string | string[]>
}

/** Runs the command as a shell would, and returns what arrived. */
async function run(bytes: Buffer, headers: [string, string][]): Promise<Got> {
  let got: Got | null = null
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      got = { url: request.url, body: Buffer.concat(parts), headers: request.headers }
      response.end('ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const isText = Buffer.from(bytes.toString('utf8')).equals(bytes)
  const command = curlOf(
    {
      headers,
      query: 'a=1&b=$HOME%20x',
      raw: isText ? bytes.toString('utf8') : null,
      raw_base64: isText ? null : bytes.toString('base64'),
    },
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/it's`,
  )
  const file = join(tempFolder(), 'command.sh')
  writeFileSync(file, command)
  await promisify(execFile)('sh', [file])
  if (!got) throw new Error(`nothing arrived from ${command.slice(0, 200)}`)
  return got
}

describe('curlOf', () => {
  it.each([
    ['quotes and all that a shell reads', Buffer.from(`{"a":"it's \\"$HOME\\" \`id\` \\\\ !x\n%s @file"}`)],
    ['what begins like a file name', Buffer.from('@/etc/hostname')],
    ['nothing', Buffer.from('')],
    ['letters of all kinds', Buffer.from('Grüße, 日本 🛎️')],
    ['bytes that are no text', Buffer.from([0, 255, 10, 13, 0, 1])],
    ['a nought in the text', Buffer.from('a\0b')],
    ['more than a shell takes as one word', Buffer.from(`"${'ä'.repeat(200_000)}"`)],
  ])('sends %s as it was', async (_, bytes) => {
    const { url, body, headers } = await run(bytes, [
      ['content-type', 'application/json'],
      ['content-length', '9999'],
      ['host', 'elsewhere.example'],
      ['x-sign', `v1,it's "=+/`],
      ['x-empty', ''],
    ])
    expect(body.equals(bytes)).toBe(true)
    expect(url).toBe(`/hooks/it's?a=1&b=$HOME%20x`)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-sign': `v1,it's "=+/`,
      'x-empty': '',
    })
    expect(headers['host']).toMatch(/^127/)
  })

  it('names no type where none was named', async () => {
    const { headers } = await run(Buffer.from('x'), [['x-a', '1']])
    expect(headers['content-type']).toBeUndefined()
  })
})
