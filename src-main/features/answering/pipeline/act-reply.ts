import { languages } from '#main/languages/index.ts'
import type { ActChances } from '../acts/acts.ts'
import { textOnly } from '../compose/parts.ts'
import { noQuery } from '../goods/limits.ts'
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

/** "No idea where to start", "was trinkt man da so?": nothing that is sold comes near, but help is wanted. */
export function seeksAdvice({ recommend, find, off_topic, ...others }: ActChances): boolean {
  return recommend > hardly && recommend + find > Math.max(off_topic, ...Object.values(others))
}
const hardly = 0.3

/** What it is for and may cost is asked, and what was said so far is kept. */
export function adviceAsked({ voice, message }: MessageContext): Reply {
  return {
    composed: textOnly(languages[voice.language].replies.adviceAsk),
    intent: 'product',
    confidence: 0.6,
    rule: 'advice_ask',
    memory: { goods: { ...noQuery, need: message }, topic: 'products', doubts: 0 },
  }
}
