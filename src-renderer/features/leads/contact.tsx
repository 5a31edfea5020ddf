import { CopyButton } from '#renderer/ui/copy.tsx'

type ContactProps = { readonly kind: 'email' | 'phone'; readonly value: string }

/** To write or to call. */
export function ContactLine({ kind, value }: ContactProps) {
  return (
    <span className="-my-1 flex items-center gap-1">
      <span className="min-w-0 break-all">
        <a href={hrefOf(kind, value)} className="text-accent underline decoration-1 underline-offset-2">
          {value}
        </a>
      </span>
      <CopyButton text={value} />
    </span>
  )
}

/** Nothing in it may become more than an address: a stranger wrote it. */
function hrefOf(kind: ContactProps['kind'], value: string): string {
  return kind === 'email'
    ? `mailto:${encodeURIComponent(value).replace('%40', '@')}`
    : `tel:${value.replaceAll(/[^+\d]/g, '')}`
}
