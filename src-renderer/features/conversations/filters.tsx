import { useT } from '#renderer/i18n/index.ts'
import { Select } from '#renderer/ui/input.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { channels } from '#shared/schemas/session.ts'
import { setFilter, useConversationList } from './list-store.ts'

export function Filters({ bots }: { readonly bots: readonly Bot[] }) {
  const t = useT()
  const { filter } = useConversationList()
  return (
    <div className="flex flex-col gap-2 border-b border-line p-3">
      <div className="grid grid-cols-2 gap-2">
        <Select
          aria-label={t('conversations.filter_bot')}
          value={filter.bot_id ?? ''}
          onChange={(event) => setFilter({ bot_id: event.target.value || null })}
        >
          <option value="">{t('conversations.all_bots')}</option>
          {bots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('conversations.filter_channel')}
          value={filter.channel ?? ''}
          onChange={(event) =>
            setFilter({ channel: channels.find((channel) => channel === event.target.value) ?? null })
          }
        >
          <option value="">{t('conversations.all_channels')}</option>
          {channels.map((channel) => (
            <option key={channel} value={channel}>
              {t(`conversations.channels.${channel}`)}
            </option>
          ))}
        </Select>
      </div>
      <label className="flex w-fit items-center gap-2 px-1">
        <input
          type="checkbox"
          checked={filter.waitingFirst}
          onChange={(event) => setFilter({ waitingFirst: event.target.checked })}
          className="size-4 accent-accent"
        />
        {t('conversations.waiting_first')}
      </label>
    </div>
  )
}
