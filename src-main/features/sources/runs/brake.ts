import type { SyncMode } from '#shared/schemas/sync.ts'
import type { Brake } from './job.ts'

const never = 100

/** Whether a run stops and asks: a file that lost much of the catalog is more often broken than meant. */
export function brakeOf(run: {
  readonly mode: SyncMode
  readonly brake_percent: number
  /** Products there are now, and in the file. */
  readonly present: number
  readonly products: number
  readonly removes: number
}): Brake {
  const { mode, present, products, removes, brake_percent } = run
  const percent = present === 0 ? 0 : Math.round((removes / present) * 1000) / 10
  const why =
    mode === 'merge' || present === 0 || brake_percent >= never
      ? null
      : products === 0
        ? 'empty'
        : (removes / present) * 100 > brake_percent
          ? 'removes_too_many'
          : products * 2 < present
            ? 'halved'
            : null
  return { stops: why !== null, why, removes, of: present, percent }
}

export function brakeWords(brake: Brake, products: number): string {
  const kept = 'The old catalog was kept. Look at the file; if it is right, confirm the run.'
  switch (brake.why) {
    case 'empty':
      return `The file holds no products, and there are ${brake.of} now. ${kept}`
    case 'halved':
      return `The file holds ${products} products, fewer than half of the ${brake.of} there are now. ${kept}`
    default:
      return `This run would remove ${brake.removes} of ${brake.of} products (${brake.percent} %). ${kept}`
  }
}
