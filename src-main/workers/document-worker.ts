import { parentPort } from 'node:worker_threads'
import { readDocument } from '#main/features/documents/index.ts'
import type { FromDocumentWorker, ToDocumentWorker } from './document-messages.ts'
import { failureOf } from './failure.ts'

// The host hands in one document after the other.
parentPort?.on('message', async (message: ToDocumentWorker) => {
  if (message.type === 'stop') return parentPort?.close()
  const { ticket, source } = message
  try {
    tell({ type: 'done', ticket, document: await readDocument(source) })
  } catch (error) {
    tell({ type: 'failed', ticket, failure: failureOf(error) })
  }
})

function tell(message: FromDocumentWorker): void {
  parentPort?.postMessage(message)
}
