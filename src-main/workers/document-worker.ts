import { parentPort } from 'node:worker_threads'
import { readDocument } from '#main/features/documents/index.ts'
import { isProblem } from '#shared/problem.ts'
import type { Failure } from './catalog-messages.ts'
import type { FromDocumentWorker, ToDocumentWorker } from './document-messages.ts'

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

function failureOf(error: unknown): Failure {
  if (isProblem(error)) {
    return { kind: 'problem', code: error.code, detail: error.message, errors: error.errors ?? [] }
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { kind: 'error', message, stack }
}
