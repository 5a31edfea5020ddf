/** Words of conversations and leads, and the numbers of Insights; all of it follows the rows a moment later. */
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
`
