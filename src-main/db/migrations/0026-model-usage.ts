/** Which provider an AI model is of, what it does, what it may cost, and what a bot has asked of it each day. */
export const modelUsage = /* sql */ `
ALTER TABLE language_models ADD COLUMN provider TEXT NOT NULL DEFAULT 'compatible';
ALTER TABLE language_models ADD COLUMN mode TEXT NOT NULL DEFAULT 'phrase';
ALTER TABLE language_models ADD COLUMN this_pc_only INTEGER NOT NULL DEFAULT 0;
ALTER TABLE language_models ADD COLUMN calls_per_day INTEGER;
ALTER TABLE language_models ADD COLUMN monthly_budget REAL;
ALTER TABLE language_models ADD COLUMN price_in REAL;
ALTER TABLE language_models ADD COLUMN price_out REAL;
ALTER TABLE language_models ADD COLUMN currency TEXT NOT NULL DEFAULT 'EUR';
ALTER TABLE language_models ADD COLUMN api_version TEXT;

-- Days of the shop's time zone. The cost is in millionths of the currency: what a price for a million tokens makes of one.
CREATE TABLE language_model_days (
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  day TEXT NOT NULL,
  currency TEXT NOT NULL,
  calls INTEGER NOT NULL DEFAULT 0,
  answers INTEGER NOT NULL DEFAULT 0,
  dropped INTEGER NOT NULL DEFAULT 0,
  tokens_in INTEGER NOT NULL DEFAULT 0,
  tokens_out INTEGER NOT NULL DEFAULT 0,
  priced INTEGER NOT NULL DEFAULT 0,
  cost_millionths INTEGER NOT NULL DEFAULT 0,
  limited_at INTEGER,
  PRIMARY KEY (bot_no, day, currency)
) STRICT, WITHOUT ROWID;

CREATE TABLE language_model_failures (
  bot_no INTEGER NOT NULL REFERENCES bots (no),
  day TEXT NOT NULL,
  code TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (bot_no, day, code)
) STRICT, WITHOUT ROWID;
`
