import { readFileSync } from 'node:fs'

export type Weights = (name: string) => { readonly shape: readonly number[]; readonly values: Float32Array }

type Header = Record<string, { dtype: string; shape: number[]; data_offsets: [number, number] }>

/** A safetensors file: a length, a JSON header, the numbers. */
export function readWeights(path: string): Weights {
  const file = readFileSync(path)
  const headerBytes = Number(file.readBigUInt64LE(0))
  const header = JSON.parse(file.toString('utf8', 8, 8 + headerBytes)) as Header
  return (name) => {
    const entry = header[name]
    if (entry?.dtype !== 'F16') throw new Error(`${path} has no half-precision tensor ${name}.`)
    const [from, to] = entry.data_offsets
    const start = 8 + headerBytes + from
    const values = new Float32Array((to - from) / 2)
    for (let index = 0; index < values.length; index++)
      values[index] = fromHalf(file.readUInt16LE(start + index * 2))
    return { shape: entry.shape, values }
  }
}

export function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 0x1f) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** Eight bits a number and one scale for each block of them: value = (byte - zero) * scale. */
export function quantize(
  values: Float32Array,
  block: number,
): { readonly bytes: Int8Array; readonly scales: Float32Array } {
  const bytes = new Int8Array(values.length)
  const scales = new Float32Array(Math.ceil(values.length / block))
  for (let at = 0; at < scales.length; at++) {
    const part = values.subarray(at * block, (at + 1) * block)
    const largest = part.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
    const scale = largest / 127 || 1
    scales[at] = scale
    part.forEach((value, index) => {
      bytes[at * block + index] = Math.round(value / scale)
    })
  }
  return { bytes, scales }
}
