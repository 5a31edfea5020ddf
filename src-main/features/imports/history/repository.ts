import type { Db } from '#main/db/open.ts'
import type { Fault } from '#shared/faults/fault.ts'
import type { Difference, Run, RunCounts, RowFault as ShownFault } from '#shared/schemas/source.ts'
import type { RunFailure } from '../runs/failure.ts'
import type { Validators } from '../web/validators.ts'

export type RunState = Exclude<Run['state'], 'braked'> | 'needs_approval'

/** Something about a row that the merchant should know. */
export type RowFault = Omit<ShownFault, 'message' | keyof Fault> & Fault

export type RunRow = {
  readonly no: number
  readonly id: string
  readonly source_id: string | null
  readonly source_name: string
  readonly target_kind: 'bot' | 'connection'
  readonly target_id: string
  readonly reason: Run['reason']
  readonly due_at: number | null
  readonly started_at: number
  readonly ended_at: number | null
  readonly state: RunState
  readonly file: string | null
  readonly counts: string | null
  /** JSON, a `RunFailure`. */
  readonly failure: string | null
  readonly remote: string | null
  readonly sha256: string | null
  readonly settings_hash: string
  readonly catalog_version: number | null
  readonly snapshot: string | null
  readonly fault_count: number
}

type NewRun = Pick<
  RunRow,
  | 'id'
  | 'source_id'
  | 'source_name'
  | 'target_kind'
  | 'target_id'
  | 'reason'
  | 'due_at'
  | 'started_at'
  | 'settings_hash'
>

/** What is known of a run when it ends; what is left out stays empty. */
export type RunEnd = {
  readonly id: string
  readonly state: RunState
  readonly ended_at: number
  readonly counts?: RunCounts | null
  readonly difference?: Difference | null
  readonly failure?: RunFailure | null
  readonly remote?: Run['remote']
  readonly sha256?: string | null
  readonly catalog_version?: number | null
  readonly snapshot?: string | null
  readonly fault_count?: number
}

/** With what only we need of a file from the web. */
export type StoredFile = NonNullable<Run['file']> & { readonly validators?: Validators | undefined }

export type RunRepository = ReturnType<typeof createRunRepository>

/** A run without its difference, which is large and seldom asked for. */
const columns = `no, id, source_id, source_name, target_kind, target_id, reason, due_at, started_at, ended_at, state, file,
  counts, failure, remote, sha256, settings_hash, catalog_version, snapshot, fault_count`

/** Runs and their faults: the hub's side and, on its own connection, the worker's. */
export function createRunRepository(db: Db) {
  const insert = db.prepare<NewRun>(`
    INSERT INTO import_runs (id, source_id, source_name, target_kind, target_id, reason, due_at, started_at, settings_hash, state)
    VALUES (@id, @source_id, @source_name, @target_kind, @target_id, @reason, @due_at, @started_at, @settings_hash, 'running')`)
  const setFile = db.prepare<[string, string]>('UPDATE import_runs SET file = ? WHERE id = ?')
  const end = db.prepare<Record<keyof RunEnd, unknown>>(`
    UPDATE import_runs SET state = @state, ended_at = @ended_at, counts = @counts, difference = @difference,
      failure = @failure, remote = @remote, sha256 = @sha256, catalog_version = @catalog_version,
      snapshot = @snapshot, fault_count = @fault_count,
      file = CASE WHEN @sha256 IS NULL OR file IS NULL THEN file ELSE json_set(file, '$.sha256', @sha256) END
    WHERE id = @id AND state = 'running'`)
  const decline = db.prepare<[string, string]>(
    "UPDATE import_runs SET state = 'cancelled', failure = ? WHERE id = ? AND state = 'needs_approval'",
  )
  const byId = db.prepare<[string], RunRow>(`SELECT ${columns} FROM import_runs WHERE id = ?`)
  const difference = db
    .prepare<[string], string | null>('SELECT difference FROM import_runs WHERE id = ?')
    .pluck()
  const underWay = db.prepare<[], RunRow>(
    `SELECT ${columns} FROM import_runs WHERE state = 'running' ORDER BY no`,
  )
  const ofSource = db.prepare<[string, number], RunRow>(
    `SELECT ${columns} FROM import_runs WHERE source_id = ? ORDER BY no DESC LIMIT ?`,
  )
  const list = db.prepare<
    { before: number; source_id: string | null; bot_id: string | null; limit: number },
    RunRow
  >(`
    SELECT ${columns} FROM import_runs
    WHERE no < @before AND (@source_id IS NULL OR source_id = @source_id)
      AND (@bot_id IS NULL OR (target_kind = 'bot' AND target_id = @bot_id))
    ORDER BY no DESC LIMIT @limit`)
  const lastDone = db.prepare<[string, string], RunRow>(`
    SELECT ${columns} FROM import_runs WHERE target_kind = ? AND target_id = ? AND state = 'done' AND reason <> 'sent'
    ORDER BY no DESC LIMIT 1`)
  const lastOfSource = db.prepare<[string, string, string], RunRow>(`
    SELECT ${columns} FROM import_runs WHERE source_id = ? AND target_kind = ? AND target_id = ?
      AND state IN ('done', 'unchanged') AND sha256 IS NOT NULL AND catalog_version IS NOT NULL
    ORDER BY no DESC LIMIT 1`)
  const lastFile = db
    .prepare<[string], string>(
      'SELECT file FROM import_runs WHERE source_id = ? AND file IS NOT NULL ORDER BY no DESC LIMIT 1',
    )
    .pluck()
  const doneSince = db.prepare<[string, string, number], RunRow>(`
    SELECT ${columns} FROM import_runs WHERE target_kind = ? AND target_id = ? AND state = 'done' AND no >= ? ORDER BY no`)
  const snapshots = db.prepare<[], { id: string; target_id: string; snapshot: string }>(`
    SELECT id, target_id, snapshot FROM import_runs WHERE snapshot IS NOT NULL ORDER BY no DESC`)
  const setSnapshot = db.prepare<[string, string]>('UPDATE import_runs SET snapshot = ? WHERE id = ?')
  const forgetSnapshot = db.prepare<[string]>('UPDATE import_runs SET snapshot = NULL WHERE id = ?')
  const insertFault = db.prepare<FaultRow & { run_no: number }>(`
    INSERT INTO import_faults (run_no, row, "column", id, severity, code, params)
    VALUES (@run_no, @row, @column, @id, @severity, @code, @params)`)
  const faults = db.prepare<[number, number, number], FaultRow>(`
    SELECT row, "column", id, severity, code, params FROM import_faults WHERE run_no = ? ORDER BY no LIMIT ? OFFSET ?`)
  const countFaults = db
    .prepare<[number], number>('SELECT count(*) FROM import_faults WHERE run_no = ?')
    .pluck()
  const catalogVersion = db.prepare<[number], number>('SELECT catalog_version FROM bots WHERE no = ?').pluck()
  const old = db
    .prepare<[number, number], number>(`
    SELECT no FROM import_runs WHERE state <> 'running' AND snapshot IS NULL AND (reason = 'sent') = ?
    ORDER BY no DESC LIMIT -1 OFFSET ?`)
    .pluck()
  const remove = db.prepare<[number]>('DELETE FROM import_runs WHERE no = ?')

  return {
    insert: (run: NewRun): number => Number(insert.run(run).lastInsertRowid),
    setFile: (id: string, file: StoredFile) => setFile.run(JSON.stringify(file), id),
    /** Only once: what a worker recorded with its switch stands. */
    end: (run: RunEnd): boolean =>
      end.run({
        id: run.id,
        state: run.state,
        ended_at: run.ended_at,
        counts: jsonOrNull(run.counts),
        difference: jsonOrNull(run.difference),
        failure: jsonOrNull(run.failure),
        remote: jsonOrNull(run.remote),
        sha256: run.sha256 ?? null,
        catalog_version: run.catalog_version ?? null,
        snapshot: run.snapshot ?? null,
        fault_count: run.fault_count ?? 0,
      }).changes > 0,
    decline: (id: string, failure: RunFailure) => decline.run(JSON.stringify(failure), id),
    byId: (id: string) => byId.get(id),
    difference: (id: string) => difference.get(id) as string | null | undefined,
    underWay: () => underWay.all(),
    ofSource: (id: string, limit: number) => ofSource.all(id, limit),
    list: (options: { before: number; source_id: string | null; bot_id: string | null; limit: number }) =>
      list.all(options),
    /** Of files and of what was undone; what programs send is known by the version of the catalog. */
    lastDone: (kind: string, id: string) => lastDone.get(kind, id),
    /** What a source imported into a bot last, or found there again. */
    lastOfSource: (run: Pick<RunRow, 'target_kind' | 'target_id'> & { readonly source_id: string }) =>
      lastOfSource.get(run.source_id, run.target_kind, run.target_id),
    /** What a source read last, however that ended. */
    lastFile: (sourceId: string): Run['file'] => {
      const file = lastFile.get(sourceId)
      return file === undefined ? null : JSON.parse(String(file))
    },
    doneSince: (kind: string, id: string, no: number) => doneSince.all(kind, id, no),
    /** The newest first. */
    snapshots: () => snapshots.all(),
    setSnapshot: (id: string, name: string) => setSnapshot.run(name, id),
    forgetSnapshot: (id: string) => forgetSnapshot.run(id),
    insertFault: (runNo: number, fault: RowFault) =>
      insertFault.run({ ...fault, params: JSON.stringify(fault.params), run_no: runNo }),
    faults: (runNo: number, limit: number, offset: number) =>
      faults.all(runNo, limit, offset).map(faultOfRow),
    /** One after the other: there may be many. */
    faultsOf: function* (runNo: number): Generator<RowFault> {
      for (const row of faults.iterate(runNo, -1, 0)) yield faultOfRow(row)
    },
    countFaults: (runNo: number): number => Number(countFaults.get(runNo) ?? 0),
    catalogVersion: (botNo: number): number => Number(catalogVersion.get(botNo) ?? 0),
    olderThan: (kept: { readonly sent: number; readonly others: number }): number[] => [
      ...(old.all(1, kept.sent) as number[]),
      ...(old.all(0, kept.others) as number[]),
    ],
    remove: (no: number) => remove.run(no),
  }
}

type FaultRow = Omit<RowFault, 'params'> & { readonly params: string }

function faultOfRow(row: FaultRow): RowFault {
  return { ...row, params: JSON.parse(row.params) }
}

function jsonOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
