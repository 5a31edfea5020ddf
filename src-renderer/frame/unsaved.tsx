import { useEffect } from 'react'
import { leave, stay, useRouter } from '#renderer/lib/router.ts'
import { ConfirmLeave } from '#renderer/ui/confirm-leave.tsx'

/** Asks before a page with something unsaved is left. */
export function UnsavedQuestion() {
  const { held } = useRouter()
  return <ConfirmLeave open={held !== null} onLeave={leave} onStay={stay} />
}

/** Moves the reader's place to the new page, as a browser would. */
export function useFocusOnPage(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it follows
  useEffect(() => {
    document.querySelector('main')?.scrollTo(0, 0)
  }, [path])
}
