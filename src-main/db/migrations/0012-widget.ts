/** The widget on a website: how it looks, messages that are never doubled, thumbs, consent, and whose visitors were real. */
export const widget = /* sql */ `
ALTER TABLE bots ADD COLUMN widget TEXT NOT NULL DEFAULT
  '{"position":"right","offset_x":20,"offset_y":20,"z_index":2147483000,"theme":"auto","open":false,"hidden_paths":[]}';

-- The sender's own id of a message: a repeat gets the first result.
ALTER TABLE messages ADD COLUMN client_id TEXT;
CREATE UNIQUE INDEX messages_by_client_id ON messages (conversation_no, client_id) WHERE client_id IS NOT NULL;

-- Where its visitor wrote; all but a website's may be removed as a whole.
ALTER TABLE conversations ADD COLUMN traffic TEXT NOT NULL DEFAULT 'website'
  CHECK (traffic IN ('website', 'preview', 'demo', 'kiosk', 'simulated'));
CREATE INDEX conversations_by_traffic ON conversations (traffic) WHERE traffic <> 'website';

-- What visitors think of answers; the merchant's own marks are in answer_ratings.
CREATE TABLE visitor_ratings (
  message_no INTEGER PRIMARY KEY REFERENCES messages (no) ON DELETE CASCADE,
  rating TEXT NOT NULL CHECK (rating IN ('right', 'wrong')),
  unanswered_no INTEGER REFERENCES unanswered (no) ON DELETE SET NULL,
  rated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX visitor_ratings_by_unanswered ON visitor_ratings (unanswered_no) WHERE unanswered_no IS NOT NULL;

-- JSON {text, at}: what they agreed to, in the words they saw.
ALTER TABLE leads ADD COLUMN consent TEXT;
ALTER TABLE leads ADD COLUMN source TEXT NOT NULL DEFAULT 'volunteered' CHECK (source IN ('asked', 'volunteered', 'form'));
`
