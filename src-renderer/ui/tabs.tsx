import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode }

type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value?: string
  readonly onChange?: (id: string) => void
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const chosen = value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value }
  return (
    <Radix.Root {...chosen} {...(onChange ? { onValueChange: onChange } : {})}>
      <Radix.List aria-label={label} className="mb-5 flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px border-b-2 border-transparent px-3 py-2 text-quiet hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
