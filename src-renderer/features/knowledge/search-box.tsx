import { Search } from 'lucide-react'
import { Input } from '#renderer/ui/input.tsx'

type SearchBoxProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter?: () => void
}

/** Reached by `/`; Escape empties it. */
export function SearchBox({ label, value, onChange, onEnter }: SearchBoxProps) {
  return (
    <div className="relative">
      <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-quiet" strokeWidth={1.75} />
      <Input
        data-search
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
        className="pl-9"
      />
    </div>
  )
}
