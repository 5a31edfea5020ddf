import { useEffect } from 'react'
import { FileDrop } from '#renderer/features/file-drop/index.ts'
import { Banner } from '#renderer/frame/banner.tsx'
import { useBell } from '#renderer/frame/bell.ts'
import { KeysHelp } from '#renderer/frame/keys-help.tsx'
import { PageError } from '#renderer/frame/page-error.tsx'
import { pageAt } from '#renderer/frame/pages.tsx'
import { Palette } from '#renderer/frame/palette.tsx'
import { useGlobalKeys } from '#renderer/frame/shortcuts.ts'
import { Sidebar } from '#renderer/frame/sidebar.tsx'
import { useTabCount } from '#renderer/frame/tab-count.ts'
import { applyTheme } from '#renderer/frame/theme.ts'
import { UnsavedQuestion, useFocusOnPage } from '#renderer/frame/unsaved.tsx'
import { setLanguage, useT } from '#renderer/i18n/index.ts'
import { useDesktop, useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { navigate, useRouter } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { onPush } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Toasts } from '#renderer/ui/toast.tsx'

export function App() {
  const t = useT()
  const { path } = useRouter()
  const { page, rest } = pageAt(path)
  useAppliedSettings()
  useLoad(useHubStatus)
  useLoad(useDesktop)
  useGlobalKeys()
  useFocusOnPage(path)
  useEffect(() => onPush(['app.navigate'], (push) => navigate(push.path)), [])
  useTabCount(page ? `${t(page.title)} · Shopbell` : 'Shopbell')
  useBell()

  return (
    <>
      <button type="button" className="sr-only focus:not-sr-only" onClick={skipToMain}>
        {t('nav.skip')}
      </button>
      <div className="flex h-full" data-app-ready>
        <Sidebar />
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="main" tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none">
            <Banner />
            <PageError key={page?.path ?? 'none'}>
              {page ? <page.component rest={rest} /> : <Lost />}
            </PageError>
          </main>
          <Toasts />
        </div>
      </div>
      <Palette />
      <KeysHelp />
      <UnsavedQuestion />
      <FileDrop />
    </>
  )
}

/** Theme and language follow the settings, whoever changes them. */
function useAppliedSettings(): void {
  const { data } = useLoad(useSettings)
  useEffect(() => {
    if (!data) return
    applyTheme(data.theme)
    setLanguage(data.language)
  }, [data])
}

/** The address is ours for pages, so the skip link moves the focus itself. */
function skipToMain(): void {
  document.getElementById('main')?.focus()
}

function Lost() {
  const t = useT()
  return (
    <div className="p-8">
      <p className="mb-4">{t('lost.text')}</p>
      <Button to="/">{t('lost.home')}</Button>
    </div>
  )
}
