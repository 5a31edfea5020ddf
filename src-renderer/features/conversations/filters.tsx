import { useT } from '#renderer/i18n/index.ts'
import { Select } from '#renderer/ui/input.tsx'
import { channels } from '#shared/schemas/session.ts'
import { conversationList } from './list-store.ts'

export function Filters() {
  const t = useT()
  const { filter } = conversationList.use()
  return (
    <div className="flex flex-col gap-2 border-b border-line p-3">
      <Select
        aria-label={t('conversations.filter_channel')}
        value={filter.channel ?? ''}
        onChange={(event) =>
          conversationList.setFilter({
            channel: channels.find((channel) => channel === event.target.value) ?? null,
          })
        }
      >
        <option value="">{t('conversations.all_channels')}</option>
        {channels.map((channel) => (
          <option key={channel} value={channel}>
            {t(`conversations.channels.${channel}`)}
          </option>
        ))}
      </Select>
      <label className="flex w-fit items-center gap-2 px-1">
        <input
          type="checkbox"
          checked={filter.waitingFirst}
          onChange={(event) => conversationList.setFilter({ waitingFirst: event.target.checked })}
          className="size-4 accent-accent"
        />
        {t('conversations.waiting_first')}
      </label>
    </div>
  )
}
