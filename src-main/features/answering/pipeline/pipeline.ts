import type { Catalog } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { candidatesOf } from './candidates.ts'
import { comparison } from './compared.ts'
import { decide } from './decide.ts'
import { openingHours } from './hours.ts'
import { leadDialogue } from './leads.ts'
import { handover, offerTaken } from './people.ts'
import { byCode, factShown } from './plain-asks.ts'
import { smallTalk } from './talk.ts'
import type { MessageContext, Reply } from './types.ts'

type Deps = { readonly catalog: Catalog; readonly knowledge: Knowledge; readonly documents: Documents }

/** From what was understood to the answer: what needs no search first, then the likeliest of all that was found. */
export function reply(deps: Deps, context: MessageContext): Reply {
  const { catalog } = deps
  const made =
    offerTaken(context) ??
    handover(context) ??
    leadDialogue(catalog, context) ??
    smallTalk(context) ??
    openingHours(context) ??
    factShown(catalog, context) ??
    comparison(catalog, context) ??
    byCode(catalog, context) ??
    decide(context, candidatesOf(deps, context))
  // What was asked, offered and asked for holds for the next message and no longer.
  return { ...made, memory: { asked: null, offer: null, capture: null, ...made.memory } }
}
