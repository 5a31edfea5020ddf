import { type Node, type Tensor, writeModel } from './model-proto.ts'
import { quantize, type Weights } from './model-weights.ts'

const width = 384
const heads = 12
const layers = 6
const inner = 1536
const vocabulary = 30_522
/** Longer texts are cut by the tokenizer. */
export const maxTokens = 128
const block = 128
const epsilon = { float: 1e-12 }
const contrib = 'com.microsoft'

/**
 * MiniLM-L6 as ONNX, from token numbers to unit vectors. All texts of a batch have the same number of tokens, so there is
 * no padding and no mask. Weights have eight bits, and so has the arithmetic of the large products (accuracy level 4).
 */
export function meaningGraph(read: Weights): Buffer {
  const nodes: Node[] = []
  const weights: Tensor[] = []

  const keep = (name: string, data: Float32Array, dims: readonly number[] = [data.length]) => {
    weights.push({ name, type: 'float', dims, data })
    return name
  }
  const ints = (name: string, values: readonly number[], dims: readonly number[] = [values.length]) => {
    weights.push({ name, type: 'int64', dims, data: BigInt64Array.from(values, BigInt) })
    return name
  }
  const add = (op: string, inputs: readonly string[], output: string, rest: Partial<Node> = {}) => {
    nodes.push({ op, inputs, outputs: [output], ...rest })
    return output
  }

  function product(input: string, name: string, matrix: Float32Array, rows: number): string {
    const columns = matrix.length / rows
    const { bytes, scales } = quantize(matrix, block)
    const shifted = Uint8Array.from(bytes, (byte) => byte + 128)
    weights.push({
      name: `${name}.bytes`,
      type: 'uint8',
      dims: [rows, columns / block, block],
      data: shifted,
    })
    keep(`${name}.scales`, scales)
    const attributes = { K: columns, N: rows, bits: 8, block_size: block, accuracy_level: 4 }
    return add('MatMulNBits', [input, `${name}.bytes`, `${name}.scales`], name, {
      domain: contrib,
      attributes,
    })
  }

  function embeddings(): string {
    const words = quantize(read('embeddings.word_embeddings.weight').values, width)
    weights.push({ name: 'words.bytes', type: 'int8', dims: [vocabulary, width], data: words.bytes })
    keep('words.scales', words.scales, [vocabulary, 1])
    add('Gather', ['words.bytes', 'ids'], 'word.bytes')
    add('Cast', ['word.bytes'], 'word.numbers', { attributes: { to: 1 } })
    add('Gather', ['words.scales', 'ids'], 'word.scale')
    add('Mul', ['word.numbers', 'word.scale'], 'word')
    const kind = read('embeddings.token_type_embeddings.weight').values
    const places = read('embeddings.position_embeddings.weight').values.slice(0, maxTokens * width)
    // There is only one kind of token here, so its part is added to the places once for all.
    keep(
      'places',
      places.map((value, index) => value + (kind[index % width] ?? 0)),
      [maxTokens, width],
    )
    add('Shape', ['ids'], 'shape')
    add('Slice', ['shape', ints('one', [1]), ints('two', [2])], 'length')
    add('Slice', ['places', ints('zero', [0]), 'length'], 'place')
    add('Add', ['word', 'place'], 'embedded')
    return add('LayerNormalization', ['embedded', ...norm('embeddings.LayerNorm')], 'state', {
      attributes: { epsilon },
    })
  }

  function norm(name: string): string[] {
    return ['weight', 'bias'].map((part) => keep(`${name}.${part}`, read(`${name}.${part}`).values))
  }

  function layer(index: number, input: string): string {
    const from = `encoder.layer.${index}`
    const parts = ['query', 'key', 'value'].map((part) => `${from}.attention.self.${part}`)
    const matrix = join(parts.map((part) => read(`${part}.weight`).values))
    const bias = keep(`${from}.qkv.bias`, join(parts.map((part) => read(`${part}.bias`).values)))
    const packed = product(input, `${from}.qkv`, matrix, 3 * width)
    nodes.push({ op: 'Split', inputs: [packed], outputs: parts, attributes: { axis: 2 } })
    add('MultiHeadAttention', [...parts, bias], `${from}.attended`, {
      domain: contrib,
      attributes: { num_heads: heads },
    })
    const attended = dense(`${from}.attention.output.dense`, `${from}.attended`, width)
    const middle = skipNorm(`${from}.attention.output`, attended, input)
    const wide = dense(`${from}.intermediate.dense`, middle, inner)
    const wideBias = read(`${from}.intermediate.dense.bias`).values
    add('BiasGelu', [wide, keep(`${from}.intermediate.dense.bias`, wideBias)], `${from}.gelu`, {
      domain: contrib,
    })
    return skipNorm(`${from}.output`, dense(`${from}.output.dense`, `${from}.gelu`, width), middle)
  }

  function dense(name: string, input: string, rows: number): string {
    return product(input, name, read(`${name}.weight`).values, rows)
  }

  function skipNorm(name: string, input: string, skip: string): string {
    const bias = keep(`${name}.dense.bias`, read(`${name}.dense.bias`).values)
    return add('SkipLayerNormalization', [input, skip, ...norm(`${name}.LayerNorm`), bias], `${name}.state`, {
      domain: contrib,
      attributes: { epsilon },
    })
  }

  let state = embeddings()
  for (let index = 0; index < layers; index++) state = layer(index, state)
  add('ReduceMean', [state], 'mean', { attributes: { axes: [1], keepdims: 0 } })
  add('LpNormalization', ['mean'], 'vectors', { attributes: { axis: -1, p: 2 } })

  return writeModel({
    producer: 'shopbell',
    opsets: [
      { domain: '', version: 17 },
      { domain: contrib, version: 1 },
    ],
    nodes,
    weights,
    inputs: [{ name: 'ids', type: 'int64', dims: ['texts', 'tokens'] }],
    outputs: [{ name: 'vectors', type: 'float', dims: ['texts', width] }],
  })
}

function join(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
