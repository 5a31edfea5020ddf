import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#renderer/ui/button.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import type { Problem } from '#shared/schemas/problem.ts'

type AddableSectionProps<T> = {
  readonly title: string
  readonly hint: string
  readonly add: string
  readonly addPath: string
  readonly loaded: { readonly data: T | null; readonly problem: Problem | null; readonly refresh: () => void }
  readonly children: (data: T) => ReactNode
}

/** A list of things that one adds here, such as connections or inboxes. */
export function AddableSection<T>({ title, hint, add, addPath, loaded, children }: AddableSectionProps<T>) {
  const { data, problem, refresh } = loaded
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-meta text-quiet">{hint}</p>
        </div>
        <Button look="primary" icon={Plus} to={addPath}>
          {add}
        </Button>
      </div>
      {data ? (
        children(data)
      ) : (
        <Pending problem={problem} onRetry={refresh}>
          <Bone className="h-40 rounded-card" />
        </Pending>
      )}
    </>
  )
}
