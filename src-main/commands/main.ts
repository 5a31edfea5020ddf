import { parseArgs } from 'node:util'
import { isProblem, toProblem } from '#shared/problem.ts'
import { type CommandContext, UsageError } from './context.ts'

const usage = `Shopbell, a chatbot service that runs on your own PC.

  npm start                                   open the app (headless if Electron isn't available)
  npm run -s shopbell -- serve [--port P] [--data DIR] [--demo]
                                              run headless in the foreground; --port 0 picks a free port
  npm run -s shopbell -- dashboard [--data DIR]
                                              print a fresh link to the dashboard of the running service
  npm run -s shopbell -- call NAME 'JSON' [--data DIR]
                                              make one RPC call; '-' reads the JSON from standard input
  npm run -s shopbell -- sync FILE --bot ID [--dry-run] [--yes] [--merge] [--data DIR]
                                              import a product file into a bot; --dry-run only shows what would
                                              change, --yes approves the import without asking
  npm run -s shopbell -- backup | backups [--data DIR]
                                              make a backup now, or list those there are
  npm run -s shopbell -- restore [NAME] [--yes] [--data DIR]
                                              show what restoring the newest (or the named) backup would lose;
                                              --yes restores it
  npm run -s shopbell -- export FILE [--passphrase-file F] [--data DIR]
  npm run -s shopbell -- import FILE [--passphrase-file F] [--yes] [--data DIR]
                                              move the whole shop to another PC; '-' reads the passphrase
                                              from standard input
  npm run -s shopbell -- help | version
`

const commands: Readonly<Record<string, () => Promise<(context: CommandContext) => Promise<number>>>> = {
  start: async () => (await import('./start.ts')).start,
  serve: async () => (await import('./serve.ts')).serve,
  dashboard: async () => (await import('./dashboard.ts')).dashboard,
  call: async () => (await import('./call.ts')).call,
  sync: async () => (await import('./sync.ts')).sync,
  backup: async () => (await import('./backups.ts')).backup,
  backups: async () => (await import('./backups.ts')).backups,
  restore: async () => (await import('./backups.ts')).restore,
  export: async () => (await import('./moves.ts')).exportShop,
  import: async () => (await import('./moves.ts')).importShop,
  version: async () => (await import('./version.ts')).printVersion,
}

export async function main(argv: readonly string[]): Promise<number> {
  let name = ''
  try {
    const { positionals, values } = parse(argv)
    const [command = 'help', ...rest] = positionals
    name = command
    if (name === 'help' || values.help) {
      process.stdout.write(usage)
      return 0
    }
    const load = commands[name]
    if (!load) throw new UsageError(`Unknown command "${name}".`)
    const run = await load()
    return await run({
      rest,
      port: portOf(values.port),
      dataPath: values.data,
      demo: values.demo ?? false,
      passphraseFile: values['passphrase-file'],
      sync: {
        botId: values.bot,
        dryRun: values['dry-run'] ?? false,
        yes: values.yes ?? false,
        merge: values.merge ?? false,
      },
    })
  } catch (error) {
    return explain(error, name === 'call')
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        demo: { type: 'boolean' },
        bot: { type: 'string' },
        'dry-run': { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        merge: { type: 'boolean' },
        'passphrase-file': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`--port must be a number from 0 to 65535, got ${JSON.stringify(text)}.`)
}

function explain(error: unknown, asJson: boolean): number {
  if (isProblem(error)) {
    // Flags only make sense on the command line; the dashboard shows the same problem without the hint.
    const hint =
      error.code === 'port_in_use' ? ' Use --port to choose another one; --port 0 picks a free port.' : ''
    process.stderr.write(asJson ? `${JSON.stringify(toProblem(error))}\n` : `${error.message}${hint}\n`)
    return 1
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}`)
    return 2
  }
  const refused = error instanceof Error && error.name === 'DatabaseRefused'
  const text =
    error instanceof Error ? (refused ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  return 1
}
