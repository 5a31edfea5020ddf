import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { IconButton } from './button.tsx'

type SheetProps = {
  readonly title: string
  readonly hint?: string
  readonly open: boolean
  /** Also called by Escape and a click beside; the owner decides whether it may close. */
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** For two things side by side. */
  readonly wide?: boolean
}

/** Slides in from the side, for making and changing things. */
export function Sheet({ title, hint, open, onClose, children, footer, wide = false }: SheetProps) {
  const t = useT()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-black/30" />
        <Dialog.Content
          {...(hint ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusInside}
          className={cx(
            'fixed inset-y-0 right-0 z-40 flex w-full animate-slide-in flex-col bg-surface shadow-float',
            wide ? 'max-w-3xl' : 'max-w-lg',
          )}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-6 py-4">
            <div>
              <Dialog.Title className="text-title font-semibold">{title}</Dialog.Title>
              {hint && <Dialog.Description className="text-meta text-quiet">{hint}</Dialog.Description>}
            </div>
            <Dialog.Close asChild>
              <IconButton icon={X} label={t('act.close')} />
            </Dialog.Close>
          </header>
          <div data-sheet-body className="flex-1 overflow-y-auto px-6 py-5">
            {children}
          </div>
          {footer && (
            <footer className="flex justify-end gap-2 border-t border-line px-6 py-4">{footer}</footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Where one begins: the choice made or the first thing to fill in or press; otherwise the close button would be first. */
function focusInside(event: Event): void {
  const body = (event.currentTarget as HTMLElement).querySelector('[data-sheet-body]')
  const first =
    body?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    body?.querySelector<HTMLElement>('input, select, textarea, button')
  if (!first) return
  event.preventDefault()
  first.focus()
}
