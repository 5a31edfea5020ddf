import type { RunProgress } from '#shared/schemas/source.ts'

const width = 28
/** Without a terminal a line each time so much more is done. */
const plainStep = 10

/** A bar that moves where there is a terminal, and a line now and then where there is none. */
export function createProgressLines(out: Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean }) {
  let printed = -plainStep
  let drawn = false
  return {
    show: (progress: RunProgress) => {
      const percent = progress.percent ?? 0
      if (out.isTTY) {
        const full = Math.round((percent / 100) * width)
        const bar = `${'#'.repeat(full)}${'.'.repeat(width - full)}`
        out.write(`\r\x1b[K[${bar}] ${textOf(progress)}`)
        drawn = true
      } else if (percent >= printed + plainStep) {
        printed = Math.floor(percent / plainStep) * plainStep
        out.write(`${textOf(progress)}\n`)
      }
    },
    end: () => {
      if (drawn) out.write('\r\x1b[K')
    },
  }
}

function textOf({ phase, rows, percent, rows_per_second, seconds_left }: RunProgress): string {
  const left = seconds_left === null ? '' : `, ${seconds_left} s left`
  const rate = rows_per_second > 0 ? `, ${rows_per_second} rows/s` : ''
  return `${phase} ${Math.floor(percent ?? 0)}%, ${rows} rows${rate}${left}`
}
