import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { CallError, onPush, rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { BackupProgress } from '#shared/schemas/backup.ts'

export const useBackups = createResource(() => rpc('backups.list', {}), ['backups.changed'])
export const useExports = createResource(() => rpc('moves.exports', {}), ['backups.changed'])

/** Runs far more often than the list changes, so it has a place of its own. */
const useProgress = create<{ readonly now: BackupProgress | null }>(() => ({ now: null }))
onPush(['backups.progress'], ({ what, percent }) => useProgress.setState({ now: { what, percent } }))
onPush(['backups.changed'], () => useProgress.setState({ now: null }))

export function useRunning(): BackupProgress | null {
  const listed = useBackups(({ data }) => data?.running ?? null)
  return useProgress(({ now }) => now) ?? listed
}

export async function backUpNow(): Promise<void> {
  await say(() => rpc('backups.create', {}), t('backups.made'))
}

/** Null where it was cancelled or refused, which was said. */
export async function exportShop(passphrase: string | null): Promise<void> {
  await say(() => rpc('moves.export', { passphrase }), t('backups.move.exported'))
}

export async function say(act: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await act()
    showToast(done)
    return true
  } catch (error) {
    const wasCancelled = error instanceof CallError && error.problem.code === 'request_timeout'
    if (wasCancelled) showToast(t('backups.cancelled'))
    else showProblem(error)
    return false
  }
}
