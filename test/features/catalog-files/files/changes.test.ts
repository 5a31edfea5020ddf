import { appendFileSync, chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRecords } from '#main/features/catalog-files/files/index.ts'
import { lookAtFile } from '#main/features/catalog-files/files/look-at.ts'
import { all, put } from './place.ts'

const big = `id,title,price\n${Array.from({ length: 40_000 }, (_, at) => `${at},Lamp number ${at},12.50`).join('\n')}\n`

/** Reads the first records, lets something happen to the file, reads on. */
async function readWhile(change: (path: string) => void, text = big): Promise<number> {
  const path = put(text)
  const shape = await lookAtFile(path)
  let count = 0
  for await (const _ of readRecords(shape)) if (++count === 10) change(path)
  return count
}

describe('a file that changes', () => {
  it('is read whole when nothing happens', async () => {
    expect(await readWhile(() => {})).toBe(40_000)
  })

  it.each([
    ['written to', (path: string) => appendFileSync(path, '1,x,2\n'), 'file_changed'],
    ['cut short', (path: string) => writeFileSync(path, 'id,title\n'), 'file_changed'],
    ['deleted', (path: string) => rmSync(path), 'file_missing'],
    ['replaced', (path: string) => renameSync(put('id,title\n1,a\n'), path), 'file_replaced'],
  ])('says so when it is %s', async (_, change, code) => {
    await expect(readWhile(change)).rejects.toMatchObject({ fault: { code } })
  })

  it('says so when it changed after the look', async () => {
    const path = put('id,title\n1,a\n')
    const shape = await lookAtFile(path)
    appendFileSync(path, '2,b\n')
    await expect(all(readRecords(shape))).rejects.toMatchObject({ fault: { code: 'file_changed' } })
  })

  it('says what is not there, not a file, or not allowed', async () => {
    await expect(lookAtFile('/nowhere/at/all.csv')).rejects.toMatchObject({ fault: { code: 'file_missing' } })
    await expect(lookAtFile('/')).rejects.toMatchObject({ fault: { code: 'path_not_a_file' } })
    const locked = put('id\n1\n')
    chmodSync(locked, 0)
    if (process.getuid?.() !== 0)
      await expect(lookAtFile(locked)).rejects.toMatchObject({ fault: { code: 'file_not_allowed' } })
  })

  it('stops on request', async () => {
    const shape = await lookAtFile(put(big))
    const control = new AbortController()
    let count = 0
    const reading = (async () => {
      for await (const _ of readRecords(shape, { signal: control.signal }))
        if (++count === 10) control.abort(new Error('enough'))
    })()
    await expect(reading).rejects.toThrow('enough')
    expect(count).toBeLessThan(40_000)
  })
})
