/** What a bot knows, by where it comes from. */
export const knowledgeTabs = ['questions', 'documents', 'facts'] as const
export type KnowledgeTab = (typeof knowledgeTabs)[number]

export function tabOf(name: string | undefined): KnowledgeTab {
  return knowledgeTabs.find((tab) => tab === name) ?? 'questions'
}

/** `#/knowledge/bot_…/questions/kno_…` */
export function knowledgePath(botId: string, tab: KnowledgeTab, item?: string): string {
  return ['/knowledge', botId, tab, item].filter(Boolean).join('/')
}
