import type { Reporter, TestModule } from 'vitest/node'

const shown = 20

/** At the end of a CI run: where its time went, and what only passed when it was tried again. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const taken = modules.map((module) => {
      const { duration, collectDuration, prepareDuration, environmentSetupDuration, setupDuration } =
        module.diagnostic()
      const importMs = collectDuration + prepareDuration + environmentSetupDuration + setupDuration
      return { file: module.relativeModuleId, totalMs: duration + importMs, importMs }
    })
    const slowest = taken.toSorted((one, other) => other.totalMs - one.totalMs).slice(0, shown)
    const sumMs = taken.reduce((sum, { totalMs }) => sum + totalMs, 0)
    const sumImportMs = taken.reduce((sum, { importMs }) => sum + importMs, 0)
    console.log(`\nThe ${slowest.length} slowest of ${taken.length} files`)
    for (const { file, totalMs } of slowest) console.log(`${seconds(totalMs)}  ${file}`)
    console.log(`${seconds(sumMs)}  all files, of which ${seconds(sumImportMs).trim()} to load them`)
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (!test.diagnostic()?.flaky) continue
        console.log(`Passed only when tried again: ${module.relativeModuleId} > ${test.fullName}`)
        for (const { message, stacks } of test.result().errors ?? [])
          console.log(`    ${message} (${stacks?.map(({ line }) => `line ${line}`).join(', ')})`)
      }
    }
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`.padStart(10)
}
