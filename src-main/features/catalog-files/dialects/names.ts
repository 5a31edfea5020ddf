/** A heading without what only decorates it: `g:image_link`, "Image URLs (x,y,z...)*" and "imageUrl" have plain words. */
export function plainName(name: string): string {
  const last = name.replace(/^@/, '').replace(/^(?:[a-z]{1,3}|xs[id]):/i, '')
  return last
    .normalize('NFKC')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[([{][^)\]}]{0,200}[)\]}]/g, ' ')
    .replaceAll(/[_\-./\\:*#?!¿¡"'’@]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** As a key for exact comparison, with what stands in brackets. */
export function exactName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*?¿¡!'’"]+/g, ' ')
    .trim()
}
