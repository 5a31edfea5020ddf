export { knowledgePath } from './address.ts'
export { entryFormSchema } from './entry-form.ts'
export { findEntries } from './search.ts'
export { entriesOf, startEntry } from './store.ts'
