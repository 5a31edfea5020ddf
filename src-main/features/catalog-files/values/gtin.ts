import { type Fault, fault } from '#shared/faults/fault.ts'
import { short } from './text.ts'

type ReadGtin = { readonly gtin: string; readonly fault: Fault | null }

/** As nearly every file writes them. */
const isPlain = /^\d+$/

/** A barcode number as it is printed. A wrong one is kept and reported: the shop may know better. */
export function readGtin(text: string): ReadGtin | null {
  const plain = isPlain.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/^['=]+/, '')
        .replaceAll(/["\s-]/g, '')
  if (plain === '') return null
  if (/^\d(\.\d+)?e\+?\d+$/i.test(plain))
    return { gtin: text.trim(), fault: fault('gtin_shortened', { value: short(text.trim()) }) }
  if (/^\d{9}[\dx]$/i.test(plain))
    return {
      gtin: plain.toUpperCase(),
      fault: isIsbn(plain) ? null : fault('gtin_not_an_isbn', { value: plain.toUpperCase() }),
    }
  if (!/^\d+$/.test(plain))
    return { gtin: text.trim(), fault: fault('gtin_not_digits', { value: short(text.trim()) }) }
  if (![8, 12, 13, 14].includes(plain.length)) {
    const padded = plain.padStart(plain.length < 8 ? 8 : plain.length < 12 ? 12 : 13, '0')
    const isShort = plain.length > 6 && plain.length < 13 && hasCheckDigit(padded)
    return {
      gtin: plain,
      fault: isShort ? null : fault('gtin_wrong_length', { value: short(plain), digits: plain.length }),
    }
  }
  return { gtin: plain, fault: hasCheckDigit(plain) ? null : fault('gtin_check_digit', { value: plain }) }
}

export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length - 1; place++) {
    const weight = (digits.length - 1 - place) % 2 === 1 ? 3 : 1
    sum += digitAt(digits, place) * weight
  }
  return (10 - (sum % 10)) % 10 === digitAt(digits, digits.length - 1)
}

function digitAt(digits: string, place: number): number {
  return digits.charCodeAt(place) - 48
}

function isIsbn(text: string): boolean {
  let sum = 0
  for (const [place, sign] of [...text.toUpperCase()].entries())
    sum += (10 - place) * (sign === 'X' ? 10 : Number(sign))
  return sum % 11 === 0
}
