import type { Transaction } from '#main/db/commits.ts'
import type { Answering } from '#main/features/answering/index.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { Conversations } from '#main/features/conversations/index.ts'
import type { LanguageModel } from '#main/features/language-model/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import { faultProblem, problem } from '#shared/problem.ts'
import type { DialogueRun, SavedDialogue } from '#shared/rpc/dialogues.ts'
import type { Dialogue } from '#shared/schemas/dialogue.ts'
import { draftOf } from './draft.ts'
import { readFile, writeFile } from './file.ts'
import { freeName, notAgain } from './not-again.ts'
import { createDialogueRepository, type DialogueRow } from './repository.ts'
import { createRuns } from './runs.ts'
import { showRun } from './show-run.ts'

export type TestConversations = ReturnType<typeof createTestConversations>

/** Conversations that must go on going well: saved, played again, and compared with how they went before. */
export function createTestConversations(
  deps: Parts<'db' | 'commits' | 'clock' | 'push' | 'stopping'> & {
    readonly bots: Bots
    readonly catalog: Catalog
    readonly conversations: Conversations
    readonly answering: Answering
    readonly languageModel: Pick<LanguageModel, 'get'>
  },
) {
  const { commits, clock, bots, conversations, push } = deps
  const repository = createDialogueRepository(deps.db)
  const groupOf = (bot: StoredBot) => (id: string) => deps.catalog.product(bot, id)?.row.group_id ?? null
  const runs = createRuns({ ...deps, repository, groupOf, isReady: deps.catalog.prepareFinding })

  function row(id: string): DialogueRow {
    const found = repository.byId(id)
    if (found) return found
    throw faultProblem('not_found', fault('test_missing', { id }))
  }

  function insert(bot: StoredBot, dialogue: Dialogue): string {
    const at = clock.now()
    const id = newId('dlg', at)
    repository.insert({
      id,
      bot_no: bot.no,
      name: dialogue.name,
      dialogue: JSON.stringify(dialogue),
      last_run: null,
      at,
    })
    return id
  }

  /** A run is the result of what was played; once something else is to be played it has none. */
  function update(before: DialogueRow, dialogue: Dialogue): void {
    const isSame = samePlay(JSON.parse(before.dialogue), dialogue)
    repository.update({
      id: before.id,
      name: dialogue.name,
      dialogue: JSON.stringify(dialogue),
      last_run: isSame ? before.last_run : null,
      at: clock.now(),
    })
  }

  function refuseTaken(bot: StoredBot, name: string, id: string | undefined): void {
    const other = repository.byName(bot.no, name)
    if (!other || other.id === id) return
    throw invalidRequest([
      issueAt(
        'dialogue.name',
        `there is already a dialogue named "${name}"; choose another name`,
        fault('test_name_taken', { name }),
      ),
    ])
  }

  return {
    list: (botId: string): { dialogues: SavedDialogue[] } => ({
      dialogues: repository.list(bots.get(botId).no).map(show),
    }),

    get: (id: string): SavedDialogue & { run: DialogueRun | null } => {
      const found = row(id)
      return { ...show(found), run: runOf(found) }
    },

    save: async (botId: string, id: string | undefined, dialogue: Dialogue): Promise<SavedDialogue> => {
      const bot = bots.get(botId)
      const saved = await commits.run(() => {
        const before = id === undefined ? null : row(id)
        if (before && before.bot_id !== bot.id)
          throw faultProblem('not_found', fault('test_missing', { id: before.id }))
        refuseTaken(bot, dialogue.name, id)
        if (!before) return insert(bot, dialogue)
        update(before, dialogue)
        return before.id
      })
      push({ type: 'dialogues.changed', bot_id: bot.id })
      return show(row(saved))
    },

    draft: (sessionId: string, name: string | undefined): { bot_id: string; dialogue: Dialogue } => {
      const session = conversations.get(sessionId)
      const bot = bots.get(session.bot_id)
      const dialogue = draftOf(session, name, { traceOf: conversations.trace, groupOf: groupOf(bot) })
      return { bot_id: bot.id, dialogue }
    },

    /** Records in the caller's transaction that an answer must not be given again. */
    keepNotAgain: (tx: Transaction, sessionId: string, messageId: string): string => {
      const session = conversations.get(sessionId)
      const bot = bots.get(session.bot_id)
      const dialogue = notAgain(session, messageId)
      if (!dialogue) throw problem('not_found', 'Nothing was asked before this answer.')
      const isTaken = (name: string) => repository.byName(bot.no, name) !== undefined
      tx.afterCommit(() => push({ type: 'dialogues.changed', bot_id: bot.id }))
      return insert(bot, { ...dialogue, name: freeName(dialogue.name, isTaken) })
    },

    remove: async (id: string): Promise<{ removed: boolean }> => {
      const { bot_id } = await commits.run(() => {
        const found = row(id)
        repository.remove(id)
        return found
      })
      push({ type: 'dialogues.changed', bot_id })
      return { removed: true }
    },

    run: (botId: string, ids: readonly string[] | undefined) => {
      const bot = bots.get(botId)
      const all = repository.list(bot.no)
      const missing = ids?.find((id) => !all.some((one) => one.id === id))
      if (missing !== undefined) throw faultProblem('not_found', fault('test_missing', { id: missing }))
      return runs.run(bot, ids ? all.filter(({ id }) => ids.includes(id)) : all)
    },

    compare: async (id: string) => {
      const found = row(id)
      const bot = bots.get(found.bot_id)
      const { phrasing } = deps.languageModel.get(bot.id)
      if (!phrasing?.enabled) throw faultProblem('invalid_request', fault('test_without_model'))
      const compared = await runs.compare(bot, found)
      if (!compared) throw faultProblem('invalid_request', fault('test_cancelled'))
      return { model: phrasing.model, ...compared }
    },

    cancel: (botId: string): { cancelled: boolean } => ({ cancelled: runs.cancel(bots.get(botId).id) }),

    export: async (botId: string): Promise<{ file_name: string; text: string }> => {
      const bot = bots.get(botId)
      const dialogues = repository.list(bot.no).map(({ dialogue }) => JSON.parse(dialogue) as Dialogue)
      return { file_name: fileName(bot), text: await writeFile(dialogues) }
    },

    /** All or none. */
    import: async (botId: string, text: string): Promise<{ saved: number; replaced: number }> => {
      const bot = bots.get(botId)
      const dialogues = await readFile(text)
      const replaced = await commits.run(() => {
        const befores = dialogues.map((dialogue) => repository.byName(bot.no, dialogue.name))
        dialogues.forEach((dialogue, index) => {
          const before = befores[index]
          if (before) update(before, dialogue)
          else insert(bot, dialogue)
        })
        return befores.filter((before) => before !== undefined).length
      })
      push({ type: 'dialogues.changed', bot_id: bot.id })
      return { saved: dialogues.length, replaced }
    },
  }
}

function show(found: DialogueRow): SavedDialogue {
  const run = runOf(found)
  const { turns: _, ...lastRun } = run ?? { turns: [] }
  return {
    id: found.id,
    bot_id: found.bot_id,
    dialogue: JSON.parse(found.dialogue),
    created_at: isoTime(found.created_at),
    updated_at: isoTime(found.updated_at),
    last_run: run ? (lastRun as SavedDialogue['last_run']) : null,
  }
}

function runOf({ last_run }: DialogueRow): DialogueRun | null {
  return last_run === null ? null : showRun(JSON.parse(last_run))
}

function samePlay(before: Dialogue, now: Dialogue): boolean {
  const played = ({ at, turns }: Dialogue) => JSON.stringify([at, turns])
  return played(before) === played(now)
}

function fileName({ name }: StoredBot): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain || 'bot'}-dialogues.yaml`
}
