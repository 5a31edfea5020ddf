import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { dataFolder } from '#main/lib/data-folder.ts'
import { settingsDefaults } from '#shared/schemas/settings.ts'
import { runCli, startServe } from '../helpers/cli.ts'
import { tempFolder } from '../helpers/hub.ts'

const file = (name: string) => readFileSync(resolve('deploy', name), 'utf8')
const has = (program: string, argument: string) => spawnSync(program, [argument]).status === 0

describe('deploy/', () => {
  it('agrees with itself and with the hub about port and folder', () => {
    expect(file('Dockerfile')).toContain(`127.0.0.1:${settingsDefaults.port}/healthz`)
    expect(file('Caddyfile')).toContain(`127.0.0.1:${settingsDefaults.port}`)
    const { dbs } = parse(file('litestream.yml'))
    expect(dbs[0].path).toBe(dataFolder('/data').database)
    const { services } = parse(file('compose.yaml'))
    for (const name of ['hub', 'backup']) expect(services[name].volumes).toContain('data:/data')
    // Both share the server's network: the hub stays on loopback.
    for (const name of ['hub', 'tls']) expect(services[name].network_mode).toBe('host')
    expect(file('Dockerfile')).toContain('"serve", "--data", "/data"')
  })

  it.runIf(has('caddy', 'version'))('has a Caddyfile that Caddy understands', () => {
    const env = { ...process.env, SHOPBELL_HOST: 'chat.example.com' }
    const checked = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
      {
        env,
      },
    )
    expect(String(checked.stderr)).not.toMatch(/error/i)
    expect(checked.status).toBe(0)
  })

  it.runIf(has('systemd-analyze', '--version'))('has a unit that systemd understands', () => {
    const path = join(tempFolder(), 'shopbell.service')
    // What it starts is not installed here.
    writeFileSync(
      path,
      file('shopbell.service').replaceAll(/ExecStart=\S+/g, `ExecStart=${process.execPath}`),
    )
    const checked = spawnSync('systemd-analyze', ['verify', '--man=no', path])
    expect(String(checked.stderr).includes(path) ? String(checked.stderr) : '').toBe('')
  })

  it.runIf(has('litestream', 'version'))(
    'restores with Litestream what was acknowledged before a kill',
    async () => {
      const folder = tempFolder()
      const dataPath = join(folder, 'data')
      const { database } = dataFolder(dataPath)
      const serve = await startServe(dataPath)
      const call = async (name: string, input: object) =>
        JSON.parse((await runCli(['call', name, JSON.stringify(input), '--data', dataPath])).stdout)
      const bot = await call('bots.create', { name: 'Shop', plan: 'business' })
      const { key } = await call('keys.create', { bot_id: bot.id, name: 'server' })
      const config = join(folder, 'litestream.yml')
      const [{ replicas, ...rest }] = parse(file('litestream.yml')).dbs
      const replica = { type: 'file', path: join(folder, 'replica'), retention: replicas[0].retention }
      writeFileSync(config, JSON.stringify({ dbs: [{ ...rest, path: database, replicas: [replica] }] }))
      const stream = spawn('litestream', ['replicate', '-config', config], { stdio: 'ignore' })
      onTestFinished(() => void stream.kill('SIGKILL'))
      const restored = (name: string) => {
        const path = join(folder, name)
        spawnSync('litestream', ['restore', '-config', config, '-o', path, database])
        const db = new Database(path)
        onTestFinished(() => void db.close())
        return db
      }

      let acknowledged = 0
      for (let count = 0; count < 40; count++) {
        const answer = await fetch(`${serve.url}/api/v1/chat`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ bot_id: bot.id, message: `Do you sell tents? ${count}` }),
        })
        if (answer.status === 200) acknowledged += 1
      }
      expect(acknowledged).toBe(40)
      await serve.end('SIGKILL')
      const questions = "SELECT count(*) FROM messages WHERE role = 'visitor'"
      let tries = 0
      await expect
        .poll(() => restored(`restored-${tries++}.db`).prepare(questions).pluck().get(), { interval: 1000 })
        .toBe(acknowledged)
      expect(restored('whole.db').pragma('integrity_check', { simple: true })).toBe('ok')
    },
  )
})
