/** The currency of a shop, the browsers that stay signed in to the dashboard, and events by conversation. */
export const dashboard = /* sql */ `
-- For prices in files that do not say their own.
ALTER TABLE bots ADD COLUMN currency TEXT;

-- A browser holds a random cookie; here is its hash, which opens nothing.
CREATE TABLE signed_in_browsers (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  secret_hash BLOB NOT NULL UNIQUE,
  user_agent TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;

-- The list of events leaves tests out and shows a conversation once; both without reading bodies.
DROP INDEX IF EXISTS events_listed;
CREATE INDEX events_listed ON events
  (no, recorded_at, kind, source, bot_no, inbox_no, is_read, is_starred, is_archived, event_type, is_test);
DROP INDEX IF EXISTS events_unread;
CREATE INDEX events_unread ON events (no, kind, is_test) WHERE is_read = 0 AND is_archived = 0;
DROP INDEX IF EXISTS events_by_session;
CREATE INDEX events_by_session ON events
  (session_id, no, kind, is_archived, is_test, is_read, is_starred, bot_no, source, inbox_no, event_type, recorded_at)
  WHERE session_id IS NOT NULL;
`
