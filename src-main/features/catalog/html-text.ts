import { Parser } from 'htmlparser2'

const breaking = new Set(
  'address article blockquote br dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const silent = new Set(['script', 'style', 'template', 'noscript'])

/** Descriptions come as HTML from most shop systems; visitors and the index get the text. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return tidy(html)
  let text = ''
  let silenced = 0
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (silent.has(name)) silenced++
        else if (breaking.has(name)) text += '\n'
      },
      onclosetag: (name) => {
        if (silent.has(name)) silenced = Math.max(0, silenced - 1)
        else if (breaking.has(name)) text += '\n'
      },
      ontext: (part) => {
        if (silenced === 0) text += part
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return tidy(text)
}

/** Most texts are clean already, and checking is cheaper than cleaning. */
const untidy = / {2}|[^\S ]/

function tidy(text: string): string {
  if (!untidy.test(text)) return text.trim()
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}
