export { createBotRemoval } from './bot-removal.ts'
export { createRetention, type Retention } from './retention.ts'
export { privacyRpc } from './rpc.ts'
export { createPrivacy, type Privacy } from './service.ts'
