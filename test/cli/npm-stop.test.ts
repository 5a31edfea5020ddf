import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { dataFolder } from '#main/lib/data-folder.ts'
import { programFile } from '../helpers/desktop-build.ts'
import { tempFolder } from '../helpers/hub.ts'

/** npm runs a script in a shell and hands SIGTERM to that shell alone, which ends without passing it on. */
it.skipIf(process.platform === 'win32')('stops cleanly when npm is asked to end', async () => {
  const folder = dataFolder(tempFolder())
  const script = `"${process.execPath}" "${programFile('cli')}" serve --port 0 --data "${folder.path}"; true`
  const shell = spawn('/bin/sh', ['-c', script], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => {
    // What is left of its group, where the test failed.
    try {
      process.kill(-(shell.pid ?? 0), 'SIGKILL')
    } catch {}
  })
  const ended = new Promise((resolve) => shell.stdout.once('end', resolve))
  const ready = await new Promise<string>((resolve) =>
    createInterface(shell.stdout).on('line', (line) => line.startsWith('ready ') && resolve(line)),
  )
  expect(existsSync(folder.runningMark)).toBe(true)
  shell.kill('SIGTERM')
  // The hub holds the other end of the pipe for as long as it lives.
  await ended
  expect([folder.runningMark, folder.hubInfo].filter(existsSync)).toEqual([])
  await expect(fetch(`${ready.slice('ready '.length)}/healthz`)).rejects.toThrow()
})
