import type { CueList } from './cues.ts'

/** Words parted by spaces, as in `language.ts`. */
type WordList = string

/**
 * How a language says what is not wanted. In these cues `~` stands for up to three `hedges` ("is~ out": "is really out for me"), so that
 * none of them has to be written out.
 */
export type RefusalWords = {
  /** Before what is not wanted. */
  readonly exclude: CueList
  /** These begin like an exclusion and are none: "no problem", "not sure". */
  readonly notExclude: CueList
  /** What is not wanted is the object of these: "can't stand wool"; it may also stand first: "wool I can't stand". */
  readonly rejects: CueList
  /** Behind what is not wanted, at the end of its clause: as a word ("the black one, no"). */
  readonly noBehind: CueList
  /** The same, as what is said of it ("… isn't for me", "… makes me itch"). */
  readonly refuses: CueList
  /** Before what somebody must not have: "allergic to". */
  readonly avoid: CueList
  /** Behind what is not wanted, as an end of its word or a word of its own: "-free". */
  readonly freeOf: CueList
  /** Said within a refusal, and changes nothing of it: "really", "leider", "bei uns"; "_" joins words that belong together. */
  readonly hedges: WordList
  /** Says that something is of or within it, and is no part of its name: "nothing made of wool", "kein Nylon drin". */
  readonly within: WordList
  /** Stands for those of a kind, and names none: "the gaming models", "il modello col mobile". */
  readonly kinds: WordList
  /** Begins a clause that tells why, or what follows: "so", "because". */
  readonly because: CueList
  /** Of these, what can only tell why: "because". */
  readonly reasons: CueList
}
