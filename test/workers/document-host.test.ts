import { describe, expect, it, onTestFinished } from 'vitest'
import { createDocumentHost } from '#main/workers/document-host.ts'
import { makeDocx, makePackedPdf, makePdf, paragraph } from '../features/documents/files.ts'

function host(options?: Parameters<typeof createDocumentHost>[0]) {
  const made = createDocumentHost(options)
  onTestFinished(() => made.stop())
  return made
}

const tooMuchMemory = { code: 'payload_too_large', fault: { code: 'document_too_much_memory' } }

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

  it('refuses a small Word file that unpacks to very much, before it is read', async () => {
    const { read } = host()
    const bytes = await makeDocx(paragraph('a'.repeat(60 * 1024 * 1024)), 'DEFLATE')
    expect(bytes.length).toBeLessThan(200_000)
    await expect(read({ format: 'docx', bytes })).rejects.toMatchObject(tooMuchMemory)
    const next = await makeDocx(paragraph('We sharpen skates.'), 'DEFLATE')
    expect(await read({ format: 'docx', bytes: next })).toMatchObject({ passages: [{}] })
  })

  it.each([
    ['a PDF that unpacks to very much', { format: 'pdf', bytes: makePackedPdf(300 * 1024 * 1024) }],
    ['marks inside marks without end', { format: 'md', text: '*a '.repeat(1_000_000) }],
  ] as const)('ends with %s, and reads the next', async (_, source) => {
    const { read } = host({ maxBytes: 150 * 1024 * 1024 })
    // Memory is looked at now and then: a quick machine may have come to the text's length by then.
    await expect(read(source)).rejects.toMatchObject({
      code: 'payload_too_large',
      fault: { code: expect.stringMatching(/^document_too_(?:much_memory|long)$/) },
    })
    expect(await read({ format: 'txt', text: 'Open daily.' })).toMatchObject({ passages: [{}] })
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
