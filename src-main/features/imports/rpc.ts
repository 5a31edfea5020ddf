import { pageOf, rowAfter } from '#main/lib/cursor.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import { faultsCsv } from './runs/faults-csv.ts'
import { showFault } from './runs/show.ts'
import type { Imports } from './service.ts'
import { withoutUndefined } from './settings.ts'

type Names =
  | 'sources.create'
  | 'sources.update'
  | 'sources.list'
  | 'sources.get'
  | 'sources.remove'
  | 'sources.preview'
  | 'sources.bring'
  | 'sources.cancelPreview'
  | 'sources.run'
  | 'sources.keep'
  | 'sources.runFile'
  | 'sources.due'
  | 'runs.list'
  | 'runs.get'
  | 'runs.errors'
  | 'runs.exportErrors'
  | 'runs.cancel'
  | 'runs.restore'

export function importsRpc(imports: Imports): Handlers<Names> {
  const { runs } = imports
  return {
    'sources.create': (input) => imports.create(input),
    'sources.update': ({ source_id, ...changes }) => imports.update(source_id, changes),
    'sources.list': () => ({ sources: imports.list() }),
    'sources.get': ({ source_id }) => imports.get(source_id),
    'sources.remove': ({ source_id }) => imports.remove(source_id),
    'sources.preview': ({ source_id, ...given }, { onGone }) =>
      imports.preview(
        {
          ...(typeof source_id === 'string' ? imports.settingsOf(source_id) : {}),
          ...withoutUndefined(given),
          onGone,
        },
        source_id,
      ),
    'sources.bring': ({ path }) => imports.uploadFrom(path),
    'sources.cancelPreview': ({ asker }) => imports.cancelPreview(asker),
    'sources.run': ({ source_id, ...options }) => imports.run(source_id, options),
    'sources.keep': ({ source_id }) => imports.decline(source_id),
    'sources.runFile': ({ wait, confirm, ...input }) => imports.runFile(input, { wait, confirm }),
    'sources.due': (schedule) => imports.due(schedule),
    'runs.list': ({ limit, after, source_id, bot_id }) => {
      const rows = runs.list({
        before: rowAfter(after, Number.MAX_SAFE_INTEGER),
        source_id: source_id ?? null,
        bot_id: bot_id ?? null,
        limit: limit + 1,
      })
      const { shown, next } = pageOf(rows, limit, ({ no }) => [no])
      return { runs: shown.map(({ id }) => imports.showRun(id)), next }
    },
    'runs.get': ({ run_id }) => {
      const run = imports.showRun(run_id)
      const difference = runs.difference(run_id)
      return { ...run, difference: difference ? JSON.parse(difference) : null }
    },
    'runs.errors': ({ run_id, limit, offset }) => {
      const { no, fault_count } = imports.existingRun(run_id)
      return { faults: runs.faults(no, limit, offset).map(showFault), total: fault_count }
    },
    'runs.exportErrors': ({ run_id }) => {
      const run = imports.existingRun(run_id)
      return { file_name: `${run.id}-rows.csv`, text: faultsCsv(runs.faultsOf(run.no), run.fault_count) }
    },
    'runs.cancel': ({ run_id }) => imports.cancelRun(run_id),
    'runs.restore': ({ run_id, wait }) => imports.restore(run_id, wait),
  }
}
