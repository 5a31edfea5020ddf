/** The currency of a shop, and the browsers that stay signed in to the dashboard. */
export const dashboard = /* sql */ `
-- For prices in files that do not say their own.
ALTER TABLE bots ADD COLUMN currency TEXT;

-- A browser holds a random cookie; here is its hash, which opens nothing.
CREATE TABLE signed_in_browsers (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  secret_hash BLOB NOT NULL UNIQUE,
  user_agent TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;
`
