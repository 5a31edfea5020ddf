/** What the pages tell and the file did not know: who brought a product, and which questions have got their answer since. */
export const pages = /* sql */ `
-- The version that made a product what it is, where an undo wrote it anew. Null: the one it is from.
ALTER TABLE products ADD COLUMN credited_version INTEGER;

-- When the question was tried again after a change and would have been answered.
ALTER TABLE unanswered ADD COLUMN now_answered_at INTEGER;
`
