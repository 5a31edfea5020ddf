import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const icons = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** Of every icon only its lines are shipped, drawn by `lib/create-icon.ts`. */
export function leanIcons(): Plugin {
  let maker = ''
  return {
    name: 'lean-icons',
    apply: 'build',
    configResolved({ root }) {
      maker = resolve(root, 'lib/create-icon.ts')
    },
    transform: {
      filter: { id: icons },
      handler: (code) => ({ code: leanIcon(code, maker), map: null }),
    },
  }
}

/** Without the names of an icon and the keys of its lines, which the maker counts. */
export function leanIcon(code: string, maker: string): string {
  return code
    .replace(
      /import createLucideIcon from '[^']+';/,
      `import { createIcon as createLucideIcon } from ${JSON.stringify(maker)};`,
    )
    .replace('createLucideIcon(__iconData)', '/* @__PURE__ */ createLucideIcon(__iconData)')
    .replace('__iconData.node;', '')
    .replaceAll(/^ {2}(?:name|size): .*,$/gm, '')
    .replace(/^ {2}aliases: \[[^\]]*\],?$/m, '')
    .replaceAll(/,\s*key: "\w+"/g, '')
}
