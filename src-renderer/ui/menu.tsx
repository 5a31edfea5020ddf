import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '#renderer/lib/cx.ts'

export type MenuItem = {
  readonly label: string
  readonly icon?: LucideIcon
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/** The acts on one thing; `children` is the button that opens it. */
export function Menu({
  items,
  children,
}: {
  readonly items: readonly MenuItem[]
  readonly children: ReactNode
}) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-50 min-w-44 animate-appear rounded-control border border-line bg-surface p-1 shadow-float"
        >
          {items.map(({ icon: Icon, ...item }) => (
            <DropdownMenu.Item
              key={item.label}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={cx(
                'flex h-9 cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover',
                item.danger && 'text-bad',
              )}
            >
              {Icon && <Icon aria-hidden className="size-4" strokeWidth={1.75} />}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
