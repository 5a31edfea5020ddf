/** Conversations may be closed after half an hour without a message, not only after whole ones. */
export const halfHours = /* sql */ `
ALTER TABLE bots ADD COLUMN close_after REAL NOT NULL DEFAULT 0.5;
UPDATE bots SET close_after = close_after_hours;
ALTER TABLE bots DROP COLUMN close_after_hours;
ALTER TABLE bots RENAME COLUMN close_after TO close_after_hours;
`
