import { compile, cuesInAll } from '#main/languages/pattern.ts'
import { shopTopic } from './shop-topics.ts'
import { readable } from './text.ts'

const keeping = compile(cuesInAll(({ cues }) => cues.ask.keeps))

/** "How long does it last once open?": of a thing itself, and not how long the shop is open or a parcel takes. */
export function asksKeeping(message: string): boolean {
  return keeping.test(readable(message)) && shopTopic(message) === null
}
