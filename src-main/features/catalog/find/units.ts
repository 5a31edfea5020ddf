/** Each unit under one short name, however a shop or a visitor writes it. */
const spellings: Readonly<Record<string, string>> = {
  in: 'in inch inches zoll pouce pouces pulgada pulgadas pollice pollici polegada polegadas duim " ” ″',
  ft: 'ft foot feet fuss',
  mm: 'mm millimeter millimetre millimeters millimetres',
  cm: 'cm centimeter centimetre centimeters centimetres zentimeter',
  m: 'm meter metre meters metres metro metri metros',
  km: 'km',
  mg: 'mg milligram milligrams',
  g: 'g gr gram grams gramm gramme grammes gramo gramos grammi gramas',
  kg: 'kg kilo kilos kilogram kilograms kilogramm',
  oz: 'oz ounce ounces unze unzen',
  lb: 'lb lbs pound pounds',
  ml: 'ml milliliter millilitre milliliters millilitres',
  cl: 'cl',
  l: 'l liter litre liters litres litro litros litri',
  gal: 'gal gallon gallons',
  w: 'w watt watts',
  v: 'v volt volts',
  mah: 'mah',
  gb: 'gb',
  tb: 'tb',
  mb: 'mb',
  hz: 'hz',
  pk: 'pk pack packs pcs pc piece pieces count ct stuck pieza piezas pezzi stuks',
}

const units = new Map(
  Object.entries(spellings).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

export function unitOf(word: string): string | undefined {
  return units.get(word)
}
