import type { Things } from '../things.ts'
export const things: Things = { kinds: { laptop: 'laptop' }, substances: { milk: 'milk' } }
