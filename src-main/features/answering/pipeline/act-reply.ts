import { languages } from '#main/languages/index.ts'
import { textOnly } from '../compose/parts.ts'
import { mayFetch } from './people.ts'
import type { MessageContext, Reply } from './types.ts'

/** What is said to what a message does, where nothing else is to be told. */
export function actReply(
  context: MessageContext,
  act: 'complaint' | 'off_topic' | 'praise' | 'thanks' | 'greeting',
): Reply {
  const { say, voice } = context
  const replies = languages[voice.language].replies
  const person = { label: say.button.person, value: say.button.person }
  const isOffered = act === 'complaint' && mayFetch(context)
  const text = {
    complaint: [replies.sorry, replies.complaint, ...(isOffered ? [replies.complaintPerson] : [])].join(' '),
    off_topic: replies.offTopic,
    praise: replies.praise,
    thanks: say.thanks,
    greeting: say.greeting,
  }[act]
  return {
    composed: { ...textOnly(text), buttons: isOffered ? [person] : [] },
    intent:
      act === 'complaint'
        ? 'complaint'
        : act === 'off_topic'
          ? 'off_topic'
          : act === 'greeting'
            ? 'greeting'
            : 'thanks',
    confidence: 0.8,
    rule: act,
    memory: { doubts: 0, order: act === 'complaint', ...(isOffered && { offer: 'person' as const }) },
  }
}
