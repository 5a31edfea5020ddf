import type { Db } from '#main/db/open.ts'
import { createMatching, type Search } from '#main/db/word-search.ts'
import type { EventFilter } from '#shared/schemas/event.ts'
import { cached, intersect, type Numbers } from './intersect.ts'

type Wanted = {
  readonly filter: EventFilter
  readonly search: Search | null
  /** Where the page before ended. */
  readonly beforeNo: number
  readonly limit: number
  /** Of each conversation only the newest that fits; not where words are searched. */
  readonly grouped?: boolean
}

type Values = Record<string, string | number>
type Conditions = { readonly from: string; readonly where: readonly string[]; readonly values: Values }

/** Finds the numbers of events, newest first. The rows are read afterwards: only those that are shown. */
export function createFinding(db: Db) {
  // A statement for each combination of filters that was ever asked for.
  const statements = new Map<string, ReturnType<typeof prepare>>()
  const numberOf = {
    bot: db.prepare<[string], number>('SELECT no FROM bots WHERE id = ?').pluck(),
    inbox: db.prepare<[string], number>('SELECT no FROM inboxes WHERE id = ?').pluck(),
    lead: db.prepare<[string], number>('SELECT no FROM leads WHERE id = ?').pluck(),
  }
  const matching = createMatching(db, 'events_index')
  const said = prepare(`
    SELECT rowid FROM events_index WHERE events_index MATCH @query AND rowid < @before_no
    ORDER BY rowid DESC LIMIT @limit`)

  function prepare(sql: string) {
    return db.prepare<Values, number>(sql).pluck()
  }

  function statementFor(sql: string) {
    const prepared = statements.get(sql)
    if (prepared) return prepared
    const made = prepare(sql)
    statements.set(sql, made)
    return made
  }

  /** Null where nothing can be found at all. */
  function conditions(filter: EventFilter): Conditions | null {
    const where: string[] = []
    const values: Values = {}
    const hold = (condition: string, name: string, value: string | number) => {
      where.push(condition)
      values[name] = value
    }
    // Written out: only so the indexes of unread, starred and archived ones are used.
    where.push(`e.is_archived = ${filter.archived ? 1 : 0}`)
    if (filter.read !== undefined) where.push(`e.is_read = ${filter.read ? 1 : 0}`)
    if (filter.starred !== undefined) where.push(`e.is_starred = ${filter.starred ? 1 : 0}`)
    if (filter.hide_kinds?.length) where.push(`e.kind NOT IN (${filter.hide_kinds.map(quoted).join(', ')})`)
    if (filter.tests !== undefined) where.push(`e.is_test = ${filter.tests ? 1 : 0}`)
    if (filter.kind !== undefined) hold('e.kind = @kind', 'kind', filter.kind)
    if (filter.event_type !== undefined) hold('e.event_type = @type', 'type', filter.event_type)
    if (filter.source !== undefined) hold('e.source = @source', 'source', filter.source)
    if (filter.session_id !== undefined) hold('e.session_id = @session', 'session', filter.session_id)
    if (filter.from !== undefined) hold('+e.recorded_at >= @since', 'since', Date.parse(filter.from))
    if (filter.to !== undefined) hold('+e.recorded_at <= @until', 'until', Date.parse(filter.to))
    for (const [name, condition, id] of [
      ['bot', 'e.bot_no = @bot', filter.bot_id],
      ['inbox', 'e.inbox_no = @inbox', filter.inbox_id],
      ['lead', 'le.lead_no = @lead', filter.lead_id],
    ] as const) {
      if (id === undefined) continue
      const no = numberOf[name].get(id)
      if (no === undefined) return null
      hold(condition, name, no)
    }
    return { from: placeFor(filter), where, values }
  }

  function listed({ from, where, values }: Conditions, grouped: boolean): Numbers {
    const all = [...where, ...(grouped ? [isNewest(where)] : []), 'e.no < @before_no']
    const sql = `SELECT e.no FROM ${from} WHERE ${all.join(' AND ')}
      ORDER BY e.no DESC LIMIT @limit`
    const statement = statementFor(sql)
    return (beforeNo, limit) => statement.all({ ...values, before_no: beforeNo, limit })
  }

  return ({ filter, search, beforeNo, limit, grouped = false }: Wanted): number[] => {
    const found = conditions(filter)
    if (!found) return []
    const isGrouped = grouped && search === null && filter.lead_id === undefined
    const fitting = listed(found, isGrouped)
    if (search === null) return fitting(beforeNo, limit)
    const { query, isExpensive } = matching(search)
    // What is dear to ask for is asked for once.
    const saying: Numbers = (before_no, few) => said.all({ query, before_no, limit: isExpensive ? -1 : few })
    return intersect(fitting, cached(saying), beforeNo, limit)
  }
}

/** No newer event of the same conversation fits. */
function isNewest(where: readonly string[]): string {
  const same = where.map((condition) => condition.replaceAll(/\be\./g, 'n.'))
  return `(e.session_id IS NULL OR NOT EXISTS (SELECT 1 FROM events n INDEXED BY events_by_session
    WHERE n.session_id = e.session_id AND n.no > e.no AND ${same.join(' AND ')}))`
}

function quoted(kind: string): string {
  return `'${kind}'`
}

/**
 * Where to look so that the newest come first and no body is read. SQLite would choose an index by one of the filters and
 * read the rows for the others: with 100,000 events that is a noticeable wait.
 */
function placeFor(filter: EventFilter): string {
  if (filter.lead_id !== undefined) return 'lead_events le CROSS JOIN events e ON e.no = le.event_no'
  const isOnly = (...names: (typeof choices)[number][]) =>
    choices.every((name) => filter[name] === undefined || names.includes(name))
  const by = (index: string) => `events e INDEXED BY ${index}`
  if (filter.session_id !== undefined) return by('events_by_session')
  if (filter.starred === true) return by('events_starred')
  if (filter.archived && isOnly()) return by('events_archived')
  if (filter.kind !== undefined && isOnly('kind')) return by('events_by_kind')
  if (filter.inbox_id !== undefined && isOnly('inbox_id')) return by('events_by_inbox')
  if (filter.read === false && !filter.archived && isOnly('read', 'kind', 'hide_kinds', 'tests'))
    return by('events_unread')
  return by('events_listed')
}

const choices = [
  'kind',
  'event_type',
  'source',
  'bot_id',
  'inbox_id',
  'read',
  'starred',
  'from',
  'to',
  'hide_kinds',
  'tests',
] as const
