import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { LoaderPart } from './loader-part.tsx'
import { OriginsPart } from './origins-part.tsx'
import { SnippetPart } from './snippet-part.tsx'
import { useChatUrl } from './use-chat-url.ts'

/** The line for the website, who may use it, and what stays there while this PC is off. */
export function InstallTab({ bot }: { readonly bot: Bot }) {
  const chat = useChatUrl()
  if (!chat)
    return (
      <Skeleton>
        <Bone className="h-96 rounded-card" />
      </Skeleton>
    )
  return (
    <div className="flex flex-col gap-6">
      <SnippetPart bot={bot} chat={chat} />
      <OriginsPart bot={bot} />
      <LoaderPart bot={bot} chat={chat} />
    </div>
  )
}
