import { describe, expect, it } from 'vitest'
import { createLog } from '#main/lib/log.ts'

const secret = 'THIS-MUST-NOT-BE-SEEN'

function memoryLog() {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
  return { log, lines, text: () => lines.join('') }
}

const hidden = [
  'key',
  'sync_key',
  'mirror_secret',
  'secret',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'x-service-key',
  'webhook-signature',
  'x-hub-signature-256',
  'message',
  'text',
  'body',
]

const shapes: Readonly<Record<string, (field: string) => object>> = {
  'at the top': (field) => ({ [field]: secret }),
  'one deep': (field) => ({ req: { [field]: secret } }),
  'two deep': (field) => ({ req: { headers: { [field]: secret } } }),
  'three deep': (field) => ({ exchange: { request: { headers: { [field]: secret } } } }),
  'in a list': (field) => ({ keys: [{ [field]: secret }, { [field]: secret }] }),
  'as an object': (field) => ({ req: { [field]: { inner: secret } } }),
}

describe('the log', () => {
  it('writes what happened, with its time', () => {
    const { log, lines } = memoryLog()
    log.info({ url: 'http://127.0.0.1:4840' }, 'ready')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'ready', url: 'http://127.0.0.1:4840' })
    expect(lines[0]).toMatch(/"time":"\d{4}-\d\d-\d\dT/)
  })

  describe.each(Object.entries(shapes))('hides %s', (_, shape) => {
    it.each(hidden)('%s', (field) => {
      const { log, lines, text } = memoryLog()
      log.error(shape(field), 'something')
      expect(lines).toHaveLength(1)
      expect(text()).not.toContain(secret)
      expect(text()).toContain('something')
    })
  })

  it('hides the same in what a child logger carries along', () => {
    const { log, text } = memoryLog()
    log.child({ req: { headers: { authorization: secret } }, key: secret }).info('from a child')
    expect(text()).toContain('from a child')
    expect(text()).not.toContain(secret)
  })

  it('writes of an error what went wrong, never what a library hung on it', () => {
    const { log, text } = memoryLog()
    const error = Object.assign(new Error('the disk is gone'), {
      code: 'EIO',
      config: { headers: { authorization: secret } },
      request: { body: secret },
    })
    log.error({ err: error }, 'failed')
    expect(text()).toContain('the disk is gone')
    expect(text()).toContain('EIO')
    expect(text()).not.toContain(secret)
  })
})
