import { create } from 'zustand'
import { showProblem } from '#renderer/ui/toast.tsx'
import { update } from './store.ts'

type Draft = { readonly text: string; readonly state: 'typed' | 'saved' | 'failed' }

/** Notes as they are typed, by lead: they are saved by themselves, whatever is looked at meanwhile. */
export const useNotes = create<Readonly<Record<string, Draft | undefined>>>(() => ({}))
const { getState: get, setState: set } = useNotes

const pauseMs = 600
const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** One after the other: an older text must never come in last. */
let queue: Promise<void> = Promise.resolve()

export function typeNote(id: string, text: string): void {
  set({ [id]: { text, state: 'typed' } })
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => saveNote(id), pauseMs),
  )
}

export function saveNote(id: string): void {
  clearTimeout(timers.get(id))
  queue = queue.then(async () => {
    const draft = get()[id]
    if (!draft || draft.state === 'saved') return
    try {
      await update(id, { note: draft.text })
      if (get()[id]?.text === draft.text) set({ [id]: { ...draft, state: 'saved' } })
    } catch (error) {
      if (get()[id] === draft) set({ [id]: { ...draft, state: 'failed' } })
      showProblem(error)
    }
  })
}

/** What is saved is the hub's again; only while somebody types their own spaces stay. */
export function leaveNote(id: string): void {
  saveNote(id)
  void queue.then(() => {
    if (get()[id]?.state === 'saved') set({ [id]: undefined })
  })
}

window.addEventListener('beforeunload', (event) => {
  const unsaved = Object.entries(get()).filter(([, draft]) => draft && draft.state !== 'saved')
  for (const [id] of unsaved) saveNote(id)
  if (unsaved.length > 0) event.preventDefault()
})
