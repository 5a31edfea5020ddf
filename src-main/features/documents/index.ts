export { type DocumentSource, readDocument } from './read/read-document.ts'
export type { ReadDocument } from './read/types.ts'
export { documentsRpc } from './rpc.ts'
export { createDocuments, type DocumentMatch, type Documents, type ReadDocumentFile } from './service.ts'
