import type { Parts } from '#main/features/parts.ts'
import { type Settings, settingsDefaults, settingsSchema } from '#shared/schemas/settings.ts'
import { createSettingsRepository } from './repository.ts'

export type SettingsStore = ReturnType<typeof createSettings>

/** What the hub itself must remember, by name. */
type NoteName =
  | 'demo_bot_id'
  | 'website_unreachable'
  | 'dashboard_port'
  | 'dashboard_id'
  | 'clock'
  | 'database_sizes'

/** A new address that already answers: it is kept, or things go back to how they were. */
type AddressTrial = { readonly commit: () => void; readonly undo: () => Promise<void> }
/** Throws a problem when the service cannot answer there; null when nothing has to change. */
export type TryAddress = (wanted: {
  readonly port?: number | undefined
  readonly lan?: boolean | undefined
}) => Promise<AddressTrial | null>

type Changes = { readonly [K in keyof Settings]?: Settings[K] | undefined }

export function createSettings(
  deps: Parts<'db' | 'commits' | 'push'> & {
    readonly tryAddress: TryAddress
  },
) {
  const { commits, push } = deps
  const repository = createSettingsRepository(deps.db)
  let current = fromRows(new Map(repository.all().map(({ name, value }) => [name, value])))
  // One after the other: two that move the service at once would pull it apart.
  let turn: Promise<unknown> = Promise.resolve()

  async function update(changes: Changes): Promise<Settings> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    const trial = await deps.tryAddress(changes)
    try {
      await commits.run(() => {
        for (const [name, value] of given) repository.set(name, JSON.stringify(value))
      })
    } catch (error) {
      await trial?.undo()
      throw error
    }
    trial?.commit()
    current = { ...current, ...Object.fromEntries(given) }
    push({ type: 'settings.changed', settings: current })
    return current
  }

  return {
    all: (): Settings => current,
    update: (changes: Changes): Promise<Settings> => {
      const result = turn.then(() => update(changes))
      turn = result.catch(() => {})
      return result
    },

    note: (name: NoteName): string | null => repository.get(name) ?? null,
    setNote: async (name: NoteName, value: string): Promise<void> => {
      await commits.run(() => repository.set(name, value), { essential: true })
    },
  }
}

/** A value that another version wrote and this one cannot read is as good as not set. */
function fromRows(rows: ReadonlyMap<string, string>): Settings {
  const valid = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(jsonOf(rows.get(name)))
    return parsed.success ? [[name, parsed.data] as const] : []
  })
  return settingsSchema.parse({ ...settingsDefaults, ...Object.fromEntries(valid) })
}

function jsonOf(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
