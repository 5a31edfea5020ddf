export { replies } from '../en/replies.ts'
