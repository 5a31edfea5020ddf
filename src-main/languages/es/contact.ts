import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`me llamo; mi (?:nombre|apellido)(?: completo)? es; mi nombre:`,
  nameLabel: c`nombre`,
  iAm: c`soy; a nombre de`,
  thisIs: c`soy (?:el|la); habla; le escribe; el nombre es; aquí`,
  titles: 'señor señora sr sra',
  particles: 'de del la y',
  afterName: 'y con mi yo la el lo es email tel no pero para solo un una uno que',
  notNames: `cliente clienta español española mexicano mexicana argentino argentina alemán alemana interesado interesada estudiante
    principiante vegano vegana vegetariano vegetariana urgente disponible embarazada decepcionado decepcionada contento contenta alto alta
    grande pequeño incorrecto correcto equivocado mal bien escrito escrita impreso grabado registrado registrada guardado conocido
    desconocido secreto privado largo corto difícil cambiado mañana ayer luego tarde ya aún todavía nunca siempre también fan miembro
    comprador dueño importante obligatorio atención hoy ahora igual diferente distinto falta la el los las lo`,
  at: c`arroba`,
  dot: c`punto`,
  phone: c`tel[ée]fono; m[óo]vil; celular; ll[aá]m\p{L}*; contact\p{L}*; n[úu]mero`,
  shopNumber: c`pedido; factura; cliente; referencia; artículo; seguimiento`,
  shopNumberJoins: c`número; es; de; del`,
}
