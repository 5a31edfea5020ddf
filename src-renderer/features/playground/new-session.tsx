import { useBots, useCurrentBot } from '#renderer/features/bots/index.ts'
import { useConnections } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Select } from '#renderer/ui/input.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import type { TesterTarget } from '#shared/schemas/tester.ts'
import { Composer } from './composer.tsx'
import { send, usePlayground } from './store.ts'
import { ConnectionKey, TestKey } from './test-key.tsx'

/** Before the first message: how to talk to the bot of the sidebar, or to a service elsewhere. */
export function NewSession() {
  const t = useT()
  const { target, channel } = usePlayground()
  const { data: bots } = useBots()
  const { data: connections } = useConnections()
  const bot = target?.kind === 'bot' ? bots?.bots.find(({ id }) => id === target.bot_id) : undefined
  return (
    <>
      <div className="flex-1 overflow-y-auto px-8 py-6">
        <h1 className="text-title font-semibold">{t('sidebar.test_chat')}</h1>
        <p className="mb-6 text-quiet">{t('tester.hint')}</p>
        <div className="flex max-w-xl flex-col gap-5">
          {connections && connections.connections.length > 0 && <TargetField />}
          <div className="flex flex-col gap-1.5">
            <span className="font-medium">{t('tester.channel')}</span>
            <Choice
              label={t('tester.channel')}
              value={channel}
              onChange={(next) => usePlayground.setState({ channel: next })}
              options={[
                { value: 'widget', label: t('tester.widget') },
                { value: 'api', label: t('tester.api') },
              ]}
            />
            <p className="text-meta text-quiet">
              {channel === 'widget' ? t('tester.widget_hint') : t('tester.api_hint')}
            </p>
          </div>
          {channel === 'api' && target?.kind === 'bot' && (
            <TestKey key={target.bot_id} botId={target.bot_id} />
          )}
          {channel === 'api' && target?.kind === 'connection' && (
            <ConnectionKey connectionId={target.connection_id} />
          )}
          <Ideas bot={bot} />
        </div>
      </div>
      <Composer sessionId={null} disabled={target === null} />
    </>
  )
}

function TargetField() {
  const t = useT()
  const { target } = usePlayground()
  const bot = useCurrentBot()
  const { data: connections } = useConnections()
  const remote = connections?.connections ?? []
  return (
    <Field label={t('tester.target')}>
      {(wiring) => (
        <Select
          {...wiring}
          value={target ? optionOf(target) : ''}
          onChange={(event) => usePlayground.setState({ target: targetOf(event.target.value) })}
        >
          <optgroup label={t('tester.here')}>
            {bot && <option value={optionOf({ kind: 'bot', bot_id: bot.id })}>{bot.name}</option>}
          </optgroup>
          <optgroup label={t('tester.elsewhere')}>
            {remote.map((connection) => (
              <option
                key={connection.id}
                value={optionOf({ kind: 'connection', connection_id: connection.id })}
              >
                {connection.name}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
    </Field>
  )
}

/** What the bot's own widget offers to begin with; without that, questions any shop is asked. */
function Ideas({ bot }: { readonly bot: Bot | undefined }) {
  const t = useT()
  const offered = bot?.starter_buttons.flatMap((button) => ('value' in button ? [button] : [])) ?? []
  const usual = [t('tester.idea_product'), t('tester.idea_return'), t('tester.idea_delivery')]
  const ideas = offered.length > 0 ? offered : usual.map((text) => ({ label: text, value: text }))
  return (
    <div className="flex flex-col gap-2">
      {bot?.greeting && <p className="max-w-md rounded-card bg-sunken px-4 py-2.5">{bot.greeting}</p>}
      <ul className="flex flex-wrap gap-2">
        {ideas.map(({ label, value }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => void send(null, value).catch(showProblem)}
              className="rounded-full border border-line-strong/60 bg-surface px-3 py-1 hover:bg-hover"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function optionOf(target: TesterTarget): string {
  return target.kind === 'bot' ? `bot ${target.bot_id}` : `connection ${target.connection_id}`
}

function targetOf(value: string): TesterTarget {
  const [kind, id = ''] = value.split(' ')
  return kind === 'bot' ? { kind: 'bot', bot_id: id } : { kind: 'connection', connection_id: id }
}
