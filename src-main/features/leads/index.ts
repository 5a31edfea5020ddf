export { contactsIn } from './detect/index.ts'
export { leadsRpc } from './rpc.ts'
export { createLeads, type Leads, type Told } from './service.ts'
