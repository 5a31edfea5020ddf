import { version } from '#main/lib/version.ts'

export async function printVersion(): Promise<number> {
  process.stdout.write(`${version}\n`)
  return 0
}
