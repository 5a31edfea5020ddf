import type { ReactNode } from 'react'
import type { Problem } from '#shared/schemas/problem.ts'
import { ProblemView } from './problem.tsx'
import { Skeleton } from './skeleton.tsx'

type PendingProps = {
  readonly problem: Problem | null | undefined
  readonly onRetry: () => void
  /** The shape of what is to come. */
  readonly children: ReactNode
}

/** In the place of what is not there yet: its shape, or why it does not come. */
export function Pending({ problem, onRetry, children }: PendingProps) {
  return problem ? <ProblemView problem={problem} onRetry={onRetry} /> : <Skeleton>{children}</Skeleton>
}
