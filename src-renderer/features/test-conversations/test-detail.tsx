import { CodeXml, Columns2, MoreHorizontal, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { languageModelOf } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Notice, Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { SavedDialogue } from '#shared/rpc/dialogues.ts'
import { CompareSheet } from './compare-sheet.tsx'
import { PlayedTurns } from './played-turns.tsx'
import { standingOf, standingTones } from './standing.ts'
import { removeTest, run, testOf, useRuns } from './store.ts'
import { TestSheet } from './test-sheet.tsx'
import { titlesOfRun } from './titles.ts'
import { YamlSheet } from './yaml-sheet.tsx'

/** One dialogue, turn by turn as it went when it last ran. */
export function TestDetail({ saved }: { readonly saved: SavedDialogue }) {
  const t = useT()
  const { data } = useLoad(testOf(saved.id))
  const [open, setOpen] = useState<'form' | 'yaml' | 'compare' | null>(null)
  const last = data?.run ?? null
  const { dialogue, last_run, bot_id } = saved
  const standing = standingOf(last_run)
  const titles = titlesOfRun(dialogue, last)
  const close = () => setOpen(null)
  return (
    <Card
      title={dialogue.name}
      hint={
        <span className="mt-1 flex items-center gap-2">
          <Status tone={standingTones[standing]}>{t(`dialogues.standings.${standing}`)}</Status>
          {last_run ? <Time at={last_run.at} /> : t('dialogues.not_run')}
        </span>
      }
      act={
        <Acts
          saved={saved}
          onEdit={() => setOpen('form')}
          onYaml={() => setOpen('yaml')}
          onCompare={() => setOpen('compare')}
        />
      }
    >
      <div className="flex flex-col gap-4">
        {last_run?.failure && <Notice tone="bad">{faultText(last_run.failure)}</Notice>}
        <PlayedTurns dialogue={dialogue} run={last} titles={titles} />
      </div>
      {open === 'form' && (
        <TestSheet
          botId={bot_id}
          id={saved.id}
          title={t('dialogues.edit')}
          dialogue={dialogue}
          titles={titles}
          onClose={close}
        />
      )}
      {open === 'compare' && <CompareSheet saved={saved} onClose={close} />}
      {open === 'yaml' && <YamlSheet saved={saved} onClose={close} />}
    </Card>
  )
}

type ActsProps = {
  readonly saved: SavedDialogue
  readonly onEdit: () => void
  readonly onYaml: () => void
  readonly onCompare: () => void
}

function Acts({ saved, onEdit, onYaml, onCompare }: ActsProps) {
  const t = useT()
  const model = useLoad(languageModelOf(saved.bot_id)).data?.phrasing
  const busy = useRuns((runs) => runs[saved.bot_id] !== undefined)
  const remove = async () => {
    await removeTest(saved)
    navigate(`/tests/${saved.bot_id}`)
  }
  return (
    <>
      <Button icon={Play} disabled={busy} onClick={() => void run(saved.bot_id, 1, [saved.id])}>
        {t('dialogues.run')}
      </Button>
      <Button icon={Pencil} onClick={onEdit}>
        {t('act.edit')}
      </Button>
      <Menu
        items={[
          ...(model?.enabled
            ? [{ label: t('ai_model.compare.act'), icon: Columns2, disabled: busy, onSelect: onCompare }]
            : []),
          { label: t('dialogues.yaml'), icon: CodeXml, onSelect: onYaml },
          { label: t('act.remove'), icon: Trash2, danger: true, onSelect: () => void remove() },
        ]}
      >
        <IconButton icon={MoreHorizontal} label={t('act.more')} />
      </Menu>
    </>
  )
}
