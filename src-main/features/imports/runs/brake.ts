import type { SyncMode } from '#shared/schemas/sync.ts'
import type { Brake } from './job.ts'

const never = 100

type BrakeFacts = {
  readonly mode: SyncMode
  readonly brake_percent: number
  /** Products there are now, and in the file. */
  readonly present: number
  readonly products: number
  readonly removes: number
  /** The file ends in the midst of a row. */
  readonly isCut?: boolean | undefined
  /** Columns that were chosen for what matters and are not in the file. */
  readonly columns?: readonly string[] | undefined
  /** What most products had and would have no more. */
  readonly fields?: readonly string[] | undefined
}

/** Whether a run stops and asks: a file that lost much of the catalog is more often broken than meant. */
export function brakeOf(run: BrakeFacts): Brake {
  const { present, removes, columns = [], fields = [] } = run
  const percent = present === 0 ? 0 : Math.round((removes / present) * 1000) / 10
  const why = whyOf(run)
  const names = why === 'columns_gone' ? columns : why === 'fields_gone' ? fields : []
  return { stops: why !== null, why, names: [...names], removes, of: present, percent }
}

function whyOf(run: BrakeFacts): Brake['why'] {
  const { mode, present, products, removes, brake_percent, columns = [], fields = [] } = run
  if (run.isCut) return 'cut_off'
  if (present === 0) return null
  if (mode === 'replace' && products === 0) return 'empty'
  if (columns.length > 0) return 'columns_gone'
  if (mode === 'replace' && brake_percent < never) {
    if ((removes / present) * 100 > brake_percent) return 'removes_too_many'
    if (products * 2 < present) return 'halved'
  }
  return fields.length > 0 ? 'fields_gone' : null
}

export function brakeWords(brake: Brake, products: number): string {
  const kept = 'The old catalog was kept. Look at the file; if it is right, confirm the run.'
  const lost = lostWords(brake)
  if (lost !== null) return `${lost} ${kept}`
  switch (brake.why) {
    case 'empty':
      return `The file holds no products, and there are ${brake.of} now. ${kept}`
    case 'halved':
      return `The file holds ${products} products, fewer than half of the ${brake.of} there are now. ${kept}`
    default:
      return `This run would remove ${brake.removes} of ${brake.of} products (${brake.percent} %).${otherWords(brake)} ${kept}`
  }
}

/** What is wrong with the file itself; null where it is only smaller. */
export function lostWords({ why, names }: Brake): string | null {
  const named = names.map((name) => JSON.stringify(name)).join(', ')
  switch (why) {
    case 'cut_off':
      return 'The file ends in the midst of a row, as if it were still being written or had been cut off. Let the export finish, then run again.'
    case 'columns_gone':
      return `Columns that were chosen for this source are not in the file any more: ${named}. Put them back into the export, or choose the columns anew.`
    case 'fields_gone':
      return `Most products would lose what they have now: ${named}. Look whether a column of the file was renamed or is empty.`
    default:
      return null
  }
}

function otherWords({ names: [other] }: Brake): string {
  return other === undefined
    ? ''
    : ` The source ${JSON.stringify(other)} brought them; where two sources feed one bot, set both to "merge".`
}
