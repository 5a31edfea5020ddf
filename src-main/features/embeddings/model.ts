import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf, stateLayers, type WordPart, wordFeatures } from './parts.ts'
import { createTokenizer } from './tokenizer.ts'

/** A message as the encoder sees it: its vector, and what each of its words is there for. */
export type ReadText = { readonly vector: Float32Array; readonly parts: readonly WordPart[] }

export type Model = {
  readonly embed: (texts: readonly string[]) => Promise<Float32Array[]>
  readonly read: (text: string) => Promise<ReadText>
  /** What is known of each word, for what learns its part. */
  readonly featuresOf: (
    text: string,
  ) => Promise<{ readonly words: readonly string[]; readonly features: readonly Float32Array[] }>
}

/** Changes when vectors of another making must not be compared with stored ones. */
export const modelName = 'shopbell-encoder-7-languages-1'
export const modelFile = 'encoder.onnx'
export const vocabularyFile = 'vocabulary.txt'

/** Blocks its thread while it computes: only for a worker. Throws where the runtime or the model is not there. */
export async function loadModel(folder: string): Promise<Model> {
  const tokens = createTokenizer(readFileSync(join(folder, vocabularyFile), 'utf8').split('\n'))
  const { default: runtime } = await import('onnxruntime-node')
  const bytes = withOutputs(readFileSync(join(folder, modelFile)), stateNames)
  const session = await runtime.InferenceSession.create(bytes, {
    // One thread: the other cores belong to the shop.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  })
  // The runtime has its own copy; this one would lie there until garbage is collected, which in a quiet thread takes long.
  bytes.buffer.transfer(0)

  async function run(
    ids: readonly (readonly number[])[],
    outputs: readonly string[],
  ): Promise<Float32Array[]> {
    const tokenCount = ids[0]?.length ?? 0
    const flat = BigInt64Array.from(ids.flat(), BigInt)
    const made = await session.run({ ids: new runtime.Tensor('int64', flat, [ids.length, tokenCount]) }, [
      ...outputs,
    ])
    return outputs.map((name) => {
      const data = made[name]?.data
      if (!(data instanceof Float32Array)) throw new Error(`${modelFile} gave no ${name}.`)
      return data
    })
  }

  async function statesOf(text: string) {
    const { ids, words } = tokens(text)
    const [vector = new Float32Array(0), ...states] = await run([ids], [vectorsName, ...stateNames])
    return { vector, words, features: wordFeatures(words, states, vector.length) }
  }

  return {
    /** Texts of one length share a run: the model knows no padding. */
    embed: async (texts) => {
      const made: Float32Array[] = []
      const ids = texts.map((text) => tokens(text).ids)
      const byLength = Map.groupBy(ids.keys(), (index) => ids[index]?.length ?? 0)
      for (const indexes of byLength.values()) {
        const [data = new Float32Array(0)] = await run(
          indexes.map((index) => ids[index] ?? []),
          [vectorsName],
        )
        const width = data.length / indexes.length
        indexes.forEach((index, row) => {
          made[index] = data.slice(row * width, (row + 1) * width)
        })
      }
      return made
    },
    read: async (text) => {
      const { vector, words, features } = await statesOf(text)
      return { vector, parts: partsOf(words, features) }
    },
    featuresOf: async (text) => {
      const { words, features } = await statesOf(text)
      return { words: words.map(({ word }) => word), features }
    },
  }
}

const vectorsName = 'vectors'
const stateNames = stateLayers.map((layer) => `encoder.layer.${layer}.output.state`)

/**
 * The same model that also gives what it computes on the way. A message of Protocol Buffers that comes twice is merged, lists
 * joined: behind the file stands its graph once more, with these outputs and nothing else.
 */
function withOutputs(file: Buffer, names: readonly string[]): Buffer<ArrayBuffer> {
  const field = (number: number, content: readonly number[]) => [
    (number << 3) | 2,
    content.length,
    ...content,
  ]
  const float = field(2, field(1, [8, 1]))
  const graphs = names.map((name) => field(7, field(12, [...field(1, [...Buffer.from(name)]), ...float])))
  return Buffer.concat([file, Buffer.from(graphs.flat())])
}
