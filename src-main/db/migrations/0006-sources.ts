/** Where catalogs come from, and each time one was brought in. */
export const sources = /* sql */ `
CREATE TABLE sources (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  path TEXT NOT NULL,
  pattern TEXT,
  -- JSON; null: as it is recognised each time.
  mapping TEXT,
  base_url TEXT,
  mode TEXT NOT NULL CHECK (mode IN ('replace', 'merge')),
  target_kind TEXT NOT NULL CHECK (target_kind IN ('bot', 'connection')),
  target_id TEXT NOT NULL,
  cron TEXT,
  timezone TEXT NOT NULL,
  watch INTEGER NOT NULL,
  brake_percent INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  -- When it should run next; kept, so that a time slept through is known when awake.
  due_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE runs (
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
    CHECK (state IN ('running', 'done', 'unchanged', 'braked', 'failed', 'cancelled')),
  -- JSON, as the contract shows them.
  file TEXT,
  counts TEXT,
  trouble TEXT,
  remote TEXT,
  difference TEXT,
  -- Of the file's bytes, and of all that decides how they are read: equal ones give an equal catalog.
  sha256 TEXT,
  reading TEXT NOT NULL,
  -- Of the bot, once this run had changed it or found nothing to change.
  catalog_version INTEGER,
  -- The catalog from before, a file in the folder of snapshots.
  snapshot TEXT,
  -- All that was wrong with its rows; those kept are in run_faults.
  fault_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX runs_by_source ON runs (source_id, no);
CREATE INDEX runs_by_target ON runs (target_kind, target_id, no);
CREATE INDEX runs_under_way ON runs (no) WHERE state = 'running';

CREATE TABLE run_faults (
  no INTEGER PRIMARY KEY,
  run_no INTEGER NOT NULL REFERENCES runs (no) ON DELETE CASCADE,
  row INTEGER,
  "column" TEXT,
  id TEXT,
  severity TEXT NOT NULL CHECK (severity IN ('warning', 'error')),
  message TEXT NOT NULL
) STRICT;
CREATE INDEX run_faults_by_run ON run_faults (run_no, no);
`
