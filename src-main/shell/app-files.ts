import { extname, resolve, sep } from 'node:path'

export const appOrigin = 'app://shopbell'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

type AppFile = { readonly path: string; readonly type: string }

/** The file behind an `app://shopbell/…` address, or null for all that lies outside the folder or is no known kind. */
export function appFile(folder: string, address: string): AppFile | null {
  const root = resolve(folder)
  const url = parse(address)
  if (url?.protocol !== 'app:' || url.host !== 'shopbell') return null
  const name = decode(url.pathname === '/' ? '/index.html' : url.pathname)
  if (name === null || name.includes('\0') || name.includes('\\')) return null
  const path = resolve(root, `.${name}`)
  const type = contentTypes[extname(path)]
  return path.startsWith(root + sep) && type !== undefined ? { path, type } : null
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
