import { useT } from '#renderer/i18n/index.ts'
import { DetailBones, Pick } from '#renderer/ui/list-pane.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'
import { EntryEditor } from './entry-editor.tsx'

type EntryDetailProps = {
  readonly bot: Bot
  readonly item: string | null
  readonly entries: readonly KnowledgeEntry[] | null
}

export function EntryDetail({ bot, item, entries }: EntryDetailProps) {
  const t = useT()
  if (item === null) return <Pick title={t('knowledge.pick')} text={t('knowledge.pick_text')} />
  if (item === 'new') return <EntryEditor key="new" botId={bot.id} entry={null} />
  const entry = entries?.find(({ id }) => id === item)
  if (entry) return <EntryEditor key={entry.id} botId={bot.id} entry={entry} />
  if (entries) return <Pick title={t('knowledge.entry_gone')} text={t('knowledge.entry_gone_text')} />
  return <DetailBones />
}
