import { resolve } from 'node:path'
import { z } from 'zod'
import { isCatalogFile } from './catalog-files.ts'
import { wordsOf } from './launch-options.ts'
import { isLink } from './links.ts'

/** What a start was asked to do beside starting; a second start hands it to the first. */
const handoverSchema = z.object({
  links: z.array(z.string()),
  files: z.array(z.string()),
  minimised: z.boolean(),
})
export type Handover = z.infer<typeof handoverSchema>

/** Links and files among the arguments. From source the app's own script is one too, so only known files count there. */
export function handoverOf(options: {
  readonly argv: readonly string[]
  readonly cwd: string
  readonly packaged: boolean
}): Handover {
  const words = wordsOf(options.argv)
  return {
    links: words.filter(isLink),
    files: words
      .filter((word) => !isLink(word) && (options.packaged || isCatalogFile(word)))
      .map((word) => resolve(options.cwd, word)),
    minimised: options.argv.includes('--minimised'),
  }
}

/** From another process: believed only as far as its shape. */
export function handoverFrom(data: unknown): Handover {
  const parsed = handoverSchema.safeParse(data)
  return parsed.success ? parsed.data : { links: [], files: [], minimised: false }
}
