/** A set of row numbers, one bit each: row numbers are dense, so a million of them take 125 kB. */
type NumberSet = { readonly add: (value: number) => void; readonly has: (value: number) => boolean }

export function createNumberSet(): NumberSet {
  let bits = new Uint8Array(1024)
  return {
    add: (value) => {
      const at = Math.floor(value / 8)
      if (at >= bits.length) {
        const grown = new Uint8Array(Math.max(bits.length * 2, at + 1))
        grown.set(bits)
        bits = grown
      }
      bits[at] = (bits[at] ?? 0) | (1 << (value % 8))
    },
    has: (value) => ((bits[Math.floor(value / 8)] ?? 0) & (1 << (value % 8))) !== 0,
  }
}
