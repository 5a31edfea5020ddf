import { Toast as Radix } from 'radix-ui'
import { create } from 'zustand'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { problemText } from '#renderer/lib/fault-text.ts'
import { problemOf } from '#renderer/rpc/index.ts'
import { Button } from './button.tsx'
import { problemTitle } from './problem.tsx'

type Toast = {
  readonly id: number
  readonly text: string
  readonly bad: boolean
  readonly undo?: () => Promise<unknown>
  readonly link?: ToastLink
}
/** A page to go on to from here. */
type ToastLink = { readonly label: string; readonly path: string }

const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }))
let nextId = 1
/** Long enough to read it; what can be undone or went wrong stays until it was thought about. A mouse over them holds all. */
const shownMs = { done: 8000, undoable: 15_000, bad: 30_000 }
const mostShown = 3

function show(toast: Omit<Toast, 'id'>): void {
  const id = nextId++
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id }].slice(-mostShown) }))
}

/** It is done; `undo` takes it back. */
export function showToast(text: string, undo?: () => Promise<unknown>, link?: ToastLink): void {
  show({ text, bad: false, ...(undo ? { undo } : {}), ...(link ? { link } : {}) })
}

/** It could not be done. */
export function showProblem(error: unknown): void {
  const problem = problemOf(error)
  show({ text: `${problemTitle(problem)}. ${problemText(problem)}`, bad: true })
}

export function Toasts() {
  const t = useT()
  const { toasts } = useToasts()
  const remove = (id: number) =>
    useToasts.setState((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) }))
  return (
    <Radix.Provider label={t('state.notice')}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          duration={shownMs[toast.bad ? 'bad' : toast.undo || toast.link ? 'undoable' : 'done']}
          onOpenChange={(open) => !open && remove(toast.id)}
          className={cx(
            'flex animate-appear items-center justify-between gap-4 rounded-control border border-line bg-surface py-2 pr-2 pl-4 shadow-float',
            toast.bad && 'border-l-4 border-l-bad',
          )}
        >
          <Radix.Description className="py-1.5">{toast.text}</Radix.Description>
          <div className="flex shrink-0 gap-1">
            {toast.undo && (
              <Radix.Action asChild altText={t('act.undo')}>
                <Button onClick={() => void toast.undo?.().catch(showProblem)}>{t('act.undo')}</Button>
              </Radix.Action>
            )}
            {toast.link && <LinkButton link={toast.link} />}
            <Radix.Close asChild>
              <Button look="quiet">{t('act.close')}</Button>
            </Radix.Close>
          </div>
        </Radix.Root>
      ))}
      {/* In a place of its own below the page, which gives way: it covers no row, and a sheet leaves the left free. */}
      <Radix.Viewport
        label={t('state.notices', { hotkey: '{hotkey}' })}
        className="relative z-50 flex w-full max-w-lg shrink-0 flex-col gap-2 p-3 outline-none empty:hidden"
      />
    </Radix.Provider>
  )
}

function LinkButton({ link }: { readonly link: ToastLink }) {
  return (
    <Radix.Action asChild altText={link.label}>
      <Button to={link.path}>{link.label}</Button>
    </Radix.Action>
  )
}
