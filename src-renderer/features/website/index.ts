export { previewSettings, previewUrl } from './preview-settings.ts'
export { snippetFor } from './snippet.ts'
export { websitePath } from './tabs.ts'
export { useChatUrl } from './use-chat-url.ts'
