export { dialoguesRpc } from './rpc.ts'
export { createDialogues, type Dialogues } from './service.ts'
