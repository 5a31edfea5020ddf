import type { Handlers } from '#shared/rpc/contract.ts'
import type { testerCalls } from '#shared/rpc/tester.ts'
import type { TestKeys } from './keys.ts'
import type { Playground } from './service.ts'

export function playgroundRpc(tester: Playground, testKeys: TestKeys): Handlers<keyof typeof testerCalls> {
  return {
    'tester.sessions': () => ({ sessions: tester.list() }),
    'tester.start': ({ target, channel, name }) => tester.start(target, channel, name),
    'tester.get': ({ tester_session_id }) => tester.get(tester_session_id),
    'tester.send': ({ turn_id, tester_session_id, message }) =>
      tester.send(tester_session_id, turn_id, message),
    'tester.cancel': ({ turn_id }) => ({ cancelled: tester.cancel(turn_id) }),
    'tester.rename': ({ tester_session_id, name }) => tester.rename(tester_session_id, name),
    'tester.remove': async ({ tester_session_ids }) => ({ removed: await tester.remove(tester_session_ids) }),
    'tester.restore': async ({ tester_session_ids }) => ({
      restored: await tester.restore(tester_session_ids),
    }),
    'tester.setKey': async ({ bot_id, key }) => ({ key: await testKeys.set(bot_id, key) }),
    'tester.getKey': ({ bot_id }) => ({ key: testKeys.look(bot_id) }),
    'tester.credential': ({ tester_session_id }) => tester.credential(tester_session_id),
  }
}
