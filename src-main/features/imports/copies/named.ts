import { basename } from 'node:path'
import type { Fault } from '#shared/faults/fault.ts'
import { faultProblem, isProblem } from '#shared/problem.ts'
import type { DoWork } from '../runs/deps.ts'
import { isCopyPlace } from './place.ts'

/** Whoever uploaded a file knows its name, and not where we keep it. */
export function namingCopies(folder: string, doWork: DoWork): DoWork {
  return (work, options) => {
    const { outcome, ...rest } = doWork(work, options)
    const path = 'input' in work ? work.input.file.path : null
    if (path === null || !isCopyPlace(folder, path)) return { outcome, ...rest }
    const named = outcome.catch((error) => {
      throw isProblem(error) && error.fault ? faultProblem(error.code, byName(error.fault)) : error
    })
    return { outcome: named, ...rest }
  }
}

function byName({ code, params }: Fault): Fault {
  return typeof params['path'] === 'string'
    ? { code, params: { ...params, path: basename(params['path']) } }
    : { code, params }
}
