/** What a state is like; shown by colour, icon and word. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'none'
