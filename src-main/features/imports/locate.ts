import type { Stats } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { explained } from '#main/features/catalog-files/index.ts'
import { catalogsIn } from '#main/lib/data-folder.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { isCopyPlace } from './copies/place.ts'

export type LocatedFile = { readonly path: string; readonly bytes: number; readonly modified_ms: number }

/** What exports are called, for a folder without a pattern. */
const usual = /\.(csv|tsv|tab|txt|json|ndjson|jsonl|xml|rss|atom|yml|xlsx|ods)(\.gz)?$/i
/** What programs leave beside a file while they write it. */
const unfinished = /^(\.|~\$)|\.(tmp|temp|part|partial|crdownload|download|filepart)$|~$/i

/** The file that a source means now: the one chosen, or the newest of the folder chosen. Nothing else is ever read. */
export async function locate(
  source: { readonly path: string; readonly pattern: string | null },
  dataPath: string,
): Promise<LocatedFile> {
  const { real, found } = await checkPath(source.path, dataPath)
  return found.isDirectory() ? newestIn(source.path, real, source.pattern) : located(source.path, found)
}

/** Our own folder holds keys and conversations; of it only copies of catalogs are read. */
export async function checkPath(
  path: string,
  dataPath: string,
): Promise<{ readonly real: string; readonly found: Stats }> {
  if (/^[a-z][a-z0-9+.-]{1,20}:\/\//i.test(path)) {
    throw faultProblem('invalid_request', fault('path_is_web_address', { path }))
  }
  if (!isAbsolute(path)) {
    throw faultProblem('invalid_request', fault('path_not_absolute', { path }))
  }
  const real = await realOf(path)
  const own = await realOf(dataPath)
  if (isInside(own, real) && !isCopyPlace(catalogsIn(own), real)) {
    throw faultProblem('invalid_request', fault('path_in_data_folder', { path }))
  }
  const found = await statOf(path)
  if (!found.isFile() && !found.isDirectory()) {
    throw faultProblem('invalid_request', fault('path_not_a_file_or_folder', { path }))
  }
  return { real, found }
}

async function newestIn(folder: string, realFolder: string, pattern: string | null): Promise<LocatedFile> {
  const fits = pattern ? patternTest(pattern) : (name: string) => usual.test(name)
  const names = await readdir(folder).catch((error) => {
    throw explained(error, folder)
  })
  let newest: LocatedFile | null = null
  for (const name of names.sort()) {
    if (!fits(name) || unfinished.test(name)) continue
    const path = join(folder, name)
    // Gone between the list and the look.
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) continue
    if (!newest || found.mtimeMs > newest.modified_ms) newest = located(path, found)
  }
  if (!newest) {
    throw faultProblem(
      'not_found',
      pattern
        ? fault('folder_without_match', { path: folder, pattern })
        : fault('folder_without_catalog', { path: folder }),
    )
  }
  if (!isInside(realFolder, await realOf(newest.path))) {
    throw faultProblem('invalid_request', fault('path_outside_folder', { path: newest.path }))
  }
  return newest
}

/** `*` is any letters, `?` is one; upper and lower case are the same. In steps, so that no pattern makes it slow. */
export function patternTest(pattern: string): (name: string) => boolean {
  const wanted = [...pattern.toLowerCase().normalize()]
  return (name) => {
    const given = [...name.toLowerCase().normalize()]
    let at = 0
    let star = -1
    let resume = 0
    for (let index = 0; index < given.length; ) {
      if (wanted[at] === '*') {
        star = at++
        resume = index
      } else if (wanted[at] === '?' || wanted[at] === given[index]) {
        at++
        index++
      } else if (star >= 0) {
        at = star + 1
        index = ++resume
      } else return false
    }
    while (wanted[at] === '*') at++
    return at === wanted.length
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}

function located(path: string, found: Stats): LocatedFile {
  return { path, bytes: found.size, modified_ms: found.mtimeMs }
}

function realOf(path: string): Promise<string> {
  return realpath(path).catch((error) => {
    throw explained(error, path)
  })
}

function statOf(path: string): Promise<Stats> {
  return stat(path).catch((error) => {
    throw explained(error, path)
  })
}
