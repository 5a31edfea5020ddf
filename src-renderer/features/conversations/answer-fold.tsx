import type { ReactNode } from 'react'
import { Explanation } from '#renderer/features/trace/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { money } from '#renderer/i18n/time.ts'
import { intentWords } from '#renderer/i18n/trace-words.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { WebLink } from '#renderer/ui/web-link.tsx'
import type { AnswerDetails } from '#shared/schemas/session.ts'
import { sourcesBesideCards } from '#shared/shown-once.ts'

type AnswerFoldProps = { readonly messageId: string; readonly text: string; readonly answer: AnswerDetails }

/** How the bot came to its answer, for whoever wants to know. */
export function AnswerFold({ messageId, text, answer }: AnswerFoldProps) {
  const t = useT()
  return (
    <div className="w-full px-1 text-right [&_details>div]:text-left">
      <Fold title={t('conversations.details')}>
        {() => (
          <div className="flex flex-col gap-2">
            <Details text={text} answer={answer} />
            <Explanation messageId={messageId} />
          </div>
        )}
      </Fold>
    </div>
  )
}

function Details({ text, answer }: Pick<AnswerFoldProps, 'text' | 'answer'>) {
  const t = useT()
  const percent = usePercent()
  const { buttons } = answer
  // The message itself names most of them.
  const products = answer.products.filter(({ title }) => !text.includes(title))
  const sources = sourcesBesideCards(answer.sources, answer.products)
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-control bg-sunken px-4 py-3 text-meta">
      <Line label={t('conversations.confidence')}>{percent(answer.confidence)}</Line>
      <Line label={t('conversations.intent')}>{intentWords(answer.intent)}</Line>
      {sources.length > 0 && (
        <Line label={t('conversations.sources')}>
          <List>
            {sources.map((source) => (
              <li key={`${source.title} ${source.url}`}>
                <WebLink url={source.url}>{source.title}</WebLink>
              </li>
            ))}
          </List>
        </Line>
      )}
      {products.length > 0 && (
        <Line label={t('conversations.products')}>
          <List>
            {products.map(({ id, title, url, price, sale_price, currency }) => {
              const asked = sale_price ?? price
              return (
                <li key={id} className="flex justify-between gap-4">
                  <WebLink url={url}>{title}</WebLink>
                  <span className="shrink-0 text-quiet">
                    {asked === null ? t('conversations.no_price') : money(asked, currency)}
                  </span>
                </li>
              )
            })}
          </List>
        </Line>
      )}
      {buttons.length > 0 && (
        <Line label={t('conversations.buttons')}>{buttons.map(({ label }) => label).join(' · ')}</Line>
      )}
    </dl>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function List({ children }: { readonly children: ReactNode }) {
  return <ul className="flex flex-col gap-1">{children}</ul>
}
