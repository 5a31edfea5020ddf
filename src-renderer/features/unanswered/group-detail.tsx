import { Archive } from 'lucide-react'
import { useMemo } from 'react'
import { knowledgePath } from '#renderer/features/knowledge/index.ts'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { replacePath } from '#renderer/lib/router.ts'
import { BackLink } from '#renderer/ui/back-link.tsx'
import { Button } from '#renderer/ui/button.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'
import { unansweredPath } from './address.ts'
import { dismiss } from './store.ts'
import { Teach } from './teach.tsx'
import { Wordings } from './wordings.tsx'

type GroupDetailProps = {
  readonly group: UnansweredGroup
  /** Not in the list any more. */
  readonly gone: boolean
}

export function GroupDetail({ group, gone }: GroupDetailProps) {
  const t = useT()
  const keys = useMemo(() => ({ e: () => void putAside(group) }), [group])
  useKeys(keys)
  return (
    <div className="flex max-w-3xl flex-col gap-6 px-6 py-5">
      <header className="flex items-start gap-3">
        <BackLink to={unansweredPath(group.bot_id)} label={t('unanswered.back')} />
        <div className="min-w-0 flex-1">
          <h2 className="text-title font-semibold break-words">{group.question}</h2>
          <p className="text-quiet">
            {t('unanswered.asked', { count: group.count })} · {t('unanswered.last')}{' '}
            <Time at={group.last_at} />
          </p>
          <Nearest group={group} />
        </div>
        <Button icon={Archive} onClick={keys.e} title={t('unanswered.dismiss_hint')}>
          {t('unanswered.dismiss')}
        </Button>
      </header>
      {group.now_answered && <Notice tone="good">{t('unanswered.now_answered_text')}</Notice>}
      {gone && <Notice tone="warn">{t('unanswered.gone_text')}</Notice>}
      <Teach group={group} />
      <Wordings group={group} />
    </div>
  )
}

/** What the bot would have said, had it been surer. */
function Nearest({ group: { nearest, bot_id } }: { readonly group: UnansweredGroup }) {
  const t = useT()
  const { locale } = useLanguage()
  if (!nearest) return <p className="text-meta text-quiet">{t('unanswered.nothing_near')}</p>
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(nearest.confidence)
  return (
    <p className="text-meta text-quiet">
      {t('unanswered.nearest')}{' '}
      {nearest.kind === 'knowledge' ? (
        <TextLink to={knowledgePath(bot_id, 'questions', nearest.id)}>{nearest.title}</TextLink>
      ) : (
        nearest.title
      )}{' '}
      ({percent})
    </p>
  )
}

async function putAside(group: UnansweredGroup): Promise<void> {
  if (await dismiss(group)) replacePath(unansweredPath(group.bot_id))
}
