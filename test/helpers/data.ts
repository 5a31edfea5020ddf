import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Real data that is not part of the product: beside the checkout, or where SHOPBELL_DATA says. */
const dataPath = resolve(process.env['SHOPBELL_DATA'] ?? '../shared/data')

export function hasData(folder: string): boolean {
  return existsSync(join(dataPath, folder))
}

type DataFile = { readonly name: string; readonly bytes: Buffer }

export function dataFiles(folder: string): DataFile[] {
  if (!hasData(folder)) return []
  const path = join(dataPath, folder)
  return readdirSync(path)
    .sort()
    .map((name) => ({ name, bytes: readFileSync(join(path, name)) }))
}

export function dataJson(file: string): unknown {
  return JSON.parse(readFileSync(join(dataPath, file), 'utf8'))
}
