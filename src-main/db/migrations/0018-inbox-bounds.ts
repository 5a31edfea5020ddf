/** Of what came with a wrong signature only the beginning is kept: anybody can send a megabyte of it. */
export const inboxBounds = /* sql */ `
-- What the whole was, where only its beginning is kept. Null: the event has all of it.
ALTER TABLE received ADD COLUMN whole_bytes INTEGER;
ALTER TABLE received ADD COLUMN whole_sha256 TEXT;
`
