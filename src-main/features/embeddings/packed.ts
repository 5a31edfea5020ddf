/** A unit vector as it is stored: one byte a number, preceded by the scale they share. A quarter of the room, and no less exact than the model. */
export function packVector(vector: Float32Array): Buffer {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  const scale = largest / 127 || 1
  const packed = Buffer.alloc(4 + vector.length)
  packed.writeFloatLE(scale)
  vector.forEach((value, index) => {
    packed.writeInt8(Math.round(value / scale), 4 + index)
  })
  return packed
}

export function unpackVector(packed: Buffer): Float32Array {
  const scale = packed.readFloatLE()
  const vector = new Float32Array(packed.length - 4)
  let square = 0
  for (let index = 0; index < vector.length; index++) {
    const value = packed.readInt8(4 + index) * scale
    vector[index] = value
    square += value * value
  }
  const norm = Math.sqrt(square) || 1
  for (let index = 0; index < vector.length; index++) vector[index] = (vector[index] ?? 0) / norm
  return vector
}
