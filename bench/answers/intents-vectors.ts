import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadModel, modelFile } from '#main/features/embeddings/index.ts'

export type VectorOf = (text: string) => Float32Array | undefined

const root = resolve(import.meta.dirname, '../..')
const width = 384
const batch = 16

/** Vectors of all texts by the product's model, kept in `.cache` because tens of thousands take minutes; null without the model. */
export async function vectorsFor(texts: Iterable<string>): Promise<VectorOf | null> {
  const folder = join(root, 'resources/model')
  if (!existsSync(join(folder, modelFile))) return null
  const list = [...new Set(texts)].sort()
  const modelHash = createHash('sha256').update(readFileSync(join(folder, modelFile)))
  const name = modelHash.update(list.join('\n')).digest('hex').slice(0, 16)
  const file = join(root, '.cache', `vectors-${name}.f32`)
  const data = existsSync(file) ? read(file) : await compute(list, folder, file)
  const rows = new Map(list.map((text, row) => [text, data.subarray(row * width, (row + 1) * width)]))
  return (text) => rows.get(text)
}

function read(file: string): Float32Array {
  const bytes = readFileSync(file)
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
}

async function compute(list: readonly string[], folder: string, file: string): Promise<Float32Array> {
  console.log(`computing the vectors of ${list.length} sentences, once …`)
  const model = await loadModel(folder)
  const data = new Float32Array(list.length * width)
  // Sentences of about one length next to each other share more runs of the model.
  const order = [...list.keys()].sort((a, b) => (list[a]?.length ?? 0) - (list[b]?.length ?? 0))
  for (let from = 0; from < order.length; from += batch) {
    const part = order.slice(from, from + batch)
    const vectors = await model.embed(part.map((row) => list[row] ?? ''))
    part.forEach((row, index) => {
      data.set(vectors[index] ?? [], row * width)
    })
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(file, new Uint8Array(data.buffer))
  return data
}
