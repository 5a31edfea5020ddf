import { useCallback } from 'react'
import { FormProvider } from 'react-hook-form'
import { SaveBar, useBotEditing } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Tabs } from '#renderer/ui/tabs.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { AddressTab } from './address-tab.tsx'
import { InstallTab } from './install-tab.tsx'
import { LookTab } from './look-tab.tsx'
import { tabOfFault, type WebsiteTab, websitePath } from './tabs.ts'

/** One form over the tabs that are about the bot; the public address is this PC's and saved for itself. */
export function WebsiteEditor({ bot, tab }: { readonly bot: Bot; readonly tab: WebsiteTab }) {
  const t = useT()
  const keeps = useCallback((path: string) => `${path}/`.startsWith(`/website/${bot.id}/`), [bot.id])
  const showFaults = (fields: readonly string[]) => {
    const faulty = tabOfFault(fields)
    if (faulty && faulty !== tab) navigate(websitePath(bot.id, faulty))
  }
  const { form, save, discard } = useBotEditing(bot, { keeps, showFaults })
  const ofBot = (content: React.ReactNode) => (
    <form noValidate onSubmit={(event) => void save(event)} className="flex min-w-0 flex-col gap-6">
      {content}
      <SaveBar onDiscard={discard} />
    </form>
  )
  return (
    <FormProvider {...form}>
      <Tabs
        label={t('website.tabs')}
        value={tab}
        onChange={(id) => navigate(websitePath(bot.id, id))}
        tabs={[
          { id: 'look', label: t('website.tab_look'), content: ofBot(<LookTab bot={bot} />) },
          { id: 'address', label: t('website.tab_address'), content: <AddressTab bot={bot} /> },
          { id: 'install', label: t('website.tab_install'), content: ofBot(<InstallTab bot={bot} />) },
        ]}
      />
    </FormProvider>
  )
}
