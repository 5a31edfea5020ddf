import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`chamo-me; me chamo; (?:o )?meu nome é; em nome de`,
  nameLabel: c`nome`,
  iAm: c`sou(?: o| a)?; eu sou`,
  titles: 'senhor senhora sr sra',
  particles: 'de da do dos das e',
  afterName: 'com meu minha eu email tel não mas para um uma que',
  notNames: 'cliente',
  at: c`arroba`,
  dot: c`ponto`,
  phone: c`telefone; telem[óo]vel; celular; lig\p{L}*; contact\p{L}*; n[úu]mero`,
  shopNumber: c`pedido; encomenda; fatura; cliente; artigo; rastreio`,
  shopNumberJoins: c`número; é; de`,
}
