import { ArrowLeft } from 'lucide-react'

type BackLinkProps = { readonly to: string; readonly label: string }

/** From the detail to the list, where a narrow window shows only one of them. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <a
      href={`#${to}`}
      aria-label={label}
      className="rounded-control p-2 text-quiet hover:bg-hover hover:text-ink min-[56rem]:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
    </a>
  )
}
