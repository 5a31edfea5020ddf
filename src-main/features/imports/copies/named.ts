import { basename } from 'node:path'
import { isProblem, problem } from '#shared/problem.ts'
import type { DoWork } from '../runs/deps.ts'
import { isCopyPlace } from './place.ts'

/** Whoever brought a file knows its name, and not where we keep it. */
export function namingCopies(folder: string, doWork: DoWork): DoWork {
  return (work, options) => {
    const { outcome, exited } = doWork(work, options)
    const path = 'reading' in work ? work.reading.file.path : null
    if (path === null || !isCopyPlace(folder, path)) return { outcome, exited }
    const named = outcome.catch((error) => {
      throw isProblem(error) ? problem(error.code, error.message.replaceAll(path, basename(path))) : error
    })
    return { outcome: named, exited }
  }
}
