export { noticesRpc } from './rpc.ts'
export { createNotices, type NoticePace, type Notices } from './service.ts'
