import { MonitorOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBotForm } from '#renderer/features/bots/index.ts'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { previewSettings, previewUrl } from './preview-settings.ts'

/** The real chat on a page of its own, with what is not saved yet. */
export function Preview({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const { data: status } = useLoad(useHubStatus)
  const [device, setDevice] = useState<Device>('phone')
  const { code } = useLanguage()
  const { watch } = useBotForm()
  const [colours, greeting, starter_buttons, widget] = watch([
    'colours',
    'greeting',
    'starter_buttons',
    'widget',
  ])
  const [chosen, setLanguage] = useState<LanguageCode | null>(null)
  const language = bot.languages.find((one) => one === chosen) ?? bot.language
  const settings = previewSettings(bot, { colours, greeting, starter_buttons, widget }, language)
  const url = status?.url ? previewUrl(status.url, bot, settings) : null
  const src = useSettled(url, restMs)
  const isRunning = status !== null && status.url !== null && !status.paused
  return (
    <Card
      title={t('website.preview')}
      act={
        <Choice
          label={t('website.preview_device')}
          value={device}
          onChange={setDevice}
          options={devices.map((value) => ({ value, label: t(`website.devices.${value}`) }))}
        />
      }
    >
      {bot.languages.length > 1 && (
        <Select
          aria-label={t('website.preview_language')}
          value={language}
          onChange={({ target }) =>
            setLanguage(bot.languages.find((one) => one === target.value) ?? bot.language)
          }
          className="mb-3"
        >
          <Options
            of={bot.languages.map((one) => [
              one,
              t('website.preview_in', { language: languageName(one, code) }),
            ])}
          />
        </Select>
      )}
      <Frame device={device}>
        {src && isRunning && (
          <PreviewPage
            src={src}
            title={t('website.preview_title', { bot: bot.name })}
            className={looks[device].screen}
          />
        )}
        {status && !isRunning && (
          <p className="flex h-full flex-col items-center justify-center gap-3 px-6 text-center text-stone-600">
            <MonitorOff aria-hidden className="size-5" strokeWidth={1.75} />
            {t('website.preview_stopped')}
          </p>
        )}
      </Frame>
      <p className="mt-3 text-meta text-quiet">{t('website.preview_hint')}</p>
    </Card>
  )
}

const devices = ['phone', 'desktop'] as const
type Device = (typeof devices)[number]

/** The page loads anew with each change; while somebody types it waits. */
const restMs = 500

/** Pixels of the screen that is shown; both are drawn as wide as the card. */
const looks: Readonly<Record<Device, { readonly box: string; readonly screen: string }>> = {
  phone: { box: 'h-[36.5rem] w-[20.5rem]', screen: 'h-[40.6rem] w-[22.8rem] scale-90' },
  desktop: { box: 'h-[15.75rem] w-[20.875rem]', screen: 'h-[45rem] w-[59.75rem] scale-[0.35]' },
}

/** Stands from the start, so that nothing moves when the page comes in. */
function Frame({ device, children }: { readonly device: Device; readonly children: React.ReactNode }) {
  return (
    <div className="flex justify-center rounded-control bg-sunken p-3">
      <div
        className={cx(
          'relative shrink-0 overflow-hidden border border-line-strong/60 bg-white',
          device === 'phone' ? 'rounded-[1.75rem]' : 'rounded-control',
          looks[device].box,
        )}
      >
        {children}
      </div>
    </div>
  )
}

type PreviewPageProps = { readonly src: string; readonly title: string; readonly className: string }

/** Every further state replaces the one before: "back" must leave this page, not go through all that was typed. */
function PreviewPage({ src, title, className }: PreviewPageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(src)
  const shown = useRef(src)
  useEffect(() => {
    if (shown.current === src) return
    shown.current = src
    frame.current?.contentWindow?.location.replace(src)
  }, [src])
  return (
    <iframe ref={frame} src={first} title={title} className={cx('origin-top-left border-0', className)} />
  )
}

/** A value once it has not changed for a while; the first at once. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === null) return setSettled(value)
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, settled, ms])
  return settled
}
