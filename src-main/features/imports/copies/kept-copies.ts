import type { Run } from '#shared/schemas/source.ts'
import type { RunRow } from '../history/repository.ts'
import type { Copies } from './copies.ts'

/** Copies go with the sources that name them. */
export function createKeptCopies(deps: {
  readonly copies: Copies
  readonly named: () => readonly { readonly path: string }[]
  readonly underWay: () => readonly RunRow[]
}) {
  const { copies } = deps
  const named = () => deps.named().map(({ path }) => path)
  return {
    upload: copies.upload,
    of: copies.of,
    settled: copies.settled,
    /** One that a source no longer names. */
    removeUnused: async (path: string): Promise<void> => {
      if (!named().includes(path)) await copies.remove(path)
    },
    sweep: (atStart: boolean): Promise<void> =>
      copies.sweep(new Set([...named(), ...deps.underWay().flatMap(fileOf)]), atStart),
  }
}

function fileOf({ file }: RunRow): string[] {
  return file === null ? [] : [(JSON.parse(file) as NonNullable<Run['file']>).path]
}
