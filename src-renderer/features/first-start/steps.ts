export const steps = ['name', 'products', 'answers', 'chat', 'website'] as const
export type Step = (typeof steps)[number]

/** What there really is, whoever made it and where. */
export type Progress = {
  readonly shopName: string
  readonly products: number
  readonly answers: number
  readonly hasChatted: boolean
  readonly hasSnippet: boolean
}

/** A step counts as done by what came of it, never by having been looked at. */
export function isDone(step: Step, progress: Progress): boolean {
  switch (step) {
    case 'name':
      return progress.shopName !== ''
    case 'products':
      return progress.products > 0
    case 'answers':
      return progress.answers > 0
    case 'chat':
      return progress.hasChatted
    case 'website':
      return progress.hasSnippet
  }
}

/** Where to go on: the step that was left, or the first that is not done. */
export function resumeAt(left: Step | null, progress: Progress): Step {
  return left ?? steps.find((step) => !isDone(step, progress)) ?? 'website'
}

export function stepOf(name: string | undefined): Step | null {
  return steps.find((step) => step === name) ?? null
}

export function neighbour(step: Step, by: 1 | -1): Step | null {
  return steps[steps.indexOf(step) + by] ?? null
}

export function stepPath(step: Step): string {
  return `/welcome/${step}`
}
