import { useEffect } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { leave, stay, useRouter } from '#renderer/lib/router.ts'
import { Confirm } from '#renderer/ui/confirm.tsx'

/** Asks before a page with something unsaved is left. */
export function UnsavedQuestion() {
  const t = useT()
  const { held } = useRouter()
  return (
    <Confirm
      open={held !== null}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      act={t('unsaved.leave')}
      onConfirm={leave}
      onCancel={stay}
    />
  )
}

/** Moves the reader's place to the new page, as a browser would. */
export function useFocusOnPage(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it follows
  useEffect(() => {
    document.querySelector('main')?.scrollTo(0, 0)
  }, [path])
}
