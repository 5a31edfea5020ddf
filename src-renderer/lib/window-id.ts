/**
 * Which window this is, as `browser/tab`: the first part stays with the browser, so that "mine" outlives a tab; the second
 * with the tab over a reload. Where nothing may be stored, both last as long as the page.
 */
export const windowId = `${idIn('localStorage')}/${idIn('sessionStorage')}`

function idIn(place: 'localStorage' | 'sessionStorage'): string {
  const name = 'shopbell-window'
  try {
    const storage = window[place]
    const id = storage.getItem(name) ?? crypto.randomUUID().slice(0, 13)
    storage.setItem(name, id)
    return id
  } catch {
    return crypto.randomUUID().slice(0, 13)
  }
}
