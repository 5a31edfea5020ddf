import { parentPort } from 'node:worker_threads'
import { readDocument } from '#main/features/documents/index.ts'
import type { FromDocumentWorker, ToDocumentWorker } from './document-messages.ts'
import { failureOf } from './failure.ts'

// The host hands in one document after the other.
parentPort?.on('message', async (message: ToDocumentWorker) => {
  if (message.type === 'stop') return parentPort?.close()
  const { ticket, source } = message
  try {
    send({ type: 'done', ticket, document: await readDocument(source) })
  } catch (error) {
    send({ type: 'failed', ticket, failure: failureOf(error) })
  }
})

function send(message: FromDocumentWorker): void {
  parentPort?.postMessage(message)
}
