import type { Database } from 'better-sqlite3'
import {
  expectationOf,
  failureOf,
  rowFaultOf,
  type StoredFault,
  testFailureOf,
  verdictOf,
} from './0009-sentences.ts'

/** What was stored as an English sentence becomes a code with params, and import tables get the names of docs/glossary.md. */
export function faultCodes(db: Database): void {
  db.function('fault_code', (message) => cached(String(message)).code)
  db.function('fault_params', (message) => JSON.stringify(cached(String(message)).params))
  db.function('failure_of', (trouble, counts) =>
    JSON.stringify(
      failureOf(JSON.parse(String(trouble)), counts === null ? null : JSON.parse(String(counts))),
    ),
  )
  db.function('played_run', (run) => JSON.stringify(playedRun(JSON.parse(String(run)))))
  db.function('verdict_of', (reason) => verdictOf(String(reason)))
  db.exec(sql)
}

const remembered = new Map<string, StoredFault>()
const mostRemembered = 10_000

/** A run may have a hundred thousand rows with the same few messages. */
function cached(message: string): StoredFault {
  const known = remembered.get(message)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const found = rowFaultOf(message)
  remembered.set(message, found)
  return found
}

type OldRun = {
  readonly turns: readonly { readonly faults: readonly string[] }[]
  readonly trouble: string | null
}

function playedRun({ trouble, turns, ...run }: OldRun): unknown {
  return {
    ...run,
    turns: turns.map(({ faults, ...turn }) => ({ ...turn, unmet: faults.map(expectationOf) })),
    failure: testFailureOf(trouble),
  }
}

/* A CHECK can only be changed in a new table. Faults are copied first: dropping the old runs would delete them. */
const sql = /* sql */ `
ALTER TABLE sources RENAME COLUMN brake_percent TO approval_percent;

CREATE TABLE new_runs (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- Null: the source is gone, or there was none.
  source_id TEXT REFERENCES sources (id) ON DELETE SET NULL,
  source_name TEXT NOT NULL,
  target_kind TEXT NOT NULL CHECK (target_kind IN ('bot', 'connection')),
  target_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  due_at INTEGER,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  state TEXT NOT NULL
    CHECK (state IN ('running', 'done', 'unchanged', 'needs_approval', 'failed', 'cancelled')),
  -- JSON, as the contract shows them.
  file TEXT,
  counts TEXT,
  -- JSON: kind, code and params.
  failure TEXT,
  remote TEXT,
  difference TEXT,
  -- Of the file's bytes, and of all that decides how they are read: equal ones give an equal catalog.
  sha256 TEXT,
  settings_hash TEXT NOT NULL,
  -- Of the bot, once this run had changed it or found nothing to change.
  catalog_version INTEGER,
  -- The catalog from before, a file in the folder of snapshots.
  snapshot TEXT,
  -- All that was wrong with its rows; those kept are in import_faults.
  fault_count INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO new_runs (no, id, source_id, source_name, target_kind, target_id, reason, due_at, started_at, ended_at, state,
    file, counts, failure, remote, difference, sha256, settings_hash, catalog_version, snapshot, fault_count)
  SELECT no, id, source_id, source_name, target_kind, target_id, reason, due_at, started_at, ended_at,
    CASE state WHEN 'braked' THEN 'needs_approval' ELSE state END,
    file, counts, CASE WHEN trouble IS NULL THEN NULL ELSE failure_of(trouble, counts) END,
    remote, difference, sha256, reading, catalog_version, snapshot, fault_count
  FROM import_runs;

CREATE TABLE new_faults (
  no INTEGER PRIMARY KEY,
  run_no INTEGER NOT NULL REFERENCES new_runs (no) ON DELETE CASCADE,
  row INTEGER,
  "column" TEXT,
  id TEXT,
  severity TEXT NOT NULL CHECK (severity IN ('warning', 'error')),
  code TEXT NOT NULL,
  -- JSON.
  params TEXT NOT NULL
) STRICT;

INSERT INTO new_faults (no, run_no, row, "column", id, severity, code, params)
  SELECT no, run_no, row, "column", id, severity, fault_code(message), fault_params(message) FROM import_faults;

DROP TABLE import_faults;
DROP TABLE import_runs;
ALTER TABLE new_runs RENAME TO import_runs;
ALTER TABLE new_faults RENAME TO import_faults;
CREATE INDEX import_runs_by_source ON import_runs (source_id, no);
CREATE INDEX import_runs_by_target ON import_runs (target_kind, target_id, no);
CREATE INDEX import_runs_under_way ON import_runs (no) WHERE state = 'running';
CREATE INDEX import_faults_by_run ON import_faults (run_no, no);

UPDATE test_conversations SET last_run = played_run(last_run) WHERE last_run IS NOT NULL;
UPDATE received SET verdict_reason = verdict_of(verdict_reason) WHERE verdict_reason LIKE '% %';
`
