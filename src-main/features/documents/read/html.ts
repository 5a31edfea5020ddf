import { Parser } from 'htmlparser2'
import { rowsToLines } from './table.ts'
import type { Block, ReadBlocks } from './types.ts'

const breaking = new Set(
  `address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form header hr
  html main ol p pre section summary table td th tr ul`.split(/\s+/),
)
/** Their text is none, or is about the page and not about the shop. */
const silent = new Set('script style template noscript svg iframe select button nav head'.split(' '))
const heading = /^h([1-6])$/

/** Headings, paragraphs, lists and tables of a page; menus and scripts are left out. */
export function htmlBlocks(html: string): ReadBlocks {
  const blocks: Block[] = []
  let title: string | null = null
  let inTitle = false
  let text = ''
  let silenced = 0
  let headingLevel = 0
  const lists: { isNumbered: boolean; count: number }[] = []
  let items: string[] = []
  let mark = ''
  let table: Row[] | null = null
  let depth = 0

  const take = (): string => {
    const taken = tidy(text)
    text = ''
    return taken
  }
  /** Ends what is open: an item of a list, or a paragraph. */
  const flush = () => {
    const taken = take()
    if (taken === '') return
    if (table) return void table.at(-1)?.cells.push(taken)
    if (lists.length > 0) {
      items.push(`${mark === '' ? '  ' : mark}${taken.replaceAll('\n', ' ')}`)
      mark = ''
    } else blocks.push({ kind: 'text', lines: [taken] })
  }
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'text', lines: items })
    items = []
  }
  const nextMark = (): string => {
    const list = lists.at(-1)
    if (!list) return '• '
    list.count++
    return '  '.repeat(lists.length - 1) + (list.isNumbered ? `${list.count}. ` : '• ')
  }

  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name === 'title' && title === null) inTitle = true
        if (silent.has(name)) silenced++
        if (silenced > 0) return
        if (name === 'br') text += '\n'
        if (table) {
          if (name === 'table') depth++
          if (name === 'tr') table.push({ isHead: false, cells: [] })
          if (name === 'th' || name === 'td') {
            const row = table.at(-1)
            if (row && name === 'th') row.isHead = row.cells.length === 0 || row.isHead
            else if (row) row.isHead = false
            text = ''
          }
          if (breaking.has(name) || name === 'li') text += ' '
          return
        }
        const level = heading.exec(name)?.[1]
        if (level !== undefined || breaking.has(name) || name === 'li') flush()
        if (level !== undefined) headingLevel = Number(level)
        if (name === 'ul' || name === 'ol') lists.push({ isNumbered: name === 'ol', count: 0 })
        if (name === 'li') mark = nextMark()
        if (name === 'table') {
          endList()
          table = []
          depth = 1
        }
      },
      onclosetag: (name) => {
        if (name === 'title') inTitle = false
        if (silent.has(name)) silenced = Math.max(0, silenced - 1)
        if (silenced > 0) return
        if (table) {
          if (name === 'th' || name === 'td') table.at(-1)?.cells.push(take().replaceAll('\n', ' '))
          if (name !== 'table' || --depth > 0) return
          const lines = rowsToLines(table)
          table = null
          text = ''
          if (lines.length > 0) blocks.push({ kind: 'text', lines })
          return
        }
        if (heading.test(name)) {
          const taken = take().replaceAll('\n', ' ')
          endList()
          if (taken !== '') blocks.push({ kind: 'heading', level: headingLevel, text: taken })
          headingLevel = 0
          return
        }
        if (breaking.has(name) || name === 'li') flush()
        if (name === 'ul' || name === 'ol') {
          lists.pop()
          if (lists.length === 0) endList()
        }
      },
      ontext: (part) => {
        if (inTitle) title = `${title ?? ''}${part}`
        else if (silenced === 0) text += part.replaceAll(/\s+/g, ' ')
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  flush()
  endList()
  return { title: title === null ? null : tidy(title) || null, blocks }
}

type Row = { isHead: boolean; readonly cells: string[] }

function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}
