import { join, relative } from 'node:path'

/** `<folder>/cpy_…/<name>` and nothing else: what else lies in the data folder is no catalog. */
export function isCopyPlace(folder: string, path: string): boolean {
  return /^cpy_\w+[/\\][^/\\]+$/.test(relative(folder, path))
}

const mark = 'copy:'

/** In the database without the data folder before it, which may be moved or restored elsewhere. */
export function storedPath(folder: string, path: string): string {
  return isCopyPlace(folder, path) ? `${mark}${relative(folder, path).replaceAll('\\', '/')}` : path
}

export function placedPath(folder: string, stored: string): string {
  return stored.startsWith(mark) ? join(folder, stored.slice(mark.length)) : stored
}
