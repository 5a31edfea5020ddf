/** What each bot was told of a lead: its events carry that, and nothing that was said to another bot. */
export const people = /* sql */ `
CREATE TABLE lead_bots (
  lead_no INTEGER NOT NULL REFERENCES leads (no) ON DELETE CASCADE,
  bot_no INTEGER NOT NULL REFERENCES bots (no) ON DELETE CASCADE,
  name TEXT,
  email TEXT,
  phone TEXT,
  -- JSON {text, at}; null: they were not asked to agree.
  consent TEXT,
  source TEXT NOT NULL CHECK (source IN ('asked', 'volunteered', 'form')),
  told_at INTEGER NOT NULL,
  PRIMARY KEY (lead_no, bot_no)
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_bots_by_bot ON lead_bots (bot_no);

-- What a bot's last event of a lead said is what its receiver knows.
INSERT INTO lead_bots (lead_no, bot_no, name, email, phone, consent, source, told_at)
  SELECT e.lead_no, e.bot_no, e.data ->> '$.name', e.data ->> '$.email', e.data ->> '$.phone', e.data -> '$.consent',
    coalesce(e.data ->> '$.source', 'volunteered'), e.occurred_at
  FROM (
    SELECT le.lead_no, e.bot_no, CAST(e.body AS TEXT) -> '$.data' AS data, e.occurred_at, max(e.no)
    FROM events e JOIN lead_events le ON le.event_no = e.no AND le.place = 0
    WHERE e.source = 'bot' AND e.bot_no IS NOT NULL AND e.event_type IN ('lead.created', 'lead.updated')
    GROUP BY le.lead_no, e.bot_no) e;
UPDATE lead_bots SET consent = NULL WHERE consent = 'null';
-- Older ones have no event: whoever wrote to one bot alone told it all that is known.
INSERT OR IGNORE INTO lead_bots (lead_no, bot_no, name, email, phone, consent, source, told_at)
  SELECT l.no, min(c.bot_no), l.name, l.email, l.phone, l.consent, l.source, l.updated_at
  FROM leads l JOIN lead_conversations lc ON lc.lead_no = l.no JOIN conversations c ON c.no = lc.conversation_no
  GROUP BY l.no HAVING count(DISTINCT c.bot_no) = 1;
`
