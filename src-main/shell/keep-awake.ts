import type { PowerSaveBlocker } from 'electron'
import type { HubState } from './hub-state.ts'

type Blocker = Pick<PowerSaveBlocker, 'start' | 'stop'>

/** All three systems take the wish; a laptop whose lid is closed sleeps all the same. */
export function canKeepAwake(): boolean {
  return ['darwin', 'win32', 'linux'].includes(process.platform)
}

/** Holds sleep off while somebody may be answered: the setting is on and the service runs. The screen may go dark. */
export function createKeepAwake(blocker: Blocker) {
  let held: number | null = null
  return {
    apply: ({ settings, url, paused }: Pick<HubState, 'settings' | 'url' | 'paused'>): void => {
      const wanted = settings.keep_awake && url !== null && !paused
      if (wanted && held === null) held = blocker.start('prevent-app-suspension')
      else if (!wanted && held !== null) {
        blocker.stop(held)
        held = null
      }
    },
  }
}
