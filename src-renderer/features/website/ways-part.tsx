import { ChevronRight } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { useDesktop } from '#renderer/lib/hub.ts'
import { CodeView } from '#renderer/ui/code.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Steps } from './steps.tsx'
import { commandsOf, type Way, ways } from './ways.ts'

type WaysPartProps = {
  readonly port: number
  /** Whoever has an address already does not need to read how to get one. */
  readonly isOpen: boolean
}

export function WaysPart({ port, isOpen }: WaysPartProps) {
  const t = useT()
  return (
    <Card title={t('website.ways')} hint={t('website.ways_hint')}>
      <div className="-my-2 flex flex-col divide-y divide-line">
        {ways.map((way) => (
          <WayFold key={way} way={way} port={port} open={way === 'cloudflare' && isOpen} />
        ))}
      </div>
    </Card>
  )
}

type WayFoldProps = { readonly way: Way; readonly port: number; readonly open: boolean }

function WayFold({ way, port, open }: WayFoldProps) {
  const t = useT()
  const { data: desktop } = useDesktop()
  return (
    <details open={open} className="group py-3">
      <summary className="flex cursor-pointer list-none items-start gap-2.5 rounded-sm">
        <ChevronRight
          aria-hidden
          className="mt-1 size-4 shrink-0 text-quiet transition-transform duration-100 group-open:rotate-90"
          strokeWidth={2}
        />
        <span className="min-w-0">
          <span className="mr-3 font-medium">{t(`website.way.${way}.name`)}</span>
          {way === 'cloudflare' && <Status tone="good">{t('website.recommended')}</Status>}
          <span className="block text-meta text-quiet">{t(`website.way.${way}.for`)}</span>
        </span>
      </summary>
      <div className="mt-3 ml-6.5 flex flex-col gap-3">
        <Steps text={t(`website.way.${way}.steps`, { port: String(port) })} />
        {commandsOf(way, port, desktop?.platform ?? 'linux').map(({ name, text }) => (
          <CodeView key={name} label={t('website.commands_for', { name })} text={text} />
        ))}
        <div>
          <p className="font-medium">{t('website.good_to_know')}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-meta text-quiet">
            {t(`website.way.${way}.limits`)
              .split('\n')
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        </div>
      </div>
    </details>
  )
}
