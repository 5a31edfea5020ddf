import { Download, Search, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { PersonData } from '#shared/schemas/privacy.ts'
import { FoundPerson } from './found-person.tsx'
import { useErasures } from './store.ts'

type Found = { readonly query: string; readonly data: PersonData }

/** Everything about one person: found, handed out, erased. */
export function PersonCard() {
  const t = useT()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    await work().catch(showProblem)
    setBusy(false)
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => setFound({ query, data: await rpc('privacy.find', { query }) }))
  }
  const erase = (wanted: string) =>
    run(async () => {
      setAsking(false)
      await rpc('privacy.erase', { query: wanted })
      setFound(null)
      setQuery('')
      showToast(translate('personal.erased'))
      await useErasures.getState().refresh()
    })
  const save = (wanted: string) =>
    run(async () => {
      const { file_name, text } = await rpc('privacy.export', { query: wanted })
      download(file_name, text)
    })
  const isAnything = found !== null && countOf(found.data) > 0

  return (
    <Card title={t('personal.person')} hint={t('personal.person_hint')}>
      <form onSubmit={find} className="flex items-end gap-2">
        <Field label={t('personal.query')} className="min-w-0 flex-1">
          {(wiring) => <Input {...wiring} value={query} onChange={(event) => setQuery(event.target.value)} />}
        </Field>
        <Button
          type="submit"
          icon={Search}
          disabled={query.trim().length < 3}
          busy={busy && t('personal.searching')}
        >
          {t('personal.find')}
        </Button>
      </form>
      {found && (
        <div className="mt-5 flex flex-col gap-4">
          <FoundPerson data={found.data} query={found.query} />
          {isAnything && (
            <div className="flex flex-wrap gap-2">
              <Button icon={Download} onClick={() => void save(found.query)}>
                {t('personal.export')}
              </Button>
              <Button icon={Trash2} look="danger" onClick={() => setAsking(true)}>
                {t('personal.erase')}
              </Button>
            </div>
          )}
        </div>
      )}
      <Confirm
        open={asking}
        title={t('personal.erase_title')}
        text={t('personal.erase_text', { query: found?.query ?? '' })}
        typed={found?.query.trim() ?? ''}
        act={t('personal.erase')}
        onConfirm={() => void erase(found?.query ?? '')}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}

function countOf({ leads, conversations, events }: PersonData): number {
  return leads.length + conversations.length + events.length
}
