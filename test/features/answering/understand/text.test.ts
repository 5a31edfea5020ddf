import { describe, expect, it } from 'vitest'
import { readable } from '#main/features/answering/understand/text.ts'

describe('readable', () => {
  it.each([
    ['Cosa c è di nuovo?', "cosa c'e di nuovo?"],
    ['c est combien', "c'est combien"],
    ['j ai vu qu il manque', "j'ai vu qu'il manque"],
    ['jusqu à 50 €', "jusqu'a 50 €"],
  ])('puts the apostrophe back that was left out: %s', (typed, read) => {
    expect(readable(typed)).toBe(read)
  })

  it.each([
    'is it usb c or micro usb',
    'usb c adapter',
    'vitamin c every day',
    'usb c e hdmi',
    'size j is gone',
  ])('leaves letters that stand alone: %s', (typed) => {
    expect(readable(typed)).toBe(typed)
  })
})
