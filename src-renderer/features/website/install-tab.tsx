import type { Bot } from '#shared/schemas/bot.ts'
import { LoaderPart } from './loader-part.tsx'
import { OriginsPart } from './origins-part.tsx'
import { SnippetPart } from './snippet-part.tsx'

/** The line for the website, who may use it, and what stays there while this PC is off. */
export function InstallTab({ bot }: { readonly bot: Bot }) {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <SnippetPart bot={bot} />
      <OriginsPart bot={bot} />
      <LoaderPart bot={bot} />
    </div>
  )
}
