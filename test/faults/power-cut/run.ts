import { buildOnce } from '../../helpers/desktop-build.ts'
import { canRecord, cutThePower, type Synchronous } from './power-cut.ts'

/*
 * npm run power-cut              what is left after the power was cut at hundreds of moments, with our way of waiting
 * npm run power-cut -- 1000      for the disk and with SQLite's usual one; the number is that of the cuts
 */
if (!canRecord) {
  process.stderr.write('This needs Linux and gcc.\n')
  process.exit(1)
}
await buildOnce()
const cuts = Number(process.argv[2] ?? 400)
const titles: Readonly<Record<Synchronous, string>> = {
  FULL: 'ours (synchronous=FULL)',
  NORMAL: 'synchronous=NORMAL',
}
for (const synchronous of ['FULL', 'NORMAL'] as const) {
  const { acknowledged, losing, mostLost, damaged, doubled, ...rest } = cutThePower({
    synchronous,
    messages: 300,
    cuts,
    random: Math.random,
  })
  process.stdout.write(
    `${titles[synchronous].padEnd(26)} ${rest.cuts} power cuts over ${acknowledged} acknowledged messages: ` +
      `${losing} lost some (${mostLost} at most), ${doubled} had one twice, ${damaged} damaged the database\n`,
  )
}
