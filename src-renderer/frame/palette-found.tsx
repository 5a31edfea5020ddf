import { Command } from 'cmdk'
import { CircleHelp, FileText, type LucideIcon, MessagesSquare, Package, UserRound, Zap } from 'lucide-react'
import { eventTitle } from '#renderer/features/events/index.ts'
import { knowledgePath } from '#renderer/features/knowledge/index.ts'
import { productPath } from '#renderer/features/products/index.ts'
import { type TextKey, useT } from '#renderer/i18n/index.ts'
import { relativeTime } from '#renderer/i18n/time.ts'
import { type Found, foundKinds } from '#shared/schemas/find.ts'
import { PaletteItem } from './palette-item.tsx'

type Kind = Found['kind']

const looks: Readonly<Record<Kind, { readonly icon: LucideIcon; readonly title: TextKey }>> = {
  product: { icon: Package, title: 'nav.products' },
  conversation: { icon: MessagesSquare, title: 'nav.conversations' },
  lead: { icon: UserRound, title: 'nav.leads' },
  question: { icon: CircleHelp, title: 'palette.questions' },
  document: { icon: FileText, title: 'palette.documents' },
  event: { icon: Zap, title: 'nav.events' },
}

const mark = 'found '

/** By its value, which no other item begins like. */
export function isFoundItem(value: string): boolean {
  return value.startsWith(mark)
}

/** What the hub found by words, by kind, the latest first. */
export function FoundGroups({
  found,
  go,
}: {
  readonly found: readonly Found[]
  readonly go: (path: string) => () => void
}) {
  const t = useT()
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  return foundKinds.map((kind) => {
    const some = byKind.get(kind)
    return (
      some && (
        <Command.Group key={kind} heading={t(looks[kind].title)}>
          {some.map((one) => (
            <PaletteItem
              key={`${one.bot_id} ${one.id}`}
              value={`${mark}${kind} ${one.bot_id} ${one.id}`}
              icon={looks[kind].icon}
              text={titleOf(one)}
              context={one.context}
              end={relativeTime(one.at)}
              onSelect={go(pathOf(one))}
            />
          ))}
        </Command.Group>
      )
    )
  })
}

function titleOf({ kind, title }: Found): string {
  return kind === 'event' ? eventTitle({ event_type: title, kind: 'other' }) : title
}

function pathOf({ kind, id, bot_id }: Found): string {
  const paths: Readonly<Record<Kind, string>> = {
    product: productPath(bot_id ?? '', id),
    conversation: `/conversations/${id}`,
    lead: `/leads/${id}`,
    question: knowledgePath(bot_id ?? '', 'questions', id),
    document: knowledgePath(bot_id ?? '', 'documents', id),
    event: `/events/${id}`,
  }
  return paths[kind]
}
