export { useDraft } from './draft.ts'
export { FirstStartCard } from './first-start-card.tsx'
