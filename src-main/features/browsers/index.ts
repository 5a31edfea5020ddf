export { browsersRpc } from './rpc.ts'
export { type Browsers, createBrowsers, signedInMs } from './service.ts'
