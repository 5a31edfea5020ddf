import { CheckCircle2 } from 'lucide-react'
import { type Translate, useT } from '#renderer/i18n/index.ts'
import { resetWords } from '#renderer/i18n/reset-words.ts'
import { relativeTime, sinceTime } from '#renderer/i18n/time.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { Card } from '#renderer/ui/page.tsx'
import { Status, type Tone } from '#renderer/ui/status.tsx'
import { useNow } from '#renderer/ui/time.tsx'
import { assertNever } from '#shared/assert-never.ts'
import type { Attention } from '#shared/rpc/home.ts'

type Line = { readonly tone: Tone; readonly word: string; readonly text: string; readonly href: string }

/** What needs the merchant's eye, each with the place to go. */
export function AttentionList({ attention }: { readonly attention: readonly Attention[] }) {
  const t = useT()
  const now = useNow()
  return (
    <Card title={t('attention.title')}>
      {attention.length === 0 && (
        <p className="flex items-center gap-2 text-quiet">
          <CheckCircle2 aria-hidden className="size-4 text-good" strokeWidth={2} />
          {t('attention.nothing')}
        </p>
      )}
      <ul className="-mx-2 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {attention.map((item) => {
          const line = lineOf(item, t, now)
          return (
            <li key={`${item.kind} ${line.href} ${line.text}`}>
              <a href={line.href} className="block rounded-control px-2 py-1.5 hover:bg-hover">
                <Status tone={line.tone}>{line.word}</Status>
                <span className="mt-1 block">{line.text}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function lineOf(item: Attention, t: Translate, now: number): Line {
  switch (item.kind) {
    case 'waiting':
      return {
        tone: 'warn',
        word: t('attention.waiting'),
        text: t('attention.waiting_text', {
          who: item.visitor ?? item.bot_name,
          question: item.question,
          time: sinceTime(item.since, now),
        }),
        href: `#/conversations/${item.session_id}`,
      }
    case 'writing':
      return {
        tone: 'warn',
        word: t('attention.writing'),
        text: t('attention.writing_text', {
          who: item.visitor ?? item.bot_name,
          question: item.question,
          time: relativeTime(item.since, now),
        }),
        href: `#/conversations/${item.session_id}`,
      }
    case 'new_leads':
      return {
        tone: 'info',
        word: t('attention.new_leads'),
        text: t('attention.new_leads_text', { count: item.count }),
        href: '#/leads?status=new',
      }
    case 'unanswered':
      return {
        tone: 'info',
        word: t('attention.unanswered'),
        text: t('attention.unanswered_text', { bot: item.bot_name, count: item.count }),
        href: `#/unanswered/${item.bot_id}`,
      }
    case 'quota_near':
      return {
        tone: 'warn',
        word: t('attention.quota_near'),
        text: t('attention.quota_near_text', { key: item.key_name, used: item.used, limit: item.limit }),
        href: `#/keys/${item.bot_id}`,
      }
    case 'quota_used_up':
      return {
        tone: 'bad',
        word: t('attention.quota_used_up'),
        text: t('attention.quota_used_up_text', {
          key: item.key_name,
          reset: resetWords(item.resets_at, now),
        }),
        href: `#/keys/${item.bot_id}`,
      }
    case 'old_key_ends':
      return {
        tone: 'info',
        word: t('attention.old_key'),
        text: t('attention.old_key_text', { key: item.key_name, time: relativeTime(item.expires_at, now) }),
        href: `#/keys/${item.bot_id}`,
      }
    case 'undelivered':
      return {
        tone: item.why === 'failing' ? 'warn' : 'bad',
        word: t('attention.undelivered'),
        text: t(`attention.undelivered_text.${item.why}`, {
          to: item.to,
          time: relativeTime(item.since, now),
          count: item.count,
        }),
        href: `#/webhooks/${item.endpoint_id}`,
      }
    case 'website_unreachable':
      return {
        tone: 'bad',
        word: t('attention.website_lost'),
        text: t('attention.website_lost_text', { time: sinceTime(item.since, now) }),
        href: '#/website/address',
      }
    case 'website_recovered':
      return {
        tone: 'good',
        word: t('attention.website_back'),
        text: t('attention.website_back_text', { time: relativeTime(item.at, now) }),
        href: '#/website/address',
      }
    case 'model_away': {
      const { kind, fault, since, until } = item.state
      return {
        tone: 'warn',
        word: t(`ai_model.${kind}`),
        text: t(`ai_model.${kind}_text`, {
          bot: item.bot_name,
          why: faultText(fault),
          since: since === null ? t('ai_model.lately') : relativeTime(since, now),
          until: relativeTime(until, now),
        }),
        href: `#/bots/${item.bot_id}/ai-model`,
      }
    }
    case 'bot_empty':
      return {
        tone: 'info',
        word: t('attention.bot_empty'),
        text: t('attention.bot_empty_text', { bot: item.bot_name }),
        href: `#/bots/${item.bot_id}/basics`,
      }
    case 'products_rejected':
      return {
        tone: 'warn',
        word: t('attention.rejected'),
        text: t('attention.rejected_text', { bot: item.bot_name, count: item.rejected }),
        href: `#/bots/${item.bot_id}/basics`,
      }
    case 'run_asks':
      return {
        tone: 'warn',
        word: t('home.asks'),
        text: t(`home.asks_text.${askedBy(item.why)}`, {
          source: item.source_name,
          time: relativeTime(item.at, now),
        }),
        href: `#/imports/${item.source_id}/${item.run_id}`,
      }
    case 'run_failed':
      return {
        tone: 'bad',
        word: t(`home.failed.${failedBy(item.why)}`),
        text: t(`home.failed_text.${failedBy(item.why)}`, {
          source: item.source_name,
          time: relativeTime(item.at, now),
        }),
        href: `#/imports/${item.source_id}/${item.run_id}`,
      }
    default:
      return assertNever(item)
  }
}

function askedBy(why: string): 'empty' | 'halved' | 'removes' | 'lost' {
  if (why === 'brake_empty') return 'empty'
  if (why === 'brake_cut_off' || why.endsWith('_gone')) return 'lost'
  return why === 'brake_halved' ? 'halved' : 'removes'
}

function failedBy(why: string): 'gone' | 'interrupted' | 'refused' | 'broken' {
  if (why === 'not_found') return 'gone'
  if (why === 'interrupted' || why === 'stopped') return 'interrupted'
  return why.startsWith('remote_') ? 'refused' : 'broken'
}
