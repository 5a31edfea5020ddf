import { Download, FileUp, MoreHorizontal, Play, Plus } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { SavedDialogue } from '#shared/rpc/dialogues.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { importFile } from './import-file.ts'
import { run, useRuns } from './store.ts'

type HeadActsProps = {
  readonly bot: Bot
  readonly dialogues: readonly SavedDialogue[]
  readonly onNew: () => void
}

export function HeadActs({ bot, dialogues, onNew }: HeadActsProps) {
  const t = useT()
  const busy = useRuns((runs) => runs[bot.id] !== undefined)
  const any = dialogues.length > 0
  return (
    <div className="flex items-center gap-2">
      <Menu
        items={[
          { label: t('dialogues.write'), icon: Plus, onSelect: onNew },
          { label: t('dialogues.import'), icon: FileUp, onSelect: () => importFile(bot.id) },
          {
            label: t('dialogues.export'),
            icon: Download,
            disabled: !any,
            onSelect: () => void exportAll(bot.id).catch(showProblem),
          },
        ]}
      >
        <IconButton icon={MoreHorizontal} label={t('act.more')} />
      </Menu>
      {any && (
        <Button
          look="primary"
          icon={Play}
          busy={busy && t('dialogues.running')}
          onClick={() => void run(bot.id, dialogues.length)}
        >
          {t('dialogues.run_all')}
        </Button>
      )}
    </div>
  )
}

async function exportAll(botId: string): Promise<void> {
  const { file_name, text } = await rpc('dialogues.export', { bot_id: botId })
  download(file_name, text)
}
