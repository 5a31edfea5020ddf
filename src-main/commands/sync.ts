import { setTimeout as sleep } from 'node:timers/promises'
import { faultText } from '#shared/faults/text.ts'
import type { Rpc } from '#shared/rpc/contract.ts'
import type { Difference, Preview, Run } from '#shared/schemas/source.ts'
import { openCaller, pathFromHere } from './caller.ts'
import { type CommandContext, UsageError } from './context.ts'
import { createProgressLines } from './progress-lines.ts'

const pollMs = 150

/** Exit codes for scripts; 2 is a usage error. */
const exitCodes: Readonly<Record<Run['state'], number>> = {
  done: 0,
  unchanged: 0,
  running: 1,
  failed: 1,
  braked: 3,
  cancelled: 130,
}

/** A product file into a bot, from the command line. */
export async function sync({ rest, dataPath, sync: options }: CommandContext): Promise<number> {
  const [file, ...more] = rest
  if (file === undefined || more.length > 0)
    throw new UsageError('Expected one file. Example: sync products.csv --bot ID')
  const { rpc, close } = await openCaller(dataPath)
  try {
    const target = { kind: 'bot', bot_id: await botId(rpc, options?.botId) } as const
    const input = { path: pathFromHere(file), target, mode: options?.merge ? 'merge' : 'replace' } as const
    if (options?.dryRun) {
      const preview = await rpc('sources.preview', input)
      print(previewLines(preview))
      return preview.failure
        ? exitCodes.failed
        : preview.brake?.stops && !options.yes
          ? exitCodes.braked
          : exitCodes.done
    }
    const run = await follow(
      rpc,
      await rpc('sources.runFile', { ...input, confirm: options?.yes ?? false, wait: false }),
    )
    print(runLines(run))
    return exitCodes[run.state]
  } finally {
    await close()
  }
}

/** Where there is only one, it is that one. */
async function botId(rpc: Rpc, given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  const { bots } = await rpc('bots.list', {})
  const [only, ...others] = bots
  if (only && others.length === 0) return only.id
  const choices = bots.map(({ id, name }) => `\n  ${id}  ${name}`).join('')
  throw new UsageError(`Choose a bot with --bot ID.${choices}`)
}

async function follow(rpc: Rpc, started: Run): Promise<Run> {
  const lines = createProgressLines(process.stderr)
  let cancelling: Promise<unknown> | null = null
  const cancel = () => {
    cancelling ??= rpc('runs.cancel', { run_id: started.id })
  }
  process.on('SIGINT', cancel)
  process.on('SIGTERM', cancel)
  try {
    for (;;) {
      const run = await rpc('runs.get', { run_id: started.id })
      if (run.state !== 'running') return run
      if (run.progress) lines.show(run.progress)
      await sleep(pollMs)
    }
  } finally {
    lines.end()
    await cancelling
    process.removeListener('SIGINT', cancel)
    process.removeListener('SIGTERM', cancel)
  }
}

function runLines(run: Run): string[] {
  const { counts, trouble, state } = run
  const words: Readonly<Record<Run['state'], string>> = {
    done: 'Done.',
    unchanged: 'Nothing to do: the file is the same as last time.',
    running: 'Still running.',
    failed: 'Failed. The old catalog is unchanged.',
    braked: 'Needs your approval. Nothing was changed.',
    cancelled: 'Canceled. The old catalog is unchanged.',
  }
  return [
    words[state],
    ...(trouble ? [faultText(trouble.fault)] : []),
    ...(counts
      ? [
          `${counts.rows} rows: ${counts.created} new, ${counts.updated} changed, ${counts.unchanged} unchanged, ` +
            `${counts.removed} removed, ${counts.rejected} skipped, ${counts.warnings} warnings`,
        ]
      : []),
    ...(state === 'braked' ? ['To approve it, run the command again with --yes.'] : []),
    `run ${run.id}`,
  ]
}

function previewLines(preview: Preview): string[] {
  const { counts, brake, difference, failure } = preview
  const mapped = preview.columns.filter(({ field }) => field !== null)
  return [
    `${preview.format}${preview.dialect ? `, ${preview.dialect}` : ''}, ${preview.encoding}, ${preview.rows} rows`,
    `${counts.products} products, ${counts.rejected} skipped, ${counts.warnings} warnings`,
    ...mapped.map(({ name, field }) => `  ${name} -> ${field}`),
    ...(difference ? differenceLines(difference) : []),
    ...(failure ? [`This import would fail. ${faultText(failure)}`] : []),
    ...(brake?.fault && !failure ? [`This import would need your approval. ${faultText(brake.fault)}`] : []),
    'Nothing was changed.',
  ]
}

function differenceLines(difference: Difference): string[] {
  const fields = Object.entries(difference.changed_fields).map(([field, count]) => `${field} ${count}`)
  return [
    `${difference.created} new, ${difference.updated} changed, ${difference.unchanged} unchanged, ${difference.removed} removed`,
    ...(fields.length > 0 ? [`changed fields: ${fields.join(', ')}`] : []),
    ...(difference.price_jump_count > 0
      ? [`${difference.price_jump_count} prices change by 30% or more, or disappear`]
      : []),
  ]
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
