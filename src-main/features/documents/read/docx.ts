import mammoth from 'mammoth'
import { problem } from '#shared/problem.ts'
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
    const { value } = await mammoth.convertToHtml({ buffer }, { styleMap, convertImage: noImages })
    return { title: null, blocks: htmlBlocks(value).blocks }
  } catch {
    throw problem(
      'invalid_request',
      'This Word file is damaged or is none: its text cannot be found. Open it in Word or LibreOffice, save it anew as .docx and add that file.',
    )
  }
}
