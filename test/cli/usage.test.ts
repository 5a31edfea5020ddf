import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runCli } from '../helpers/cli.ts'

describe('a wrong command line', () => {
  it.each([
    [['explode'], /explode/],
    [['call'], /Missing call name/],
    [['serve', '--port', 'eighty'], /--port.*eighty/],
    [['serve', '--port', '65536'], /--port.*65536/],
    [['serve', '--port', '-1'], /port/],
    [['serve', '--colour', 'red'], /colour/],
    [['serve', '--data'], /data/],
  ])('%j says what is wrong and shows the usage, with code 2', async (args, fault) => {
    const { code, stdout, stderr } = await runCli(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(fault)
    expect(stderr).toContain('npm start')
    expect(stderr).not.toContain('    at ')
  })
})

describe('help and version', () => {
  it.each([[['help']], [['--help']], [['-h']], [[]], [['serve', '--help', '--data', '/tmp/never-made']]])(
    '%j explains the commands',
    async (args) => {
      const { code, stdout } = await runCli(args)
      expect(code).toBe(0)
      for (const word of ['serve', 'call', '--port', '--data', '--demo']) expect(stdout).toContain(word)
    },
  )

  it('prints the version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(await runCli(['version'])).toMatchObject({ code: 0, stdout: `${version}\n` })
  })
})
