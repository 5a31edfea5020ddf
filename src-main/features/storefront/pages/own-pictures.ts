import { hash } from 'node:crypto'

type WithPicture = { readonly image_url: string | null }

/** Whatever could end a text or an element of a stylesheet. */
const unsafe = /["'()<>\\\s]/g

/** The picture that the shop itself has, as it can stand in a stylesheet; null where there is none that a page may load. */
function ownPicture({ image_url }: WithPicture): string | null {
  if (image_url === null || !/^https:\/\//i.test(image_url) || !URL.canParse(image_url)) return null
  return new URL(image_url).href.replaceAll(
    unsafe,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

export function ownPictureClass(product: WithPicture): string | null {
  const address = ownPicture(product)
  return address === null ? null : `own-${hash('sha256', address, 'hex').slice(0, 12)}`
}

/**
 * The shop's own pictures as backgrounds over the drawn ones. Where one cannot be loaded, as at a stand without a network,
 * a background leaves no mark, while an `img` would leave the sign of a broken picture.
 */
export function ownPictureRules(products: readonly WithPicture[]): string {
  const rules = products.flatMap((product) => {
    const address = ownPicture(product)
    return address === null ? [] : `.${ownPictureClass(product)}{background-image:url("${address}")}`
  })
  return [...new Set(rules)].join('\n')
}
