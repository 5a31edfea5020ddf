/** Feeds made by hand write "Tom & Jerry" and never hear of it; the parser would take all up to the next ";" for a name. */
type XmlRepair = {
  readonly take: (text: string, last: boolean) => string
  readonly repaired: () => number
}

const opening = '<![CDATA['
const closing = ']]>'
const looseAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z_][\w.-]{0,31});)/gi
/** The longest thing that may be cut in two between chunks. */
const longest = 40
/** Control characters that XML does not allow, left in descriptions by some systems; line ends and tabs are its own. */
const forbidden = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

export function createXmlRepair(): XmlRepair {
  let carried = ''
  let inCdata = false
  let count = 0

  function escapeAmpersands(text: string): string {
    if (!text.includes('&')) return text
    return text.replaceAll(looseAmpersand, () => {
      count++
      return '&amp;'
    })
  }

  function run(text: string): string {
    let out = ''
    let at = 0
    while (at < text.length) {
      const mark = inCdata ? closing : opening
      const found = text.indexOf(mark, at)
      const end = found === -1 ? text.length : found + mark.length
      const piece = text.slice(at, end)
      out += inCdata ? piece : escapeAmpersands(piece)
      if (found !== -1) inCdata = !inCdata
      at = end
    }
    return out
  }

  return {
    take: (text, last) => {
      const all = (carried + text).replaceAll(forbidden, (sign) =>
        sign > '\u007e' && sign < '\ufffe' ? sign : ' ',
      )
      const cut = last ? all.length : cutOf(all)
      carried = all.slice(cut)
      return run(all.slice(0, cut))
    },
    repaired: () => count,
  }
}

function cutOf(text: string): number {
  const from = Math.max(0, text.length - longest)
  const marks = ['&', '<', ']'].map((mark) => text.indexOf(mark, from)).filter((found) => found !== -1)
  return marks.length === 0 ? text.length : Math.min(...marks)
}
