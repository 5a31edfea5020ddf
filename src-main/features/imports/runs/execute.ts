import { stat } from 'node:fs/promises'
import { assertNever } from '#shared/assert-never.ts'
import type { WorkContext } from './context.ts'
import { importFile, restoreCatalog } from './import.ts'
import type { RunOutcome, Work } from './job.ts'
import { prepareUpload } from './prepare.ts'
import { previewFile } from './preview.ts'

/** `cleanUp`: what may be done after the outcome was reported. */
type Executed = { readonly outcome: RunOutcome; readonly cleanUp?: () => Iterable<void> }

/** The work of a thread of its own. */
export async function execute(work: Work, context: WorkContext): Promise<Executed> {
  switch (work.kind) {
    case 'import':
      return importFile(work, context)
    case 'restore':
      return restoreCatalog(work, context, (await stat(work.from)).size)
    case 'prepare':
      return { outcome: await prepareUpload(work, context) }
    case 'preview':
      return { outcome: await previewFile(work, context) }
    default:
      return assertNever(work)
  }
}
