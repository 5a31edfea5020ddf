import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Select } from '#renderer/ui/input.tsx'
import type { Bot } from '#shared/schemas/bot.ts'

type BotChoiceProps = {
  readonly bot: Bot
  readonly bots: readonly Bot[]
  readonly pathOf: (botId: string) => string
}

/** Nothing to choose where there is only one. */
export function BotChoice({ bot, bots, pathOf }: BotChoiceProps) {
  const t = useT()
  if (bots.length < 2) return null
  return (
    <Select
      aria-label={t('knowledge.bot')}
      value={bot.id}
      onChange={(event) => navigate(pathOf(event.target.value))}
      className="max-w-56"
    >
      {bots.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
