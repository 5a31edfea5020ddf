export { BotChoice } from './bot-choice.tsx'
export { BotOfPage } from './bot-of-page.tsx'
export { useLanguageModels } from './language-model-store.ts'
export { useBots } from './store.ts'
