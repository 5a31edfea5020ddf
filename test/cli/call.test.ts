import { describe, expect, it } from 'vitest'
import { type CliResult, runCli, startServe } from '../helpers/cli.ts'
import { tempFolder, unusedFolder } from '../helpers/hub.ts'

const call = (dataPath: string, name: string, input: unknown = {}) =>
  runCli(['call', name, JSON.stringify(input), '--data', dataPath])

/** One JSON value on a line, nothing else anywhere. */
function resultOf({ code, signal, stdout, stderr }: CliResult) {
  expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: '' })
  expect(stdout).toMatch(/^.+\n$/)
  return JSON.parse(stdout)
}

/** The problem as JSON on stderr, exit code 1, nothing on stdout. */
function problemOf({ code, stdout, stderr }: CliResult) {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  return JSON.parse(stderr)
}

describe('shopbell call', () => {
  it('opens the folder itself when no hub runs on it', async () => {
    const dataPath = tempFolder()
    const bot = resultOf(await call(dataPath, 'bots.create', { name: 'Demo', plan: 'business' }))
    expect(bot).toMatchObject({ id: expect.stringMatching(/^bot_/), name: 'Demo', plan: 'business' })
    expect(resultOf(await call(dataPath, 'bots.list'))).toMatchObject({ bots: [{ id: bot.id }] })
  })

  it('asks the hub that runs on the folder, which knows at once', async () => {
    const dataPath = unusedFolder()
    const serve = await startServe(dataPath)
    const bot = resultOf(await call(dataPath, 'bots.create', { name: 'Demo', plan: 'business' }))
    expect((await fetch(`${serve.url}/api/chat/${bot.id}/config`)).status).toBe(200)
    expect(resultOf(await call(dataPath, 'hub.status'))).toMatchObject({ url: serve.url, bots: 1 })
    await serve.end('SIGTERM')
    expect(resultOf(await call(dataPath, 'hub.status'))).toMatchObject({ url: null, bots: 1 })
  })

  it('works many times at once, with a hub and without', { timeout: 60_000 }, async () => {
    const dataPath = unusedFolder()
    const names = ['one', 'two', 'three', 'four']
    const made = await Promise.all(names.map((name) => call(dataPath, 'bots.create', { name })))
    for (const result of made) resultOf(result)
    await startServe(dataPath)
    const more = await Promise.all(names.map((name) => call(dataPath, 'bots.create', { name })))
    for (const result of more) resultOf(result)
    expect(resultOf(await call(dataPath, 'bots.list')).bots).toHaveLength(8)
  })

  it("reads the JSON from standard input for '-'", async () => {
    const dataPath = unusedFolder()
    const greeting = `Grüße 👋 ${'x'.repeat(450)}`
    const input = JSON.stringify({ name: 'Käse & Co', greeting })
    const bot = resultOf(await runCli(['call', 'bots.create', '-', '--data', dataPath], input))
    expect(bot).toMatchObject({ name: 'Käse & Co', greeting })
  })

  it('treats a missing input as an empty object', async () => {
    expect(resultOf(await runCli(['call', 'bots.list', '--data', unusedFolder()]))).toEqual({ bots: [] })
  })

  it('takes large results and large inputs', async () => {
    const dataPath = unusedFolder()
    const { id } = resultOf(await call(dataPath, 'bots.create', { name: 'Demo' }))
    const entries = Array.from({ length: 400 }, (_, index) => ({
      question: `Q${index}`,
      answer: 'a'.repeat(2000),
    }))
    const input = JSON.stringify({ bot_id: id, entries })
    expect(resultOf(await runCli(['call', 'knowledge.import', '-', '--data', dataPath], input))).toEqual({
      saved: 400,
    })
    const listed = resultOf(await call(dataPath, 'knowledge.list', { bot_id: id, limit: 500 }))
    expect(listed.entries).toHaveLength(400)
  })
})

describe('a refused call', () => {
  const refused = [
    ['bots.get', { bot_id: 'bot_nobody' }, { status: 404, code: 'bot_not_found' }],
    ['bots.create', { name: '' }, { status: 400, code: 'invalid_request', errors: [{ path: 'name' }] }],
    ['bots.explode', {}, { status: 404, code: 'not_found' }],
  ] as const

  it('prints the problem: an unknown bot, a wrong field, an unknown call', async () => {
    const dataPath = unusedFolder()
    const printsAll = async () => {
      for (const [name, input, expected] of refused) {
        const problem = problemOf(await call(dataPath, name, input))
        expect(problem).toMatchObject(expected)
        expect(Object.keys(problem)).toEqual(
          expect.arrayContaining(['type', 'title', 'status', 'detail', 'code']),
        )
      }
    }
    await printsAll()
    await startServe(dataPath)
    await printsAll()
  })

  it('reports bad JSON', async () => {
    const result = await runCli(['call', 'bots.list', '{"name":', '--data', unusedFolder()])
    expect(problemOf(result)).toMatchObject({ code: 'invalid_json', status: 400 })
    const fromInput = await runCli(['call', 'bots.list', '-', '--data', unusedFolder()], 'nonsense')
    expect(problemOf(fromInput)).toMatchObject({ code: 'invalid_json' })
  })

  it('prints the problem wherever the options are placed', async () => {
    const result = await runCli(['--data', unusedFolder(), 'call', 'bots.get', '{"bot_id":"bot_nobody"}'])
    expect(problemOf(result)).toMatchObject({ code: 'bot_not_found' })
  })
})
