import { isAscii } from 'node:buffer'
import { analyse } from 'chardet'
import iconv from 'iconv-lite'

export type FoundEncoding = { readonly encoding: string; readonly warnings: readonly string[] }

const sampleBytes = 256 * 1024
/** How far a file of plain ASCII is looked through for the first other letter. */
const searchBytes = 64 * 1024 * 1024

/** How the letters of a text file are written, told from its beginning and, while that is plain ASCII, from what follows. */
export async function findEncoding(beginning: Buffer, rest: AsyncIterable<Buffer>): Promise<FoundEncoding> {
  const head = beginning.subarray(0, sampleBytes)
  const marked = byMark(head) ?? byZeros(head)
  if (marked) return { encoding: marked, warnings: [] }
  if (head.includes(0x1b) && isAscii(head)) return { encoding: escaped(head), warnings: [] }
  if (!isAscii(head)) return ofLetters(head)
  const telling = await firstLetters(beginning.subarray(head.length), rest)
  return telling ? ofLetters(telling, declared(head)) : { encoding: 'utf-8', warnings: [] }
}

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['gb18030', [0x84, 0x31, 0x95, 0x33]],
]

function byMark(head: Buffer): string | null {
  return marks.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0] ?? null
}

/** UTF-16 and UTF-32 without a mark: delimiters, digits and Latin letters leave zeros at fixed places. */
function byZeros(head: Buffer): string | null {
  const usable = head.subarray(0, Math.min(head.length - (head.length % 4), 4096))
  if (usable.length < 8) return null
  const zeros = [0, 0, 0, 0]
  for (const [index, byte] of usable.entries()) if (byte === 0) zeros[index % 4] = (zeros[index % 4] ?? 0) + 1
  const quarter = usable.length / 4
  const [a = 0, b = 0, c = 0, d = 0] = zeros.map((count) => count / quarter)
  if (c > 0.9 && d > 0.9 && b > 0.5) return 'utf-32le'
  if (a > 0.9 && b > 0.9 && c > 0.5) return 'utf-32be'
  if (b > 0.1 && d > 0.1 && a < 0.05 && c < 0.05) return 'utf-16le'
  if (a > 0.1 && c > 0.1 && b < 0.05 && d < 0.05) return 'utf-16be'
  return null
}

/** The seven-bit encodings of East Asia. */
function escaped(head: Buffer): string {
  const name = analyse(head)[0]?.name
  return name?.startsWith('ISO-2022') ? name.toLowerCase() : 'utf-8'
}

/** A sample that begins with the first letter beyond ASCII; null where there is none. */
async function firstLetters(beginning: Buffer, rest: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const found: Buffer[] = []
  let foundBytes = 0
  let passed = 0
  /** True when there is enough. */
  function take(piece: Buffer): boolean {
    const isPlain = foundBytes === 0 && isAscii(piece)
    const from = isPlain ? -1 : foundBytes > 0 ? 0 : piece.findIndex((byte) => byte > 0x7f)
    passed += piece.length
    if (from === -1) return passed >= searchBytes
    found.push(piece.subarray(from))
    foundBytes += piece.length - from
    return foundBytes >= sampleBytes
  }
  if (!take(beginning)) for await (const piece of rest) if (take(piece)) break
  return foundBytes === 0 ? null : Buffer.concat(found).subarray(0, sampleBytes)
}

function ofLetters(sample: Buffer, said = declared(sample)): FoundEncoding {
  const { valid, broken } = countUtf8(sample)
  if (broken === 0) return { encoding: 'utf-8', warnings: [] }
  // A file put together from two sources: a few letters are lost, the rest is right.
  if (valid > 20 * broken)
    return {
      encoding: 'utf-8',
      warnings: ['The file is UTF-8, but a few of its letters are broken and are shown as �.'],
    }
  if (said && said !== 'utf-8' && iconv.encodingExists(said)) return { encoding: said, warnings: [] }
  const best = likeliest(sample)
  if (best) return { encoding: best.name, warnings: doubts(best.score, best.name) }
  return { encoding: 'windows-1252', warnings: doubts(0, 'windows-1252') }
}

const manyBytes = new Set(['shift_jis', 'euc-jp', 'big5', 'gb18030', 'cp949'])

/** The detector's guesses over the whole sample and over its telling lines, weighed by how sound the text becomes. */
function likeliest(sample: Buffer): { readonly name: string; readonly score: number } | null {
  const lines = telling(sample)
  const guesses = new Map<string, number>()
  for (const { name, confidence } of [...analyse(sample), ...analyse(lines)]) {
    const known = decodable(name)
    if (known) guesses.set(known, Math.max(guesses.get(known) ?? 0, confidence))
  }
  let best: { name: string; score: number } | null = null
  for (const [name, confidence] of guesses) {
    // Ten is what it says of any bytes that could be this.
    if (confidence <= 10 && manyBytes.has(name)) continue
    const score = confidence * soundness(iconv.decode(lines, name))
    if (score >= 5 && score > (best?.score ?? 0)) best = { name, score }
  }
  return best
}

/** From 1 down to 0: signs that no text has, and words written lIKE tHIS. */
function soundness(text: string): number {
  const letters = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  if (letters === 0) return 1
  const wrong = text.match(/[\ufffd\u0080-\u009f]/g)?.length ?? 0
  const swapped = text.match(/(?<=\p{Ll})\p{Lu}/gu)?.length ?? 0
  return Math.max(0, 1 - (3 * wrong + swapped) / letters)
}

function doubts(confidence: number, name: string): string[] {
  if (confidence >= 25) return []
  return [`The letters seem to be written in ${name}; check accents and special letters in the preview.`]
}

/** In a file of mostly ASCII the few lines with other letters say the most. */
function telling(sample: Buffer): Buffer {
  const lines: Buffer[] = []
  let start = 0
  while (start < sample.length) {
    const end = sample.indexOf(0x0a, start)
    const line = sample.subarray(start, end === -1 ? sample.length : end + 1)
    if (line.some((byte) => byte > 0x7f)) lines.push(line)
    start += Math.max(line.length, 1)
  }
  return Buffer.concat(lines).subarray(0, 64 * 1024)
}

/** The names that chardet gives, as supersets that real files are written in. */
function decodable(name: string): string | null {
  const wider: Readonly<Record<string, string>> = {
    'ISO-8859-1': 'windows-1252',
    'ISO-8859-9': 'windows-1254',
    'EUC-KR': 'cp949',
    ASCII: 'utf-8',
  }
  const chosen = wider[name] ?? name.toLowerCase()
  return chosen.startsWith('iso-2022') || iconv.encodingExists(chosen) ? chosen : null
}

function declared(head: Buffer): string | null {
  return (
    /^\s*<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(head.toString('latin1', 0, 200))?.[1]?.toLowerCase() ??
    null
  )
}

/** How many letters beyond ASCII are valid UTF-8, and how many bytes are not; a cut at either end does not count. */
function countUtf8(bytes: Buffer): { valid: number; broken: number } {
  let valid = 0
  let broken = 0
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0
    const more =
      byte < 0x80
        ? 0
        : byte >= 0xc2 && byte < 0xe0
          ? 1
          : byte >= 0xe0 && byte < 0xf0
            ? 2
            : byte >= 0xf0 && byte < 0xf5
              ? 3
              : -1
    if (more === 0) {
      at++
      continue
    }
    if (more > 0 && at + more >= bytes.length) break
    let good = more > 0
    for (let step = 1; step <= more; step++) if (((bytes[at + step] ?? 0) & 0xc0) !== 0x80) good = false
    if (good) valid++
    else broken++
    at += good ? more + 1 : 1
  }
  return { valid, broken }
}
