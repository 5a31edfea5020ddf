export type StopSteps = {
  readonly push: (step: () => unknown) => void
  /** In reverse order of registration; a failure is reported and the others still run. */
  readonly run: () => Promise<void>
}

export function createStopSteps(failed: (error: unknown) => void): StopSteps {
  const steps: (() => unknown)[] = []
  return {
    push: (step) => {
      steps.push(step)
    },
    run: async () => {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await step()
        } catch (error) {
          failed(error)
        }
      }
    },
  }
}
