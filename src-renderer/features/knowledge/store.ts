import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { pageSize, readAll } from '#renderer/lib/read-all.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { navigate } from '#renderer/lib/router.ts'
import { onPush, rpc } from '#renderer/rpc/index.ts'
import { showToast } from '#renderer/ui/toast.tsx'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { KnowledgeDocument } from '#shared/schemas/document.ts'
import type { KnowledgeEntry, KnowledgeInput } from '#shared/schemas/knowledge.ts'
import { knowledgePath } from './address.ts'

/** The newest first: what was just added is in sight. */
export const entriesOf = createResources(
  async (bot_id) => (await readAll((after) => entryPage(bot_id, after))).reverse(),
  ['knowledge.changed'],
)

async function entryPage(bot_id: string, after: string | undefined) {
  const { entries, next } = await rpc('knowledge.list', { bot_id, limit: pageSize, ...from(after) })
  return { items: entries, next }
}

export const documentsOf = createResources(
  async (bot_id) => (await readAll((after) => documentPage(bot_id, after))).sort(newestFirst),
  ['knowledge.changed'],
)

async function documentPage(bot_id: string, after: string | undefined) {
  const { documents, next } = await rpc('documents.list', { bot_id, limit: pageSize, ...from(after) })
  return { items: documents, next }
}

export const documentOf = createResources((id) => rpc('documents.get', { id }))
export const knowledgeState = createResources(
  (bot_id) => rpc('knowledge.state', { bot_id }),
  ['knowledge.changed'],
)

type Learning = { readonly done: number; readonly total: number }
/** By bot, as the hub pushes it; asked for once, when the page opens. */
export const useLearning = create<Readonly<Record<string, Learning>>>(() => ({}))
onPush(['knowledge.learning'], ({ bot_id, done, total }) => {
  useLearning.setState({ [bot_id]: { done, total } })
  if (done >= total) void knowledgeState(bot_id).getState().refresh()
})

type Draft = {
  readonly question: string
  /** What it was asked in, where a visitor asked it. */
  readonly language: LanguageCode | null
}
const noDraft: Draft = { question: '', language: null }
/** A question to begin a new entry with, such as one that was just tried. */
let nextDraft: Draft = noDraft

/** Opens a new entry that begins with this question. */
export function startEntry(botId: string, draft: Draft): void {
  nextDraft = { ...draft, question: draft.question.slice(0, maxQuestion) }
  navigate(knowledgePath(botId, 'questions', 'new'))
}
const maxQuestion = 1000

/** The question a new entry begins with; it is taken once. */
export function takeDraft(): Draft {
  const draft = nextDraft
  nextDraft = noDraft
  return draft
}

export async function saveEntry(
  botId: string,
  id: string | null,
  input: KnowledgeInput,
): Promise<KnowledgeEntry> {
  const saved = await rpc('knowledge.save', { bot_id: botId, ...(id === null ? {} : { id }), ...input })
  await entriesOf(botId).getState().refresh()
  return saved
}

export async function removeEntry(entry: KnowledgeEntry): Promise<void> {
  await rpc('knowledge.remove', { id: entry.id })
  await entriesOf(entry.bot_id).getState().refresh()
  const { question, alternatives, answer, url } = entry
  const undo = () => saveEntry(entry.bot_id, null, { question, alternatives, answer, url })
  showToast(t('knowledge.entry_removed', { question }), undo)
}

export async function removeDocument(document: KnowledgeDocument): Promise<void> {
  await rpc('documents.remove', { id: document.id })
  await documentsOf(document.bot_id).getState().refresh()
  showToast(t('knowledge.document_removed', { title: document.title }))
}

function from(after: string | undefined) {
  return after === undefined ? {} : { after }
}

function newestFirst(a: KnowledgeDocument, b: KnowledgeDocument): number {
  return b.created_at.localeCompare(a.created_at)
}
