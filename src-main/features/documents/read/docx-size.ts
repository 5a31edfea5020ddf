import yauzl from 'yauzl'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'

/** As much text as a document may have is a tenth of this in Word's own form. Pictures are never unpacked. */
const maxBytes = 50 * 1024 * 1024
const maxParts = 5000
const pictures = /^word\/(?:media|embeddings|fonts)\//

/**
 * A megabyte of Word file may unpack to gigabytes, and what reads it unpacks all at once. So each part is unpacked here first,
 * piece by piece, and counted: what the file says of its sizes may be a lie.
 */
export async function refuseIfUnpacksTooLarge(bytes: Buffer): Promise<void> {
  const file = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false })
  if (file.entryCount > maxParts) throw tooLarge()
  let left = maxBytes
  for await (const entry of file.eachEntry()) {
    if (pictures.test(entry.fileName)) continue
    const part = await file.openReadStreamPromise(entry)
    for await (const piece of part) {
      left -= (piece as Uint8Array).length
      if (left < 0) {
        part.destroy()
        throw tooLarge()
      }
    }
  }
}

function tooLarge() {
  return faultProblem('payload_too_large', fault('document_too_much_memory'))
}
