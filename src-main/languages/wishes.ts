import type { CueList } from './cues.ts'

/**
 * What is told around a wish for goods and is none itself: that something else is no longer wanted, or that a thing of one's own is no
 * more. In some of these cues the group `thing` is what the thing is called.
 */
export type WishWords = {
  /** Lets go of what was spoken of, before another wish: "forget it, roses please". */
  readonly dismissing: CueList
  /** Between that and what is wished for: "rather", "make it". */
  readonly instead: CueList
  /** Says that a thing of one's own is broken or lost: "my kettle died", "the old one gave up". */
  readonly gone: CueList
  /** Says that it is to be replaced: "replacing my old kettle". */
  readonly replacing: CueList
  /** Asks for another of it and does not name it: "I need a new one", "what have you got?". */
  readonly another: CueList
  /** Put before what it is called, asks for it. */
  readonly seeking: string
  /** Joins what is told and what is wished: "and", "so", "because". */
  readonly therefore: CueList
  /** Asks for goods in plain words, wherever it stands: to be shown them, or whether there are any. */
  readonly asking: CueList
  /** Says of a thing, anybody's, that it is broken. */
  readonly broken: CueList
  /** Says what goes wrong with a thing that is whole: it gets hot, smells, comes loose, frightens. */
  readonly faulty: CueList
  /** Says that it came from this shop: "I got it from you", "arrived", "after two weeks". */
  readonly ofShop: CueList
}
