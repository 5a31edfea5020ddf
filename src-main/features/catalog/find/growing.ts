type NumberArray = Uint8Array | Uint32Array

/** A list of numbers that takes no more memory than its numbers do. */
export function createGrowing<T extends NumberArray>(make: { new (size: number): T }) {
  let buffer = new make(1024)
  let used = 0
  return {
    length: () => used,
    push: (value: number): void => {
      if (used === buffer.length) {
        const larger = new make(Math.ceil(used * 1.5))
        larger.set(buffer)
        buffer = larger
      }
      buffer[used++] = value
    },
    values: (): T => buffer.slice(0, used) as T,
  }
}
