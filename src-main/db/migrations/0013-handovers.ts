/** The shopkeeper's side of a conversation: what is unread, who waits and how long, whose it is, and what was only a test. */
export const handovers = /* sql */ `
-- Test chat writes too; a CHECK cannot be widened in place.
ALTER TABLE conversations ADD COLUMN wrote_from TEXT NOT NULL DEFAULT 'website'
  CHECK (wrote_from IN ('website', 'preview', 'demo', 'kiosk', 'simulated', 'test_chat'));
UPDATE conversations SET wrote_from = traffic WHERE traffic <> 'website';
DROP INDEX conversations_by_traffic;
ALTER TABLE conversations DROP COLUMN traffic;
ALTER TABLE conversations RENAME COLUMN wrote_from TO traffic;
CREATE INDEX conversations_by_traffic ON conversations (traffic) WHERE traffic <> 'website';

-- Kept and shown, counted nowhere and sent to nobody.
ALTER TABLE conversations ADD COLUMN test INTEGER NOT NULL DEFAULT 0 CHECK (test IN (0, 1));
UPDATE conversations SET test = 1 WHERE traffic <> 'website';
CREATE INDEX conversations_of_tests ON conversations (no) WHERE test = 1;

-- What the visitor wrote since somebody looked; what was there before counts as seen.
ALTER TABLE conversations ADD COLUMN unread INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN unread_since INTEGER;
ALTER TABLE conversations ADD COLUMN last_question TEXT NOT NULL DEFAULT '';
UPDATE conversations SET last_question = coalesce((
  SELECT substr(m.text, 1, 200) FROM messages m
  WHERE m.conversation_no = conversations.no AND m.role = 'visitor' ORDER BY m.no DESC LIMIT 1), '');
ALTER TABLE conversations ADD COLUMN language TEXT;
-- JSON {url, title} of the page they wrote from last.
ALTER TABLE conversations ADD COLUMN page TEXT;
-- The window of the dashboard that answers.
ALTER TABLE conversations ADD COLUMN claimed_by TEXT;
-- When it ended, by hand or because nobody wrote any more; those from before this are over without an event.
ALTER TABLE conversations ADD COLUMN closed_at INTEGER;
UPDATE conversations SET closed_at = updated_at WHERE status IN ('bot', 'closed');
CREATE INDEX conversations_open ON conversations (updated_at) WHERE closed_at IS NULL;
CREATE INDEX conversations_needing ON conversations (updated_at) WHERE status IN ('waiting', 'human');
CREATE INDEX conversations_unread ON conversations (updated_at) WHERE unread > 0;

-- The pages a visitor wrote from, each once.
CREATE TABLE conversation_pages (
  conversation_no INTEGER NOT NULL REFERENCES conversations (no) ON DELETE CASCADE,
  url TEXT NOT NULL,
  title TEXT NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (conversation_no, url)
) STRICT, WITHOUT ROWID;

-- Each time a person was asked for or stepped in.
CREATE TABLE handovers (
  no INTEGER PRIMARY KEY,
  conversation_no INTEGER NOT NULL REFERENCES conversations (no) ON DELETE CASCADE,
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  reason TEXT NOT NULL CHECK (reason IN ('asked', 'low_confidence', 'rule')),
  -- Null: a person stepped in without being asked for.
  requested_at INTEGER,
  accepted_at INTEGER,
  -- The first word of a person.
  answered_at INTEGER,
  -- Nobody came within the bot's time, and the visitor was told so.
  unanswered_at INTEGER,
  closed_at INTEGER
) STRICT;
CREATE INDEX handovers_by_conversation ON handovers (conversation_no, no);
CREATE INDEX handovers_by_time ON handovers (bot_no, requested_at);
INSERT INTO handovers (conversation_no, bot_no, reason, requested_at, accepted_at)
  SELECT no, bot_no, coalesce(handover_reason, 'rule'), waiting_since, CASE WHEN status = 'human' THEN updated_at END
  FROM conversations WHERE status IN ('waiting', 'human');
ALTER TABLE conversations DROP COLUMN handover_reason;

UPDATE bots SET handover_rules = json_set(handover_rules, '$.unanswered_minutes', 5);
ALTER TABLE bots ADD COLUMN canned_replies TEXT NOT NULL DEFAULT '[]';
ALTER TABLE bots ADD COLUMN count_kiosk INTEGER NOT NULL DEFAULT 0 CHECK (count_kiosk IN (0, 1));
ALTER TABLE bots ADD COLUMN close_after_hours INTEGER NOT NULL DEFAULT 24;

-- Met in tests alone so far.
ALTER TABLE leads ADD COLUMN test INTEGER NOT NULL DEFAULT 0 CHECK (test IN (0, 1));
UPDATE leads SET test = 1 WHERE
  no IN (SELECT lead_no FROM lead_conversations WHERE conversation_no IN (SELECT no FROM conversations WHERE test = 1))
  AND no NOT IN (SELECT lead_no FROM lead_conversations WHERE conversation_no IN (SELECT no FROM conversations WHERE test = 0))
  AND no NOT IN (SELECT l.lead_no FROM lead_events l JOIN events e ON e.no = l.event_no WHERE e.source = 'inbox');

-- Whether an endpoint gets what came of tests too.
ALTER TABLE endpoints ADD COLUMN send_tests INTEGER NOT NULL DEFAULT 0 CHECK (send_tests IN (0, 1));
`
