import { type FileShape, type LookOptions, lookAtFile } from '../files/index.ts'
import { isColumnName, type Understanding, understand } from './recognise.ts'

/** A file and what its columns mean. */
export type FileLook = FileShape & Omit<Understanding, 'warnings'>

/** What a file is and what is in it, judged by its content: format, letters, columns, shop system, mapping, first rows. */
export async function lookAt(path: string, options: Omit<LookOptions, 'knows'> = {}): Promise<FileLook> {
  const shape = await lookAtFile(path, { ...options, knows: isColumnName })
  const { warnings, ...understanding } = understand(shape)
  return { ...shape, ...understanding, warnings: [...shape.warnings, ...warnings] }
}
