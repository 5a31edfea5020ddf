import type { Bot } from '#shared/schemas/bot.ts'
import { ColoursPart } from './colours-part.tsx'
import { GreetingPart } from './greeting-part.tsx'
import { PlacePart } from './place-part.tsx'
import { Preview } from './preview.tsx'

/** Settings on the left, on the right what they make of the chat. */
export function LookTab({ bot }: { readonly bot: Bot }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_25rem] items-start gap-6 max-[68rem]:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-6">
        <ColoursPart />
        <GreetingPart />
        <PlacePart />
      </div>
      <div className="min-[68rem]:sticky min-[68rem]:top-6">
        <Preview bot={bot} />
      </div>
    </div>
  )
}
