import { spawnSync } from 'node:child_process'

/*
 * npm test                      lint, types and all tests
 * npm test -- unit              the quick tests alone, for the inner loop
 * npm test -- unit test/lib     anything else is handed on to vitest: files, -t "name"
 */
const [first, ...rest] = process.argv.slice(2)
const wanted = first === 'unit' ? ['--project', 'unit', ...rest] : process.argv.slice(2)

run('npm', 'run', '-s', 'check')
run('vitest', 'run', ...wanted)

function run(command: string, ...args: string[]): void {
  // On Windows commands of npm are scripts for the shell.
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
