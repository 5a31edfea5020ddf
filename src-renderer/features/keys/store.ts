import { createResource, createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'

export const useKeysOfAll = createResource(() => rpc('keys.list', {}), ['keys.changed', 'usage.changed'])
export const usageOf = createResources((key_id) => rpc('usage.get', { key_id }), ['usage.changed'])
