export type { RunOfVersion, SearchWish } from './browse.ts'
export { isConfidential, withoutConfidential } from './confidential.ts'
export {
  type BuildIndex,
  type BuiltIndex,
  buffersOf,
  buildIndex,
  type IndexJob,
} from './find/build.ts'
export { chanceOfWish } from './find/chance.ts'
export { createFindRows } from './find/rows.ts'
export type {
  CatalogVocabulary,
  FindAsk,
  Finding,
  LimitName,
  ProductDetails,
  ProductHit,
} from './find/types.ts'
export { createKnownHeads, type KnownHeads } from './heads.ts'
export { htmlToText } from './html-text.ts'
export { dropIndexTable } from './index-table.ts'
export { type CatalogPart, type CatalogReader, createJsonReader, createLineReader } from './json-items.ts'
export { createMapReader } from './json-map.ts'
export { type ProductValue, productColumns, readProduct } from './product.ts'
export { readBody } from './read-body.ts'
export { catalogRoutes } from './routes.ts'
export { catalogRpc } from './rpc.ts'
export { type Catalog, type CatalogBody, createCatalog, type RunSync } from './service.ts'
export { productCard } from './shelf/show.ts'
export { createSpool, type Spool } from './spool.ts'
export { createStoredProducts, type KeptProduct } from './stored-products.ts'
export { type SyncJob, type SyncRun, type SyncStanding, type SyncWatcher, startSync } from './sync.ts'
export { createProductWords } from './words.ts'
