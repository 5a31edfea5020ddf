export { type Contacts, contactsIn } from './contacts.ts'
