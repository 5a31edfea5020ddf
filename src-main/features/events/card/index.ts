export { type ReadBody, readBody } from './body.ts'
export { emptyCard } from './card.ts'
export { type Described, describe } from './describe.ts'
export { type HeaderOf, kindOf } from './event-type.ts'
