import { describe, expect, it } from 'vitest'
import { html, trusted } from '#main/lib/html.ts'

describe('html', () => {
  it('escapes what is put in, in texts and attributes alike', () => {
    const title = `<b>"it's" & more</b>`
    expect(html`<p title="${title}">${title}</p>`.html).toBe(
      '<p title="&#60;b&#62;&#34;it&#39;s&#34; &#38; more&#60;/b&#62;">&#60;b&#62;&#34;it&#39;s&#34; &#38; more&#60;/b&#62;</p>',
    )
  })

  it('takes pieces and lists of them as they are, and leaves out what is nothing', () => {
    const items = ['<a>', 'b'].map((item) => html`<li>${item}</li>`)
    expect(html`<ul>${items}</ul>${null}${undefined}${false}${0}`.html).toBe(
      '<ul><li>&#60;a&#62;</li><li>b</li></ul>0',
    )
    expect(html`${trusted('<hr>')}`.html).toBe('<hr>')
  })

  it('does not take an object of a stranger for a piece', () => {
    const stranger = JSON.parse('"<script>"') as string
    expect(html`${stranger}`.html).toBe('&#60;script&#62;')
  })
})
