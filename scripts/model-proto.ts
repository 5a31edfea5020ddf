/** As much of the ONNX file format (protobuf) as one small model needs, written by hand. */
export type Tensor = {
  readonly name: string
  readonly type: keyof typeof tensorTypes
  readonly dims: readonly number[]
  readonly data: Float32Array | Uint8Array | Int8Array | BigInt64Array
}

export type Attribute = number | { readonly float: number } | readonly number[]

export type Node = {
  readonly op: string
  readonly domain?: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes?: Readonly<Record<string, Attribute>>
}

export type Port = {
  readonly name: string
  readonly type: keyof typeof tensorTypes
  readonly dims: readonly (number | string)[]
}

const tensorTypes = { float: 1, uint8: 2, int8: 3, int64: 7 } as const
const attributeTypes = { float: 1, int: 2, ints: 7 } as const
const irVersion = 8

export function writeModel(model: {
  readonly producer: string
  readonly opsets: readonly { readonly domain: string; readonly version: number }[]
  readonly nodes: readonly Node[]
  readonly weights: readonly Tensor[]
  readonly inputs: readonly Port[]
  readonly outputs: readonly Port[]
}): Buffer {
  const graph = message([
    ...model.nodes.map((node, index) => field(1, writeNode(node, index))),
    text(2, 'meaning'),
    ...model.weights.map((tensor) => field(5, writeTensor(tensor))),
    ...model.inputs.map((port) => field(11, writePort(port))),
    ...model.outputs.map((port) => field(12, writePort(port))),
  ])
  return message([
    int(1, irVersion),
    text(2, model.producer),
    field(7, graph),
    ...model.opsets.map(({ domain, version }) => field(8, message([text(1, domain), int(2, version)]))),
  ])
}

function writeNode(node: Node, index: number): Buffer {
  return message([
    ...node.inputs.map((name) => text(1, name)),
    ...node.outputs.map((name) => text(2, name)),
    text(3, `${node.op}_${index}`),
    text(4, node.op),
    ...Object.entries(node.attributes ?? {}).map(([name, value]) => field(5, writeAttribute(name, value))),
    text(7, node.domain ?? ''),
  ])
}

function writeAttribute(name: string, value: Attribute): Buffer {
  if (typeof value === 'number') return message([text(1, name), int(3, value), int(20, attributeTypes.int)])
  if ('float' in value) return message([text(1, name), float(2, value.float), int(20, attributeTypes.float)])
  return message([text(1, name), ...value.map((one) => int(8, one)), int(20, attributeTypes.ints)])
}

function writeTensor({ name, type, dims, data }: Tensor): Buffer {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return message([
    ...dims.map((size) => int(1, size)),
    int(2, tensorTypes[type]),
    text(8, name),
    field(9, bytes),
  ])
}

function writePort({ name, type, dims }: Port): Buffer {
  const sizes = dims.map((size) => field(1, typeof size === 'number' ? int(1, size) : text(2, size)))
  const tensor = message([int(1, tensorTypes[type]), field(2, message(sizes))])
  return message([text(1, name), field(2, field(1, tensor))])
}

function message(fields: readonly Buffer[]): Buffer {
  return Buffer.concat(fields)
}

function field(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes])
}

function text(number: number, value: string): Buffer {
  return field(number, Buffer.from(value))
}

function int(number: number, value: number): Buffer {
  return Buffer.concat([varint(number << 3), varint(value)])
}

function float(number: number, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return Buffer.concat([varint((number << 3) | 5), bytes])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  // Negative numbers are their 64-bit two's complement.
  let rest = BigInt.asUintN(64, BigInt(value))
  while (rest >= 0x80n) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  bytes.push(Number(rest))
  return Buffer.from(bytes)
}
