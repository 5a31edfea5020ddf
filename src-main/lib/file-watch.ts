import { statSync } from 'node:fs'

const everyMs = 2000

/**
 * Notices that a file which is held open was deleted or replaced under its name: whoever holds it would write on into
 * what nobody finds again. `lost` is called once.
 */
export function watchFile(
  path: string,
  lost: (how: 'deleted' | 'replaced') => void,
  lookMs = everyMs,
): { readonly look: () => void; readonly stop: () => void } {
  const first = identityOf(path)
  let isLost = false
  function look(): void {
    if (isLost) return
    const now = identityOf(path)
    if (now === first) return
    isLost = true
    lost(now === null ? 'deleted' : 'replaced')
  }
  const timer = setInterval(look, lookMs).unref()
  return { look, stop: () => clearInterval(timer) }
}

/** Null where there is none, or none can be seen. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}
