import type { Handlers } from '#shared/rpc/contract.ts'
import type { Ratings } from './service.ts'

export function ratingsRpc(ratings: Ratings): Handlers<'ratings.list' | 'ratings.set' | 'ratings.makeTest'> {
  return {
    'ratings.list': ({ message_ids }) => ({ ratings: ratings.list(message_ids) }),
    'ratings.set': ({ message_id, rating }) => ratings.set(message_id, rating),
    'ratings.makeTest': ({ message_id }) => ratings.makeTest(message_id),
  }
}
