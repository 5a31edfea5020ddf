import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followSystemTheme } from './frame/theme.ts'
import { setLanguage } from './i18n/index.ts'

// The content policy lets only this page's own nonce bring style elements; what locks scrolling under a dialog needs one.
setNonce(document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '')
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
