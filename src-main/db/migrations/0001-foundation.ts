/** Bots, keys, quota, conversations, knowledge and catalogs. */
export const foundation = /* sql */ `
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bots (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  plan TEXT NOT NULL CHECK (plan IN ('starter', 'business', 'enterprise')),
  language TEXT NOT NULL,
  greeting TEXT NOT NULL,
  timezone TEXT NOT NULL,
  opening_hours TEXT,
  confidence_threshold REAL NOT NULL,
  allowed_origins TEXT NOT NULL,
  colours TEXT NOT NULL,
  starter_buttons TEXT NOT NULL,
  webhook_url TEXT,
  archived INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  sync_key_hash BLOB NOT NULL UNIQUE,
  sync_key_last4 TEXT NOT NULL,
  sync_key_created_at INTEGER NOT NULL,
  -- The catalog visitors see. A sync writes the next version beside it and then moves this number: that is the switch.
  catalog_version INTEGER NOT NULL DEFAULT 0,
  -- While a sync writes: products with a higher number are of the next version. Spares a search to look at each of them.
  sync_after_no INTEGER
) STRICT;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  name TEXT NOT NULL,
  mirror_url TEXT,
  mirror_allow_local INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  rotated_at INTEGER,
  revoked_at INTEGER
) STRICT;
CREATE INDEX api_keys_by_bot ON api_keys (bot_no);

-- A rotated key keeps its id, name, mirror and count; for a while two secrets may open it.
CREATE TABLE api_key_secrets (
  hash BLOB PRIMARY KEY,
  key_id TEXT NOT NULL REFERENCES api_keys (id),
  prefix TEXT NOT NULL,
  last4 TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX api_key_secrets_by_key ON api_key_secrets (key_id);

CREATE TABLE key_usage (
  key_id TEXT NOT NULL REFERENCES api_keys (id),
  day TEXT NOT NULL,
  used INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE idempotent_answers (
  key_id TEXT NOT NULL REFERENCES api_keys (id),
  idempotency_key TEXT NOT NULL,
  body_hash BLOB NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);

CREATE TABLE sessions (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  channel TEXT NOT NULL CHECK (channel IN ('api', 'widget')),
  -- The id the caller knows: our own on the chat API, theirs on the widget.
  session_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('bot', 'waiting', 'human', 'closed')),
  message_count INTEGER NOT NULL,
  last_message TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (bot_no, channel, session_id)
) STRICT;
CREATE INDEX sessions_by_time ON sessions (updated_at);

CREATE TABLE messages (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  session_no INTEGER NOT NULL REFERENCES sessions (no),
  role TEXT NOT NULL CHECK (role IN ('visitor', 'bot', 'human')),
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  answer TEXT
) STRICT;
CREATE INDEX messages_by_session ON messages (session_no, no);

CREATE TABLE knowledge (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  question TEXT NOT NULL,
  alternatives TEXT NOT NULL,
  answer TEXT NOT NULL,
  url TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX knowledge_by_bot ON knowledge (bot_no, no);

CREATE VIRTUAL TABLE knowledge_index USING fts5 (
  question, alternatives, answer,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);

-- Each row is one state of one product, seen by visitors from one catalog version up to (not including) another.
CREATE TABLE products (
  no INTEGER PRIMARY KEY,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  id TEXT NOT NULL,
  from_version INTEGER NOT NULL,
  to_version INTEGER,
  title TEXT NOT NULL,
  description TEXT,
  url TEXT,
  image_url TEXT,
  price_e4 INTEGER,
  sale_price_e4 INTEGER,
  currency TEXT,
  availability TEXT CHECK (availability IN ('in_stock', 'out_of_stock', 'preorder', 'backorder')),
  stock INTEGER,
  brand TEXT,
  category TEXT,
  gtin TEXT,
  mpn TEXT,
  condition TEXT,
  group_id TEXT,
  color TEXT,
  size TEXT,
  material TEXT,
  tags TEXT NOT NULL,
  attributes TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (bot_no, id, from_version)
) STRICT;
CREATE INDEX products_replaced ON products (bot_no, to_version) WHERE to_version IS NOT NULL;

CREATE TABLE sync_runs (
  id TEXT PRIMARY KEY,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  catalog_version INTEGER NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('replace', 'merge')),
  received INTEGER NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  removed INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sync_runs_by_bot ON sync_runs (bot_no, started_at);
`
