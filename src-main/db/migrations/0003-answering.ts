/** What an answer rests on and what the next message may point back to; leads. */
export const answering = /* sql */ `
-- What was spoken of last, so that "and in blue?" is understood; JSON of the answering feature.
ALTER TABLE sessions ADD COLUMN memory TEXT;

-- Why a message was answered as it was. Apart from the messages: it is read seldom and must not slow them down.
CREATE TABLE answer_traces (
  message_no INTEGER PRIMARY KEY REFERENCES messages (no) ON DELETE CASCADE,
  trace TEXT NOT NULL
) STRICT;

-- One a session: what a visitor told of themselves, brought up to date when they tell more.
CREATE TABLE leads (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  session_no INTEGER NOT NULL UNIQUE REFERENCES sessions (no) ON DELETE CASCADE,
  name TEXT,
  email TEXT,
  phone TEXT,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX leads_by_time ON leads (updated_at);
`
