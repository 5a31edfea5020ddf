import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`chamo-me; (?:eu )?me chamo; (?:o )?meu (?:nome|sobrenome|apelido)(?: completo)? é; (?:o )?meu nome:`,
  nameLabel: c`nome`,
  iAm: c`sou; eu sou; em nome de`,
  thisIs: c`(?:eu )?sou [oa]; aqui é [oa]; aqui é; fala; o nome é`,
  titles: 'senhor senhora sr sra',
  particles: 'de da do dos das e',
  afterName: 'com meu minha eu email tel não mas para um uma que',
  notNames: `cliente português portuguesa brasileiro brasileira alemão alemã interessado interessada estudante iniciante vegano vegana
    vegetariano vegetariana urgente disponível grávida desapontado decepcionado contente alto alta grande pequeno pequena errado errada
    incorreto correto certo escrito escrita impresso gravado registado registrado guardado salvo conhecido desconhecido secreto privado
    longo curto difícil mudado alterado amanhã ontem hoje agora depois tarde já ainda nunca sempre também mal bem fã membro comprador dono
    importante obrigatório diferente igual novo nova`,
  at: c`arroba`,
  dot: c`ponto`,
  phone: c`telefone; telem[óo]vel; celular; lig\p{L}*; contact\p{L}*; n[úu]mero`,
  shopNumber: c`pedido; encomenda; fatura; cliente; artigo; rastreio`,
  shopNumberJoins: c`número; é; de`,
}
