/** What is kept how long, what was erased, and the shop systems that inboxes know. */
export const privacy = /* sql */ `
-- A record that something was erased, without the data.
CREATE TABLE erasures (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'lead', 'conversation', 'event', 'bot')),
  conversations INTEGER NOT NULL,
  leads INTEGER NOT NULL,
  events INTEGER NOT NULL,
  erased_at INTEGER NOT NULL,
  -- When a copy from before was put back and cleared again.
  repeated_at INTEGER
) STRICT;

-- Calls beyond the quota are told to the mirror, and the first to go once they were.
ALTER TABLE events ADD COLUMN is_over_quota INTEGER NOT NULL DEFAULT 0 CHECK (is_over_quota IN (0, 1));
CREATE INDEX events_over_quota ON events (no, recorded_at) WHERE is_over_quota = 1;

-- A CHECK cannot be widened in place.
ALTER TABLE inboxes ADD COLUMN system TEXT NOT NULL DEFAULT 'none' CHECK (system IN (
  'none', 'standard', 'github', 'header', 'shopify', 'stripe', 'woocommerce', 'typeform', 'calendly', 'meta', 'hubspot',
  'intercom', 'chatwoot', 'tidio', 'form'));
UPDATE inboxes SET system = preset;
ALTER TABLE inboxes DROP COLUMN preset;
ALTER TABLE inboxes RENAME COLUMN system TO preset;
`
