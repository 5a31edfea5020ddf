import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followSystemTheme } from './frame/theme.ts'
import { setLanguage } from './i18n/index.ts'

// Dialogs add a style element to the page while they are open; with this they satisfy the content policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content
Object.assign(globalThis, { __webpack_nonce__: nonce })

followSystemTheme()
setLanguage(null)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
