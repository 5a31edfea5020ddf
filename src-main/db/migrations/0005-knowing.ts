/** Documents, questions without an answer, saved dialogues, phrasing models, and what a bot is told of its shop. */
export const knowing = /* sql */ `
ALTER TABLE bots ADD COLUMN languages TEXT NOT NULL DEFAULT '["en","de","fr","es","it","nl","pt"]';
ALTER TABLE bots ADD COLUMN country TEXT;
ALTER TABLE bots ADD COLUMN facts TEXT NOT NULL
  DEFAULT '{"address":"","phone":"","email":"","shipping":"","returns":"","payment":""}';
ALTER TABLE bots ADD COLUMN lead_rules TEXT NOT NULL DEFAULT '{"enabled":true,"consent":""}';
ALTER TABLE bots ADD COLUMN handover_rules TEXT NOT NULL DEFAULT '{"enabled":true,"after_doubts":2,"keywords":[]}';

CREATE TABLE documents (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  title TEXT NOT NULL,
  url TEXT,
  format TEXT NOT NULL CHECK (format IN ('txt', 'md', 'html', 'pdf', 'docx')),
  characters INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX documents_by_bot ON documents (bot_no, no);

-- Pieces that can answer by themselves, in the order of the document.
CREATE TABLE passages (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  document_no INTEGER NOT NULL REFERENCES documents (no) ON DELETE CASCADE,
  -- JSON: the headings above it, the largest first.
  headings TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX passages_by_document ON passages (document_no, no);

-- Questions answered below the threshold. They go with their message, and with their session.
CREATE TABLE unanswered (
  no INTEGER PRIMARY KEY,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  -- Of the answer that was none.
  message_no INTEGER NOT NULL REFERENCES messages (no) ON DELETE CASCADE,
  text TEXT NOT NULL,
  confidence REAL NOT NULL,
  -- JSON: what came nearest.
  nearest TEXT,
  at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'taught', 'dismissed')) DEFAULT 'open'
) STRICT;
CREATE INDEX unanswered_by_bot ON unanswered (bot_no, state, no);
CREATE INDEX unanswered_by_message ON unanswered (message_no);

CREATE TABLE dialogues (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  name TEXT NOT NULL,
  dialogue TEXT NOT NULL,
  -- JSON of the last run, turn by turn.
  last_run TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (bot_no, name)
) STRICT;

-- The key is among the secrets.
CREATE TABLE phrasing_models (
  bot_no INTEGER PRIMARY KEY REFERENCES bots (no),
  enabled INTEGER NOT NULL,
  base_url TEXT NOT NULL,
  model TEXT NOT NULL,
  timeout_ms INTEGER NOT NULL
) STRICT;
`
