import { useMemo, useState } from 'react'
import { entriesOf, findEntries } from '#renderer/features/knowledge/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'
import { teach } from './store.ts'

/** More are found by typing. */
const shownAtOnce = 8

/** An entry that answers it already learns how it was asked. */
export function EntryPicker({ group }: { readonly group: UnansweredGroup }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(entriesOf(group.bot_id))
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const nearestId = group.nearest?.kind === 'knowledge' ? group.nearest.id : null
  const found = useMemo(() => {
    const fitting = findEntries(data ?? [], wanted)
    const nearest = fitting.filter(({ id }) => id === nearestId)
    return [...nearest, ...fitting.filter(({ id }) => id !== nearestId)].slice(0, shownAtOnce)
  }, [data, wanted, nearestId])
  const picked = found.find(({ id }) => id === chosen) ?? null

  const save = async () => {
    if (!picked) return
    setBusy(true)
    try {
      await teach(group, { entry_id: picked.id })
    } catch (error) {
      showProblem(error)
      setBusy(false)
    }
  }

  if (!data && problem) return <ProblemView problem={problem} onRetry={refresh} />
  return (
    <div className="flex flex-col gap-4">
      <SearchBox label={t('unanswered.find_entry')} value={wanted} onChange={setWanted} />
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">{t('unanswered.choose_entry')}</legend>
        {found.map((entry) => (
          <EntryOption
            key={entry.id}
            entry={entry}
            name={group.id}
            checked={entry.id === chosen}
            onChoose={() => setChosen(entry.id)}
          />
        ))}
        {data && found.length === 0 && <p className="text-quiet">{t('unanswered.no_entry')}</p>}
      </fieldset>
      <Button
        look="primary"
        className="self-start"
        disabled={!picked}
        busy={busy && t('unanswered.teaching')}
        onClick={() => void save()}
      >
        {t('unanswered.use_entry')}
      </Button>
    </div>
  )
}

type EntryOptionProps = {
  readonly entry: KnowledgeEntry
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
}

function EntryOption({ entry, name, checked, onChoose }: EntryOptionProps) {
  return (
    <label className="flex items-start gap-3 rounded-control px-3 py-2 hover:bg-hover has-checked:bg-hover">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-1.5 accent-accent"
      />
      <span className="min-w-0">
        <span className="block font-medium">{entry.question}</span>
        <span className="line-clamp-1 text-meta text-quiet">{entry.answer}</span>
      </span>
    </label>
  )
}
