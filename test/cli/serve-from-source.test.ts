import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { CallInput, CallName, CallOutput } from '#shared/rpc/contract.ts'
import { startServeFromSource } from '../helpers/cli.ts'
import { tempFolder } from '../helpers/hub.ts'

/** Every other test runs the command line and the workers bundled. */
it('serves from a checkout, all of it from source', { timeout: 120_000 }, async () => {
  const { dashboardUrl, end } = await startServeFromSource(tempFolder())
  const signedIn = await fetch(dashboardUrl, { redirect: 'manual' })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const call = async <N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
    const response = await fetch(new URL(`/rpc/${name}`, dashboardUrl), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect(response.status, name).toBe(200)
    return (await response.json()) as CallOutput<N>
  }
  const { id: bot_id } = await call('bots.create', { name: 'Fjell' })

  // The import worker reads the file, the catalog worker indexes it.
  const path = join(tempFolder(), 'products.csv')
  writeFileSync(
    path,
    'id,title,price,currency\n1,Tunnel tent Storfjord,499,EUR\n2,Rain jacket Lofoten,89,EUR\n',
  )
  const run = await call('sources.runFile', { path, target: { kind: 'bot', bot_id }, mode: 'merge' })
  expect(run).toMatchObject({ state: 'done', trouble: null, counts: { created: 2 } })

  const document = await call('documents.add', {
    bot_id,
    format: 'md',
    text: '# Care\n\nWash the jacket at 30 degrees.',
  })
  expect(document.passages).toHaveLength(1)

  await call('knowledge.save', { bot_id, question: 'Do you repair tents?', answer: 'Yes, in our workshop.' })
  // In words that the entry does not have, so that only the encoder finds it.
  const torn = 'Mein Zelt ist kaputt, könnt ihr es flicken?'
  await expect
    .poll(() => call('answers.try', { bot_id, message: torn }), { timeout: 60_000, interval: 500 })
    .toMatchObject({ trace: { meaning: 'compared', rule: 'knowledge' } })
  expect(await call('answers.try', { bot_id, message: 'a tent' })).toMatchObject({ products: [{ id: '1' }] })
  expect(await end('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
})
