export { browsersCarryOver } from './carry-over.ts'
export { browsersRpc } from './rpc.ts'
export { type Browsers, createBrowsers, signedInMs } from './service.ts'
