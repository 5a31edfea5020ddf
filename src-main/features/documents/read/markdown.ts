import { marked } from 'marked'
import { htmlBlocks } from './html.ts'
import type { ReadBlocks } from './types.ts'

/** What stands between two lines of dashes at the top is for programs; its title is for people. */
const frontMatter = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n/

export function markdownBlocks(text: string): ReadBlocks {
  const matter = frontMatter.exec(text)
  const html = marked.parse(matter ? text.slice(matter[0].length) : text, { async: false, gfm: true })
  const title = matter && /^title:(.*)$/m.exec(matter[1] ?? '')?.[1]?.trim()
  return {
    title: title ? title.replace(/^["']/, '').replace(/["']$/, '') : null,
    blocks: htmlBlocks(html).blocks,
  }
}
