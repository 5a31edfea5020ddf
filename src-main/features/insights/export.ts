import { type CsvValue, csvText } from '#main/lib/csv/csv-writer.ts'
import { weekdays } from '#shared/schemas/bot.ts'
import type { Insights } from '#shared/schemas/insights.ts'

const head = ['section', 'item', 'measure', 'value', 'previous_period']

/** Every number of the view, one a line. */
export function insightsCsv(view: Insights): string {
  return csvText(head, linesOf(view))
}

function* linesOf(view: Insights): Generator<CsvValue[]> {
  const { totals, totals_before, waiting } = view
  yield [
    'period',
    `${view.from}/${view.to}`,
    'days',
    view.days.length,
    `${view.before.from}/${view.before.to}`,
  ]
  for (const name of Object.keys(totals) as (keyof typeof totals)[])
    yield ['total', '', name, totals[name], totals_before[name]]
  for (const { day, conversations, questions, answers, answered, before } of view.days) {
    yield ['day', day, 'conversations', conversations, before]
    yield ['day', day, 'questions', questions, null]
    yield ['day', day, 'answers', answers, null]
    yield ['day', day, 'answered', answered, null]
  }
  for (const { hour, conversations, questions } of view.hours) {
    yield ['hour', clock(hour), 'conversations', conversations, null]
    yield ['hour', clock(hour), 'questions', questions, null]
  }
  for (const [day, hours] of view.week.entries())
    for (const [hour, count] of hours.entries())
      yield ['week', `${weekdays[day]} ${clock(hour)}`, 'conversations', count, null]
  for (const { quickness, count } of view.response) yield ['response', quickness, 'answers', count, null]
  for (const when of ['inside', 'outside'] as const)
    for (const name of Object.keys(waiting[when]) as (keyof typeof waiting.inside)[])
      yield ['waiting', when, name, waiting[when][name], null]
  for (const list of ['questions', 'unanswered', 'products', 'not_sold'] as const)
    for (const { text, count, before } of view[list]) yield [list, text, 'count', count, before]
  for (const { source, count, before } of view.leads) yield ['leads', source, 'count', count, before]
  if (!view.ai_model) return
  const { costs, ...used } = view.ai_model
  for (const name of Object.keys(used) as (keyof typeof used)[])
    yield ['ai_model', '', name, used[name], null]
  for (const { currency, amount } of costs) yield ['ai_model', currency, 'cost', amount, null]
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
