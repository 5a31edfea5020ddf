/** What the app itself keeps: secrets, connections, tried conversations; and indexes for the numbers on the first page. */
export const app = /* sql */ `
-- Counting a day must not read what was said: all it needs is in the index, and nothing in it has to be parsed.
ALTER TABLE messages ADD COLUMN intent TEXT;
UPDATE messages SET intent = answer ->> '$.intent' WHERE answer IS NOT NULL;
CREATE INDEX messages_by_time ON messages (at, role, session_no, intent);

ALTER TABLE sessions ADD COLUMN waiting_since INTEGER;
UPDATE sessions SET waiting_since = updated_at WHERE status = 'waiting';
CREATE INDEX sessions_waiting ON sessions (waiting_since) WHERE status = 'waiting';

-- What must be readable again, sealed by the keychain of this PC or by the key file beside this database.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  protection TEXT NOT NULL CHECK (protection IN ('keychain', 'key_file')),
  sealed BLOB NOT NULL,
  last4 TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE connections (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  base_url TEXT NOT NULL,
  widget_base_url TEXT,
  bot_id TEXT NOT NULL,
  last_test TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Taken away, but it can still be brought back until the next start.
  removed_at INTEGER
) STRICT;

CREATE TABLE tester_sessions (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- Null until it has one: then it goes by its first message.
  name TEXT,
  target_kind TEXT NOT NULL CHECK (target_kind IN ('bot', 'connection')),
  target_id TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('api', 'widget')),
  session_id TEXT,
  turn_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;
CREATE INDEX tester_sessions_by_time ON tester_sessions (updated_at);

CREATE TABLE tester_turns (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  session_no INTEGER NOT NULL REFERENCES tester_sessions (no) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  message TEXT NOT NULL,
  exchange TEXT NOT NULL
) STRICT;
CREATE INDEX tester_turns_by_session ON tester_turns (session_no, no);
`
