import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'

type PaletteItemProps = {
  readonly text: string
  /** A second, quieter line. */
  readonly context?: string
  readonly icon?: LucideIcon
  /** At its end: the keys that do the same, or a time. */
  readonly keys?: string
  readonly end?: string
  readonly id?: string
  /** What it is found by; absent: its text and id. */
  readonly value?: string
  readonly onSelect: () => void
}

export function PaletteItem({ text, context, icon: Icon, keys, end, id, value, onSelect }: PaletteItemProps) {
  return (
    <Command.Item
      value={value ?? (id ? `${text}\n${id}` : text)}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1 data-[selected=true]:bg-hover"
    >
      {Icon ? (
        <Icon aria-hidden className="size-4 shrink-0 text-quiet" strokeWidth={1.75} />
      ) : (
        <span className="size-4 shrink-0" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{text}</span>
        {context && <span className="block truncate text-meta text-quiet">{context}</span>}
      </span>
      {keys && <kbd className="text-meta text-quiet">{keys}</kbd>}
      {end && <span className="shrink-0 text-meta text-quiet">{end}</span>}
    </Command.Item>
  )
}
