import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createProviders } from '#main/features/language-model/model/providers.ts'
import { tryTools } from '#main/features/language-model/model/try-tools.ts'
import { createOutgoing } from '#main/lib/outgoing/index.ts'
import { phrasingDefaults } from '#shared/schemas/phrasing.ts'

it('says how long it really waited for a model that is silent', async () => {
  const server = createServer(() => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const outgoing = createOutgoing({ ownAddresses: () => [] })
  onTestFinished(async () => {
    await outgoing.close()
    server.close()
  })
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const model = { ...phrasingDefaults, base_url, model: 'small', timeout_ms: 2000, key: null }
  const waitMs = 250
  const tried = await tryTools(createProviders({ outgoing }), model, new AbortController().signal, waitMs)
  expect(tried).toMatchObject({ works: false, fault: { code: 'model_timeout', params: { seconds: 0.25 } } })
})
