import { foundation } from './0001-foundation.ts'
import { app } from './0002-app.ts'
import { answering } from './0003-answering.ts'
import { meaning } from './0004-meaning.ts'
import { knowing } from './0005-knowing.ts'
import { sources } from './0006-sources.ts'
import { webhooks } from './0007-webhooks.ts'
import { names } from './0008-names.ts'

/** In order; a file's place here is its version. Landed ones are never edited: a change is a new file. */
export const migrations: readonly string[] = [
  foundation,
  app,
  answering,
  meaning,
  knowing,
  sources,
  webhooks,
  names,
]
