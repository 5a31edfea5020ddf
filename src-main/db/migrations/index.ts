import type { Database } from 'better-sqlite3'
import { foundation } from './0001-foundation.ts'
import { app } from './0002-app.ts'
import { answering } from './0003-answering.ts'
import { meaning } from './0004-meaning.ts'
import { knowing } from './0005-knowing.ts'
import { sources } from './0006-sources.ts'
import { webhooks } from './0007-webhooks.ts'
import { names } from './0008-names.ts'
import { faultCodes } from './0009-fault-codes.ts'
import { traceCodes } from './0010-trace-codes.ts'
import { ratings } from './0011-ratings.ts'
import { widget } from './0012-widget.ts'
import { handovers } from './0013-handovers.ts'
import { insights } from './0014-insights.ts'
import { dashboard } from './0016-dashboard.ts'
import { pages } from './0017-pages.ts'
import { inboxBounds } from './0018-inbox-bounds.ts'
import { people } from './0020-people.ts'
import { privacy } from './0022-privacy.ts'
import { halfHours } from './0023-half-hours.ts'
import { priceUnits } from './0024-price-units.ts'
import { modelUsage } from './0026-model-usage.ts'

/** Most are SQL alone; where values have to be understood to be rewritten, one is code. */
export type Migration = string | ((db: Database) => void)

/** In order; a file's place here is its version. Landed ones are never edited: a change is a new file. */
export const migrations: readonly Migration[] = [
  foundation,
  app,
  answering,
  meaning,
  knowing,
  sources,
  webhooks,
  names,
  faultCodes,
  traceCodes,
  ratings,
  widget,
  handovers,
  insights,
  dashboard,
  pages,
  inboxBounds,
  people,
  privacy,
  halfHours,
  priceUnits,
  modelUsage,
]
