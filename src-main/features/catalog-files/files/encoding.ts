import { isAscii } from 'node:buffer'
import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { likeliestSingleByte } from './single-byte.ts'

type FoundEncoding = { readonly encoding: string; readonly warnings: readonly Fault[] }

const headBytes = 4096
/** How far a file is looked through for letters beyond ASCII, and how many of them are enough. */
const searchBytes = 64 * 1024 * 1024
const enoughBytes = 64 * 1024

/** How the letters of a text file are written: judged by its beginning and, while that says little, from what follows. */
export async function findEncoding(beginning: Buffer, rest: AsyncIterable<Buffer>): Promise<FoundEncoding> {
  const head = beginning.subarray(0, headBytes)
  const marked = byMark(head) ?? byZeros(head)
  if (marked) return { encoding: marked, warnings: [] }
  if (beginning.includes(0x1b) && isAscii(beginning)) return { encoding: escaped(beginning), warnings: [] }
  const letters = await lettersOf(beginning, rest)
  return letters.length === 0 ? { encoding: 'utf-8', warnings: [] } : ofLetters(letters, declared(head))
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

/** What stands around letters beyond ASCII: in a file of web addresses and numbers they alone say something. */
async function lettersOf(beginning: Buffer, rest: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = []
  let foundBytes = 0
  let passed = 0
  let carried: Buffer = Buffer.alloc(0)
  /** True when there is enough. */
  function take(piece: Buffer): boolean {
    passed += piece.length
    const whole = carried.length > 0 ? Buffer.concat([carried, piece]) : piece
    // A letter of several bytes may be cut in two where a piece ends.
    const end = whole.findLastIndex((byte) => byte < 0x80) + 1
    carried = whole.subarray(end)
    for (const stretch of stretchesOf(whole.subarray(0, end))) {
      found.push(stretch, lineEnd)
      foundBytes += stretch.length
    }
    if (foundBytes === 0) return passed >= searchBytes
    return foundBytes >= enoughBytes || passed >= searchBytes || countUtf8(Buffer.concat(found)).broken === 0
  }
  if (!take(beginning)) for await (const piece of rest) if (take(piece)) break
  if (foundBytes === 0) found.push(carried)
  return Buffer.concat(found)
}

const lineEnd = Buffer.from('\n')
const around = 40

function* stretchesOf(bytes: Buffer): Generator<Buffer> {
  if (isAscii(bytes)) return
  let start = -1
  let last = -1
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue
    if (start !== -1 && at - last > 2 * around) {
      yield bytes.subarray(start, last + around)
      start = -1
    }
    if (start === -1) start = Math.max(0, at - around)
    last = at
  }
  yield bytes.subarray(start, last + around)
}

function ofLetters(letters: Buffer, said: string | null): FoundEncoding {
  const { valid, broken } = countUtf8(letters)
  if (broken === 0) return { encoding: 'utf-8', warnings: [] }
  // A file put together from two sources: a few letters are lost, the rest is right.
  if (valid > 20 * broken)
    return {
      encoding: 'utf-8',
      warnings: [fault('broken_characters')],
    }
  if (said && said !== 'utf-8' && iconv.encodingExists(said)) return { encoding: said, warnings: [] }
  const single = likeliestSingleByte(letters)
  // What reads as a language is one.
  if (single.likelihood >= leastLikelihood) return found(single.name, single.lead >= sureLead)
  const many = ofManyBytes(letters)
  return many ? found(many.name, many.isSure) : found('windows-1252', false)
}

function found(encoding: string, isSure: boolean): FoundEncoding {
  return { encoding, warnings: isSure ? [] : [fault('encoding_guessed', { encoding })] }
}

/** Below it no language writes. */
const leastLikelihood = -4
/** A few letters that could be others too. */
const sureLead = 5

/** Of East Asia, as chardet names them; wider where real files are. */
const manyBytes: Readonly<Record<string, string>> = {
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  Big5: 'big5',
  GB18030: 'gb18030',
  'EUC-KR': 'cp949',
}

function ofManyBytes(letters: Buffer): { readonly name: string; readonly isSure: boolean } | null {
  let best: { name: string; score: number } | null = null
  for (const { name, confidence } of analyse(letters)) {
    const encoding = manyBytes[name]
    if (encoding === undefined) continue
    const score = confidence * soundness(iconv.decode(letters, encoding))
    if (score >= 5 && score > (best?.score ?? 0)) best = { name: encoding, score }
  }
  // Ten is what it says of any bytes that could be this.
  return best && { name: best.name, isSure: best.score > 10 }
}

/** From 1 down to 0: signs that no text has, and the narrow kana that few have. */
function soundness(text: string): number {
  const letters = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const wrong = text.match(/[\ufffd\u0080-\u009f\ue000-\uf8ff\uff61-\uff9f]/g)?.length ?? 0
  return Math.max(0, 1 - (3 * wrong) / Math.max(letters, 1))
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
