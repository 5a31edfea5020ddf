import iconv from 'iconv-lite'

/** Bytes to text, chunk by chunk: a letter cut in two waits for its rest. */
type Decoder = { readonly write: (chunk: Uint8Array) => string; readonly end: () => string }

const byPlatform = new Set(['utf-8', 'utf-16le', 'utf-16be', 'iso-2022-jp'])

export function createDecoder(encoding: string): Decoder {
  const name = encoding.toLowerCase()
  if (byPlatform.has(name)) return ofPlatform(name)
  if (name === 'iso-2022-kr') return ofShifts('cp949')
  if (name === 'iso-2022-cn') return ofShifts('gb18030')
  const decoder = iconv.getDecoder(name, { stripBOM: true })
  return { write: (chunk) => decoder.write(Buffer.from(chunk)), end: () => decoder.end() ?? '' }
}

/** The platform's decoders are native and take away the byte order mark. */
function ofPlatform(name: string): Decoder {
  const decoder = new TextDecoder(name)
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() }
}

const shiftOut = 0x0e
const shiftIn = 0x0f
const escapeByte = 0x1b

/** Seven-bit Korean and Chinese are their eight-bit sisters with the high bit said by a shift. */
function ofShifts(sister: string): Decoder {
  const decoder = iconv.getDecoder(sister)
  let shifted = false
  let skipping = 0
  return {
    write: (chunk) => {
      const bytes: number[] = []
      for (const byte of chunk) {
        if (skipping > 0) skipping--
        else if (byte === escapeByte) skipping = 3
        else if (byte === shiftOut || byte === shiftIn) shifted = byte === shiftOut
        else {
          if (byte === 0x0a) shifted = false
          bytes.push(shifted && byte > 0x20 ? byte | 0x80 : byte)
        }
      }
      return decoder.write(Buffer.from(bytes))
    },
    end: () => decoder.end() ?? '',
  }
}
