/** A lead by all that is known of them, and nothing that is searched for wrongly: notes, but no ids. */
const wordsOfLead = /* sql */ `
  SELECT l.no, concat_ws(' ', l.name, l.email, l.phone, l.message, l.note,
    (SELECT group_concat(c.shown || ' ' || c.value, ' ') FROM lead_contacts c WHERE c.lead_no = l.no))
  FROM leads l`
const indexLead = (no: string) => /* sql */ `
  DELETE FROM leads_index WHERE rowid = ${no};
  INSERT INTO leads_index (rowid, words) ${wordsOfLead} WHERE l.no = ${no};`

/** Words of conversations, leads and documents, and the numbers of Insights. */
export const insights = /* sql */ `
-- All that was said in a conversation, as one text; the row is the conversation's number.
CREATE VIRTUAL TABLE conversations_index USING fts5 (
  words, content = '', contentless_delete = 1, detail = 'none', tokenize = "unicode61 remove_diacritics 2"
);
-- The last message whose conversation is in the index with it.
CREATE TABLE conversations_indexed (up_to_no INTEGER NOT NULL) STRICT;
INSERT INTO conversations_indexed VALUES (0);
-- The numbers of the last messages are given again: what comes under them is still to be indexed.
CREATE TRIGGER conversations_unindexed AFTER DELETE ON conversations BEGIN
  DELETE FROM conversations_index WHERE rowid = old.no;
  UPDATE conversations_indexed SET up_to_no = min(up_to_no, coalesce((SELECT max(no) FROM messages), 0));
END;

-- How long its visitor waited for an answer of the bot; null before it was measured.
ALTER TABLE messages ADD COLUMN took_ms INTEGER;

-- Counts by quarters of an hour, of which the hours of every timezone are made, and by hours, for most are made of whole
-- ones. Tests are in none of them.
CREATE TABLE insight_slices (
  bot_no INTEGER NOT NULL REFERENCES bots (no) ON DELETE CASCADE,
  minutes INTEGER NOT NULL CHECK (minutes IN (15, 60)),
  nth INTEGER NOT NULL,
  conversations INTEGER NOT NULL,
  questions INTEGER NOT NULL,
  -- By the bot. A message to a person has none.
  answers INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  thumbs_up INTEGER NOT NULL,
  thumbs_down INTEGER NOT NULL,
  -- Of the answers whose time was measured: the sum, and how many were how quick.
  took_ms INTEGER NOT NULL,
  took_instant INTEGER NOT NULL,
  took_second INTEGER NOT NULL,
  took_seconds INTEGER NOT NULL,
  took_long INTEGER NOT NULL,
  PRIMARY KEY (bot_no, minutes, nth)
) STRICT, WITHOUT ROWID;

-- What was asked, shown or missed, each once; alike wordings share a key.
CREATE TABLE insight_terms (
  no INTEGER PRIMARY KEY,
  bot_no INTEGER NOT NULL REFERENCES bots (no) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('question', 'unanswered', 'product', 'not_sold')),
  key TEXT NOT NULL,
  -- Null once the message it was taken from is removed.
  text TEXT,
  message_no INTEGER,
  UNIQUE (bot_no, kind, key)
) STRICT;
CREATE TABLE insight_mentions (
  bot_no INTEGER NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  message_no INTEGER NOT NULL,
  term_no INTEGER NOT NULL,
  PRIMARY KEY (bot_no, kind, at, message_no, term_no)
) STRICT, WITHOUT ROWID;
-- The same by UTC days (span 1) and by 32 of them (span 32), so that a year is read from few rows.
CREATE TABLE insight_counts (
  term_no INTEGER NOT NULL,
  span INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  bot_no INTEGER NOT NULL,
  kind TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (term_no, span, nth)
) STRICT, WITHOUT ROWID;
-- Most wordings come once and are on no list.
CREATE INDEX insight_counts_repeated ON insight_counts (bot_no, kind, span, nth, term_no, count) WHERE count > 1;

CREATE TRIGGER insight_mention_added AFTER INSERT ON insight_mentions BEGIN
  INSERT INTO insight_counts VALUES
    (new.term_no, 1, new.at / 86400000, new.bot_no, new.kind, 1),
    (new.term_no, 32, new.at / 2764800000, new.bot_no, new.kind, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER insight_mention_removed AFTER DELETE ON insight_mentions BEGIN
  UPDATE insight_counts SET count = count - 1
    WHERE term_no = old.term_no AND (span, nth) IN (VALUES (1, old.at / 86400000), (32, old.at / 2764800000));
  DELETE FROM insight_counts
    WHERE term_no = old.term_no AND count = 0 AND (span, nth) IN (VALUES (1, old.at / 86400000), (32, old.at / 2764800000));
  UPDATE insight_terms SET text = NULL, message_no = NULL WHERE no = old.term_no AND message_no = old.message_no;
  DELETE FROM insight_terms
    WHERE no = old.term_no AND NOT EXISTS (SELECT 1 FROM insight_counts WHERE term_no = old.term_no);
END;

-- The last message that is counted, and what changed since in what was counted before.
CREATE TABLE insights_counted (up_to_no INTEGER NOT NULL) STRICT;
INSERT INTO insights_counted VALUES (0);
CREATE TABLE insights_stale_hours (hour INTEGER PRIMARY KEY) STRICT;
CREATE TABLE insights_stale_messages (message_no INTEGER PRIMARY KEY) STRICT;

-- OR IGNORE would not do: where a foreign key fires a trigger, its own policy holds.
CREATE TRIGGER insights_message_removed AFTER DELETE ON messages BEGIN
  INSERT INTO insights_stale_hours VALUES (old.at / 3600000) ON CONFLICT DO NOTHING;
  DELETE FROM insight_mentions
    WHERE bot_no = (SELECT bot_no FROM conversations WHERE no = old.conversation_no)
      AND kind IN ('question', 'unanswered', 'product', 'not_sold') AND at = old.at AND message_no = old.no;
END;
CREATE TRIGGER insights_conversation_removed AFTER DELETE ON conversations BEGIN
  UPDATE insights_counted SET up_to_no = min(up_to_no, coalesce((SELECT max(no) FROM messages), 0));
END;
CREATE TRIGGER insights_conversation_test AFTER UPDATE OF test ON conversations WHEN old.test <> new.test BEGIN
  INSERT INTO insights_stale_hours SELECT at / 3600000 FROM messages WHERE conversation_no = new.no ON CONFLICT DO NOTHING;
  INSERT INTO insights_stale_messages SELECT no FROM messages WHERE conversation_no = new.no ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER insights_rated AFTER INSERT ON visitor_ratings BEGIN
  INSERT INTO insights_stale_hours SELECT at / 3600000 FROM messages WHERE no = new.message_no ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER insights_rated_otherwise AFTER UPDATE ON visitor_ratings BEGIN
  INSERT INTO insights_stale_hours SELECT at / 3600000 FROM messages WHERE no = new.message_no ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER insights_unrated AFTER DELETE ON visitor_ratings BEGIN
  INSERT INTO insights_stale_hours SELECT at / 3600000 FROM messages WHERE no = old.message_no ON CONFLICT DO NOTHING;
END;
-- What a turn itself leaves unanswered is counted with it.
CREATE TRIGGER insights_unanswered AFTER INSERT ON unanswered
  WHEN new.message_no <= (SELECT up_to_no FROM insights_counted) BEGIN
  INSERT INTO insights_stale_messages VALUES (new.message_no) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER insights_withdrawn AFTER DELETE ON unanswered BEGIN
  INSERT INTO insights_stale_messages VALUES (old.message_no) ON CONFLICT DO NOTHING;
END;

-- What is few enough to be read as it is, without its rows.
CREATE INDEX leads_counted ON leads (created_at, test, bot_no, source);
CREATE INDEX handovers_counted ON handovers (bot_no, requested_at, answered_at, conversation_no) WHERE requested_at IS NOT NULL;

-- Leads and documents are written seldom: their words are indexed with them.
CREATE VIRTUAL TABLE leads_index USING fts5 (
  words, content = '', contentless_delete = 1, detail = 'none', tokenize = "unicode61 remove_diacritics 2"
);
INSERT INTO leads_index (rowid, words) ${wordsOfLead};
CREATE TRIGGER leads_words_added AFTER INSERT ON leads BEGIN ${indexLead('new.no')} END;
CREATE TRIGGER leads_words_changed AFTER UPDATE OF name, email, phone, message, note ON leads BEGIN ${indexLead('new.no')} END;
CREATE TRIGGER leads_words_removed AFTER DELETE ON leads BEGIN DELETE FROM leads_index WHERE rowid = old.no; END;
CREATE TRIGGER lead_contacts_words_added AFTER INSERT ON lead_contacts BEGIN ${indexLead('new.lead_no')} END;
CREATE TRIGGER lead_contacts_words_changed AFTER UPDATE OF lead_no, shown ON lead_contacts BEGIN
  ${indexLead('old.lead_no')} ${indexLead('new.lead_no')}
END;
CREATE TRIGGER lead_contacts_words_removed AFTER DELETE ON lead_contacts BEGIN ${indexLead('old.lead_no')} END;

CREATE VIRTUAL TABLE documents_index USING fts5 (
  words, content = '', contentless_delete = 1, detail = 'none', tokenize = "unicode61 remove_diacritics 2"
);
INSERT INTO documents_index (rowid, words) SELECT no, title FROM documents;
CREATE TRIGGER documents_words_added AFTER INSERT ON documents BEGIN
  INSERT INTO documents_index (rowid, words) VALUES (new.no, new.title);
END;
CREATE TRIGGER documents_words_changed AFTER UPDATE OF title ON documents BEGIN
  DELETE FROM documents_index WHERE rowid = new.no;
  INSERT INTO documents_index (rowid, words) VALUES (new.no, new.title);
END;
CREATE TRIGGER documents_words_removed AFTER DELETE ON documents BEGIN
  DELETE FROM documents_index WHERE rowid = old.no;
END;
CREATE VIRTUAL TABLE passages_index USING fts5 (
  words, content = '', contentless_delete = 1, detail = 'none', tokenize = "unicode61 remove_diacritics 2"
);
INSERT INTO passages_index (rowid, words) SELECT no, headings || ' ' || text FROM passages;
CREATE TRIGGER passages_words_added AFTER INSERT ON passages BEGIN
  INSERT INTO passages_index (rowid, words) VALUES (new.no, new.headings || ' ' || new.text);
END;
CREATE TRIGGER passages_words_removed AFTER DELETE ON passages BEGIN
  DELETE FROM passages_index WHERE rowid = old.no;
END;
`
