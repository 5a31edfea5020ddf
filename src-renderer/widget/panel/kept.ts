import { keptName } from '../loader/kept.ts'

/** A message on its way: kept until the shop has it, sent again with the same id. */
export type Pending = {
  readonly client_id: string
  readonly path: 'message' | 'person' | 'contact'
  readonly body: Readonly<Record<string, unknown>>
  /** As the conversation shows it. */
  readonly text: string
  /** Why the shop refused it. */
  readonly failed?: string
}

/** What a visitor's browser remembers of their conversation; the words themselves stay with the shop. */
export type Kept = {
  session: string | null
  /** The last place they have seen. */
  read: number
  draft: string
  pending: Pending[]
}

const nothing = (): Kept => ({ session: null, read: 0, draft: '', pending: [] })

/** Over pages and reloads where the browser allows it, else for as long as this page is open. */
export function createKept(bot: string) {
  const name = keptName(bot)
  let kept = nothing()
  let isOpen: string | null = null
  try {
    kept = { ...nothing(), ...JSON.parse(localStorage.getItem(name) ?? '{}') }
    isOpen = sessionStorage.getItem(name)
  } catch {}

  return {
    get: (): Kept => kept,
    set: (change: Partial<Kept>): void => {
      kept = { ...kept, ...change }
      try {
        localStorage.setItem(name, JSON.stringify(kept))
      } catch {}
    },
    /** Null: neither opened nor closed in this tab yet. */
    isOpen: (): boolean | null => (isOpen === null ? null : isOpen === 'open'),
    setOpen: (open: boolean): void => {
      isOpen = open ? 'open' : 'closed'
      try {
        sessionStorage.setItem(name, isOpen)
      } catch {}
    },
    forget: (): void => {
      kept = nothing()
      try {
        localStorage.removeItem(name)
      } catch {}
    },
  }
}
/** For as long as it is used, and nowhere but here. */
export function createMemory(): KeptStore {
  let kept = nothing()
  return {
    get: () => kept,
    set: (change) => {
      kept = { ...kept, ...change }
    },
    isOpen: () => null,
    setOpen: () => {},
    forget: () => {
      kept = nothing()
    },
  }
}

export type KeptStore = ReturnType<typeof createKept>

/** 128 random bits, in letters that fit everywhere. Also on pages without HTTPS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
