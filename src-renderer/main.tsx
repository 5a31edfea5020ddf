import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followSystemTheme } from './frame/theme.ts'
import { setLanguage } from './i18n/index.ts'

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
