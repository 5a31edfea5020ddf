import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { reportVariable } from './loopback-only.ts'

// Worker threads and child processes of this test process write to the same file.
const report = join(tmpdir(), `shopbell-network-${process.pid}.txt`)
process.env[reportVariable] = report

function failIfNetworkWasUsed(): void {
  if (!existsSync(report)) return
  const attempts = readFileSync(report, 'utf8')
  rmSync(report)
  throw new Error(attempts)
}

afterEach(failIfNetworkWasUsed)
afterAll(failIfNetworkWasUsed)
