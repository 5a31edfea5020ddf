import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')

/**
 * Makes the meaning model where this is run from source and it is not there yet: a few seconds, once. Where it cannot be
 * made the product answers by words alone and says so, hence no failure.
 */
export async function ensureModel(root: string = repository): Promise<boolean> {
  const script = join(root, 'scripts/model.ts')
  const isThere = () => existsSync(join(root, 'out/model/meaning.onnx'))
  if (isThere() || !existsSync(script)) return isThere()
  await new Promise<void>((resolveEnd) => {
    const child = spawn(process.execPath, [script], { cwd: root, stdio: 'ignore' })
    child.once('error', () => resolveEnd())
    child.once('exit', () => resolveEnd())
  })
  return isThere()
}
