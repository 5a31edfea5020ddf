/** Sentence vectors of what the shop has written: dear to compute, the same for ever, so each text is computed once. */
export const meaning = /* sql */ `
CREATE TABLE meaning_vectors (
  -- Of the text, with the model that made the vector.
  hash BLOB PRIMARY KEY,
  vector BLOB NOT NULL
) STRICT, WITHOUT ROWID;
`
