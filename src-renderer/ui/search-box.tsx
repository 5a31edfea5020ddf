import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Input } from './input.tsx'

type SearchBoxProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter?: () => void
  readonly onDown?: () => void
}

/** Reached by `/`; Escape empties it, then leaves it. */
export function SearchBox({ label, value, onChange, onEnter, onDown }: SearchBoxProps) {
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') onEnter?.()
    if (key === 'ArrowDown') onDown?.()
    if (key === 'Escape' && value === '') currentTarget.blur()
  }
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
        onKeyDown={onKeyDown}
        className="pl-9"
      />
    </div>
  )
}
