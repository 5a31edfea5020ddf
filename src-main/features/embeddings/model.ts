import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTokenizer } from './tokenizer.ts'

export type Model = { readonly embed: (texts: readonly string[]) => Promise<Float32Array[]> }

/** Changes when vectors of another making must not be compared with stored ones. */
export const modelName = 'shopbell-encoder-7-languages-1'
export const modelFile = 'encoder.onnx'
export const vocabularyFile = 'vocabulary.txt'

/** Blocks its thread while it computes: only for a worker. Throws where the runtime or the model is not there. */
export async function loadModel(folder: string): Promise<Model> {
  const tokens = createTokenizer(readFileSync(join(folder, vocabularyFile), 'utf8').split('\n'))
  const { default: runtime } = await import('onnxruntime-node')
  const bytes = readFileSync(join(folder, modelFile))
  const session = await runtime.InferenceSession.create(bytes, {
    // One thread: the other cores belong to the shop.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  })
  // The runtime has its own copy; this one would lie there until garbage is collected, which in a quiet thread takes long.
  bytes.buffer.transfer(0)

  async function run(ids: readonly (readonly number[])[]): Promise<Float32Array> {
    const tokenCount = ids[0]?.length ?? 0
    const flat = BigInt64Array.from(ids.flat(), BigInt)
    const { vectors } = await session.run({
      ids: new runtime.Tensor('int64', flat, [ids.length, tokenCount]),
    })
    if (!(vectors?.data instanceof Float32Array)) throw new Error(`${modelFile} gave no vectors.`)
    return vectors.data
  }

  return {
    /** Texts of one length share a run: the model knows no padding. */
    embed: async (texts) => {
      const made: Float32Array[] = []
      const ids = texts.map(tokens)
      const byLength = Map.groupBy(ids.keys(), (index) => ids[index]?.length ?? 0)
      for (const indexes of byLength.values()) {
        const data = await run(indexes.map((index) => ids[index] ?? []))
        const width = data.length / indexes.length
        indexes.forEach((index, row) => {
          made[index] = data.slice(row * width, (row + 1) * width)
        })
      }
      return made
    },
  }
}
