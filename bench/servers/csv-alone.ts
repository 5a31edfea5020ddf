import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { tellReady } from '../lib/child.ts'

/** The baseline of reading: csv-parse over the same file, every record made and thrown away. */
const startedAt = performance.now()
let rows = 0
const parser = createReadStream(process.argv[2] ?? '').pipe(parse({ columns: true }))
parser.on('data', () => rows++)
await new Promise((resolve, reject) => parser.once('end', resolve).once('error', reject))
tellReady({ ms: performance.now() - startedAt, rows })
