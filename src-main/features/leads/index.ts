export { emailContact, phoneContact } from './contacts.ts'
export { contactsIn } from './detect/index.ts'
export { leadsRpc } from './rpc.ts'
export { createLeads, type Leads, type ReceivedPerson, type RecordedLead } from './service.ts'
