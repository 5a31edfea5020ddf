import mammoth from 'mammoth'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem, isProblem } from '#shared/problem.ts'
import { refuseIfUnpacksTooLarge } from './docx-size.ts'
import { htmlBlocks } from './html.ts'
import type { ReadBlocks } from './types.ts'

/** Word's own name for the title of a document is above all headings. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  ...[1, 2, 3, 4, 5].map((level) => `p[style-name='heading ${level}'] => h${level + 1}:fresh`),
]
const noImages = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))

export async function readDocx(bytes: Uint8Array): Promise<ReadBlocks> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    await refuseIfUnpacksTooLarge(buffer)
    const { value } = await mammoth.convertToHtml({ buffer }, { styleMap, convertImage: noImages })
    return { title: null, blocks: htmlBlocks(value).blocks }
  } catch (error) {
    if (isProblem(error)) throw error
    throw faultProblem('invalid_request', fault('word_damaged'))
  }
}
