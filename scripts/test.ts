import { spawn } from 'node:child_process'

/*
 * npm test                      lint, types and all tests
 * npm test -- unit              the quick tests alone, for the inner loop
 * npm test -- unit test/lib     anything else is handed on to vitest: files, -t "name"
 */
const [first, ...rest] = process.argv.slice(2)
const wanted = first === 'unit' ? ['--project', 'unit', ...rest] : process.argv.slice(2)

// Beside each other: tests wait for processes and pages so often that there is room. What fails lint or types ends both.
const tests = start('inherit', 'vitest', 'run', ...wanted)
const check = start('pipe', 'npm', 'run', '-s', 'check')
void check.ended.then((code) => {
  if (code !== 0) tests.child.kill('SIGTERM')
})
const [tested, checked] = await Promise.all([tests.ended, check.ended])
process.stdout.write(check.printed())
process.exit(checked || tested)

function start(output: 'inherit' | 'pipe', command: string, ...args: string[]) {
  // On Windows commands of npm are scripts for the shell.
  const child = spawn(command, args, {
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      printed += data
    })
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  return { child, ended, printed: () => printed }
}
