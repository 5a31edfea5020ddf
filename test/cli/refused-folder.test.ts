import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { runCli } from '../helpers/cli.ts'
import { tempFolder } from '../helpers/hub.ts'
import { copyMigratedDatabase } from '../helpers/migrated-database.ts'

function newerFolder(): string {
  const dataPath = tempFolder()
  copyMigratedDatabase(dataPath)
  const db = new Database(join(dataPath, 'shopbell.db'))
  db.pragma('user_version = 999')
  db.close()
  return dataPath
}

describe('a folder of a newer Shopbell', () => {
  it('is refused by serve with one message that names the file, and left as it is', async () => {
    const dataPath = newerFolder()
    const before = readFileSync(join(dataPath, 'shopbell.db'))
    const { code, stdout, stderr } = await runCli(['serve', '--port', '0', '--data', dataPath])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(join(dataPath, 'shopbell.db'))
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(readFileSync(join(dataPath, 'shopbell.db')).equals(before)).toBe(true)
  })

  it('is refused by call with a problem as JSON', async () => {
    const dataPath = newerFolder()
    const { code, stdout, stderr } = await runCli(['call', 'bots.list', '--data', dataPath])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    const problem = JSON.parse(stderr)
    expect(problem).toMatchObject({ code: expect.any(String), status: expect.any(Number) })
    expect(problem.detail).toContain(join(dataPath, 'shopbell.db'))
  })
})

describe('a folder that is a file', () => {
  it('is refused by serve with a message that names it', async () => {
    const path = join(tempFolder(), 'shop')
    writeFileSync(path, 'not a folder')
    const { code, stdout, stderr } = await runCli(['serve', '--port', '0', '--data', path])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(path)
  })
})
