import { create } from 'zustand'

/** What this browser does when the bell rings; the desktop app has notifications of its own. */
type Choice = { readonly shows: boolean; readonly sounds: boolean }

const name = 'shopbell-notices'

export const useBrowserNotices = create<Choice>(() => stored())

export function setBrowserNotices(change: Partial<Choice>): void {
  useBrowserNotices.setState(change)
  try {
    localStorage.setItem(name, JSON.stringify(useBrowserNotices.getState()))
  } catch {
    // It holds as long as the page does.
  }
}

function stored(): Choice {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Choice>
    return { shows: kept.shows === true, sounds: kept.sounds === true }
  } catch {
    return { shows: false, sounds: false }
  }
}

/** Why this browser shows none, though they are wanted; null: nothing is in the way. */
export function blockedBy(): 'unsupported' | 'insecure' | 'denied' | 'not_asked' | null {
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in globalThis)) return 'unsupported'
  if (Notification.permission === 'granted') return null
  return Notification.permission === 'denied' ? 'denied' : 'not_asked'
}

/** Two soft tones, drawn and not loaded. True where it was heard: browsers keep quiet until somebody has clicked. */
export async function playBell(): Promise<boolean> {
  const audio = new AudioContext()
  if (audio.state === 'suspended') await Promise.race([audio.resume(), pause(300)])
  if (audio.state !== 'running') {
    void audio.close()
    return false
  }
  const at = audio.currentTime
  for (const [index, frequency] of [880, 659.25].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const from = at + index * 0.18
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.25, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.7)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.75)
  }
  setTimeout(() => void audio.close(), 1200)
  return true
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
