import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`me llamo; mi nombre es; a nombre de`,
  nameLabel: c`nombre`,
  iAm: c`soy`,
  titles: 'señor señora sr sra',
  particles: 'de del la y',
  afterName: 'y con mi yo es email tel no pero para solo un una uno que',
  notNames: 'cliente',
  at: c`arroba`,
  dot: c`punto`,
  phone: c`tel[ée]fono; m[óo]vil; celular; ll[aá]m\p{L}*; contact\p{L}*; n[úu]mero`,
  shopNumber: c`pedido; factura; cliente; referencia; artículo; seguimiento`,
  shopNumberJoins: c`número; es; de; del`,
}
