import { describe, expect, it, onTestFinished } from 'vitest'
import { createDocumentHost } from '#main/workers/document-host.ts'
import { makeDocx, makePdf, paragraph } from '../features/documents/files.ts'

function host(options?: { readonly timeoutMs?: number }) {
  const made = createDocumentHost(options)
  onTestFinished(() => made.stop())
  return made
}

describe('the document worker', () => {
  it('reads one after the other, and what fails leaves the rest alone', async () => {
    const { read } = host()
    const results = await Promise.allSettled([
      read({ format: 'pdf', bytes: makePdf([[{ text: 'We repair zippers.' }]]) }),
      read({ format: 'pdf', bytes: makePdf([[]]) }),
      read({ format: 'docx', bytes: await makeDocx(paragraph('We sharpen skates.')) }),
      read({ format: 'md', text: '# Hours\n\nDaily.' }),
    ])
    expect(results).toMatchObject([
      { value: { passages: [{ text: 'We repair zippers.' }] } },
      { reason: { code: 'invalid_request', message: expect.stringContaining('OCR') } },
      { value: { passages: [{ text: 'We sharpen skates.' }] } },
      { value: { title: 'Hours', passages: [{ headings: ['Hours'], text: 'Daily.' }] } },
    ])
  })

  it('gives up on a document that takes too long, and reads the next', async () => {
    const { read } = host({ timeoutMs: 1 })
    const slow = read({ format: 'md', text: '- item\n'.repeat(50_000) })
    await expect(slow).rejects.toMatchObject({
      code: 'request_timeout',
      fault: { code: expect.stringMatching(/^document_too_/) },
    })
  })

  it('leaves nobody waiting when it stops', async () => {
    const { read, stop } = host()
    const waiting = read({ format: 'md', text: 'word '.repeat(200_000) })
    const outcome = waiting.then(
      () => 'read',
      () => 'ended',
    )
    await stop()
    expect(['read', 'ended']).toContain(await outcome)
    await expect(read({ format: 'txt', text: 'late' })).rejects.toThrow('stopping')
  })
})
