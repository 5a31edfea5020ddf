import { Download } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { downloadBytes } from '#renderer/lib/download.ts'
import { fileSize } from '#renderer/lib/file-size.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Health } from '#shared/schemas/health.ts'
import { DatabaseCard } from './health-database.tsx'
import { ErrorsCard, SlowestCard } from './health-lists.tsx'
import { diskTone, queueTone } from './health-tones.ts'
import { Fact } from './row.tsx'
import { ToneOf } from './tone-of.tsx'

const useHealth = createResource(() => rpc('health.get', {}))

/** How this PC and the service on it are doing, and what to send to somebody who helps. */
export function HealthSection() {
  const { data, problem, refresh } = useLoad(useHealth)
  if (!data)
    return (
      <Pending problem={problem} onRetry={refresh}>
        <Bone className="h-36 rounded-card" />
        <Bone className="mt-5 h-44 rounded-card" />
      </Pending>
    )
  return (
    <>
      <StateCard health={data} />
      <DatabaseCard database={data.database} />
      <ErrorsCard errors={data.last_errors} />
      <SlowestCard answers={data.slowest_answers} />
      <DiagnosticsCard />
    </>
  )
}

function StateCard({ health }: { readonly health: Health }) {
  const t = useT()
  const { locale } = useLanguage()
  const { disk, queue, process } = health
  return (
    <Card title={t('health.state')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        <Fact label={t('health.disk')}>
          {disk ? (
            <ToneOf tone={diskTone(disk.free_bytes)} hint={t(`health.disk_${diskTone(disk.free_bytes)}`)}>
              {t('health.disk_free', {
                free: fileSize(disk.free_bytes, locale),
                total: fileSize(disk.total_bytes, locale),
              })}
            </ToneOf>
          ) : (
            t('health.unknown')
          )}
        </Fact>
        <Fact label={t('health.queue')}>
          <ToneOf tone={queueTone(queue)} hint={t(`health.queue_${queueTone(queue)}`)}>
            {t('health.queued', { count: queue.waiting })}
          </ToneOf>
          {queue.failed > 0 && (
            <p className="text-meta text-quiet">{t('health.failed', { count: queue.failed })}</p>
          )}
        </Fact>
        <Fact label={t('health.memory')}>{fileSize(process.memory_bytes, locale)}</Fact>
        <Fact label={t('health.loop')}>
          {t('health.loop_ms', { p99: process.loop_p99_ms, max: process.loop_max_ms })}
        </Fact>
        <Fact label={t('health.started')}>
          <Time at={health.started_at} />
        </Fact>
        <Fact label={t('health.logs')}>{fileSize(health.logs_bytes, locale)}</Fact>
      </dl>
    </Card>
  )
}

function DiagnosticsCard() {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { file_name, base64 } = await rpc('health.diagnostics', {})
      downloadBytes(
        file_name,
        Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      )
    } catch (error) {
      showProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={t('health.diagnostics')} hint={t('health.diagnostics_hint')}>
      <Button icon={Download} busy={busy && t('health.packing')} onClick={() => void save()}>
        {t('health.download')}
      </Button>
    </Card>
  )
}
