/** Events and where they go: inboxes, endpoints, the outbox with its tries; leads as people. */
export const webhooks = /* sql */ `
-- What comes in from elsewhere. The token is the address: whoever knows it may post.
CREATE TABLE inboxes (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  preset TEXT NOT NULL CHECK (preset IN ('none', 'standard', 'github', 'header')),
  -- Where a shared value comes, for the preset 'header'. The secret itself is among the secrets.
  header_name TEXT,
  refuse_bad INTEGER NOT NULL,
  answer_status INTEGER NOT NULL,
  -- Null: our own answer.
  answer_body TEXT,
  answer_delay_ms INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;

-- Where events are sent. Its signing secret is among the secrets. A removed one stays for the log of what went there.
CREATE TABLE endpoints (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('mirror', 'integration', 'forward')),
  bot_no INTEGER REFERENCES bots (no),
  key_id TEXT REFERENCES api_keys (id),
  inbox_no INTEGER REFERENCES inboxes (no),
  url TEXT NOT NULL,
  -- JSON list; null: all of its kind.
  event_types TEXT,
  allow_local INTEGER NOT NULL,
  disabled_at INTEGER,
  disabled_reason TEXT CHECK (disabled_reason IN ('by_hand', 'gone', 'no_success')),
  -- Since when no try went through; null after a success.
  failing_since INTEGER,
  last_success_at INTEGER,
  last_failure_at INTEGER,
  -- After a rotation the old secret signs too, up to then.
  old_secret_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX endpoints_integration ON endpoints (bot_no) WHERE kind = 'integration' AND removed_at IS NULL;
CREATE UNIQUE INDEX endpoints_mirror ON endpoints (key_id) WHERE kind = 'mirror' AND removed_at IS NULL;
CREATE UNIQUE INDEX endpoints_forward ON endpoints (inbox_no) WHERE kind = 'forward' AND inbox_no IS NOT NULL AND removed_at IS NULL;

INSERT INTO endpoints (id, kind, bot_no, url, allow_local, created_at, updated_at)
  SELECT 'end_' || substr(id, 5), 'integration', no, webhook_url, 0, updated_at, updated_at FROM bots WHERE webhook_url IS NOT NULL;
INSERT INTO endpoints (id, kind, bot_no, key_id, url, allow_local, created_at, updated_at)
  SELECT 'end_' || substr(id, 5), 'mirror', bot_no, id, mirror_url, mirror_allow_local, created_at, created_at
  FROM api_keys WHERE mirror_url IS NOT NULL;
ALTER TABLE bots DROP COLUMN webhook_url;
ALTER TABLE api_keys DROP COLUMN mirror_url;
ALTER TABLE api_keys DROP COLUMN mirror_allow_local;

-- Why a person was asked for last, for what is told when they come and when they go.
ALTER TABLE sessions ADD COLUMN handover_reason TEXT CHECK (handover_reason IN ('asked', 'low_confidence', 'rule'));

-- What this hub's bots told and what was received, in one list; newer ones have higher numbers.
CREATE TABLE events (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  event_type TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('lead', 'handover', 'conversation', 'api', 'other')),
  source TEXT NOT NULL CHECK (source IN ('bot', 'inbox')),
  bot_no INTEGER REFERENCES bots (no),
  inbox_no INTEGER REFERENCES inboxes (no),
  session_id TEXT,
  occurred_at INTEGER NOT NULL,
  recorded_at INTEGER NOT NULL,
  -- Byte for byte what is signed and sent, or what was received.
  body BLOB NOT NULL,
  -- JSON: what a list shows of it.
  card TEXT NOT NULL,
  is_test INTEGER NOT NULL DEFAULT 0,
  is_read INTEGER NOT NULL,
  is_starred INTEGER NOT NULL DEFAULT 0,
  is_archived INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX events_by_kind ON events (kind, no, is_archived);
CREATE INDEX events_by_inbox ON events (inbox_no, no, is_archived) WHERE inbox_no IS NOT NULL;
CREATE INDEX events_by_session ON events (session_id, no) WHERE session_id IS NOT NULL;
-- All that a filter looks at, so that any combination of filters finds its events without reading their bodies.
CREATE INDEX events_listed ON events
  (no, recorded_at, kind, source, bot_no, inbox_no, is_read, is_starred, is_archived, event_type);
CREATE INDEX events_unread ON events (no, kind) WHERE is_read = 0 AND is_archived = 0;
CREATE INDEX events_starred ON events (no) WHERE is_starred = 1;
CREATE INDEX events_archived ON events (no) WHERE is_archived = 1;

-- Words of payloads. Filled a moment after the event, so that an answer to a visitor does not wait for it.
CREATE VIRTUAL TABLE events_index USING fts5 (
  words, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);
CREATE TABLE events_indexed (up_to_no INTEGER NOT NULL) STRICT;
INSERT INTO events_indexed VALUES (0);

-- How a received event came.
CREATE TABLE received (
  event_no INTEGER PRIMARY KEY REFERENCES events (no) ON DELETE CASCADE,
  inbox_no INTEGER NOT NULL REFERENCES inboxes (no),
  -- The sender's own id of it; null: none was sent.
  webhook_id TEXT,
  -- JSON: [name, value] as they came, in order.
  headers TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('unchecked', 'valid', 'invalid')),
  verdict_reason TEXT,
  answered_status INTEGER NOT NULL,
  -- How often the same came again, and when last.
  repeats INTEGER NOT NULL DEFAULT 0,
  repeated_at INTEGER
) STRICT;
CREATE UNIQUE INDEX received_once ON received (inbox_no, webhook_id) WHERE webhook_id IS NOT NULL;

-- The outbox: one event on its way to one endpoint.
CREATE TABLE deliveries (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  event_no INTEGER NOT NULL REFERENCES events (no) ON DELETE CASCADE,
  endpoint_no INTEGER NOT NULL REFERENCES endpoints (no),
  state TEXT NOT NULL CHECK (state IN
    ('scheduled', 'sending', 'delivered', 'retrying', 'failed', 'paused', 'disabled', 'cancelled')),
  attempt_count INTEGER NOT NULL DEFAULT 0,
  -- Tries of this round: sending again by hand begins the schedule anew.
  round_count INTEGER NOT NULL DEFAULT 0,
  -- Begun anew so often: what an earlier round is answered does not end this one.
  round INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER,
  created_at INTEGER NOT NULL,
  finished_at INTEGER
) STRICT;
CREATE INDEX deliveries_due ON deliveries (endpoint_no, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX deliveries_by_endpoint ON deliveries (endpoint_no, no);
CREATE INDEX deliveries_by_state ON deliveries (state, no);
CREATE INDEX deliveries_by_event ON deliveries (event_no);
CREATE INDEX deliveries_finished ON deliveries (finished_at) WHERE finished_at IS NOT NULL;
-- How an endpoint fared lately, counted without looking at its deliveries.
CREATE INDEX deliveries_health ON deliveries (endpoint_no, state, finished_at) WHERE finished_at IS NOT NULL;

CREATE TABLE attempts (
  no INTEGER PRIMARY KEY,
  delivery_no INTEGER NOT NULL REFERENCES deliveries (no) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  -- Where to, as it may be shown: the endpoint may have another address by now.
  url TEXT NOT NULL,
  -- Null: no answer came, and error says why.
  status INTEGER,
  error_code TEXT,
  error TEXT,
  latency_ms REAL NOT NULL,
  -- JSON: [name, value].
  request_headers TEXT NOT NULL,
  response_headers TEXT,
  response_head BLOB
) STRICT;
CREATE INDEX attempts_by_delivery ON attempts (delivery_no, no);

-- What is left of deliveries once they are old.
CREATE TABLE delivery_days (
  day TEXT NOT NULL,
  endpoint_no INTEGER NOT NULL REFERENCES endpoints (no),
  event_type TEXT NOT NULL,
  delivered INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  PRIMARY KEY (day, endpoint_no, event_type)
) STRICT, WITHOUT ROWID;

-- Leads are people: one a person, however often and wherever they wrote.
ALTER TABLE leads RENAME TO session_leads;
DROP INDEX leads_by_time;
CREATE TABLE leads (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT,
  -- The last told of each; all of them are in lead_contacts.
  email TEXT,
  phone TEXT,
  -- The message that made them a lead.
  message TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'contacted', 'won', 'lost')) DEFAULT 'new',
  note TEXT NOT NULL DEFAULT '',
  -- Where they were met last; null: in a received event.
  bot_no INTEGER REFERENCES bots (no),
  session_no INTEGER REFERENCES sessions (no) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX leads_by_time ON leads (updated_at);
CREATE INDEX leads_by_status ON leads (status, updated_at);
CREATE TABLE lead_contacts (
  kind TEXT NOT NULL CHECK (kind IN ('email', 'phone')),
  -- As two writings of one address or number are the same.
  value TEXT NOT NULL,
  lead_no INTEGER NOT NULL REFERENCES leads (no) ON DELETE CASCADE,
  shown TEXT NOT NULL,
  PRIMARY KEY (kind, value)
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_contacts_by_lead ON lead_contacts (lead_no);
CREATE TABLE lead_sessions (
  session_no INTEGER PRIMARY KEY REFERENCES sessions (no) ON DELETE CASCADE,
  lead_no INTEGER NOT NULL REFERENCES leads (no) ON DELETE CASCADE
) STRICT;
CREATE INDEX lead_sessions_by_lead ON lead_sessions (lead_no);
CREATE TABLE lead_events (
  event_no INTEGER NOT NULL REFERENCES events (no) ON DELETE CASCADE,
  -- One event may tell of several; 0 is who its card shows.
  place INTEGER NOT NULL,
  lead_no INTEGER NOT NULL REFERENCES leads (no) ON DELETE CASCADE,
  PRIMARY KEY (event_no, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_events_by_lead ON lead_events (lead_no);

-- Those of one address become one: the oldest keeps its id and its message, of the rest what was told last.
INSERT INTO leads (no, id, name, email, phone, message, bot_no, session_no, created_at, updated_at)
  SELECT l.no, l.id, l.name, l.email, l.phone, l.message, s.bot_no, l.session_no, l.created_at, l.updated_at
  FROM session_leads l JOIN sessions s ON s.no = l.session_no
  WHERE l.email IS NULL OR l.no IN (SELECT min(no) FROM session_leads WHERE email IS NOT NULL GROUP BY lower(email));
INSERT INTO lead_contacts (kind, value, lead_no, shown) SELECT 'email', lower(email), no, email FROM leads WHERE email IS NOT NULL;
INSERT INTO lead_sessions (session_no, lead_no)
  SELECT l.session_no, coalesce(c.lead_no, l.no) FROM session_leads l
  LEFT JOIN lead_contacts c ON c.kind = 'email' AND c.value = lower(l.email);
CREATE TEMP TABLE later_leads AS
  SELECT ls.lead_no, o.name, o.phone, o.session_no, s.bot_no, o.updated_at
  FROM session_leads o JOIN lead_sessions ls ON ls.session_no = o.session_no JOIN sessions s ON s.no = o.session_no
  ORDER BY o.updated_at DESC, o.no DESC;
CREATE INDEX temp.later_leads_by_lead ON later_leads (lead_no);
UPDATE leads SET
  name = coalesce(
    (SELECT name FROM later_leads WHERE lead_no = leads.no AND name IS NOT NULL ORDER BY rowid LIMIT 1), name),
  phone = coalesce(
    (SELECT phone FROM later_leads WHERE lead_no = leads.no AND phone IS NOT NULL ORDER BY rowid LIMIT 1), phone),
  (session_no, bot_no, updated_at) = (
    SELECT session_no, bot_no, updated_at FROM later_leads WHERE lead_no = leads.no ORDER BY rowid LIMIT 1)
WHERE no IN (SELECT lead_no FROM later_leads GROUP BY lead_no HAVING count(*) > 1);
-- Numbers were kept as they are dialled from anywhere; whoever told one first has it until two turn out to be one.
INSERT OR IGNORE INTO lead_contacts (kind, value, lead_no, shown)
  SELECT 'phone', phone, lead_no, phone FROM later_leads WHERE phone IS NOT NULL ORDER BY lead_no;
DROP TABLE later_leads;
DROP TABLE session_leads;
`
