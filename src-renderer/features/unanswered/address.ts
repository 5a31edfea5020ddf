/** `#/unanswered/bot_…/…` */
export function unansweredPath(botId: string, groupId?: string): string {
  return ['/unanswered', botId, groupId].filter(Boolean).join('/')
}
