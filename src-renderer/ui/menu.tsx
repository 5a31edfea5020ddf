import type { LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '#renderer/lib/cx.ts'
import { moveFocus } from '#renderer/lib/move-focus.ts'

type MenuItem = {
  readonly label: string
  readonly icon?: LucideIcon
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/**
 * The acts on one thing; `children` is the button that opens it. A popover of the browser's own: it floats above all,
 * stands by its button, closes when needed and gives the focus back.
 */
export function Menu({
  items,
  children,
}: {
  readonly items: readonly MenuItem[]
  readonly children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** Only now: while it closes the focus is still in it, and goes back to the button from there. */
  function onToggled(open: boolean): void {
    if (open) itemsIn(list.current).at(0)?.focus()
    else setIsOpen(false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') event.currentTarget.hidePopover()
    moveFocus(event, enabledItems)
  }

  function select(item: MenuItem): void {
    list.current?.hidePopover()
    item.onSelect()
  }

  return (
    <>
      <Slot.Root {...{ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': isOpen }}>
        {children}
      </Slot.Root>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setIsOpen(true)
        }}
        onToggle={(event) => onToggled(event.newState === 'open')}
        onKeyDown={onKeyDown}
        className="inset-auto m-0 my-1 min-w-44 animate-appear rounded-control border border-line bg-surface p-1 text-ink shadow-float [position-area:bottom_span-left] [position-try-fallbacks:flip-block]"
      >
        {isOpen && items.map((item) => <Item key={item.label} item={item} onSelect={() => select(item)} />)}
      </div>
    </>
  )
}

function Item({ item, onSelect }: { readonly item: MenuItem; readonly onSelect: () => void }) {
  const { icon: Icon } = item
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      onClick={onSelect}
      onPointerEnter={(event) => event.currentTarget.focus()}
      className={cx(
        'flex h-9 w-full items-center gap-2.5 rounded-[6px] px-2.5 text-left outline-none focus:bg-hover disabled:opacity-50',
        item.danger && 'text-bad',
      )}
    >
      {Icon && <Icon aria-hidden className="size-4" strokeWidth={1.75} />}
      {item.label}
    </button>
  )
}

const enabledItems = '[role="menuitem"]:enabled'

function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(enabledItems) ?? [])]
}
