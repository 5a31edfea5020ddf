import { utimesSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createKeptFile, type KeptFile } from '#main/features/catalog-files/files/kept-file.ts'
import { all, put } from './place.ts'

const text = 'id,title\n1,Lamp\n2,Sofa\n'
const at = new Date('2026-01-01')

/** The file as it was read before stays in place of what stands there now, as long as nothing shows the change. */
function changedUnseen(path: string): void {
  writeFileSync(path, text.replace('Lamp', 'Vase'))
  utimesSync(path, at, at)
}

function placed(): string {
  const path = put(text)
  utimesSync(path, at, at)
  return path
}

async function titles(file: KeptFile, path: string, encoding?: string) {
  const shape = await file.lookAtFile(path, { encoding })
  return (await all(file.readRecords(shape))).map(({ values }) => values['title'])
}

describe('a file that is looked at again', () => {
  it('is read once, as long as its size and time are the same', async () => {
    const file = createKeptFile()
    const path = placed()
    expect(await titles(file, path)).toEqual(['Lamp', 'Sofa'])
    changedUnseen(path)
    expect(await titles(file, path)).toEqual(['Lamp', 'Sofa'])
    writeFileSync(path, text.replace('Lamp', 'Bowl'))
    expect(await titles(file, path)).toEqual(['Bowl', 'Sofa'])
  })

  it.each([
    ['that is larger than what is kept', { bytes: 1e6, chars: 9, cells: 100 }],
    ['of more cells than are kept', { bytes: 1e6, chars: 1000, cells: 3 }],
    ['of more bytes than are kept', { bytes: 10, chars: 1000, cells: 100 }],
  ])('%s is read each time', async (_, limits) => {
    const file = createKeptFile(limits)
    const path = placed()
    expect(await titles(file, path)).toEqual(['Lamp', 'Sofa'])
    changedUnseen(path)
    expect(await titles(file, path)).toEqual(['Vase', 'Sofa'])
  })

  it('is read anew in another encoding, after another file, and where it was not read to its end', async () => {
    const file = createKeptFile()
    const path = placed()
    await titles(file, path)
    changedUnseen(path)
    expect(await titles(file, path, 'windows-1252')).toEqual(['Vase', 'Sofa'])
    await titles(file, put(text))
    expect(await titles(file, path)).toEqual(['Vase', 'Sofa'])
    const other = placed()
    for await (const _ of file.readRecords(await file.lookAtFile(other))) break
    changedUnseen(other)
    expect(await titles(file, other)).toEqual(['Vase', 'Sofa'])
  })
})
