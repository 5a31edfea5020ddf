import type { Topic } from './topics/names.ts'

type Unit = { readonly names: string; readonly tells?: readonly Topic[] }

export const lengths: readonly Topic[] = ['length', 'width', 'height', 'depth', 'diameter', 'size']

/** Units (and the two limits) by their many names; what a number is counted in tells what was measured. */
const units: Readonly<Record<string, Unit>> = {
  mm: { names: 'millimeter millimeters millimetre millimetres millimetri milimetros', tells: lengths },
  cm: {
    names: 'centimeter centimeters centimetre centimetres zentimeter centimetri centimetros',
    tells: lengths,
  },
  meter: { names: 'm meters metre metres metri metros', tells: lengths },
  inch: { names: 'inches zoll pouce pouces pulgada pulgadas pollici polegadas', tells: lengths },
  feet: { names: 'ft foot', tells: lengths },
  gram: { names: 'g gr grams gramm gramme grammes gramos grammi gramas', tells: ['weight'] },
  kg: {
    names:
      'kilogram kilograms kilo kilos kilogramm kilogramme kilogrammes kilogramos chilogrammi quilogramas',
    tells: ['weight', 'load'],
  },
  pound: { names: 'lb lbs pounds', tells: ['weight', 'load'] },
  ounce: { names: 'oz ounces', tells: ['weight', 'volume'] },
  ml: { names: 'milliliter milliliters millilitre millilitres', tells: ['volume'] },
  liter: { names: 'l liters litre litres litros litri', tells: ['volume'] },
  gallon: { names: 'gallons', tells: ['volume'] },
  volt: { names: 'v volts', tells: ['power'] },
  watt: { names: 'w watts', tells: ['power'] },
  amp: { names: 'amps ampere amperes', tells: ['power'] },
  mah: { names: '', tells: ['battery'] },
  gb: { names: 'gigabyte gigabytes', tells: ['memory'] },
  mb: { names: 'megabyte megabytes', tells: ['memory'] },
  hour: {
    names: 'h hr hrs hours stunde stunden heure heures hora horas ora ore uur uren',
    tells: ['lasting'],
  },
  minute: { names: 'mins minutes minuten minutos minuti', tells: ['lasting'] },
  carat: { names: 'carats ct karat', tells: ['stone'] },
  min: { names: 'minimum' },
  max: { names: 'maximum' },
}
const byName = new Map(
  Object.entries(units).flatMap(([unit, { names }]) =>
    [unit, ...names.split(' ')].map((name) => [name, unit] as const),
  ),
)

export function unitNamed(name: string): string | null {
  return byName.get(name) ?? null
}

/** "12oz" and "12 ounces" are the same words; a single letter is a unit only behind a number. */
export function withUnits(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [, number, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? []
    if (number && unit) return byName.has(unit) ? [number, byName.get(unit) ?? unit] : [word]
    const isMeant = word.length > 1 || /^\d+$/.test(words[at - 1] ?? '')
    return [isMeant ? (byName.get(word) ?? word) : word]
  })
}

/** What the numbers of a text measure. */
export function topicsMeasured(words: readonly string[]): ReadonlySet<Topic> {
  if (!words.some((word) => /^\d+$/.test(word))) return none
  return new Set(words.flatMap((word) => units[word]?.tells ?? []))
}

const none: ReadonlySet<Topic> = new Set()

/** Kinds of questions that want a number. */
export const measured: ReadonlySet<Topic> = new Set([
  ...lengths,
  'weight',
  'volume',
  'lasting',
  'load',
  'power',
  'memory',
])
