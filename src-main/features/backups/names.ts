import type { Backup, BackupKind } from '#shared/schemas/backup.ts'

const words: Readonly<Record<BackupKind, string>> = {
  daily: 'daily',
  weekly: 'weekly',
  manual: 'manual',
  before_upgrade: 'before-upgrade',
  before_restore: 'before-restore',
  rescued: 'rescued',
}
const kinds = Object.entries(words) as [BackupKind, string][]

/** A time that is allowed in the name of a file. */
export function fileTime(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[:.]/g, '-')
}

export function nameOf(kind: BackupKind, ms: number): string {
  return `shopbell-${words[kind]}-${fileTime(ms)}.db`
}

/** Null for what is no backup of ours. The version of an upgrade stands between kind and time. */
export function readName(name: string): Pick<Backup, 'kind' | 'made_at'> | null {
  const [, word, day, time] =
    /^shopbell-([a-z-]{1,20}?)(?:-v\d{1,4})?-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d-\d{3})Z\.db$/.exec(name) ?? []
  const kind = kinds.find(([, one]) => one === word)?.[0]
  if (kind === undefined || day === undefined || time === undefined) return null
  const [hour, minute, second, ms] = time.split('-')
  const made_at = `${day}T${hour}:${minute}:${second}.${ms}Z`
  return Number.isNaN(Date.parse(made_at)) ? null : { kind, made_at }
}
