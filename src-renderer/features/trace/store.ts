import { createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'

/** Kept with the message and never changed: read once, when somebody wants to know. */
export const explanationOf = createResources((message_id) => rpc('answers.explain', { message_id }))
