/** The counter bell, drawn to be read at the size of a word. */
export function Logo({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <g className="fill-on-accent">
        <circle cx="16" cy="8.5" r="1.8" />
        <rect x="15.2" y="9.5" width="1.6" height="3" />
        <path d="M7 20.5a9 9 0 0 1 18 0z" />
        <rect x="5.5" y="22" width="21" height="2.6" rx="1.3" />
      </g>
    </svg>
  )
}
