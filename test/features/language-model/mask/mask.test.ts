import { describe, expect, it } from 'vitest'
import { createMask } from '#main/features/language-model/mask/mask.ts'

const open = (names: readonly string[] = []) =>
  createMask({ names, isOfShop: (text) => text === 'SKU-20031' || text === '030 1234567' })

describe('what leaves the PC', () => {
  it.each([
    ['my mail is ann.lee+shop@mail.example.org, thanks', 'my mail is EMAIL_A, thanks'],
    ['call me on +49 151 2345678', 'call me on PHONE_A'],
    ['0151/23456789 is my number', 'PHONE_A is my number'],
    ['my order A-10023 is late', 'my order ORDER_A is late'],
    ['order #4711 please', 'order ORDER_A please'],
    ['I live at Hauptstraße 12, 10115 Berlin', 'I live at ADDRESS_A'],
    ['send it to 221 Baker Street', 'send it to ADDRESS_A'],
    ['livrez au 12 rue de la Paix', 'livrez au ADDRESS_A'],
    ['ann@a.example and bob@b.example, or ANN@a.example', 'EMAIL_A and EMAIL_B, or EMAIL_A'],
  ])('%s', (text, masked) => {
    const mask = open()
    expect(mask.mask(text)).toBe(masked)
    expect(mask.unmask(masked).toLowerCase()).toBe(text.toLowerCase())
  })

  it('hides names that were given, wherever they stand', () => {
    const mask = open(['Ann Lee'])
    expect(mask.mask('I am Ann Lee. Yes, ann  lee!')).toBe('I am NAME_A. Yes, NAME_A!')
    expect(mask.unmask('Thanks, NAME_A!')).toBe('Thanks, Ann Lee!')
  })

  it.each([
    'a jacket under 100 euros',
    'size 43 in 20 litres, 1299.95 EUR',
    'do you have SKU-20031?',
    'is 030 1234567 your number?',
    '2 x 4 cm, 500 ml',
    'on 12.11.2026 at 10:30',
  ])('leaves "%s" as it is', (text) => {
    expect(open().mask(text)).toBe(text)
  })

  it('puts back what a tool is given, and leaves words that the model made up', () => {
    const mask = open()
    mask.mask('ann@a.example')
    expect(mask.unmaskAll({ question: 'write to EMAIL_A', more: ['EMAIL_B'] })).toEqual({
      question: 'write to ann@a.example',
      more: ['EMAIL_B'],
    })
  })
})
