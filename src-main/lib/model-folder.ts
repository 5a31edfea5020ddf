import { fileURLToPath } from 'node:url'

/** Where the build puts the meaning model: beside the bundle this runs in, or in `out/` when run from source. */
export function modelFolder(): string {
  const fromSource = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(fromSource ? '../../out/model' : '../model', import.meta.url))
}
