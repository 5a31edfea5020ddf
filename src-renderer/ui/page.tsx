import type { ReactNode } from 'react'
import { cx } from '#renderer/lib/cx.ts'

type HeadProps = {
  readonly title: string
  readonly hint?: ReactNode
  /** The one primary act, at the top right. */
  readonly act?: ReactNode
}

type PageProps = HeadProps & { readonly wide?: boolean; readonly children: ReactNode }

export function Page({ wide = false, children, ...head }: PageProps) {
  return (
    <div className={cx('mx-auto px-8 py-6', wide ? 'max-w-7xl' : 'max-w-5xl')}>
      <header className="mb-6">
        <PageHead {...head} />
      </header>
      {children}
    </div>
  )
}

type FullPageProps = HeadProps & { readonly children: ReactNode }

/** A page that fills the window; what is in it scrolls by itself. */
export function FullPage({ children, ...head }: FullPageProps) {
  return (
    <div className="flex h-full min-h-112 flex-col">
      <header className="px-8 pt-6 pb-4">
        <PageHead {...head} />
      </header>
      {children}
    </div>
  )
}

export function PageHead({ title, hint, act }: HeadProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-title font-semibold">{title}</h1>
        {hint && <p className="text-quiet">{hint}</p>}
      </div>
      {act}
    </div>
  )
}

type CardProps = {
  readonly title?: string
  readonly hint?: ReactNode
  readonly act?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Card({ title, hint, act, className, children }: CardProps) {
  return (
    <section aria-label={title} className={cx('rounded-card border border-line bg-surface p-5', className)}>
      {(title || act) && (
        <header className="mb-4 flex items-start justify-between gap-4">
          <div>
            {title && <h2 className="font-semibold">{title}</h2>}
            {hint && <p className="text-meta text-quiet">{hint}</p>}
          </div>
          {act && <div className="-mt-1.5 -mr-1.5 flex min-h-9 items-center gap-2">{act}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
