export { contactsIn } from './detect/index.ts'
export { leadsRpc } from './rpc.ts'
export { createLeads, type Kept, type KeptLead, type Leads, type Told } from './service.ts'
