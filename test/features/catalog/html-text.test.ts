import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToText } from '#main/features/catalog/html-text.ts'

describe('htmlToText', () => {
  it.each([
    ['plain text', 'A warm jacket.', 'A warm jacket.'],
    ['spaces around and within', '  A   warm\t jacket. ', 'A warm jacket.'],
    ['line ends of text', 'one\r\ntwo\n\n\nthree', 'one\ntwo\nthree'],
    ['a paragraph', '<p>One</p><p>Two</p>', 'One\nTwo'],
    ['a break', 'One<br>Two<br/>Three<BR />Four', 'One\nTwo\nThree\nFour'],
    ['a list', '<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
    ['a table', '<table><tr><td>Size</td><td>M</td></tr></table>', 'Size\nM'],
    ['emphasis', 'A <b>very</b> <i>warm</i> jac<u>ket</u>', 'A very warm jacket'],
    ['entities', 'Tom &amp; Jerry &euro;5 &#8364;6 &#x20AC;7', 'Tom & Jerry €5 €6 €7'],
    ['entities that make a tag', '&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
    ['spaces that do not break', 'A&nbsp;warm\u00a0jacket', 'A warm jacket'],
    ['scripts', 'Before<script>alert("<p>x</p>")</script>after', 'Beforeafter'],
    ['styles', '<style>p { color: red }</style>Text', 'Text'],
    ['a script that is not closed', 'Text<script>alert(1)', 'Text'],
    ['comments', 'One<!-- <p>two</p> -->three', 'Onethree'],
    ['attributes', '<p onclick="alert(1)" title="a > b">Text</p>', 'Text'],
    ['an image', '<img src=x onerror=alert(1)>Text', 'Text'],
    ['tags that are not closed', '<div><p>One<p>Two', 'One\nTwo'],
    ['tags that were not opened', 'One</p></div>Two', 'One\nTwo'],
    ['a sign that is no tag', 'Size < 5 and > 3, I <3 it', 'Size < 5 and > 3, I <3 it'],
    ['an ampersand that is no entity', 'R&D & more', 'R&D & more'],
    ['emoji and other scripts', '<p>Größe 😀 サイズ</p>', 'Größe 😀 サイズ'],
    ['nothing', '', ''],
    ['only tags', '<p><br></p>', ''],
  ])('reads %s', (_, html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it('takes any text, and leaves no spaces to tidy', () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<',
      '>',
      '&',
      'amp;',
      '<script>',
      '</script>',
      ' ',
      '\n',
      'a',
      '"',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (html) => {
          const text = htmlToText(html)
          expect(text).toBe(text.trim())
          expect(text).not.toMatch(/ {2}|\n\n| \n|\n |\t|\r/)
        },
      ),
    )
  })

  it('takes a long text of nothing but openings, and ends', () => {
    expect(htmlToText('<div>'.repeat(40_000))).toBe('')
    expect(htmlToText(' '.repeat(200_000))).toBe('')
    expect(htmlToText('<'.repeat(200_000)).length).toBeLessThanOrEqual(200_000)
  })
})
