import { fileURLToPath } from 'node:url'

/** The encoder that comes with the product. The built app keeps this path: `out/main` is as deep as `src-main/lib`. */
export function modelFolder(): string {
  return fileURLToPath(new URL('../../resources/model', import.meta.url))
}
