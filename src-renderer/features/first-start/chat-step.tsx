import { MonitorOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCurrentBot } from '#renderer/features/bots/index.ts'
import { previewSettings, previewUrl } from '#renderer/features/website/index.ts'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { onPush } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { setDraft } from './draft.ts'
import { goOn, StepCard } from './step-card.tsx'
import { stepPath } from './steps.ts'
import { firstProducts } from './store.ts'

/** The real chat, as visitors will see it; what is said here counts as a test. */
export function ChatStep() {
  const t = useT()
  const bot = useCurrentBot()
  const [answered, setAnswered] = useState(false)
  const botId = bot?.id
  useEffect(
    () =>
      onPush(['session.message'], (push) => {
        if (push.bot_id !== botId || push.message.role === 'visitor') return
        setDraft({ chattedWith: push.bot_id })
        setAnswered(true)
      }),
    [botId],
  )
  return (
    <StepCard
      step="chat"
      act={
        <Button look={answered ? 'primary' : 'plain'} onClick={() => goOn('chat')}>
          {t(answered ? 'first_start.continue' : 'first_start.later')}
        </Button>
      }
    >
      {bot ? (
        <Chat key={bot.id} bot={bot} />
      ) : (
        <Notice tone="info">
          {t('first_start.no_bot')}{' '}
          <TextLink to={stepPath('products')}>{t('first_start.steps.products')}</TextLink>
        </Notice>
      )}
    </StepCard>
  )
}

function Chat({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const { code } = useLanguage()
  const { data: status } = useLoad(useHubStatus)
  const { data: products } = useLoad(firstProducts(bot.id))
  if (!status || !products) return null
  if (status.url === null || status.paused)
    return (
      <p className="flex items-center gap-3 text-quiet">
        <MonitorOff aria-hidden className="size-5" strokeWidth={1.75} />
        {t('website.preview_stopped')}
      </p>
    )
  const own = bot.starter_buttons.flatMap((button) => ('value' in button ? [button.value] : []))
  // A bot of another language has its own words, where it has any.
  const isOurs = own.length === 0 || bot.language === code
  const questions = [
    products.products[0] && t('first_start.asks.product', { title: products.products[0].title }),
    bot.facts.returns && t('first_start.asks.returns'),
    bot.facts.shipping && t('first_start.asks.shipping'),
  ].flatMap((question) => question || [])
  const { colours, greeting, widget } = bot
  const settings = previewSettings(bot, {
    colours,
    greeting,
    widget,
    starter_buttons: [...(isOurs ? questions : []), ...own]
      .slice(0, 4)
      .map((question) => ({ kind: 'value', label: question, target: question })),
  })
  return (
    <iframe
      src={previewUrl(status.url, bot, settings)}
      title={t('first_start.chat_frame', { bot: bot.name })}
      className="h-[34rem] w-full rounded-control border border-line"
    />
  )
}
