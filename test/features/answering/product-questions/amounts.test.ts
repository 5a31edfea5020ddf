import { describe, expect, it } from 'vitest'
import {
  amountsIn,
  boundIn,
  compareAmounts,
  isFrom,
} from '#main/features/answering/product-questions/amounts.ts'
import { answerAbout } from '#main/features/answering/product-questions/index.ts'

describe('amounts', () => {
  it.each([
    ['1.5 kg', [{ value: 1.5, unit: 'kg' }]],
    ['1,5kg', [{ value: 1.5, unit: 'kg' }]],
    ['10,000 mm', [{ value: 10_000, unit: 'mm' }]],
    ['10.000 mm', [{ value: 10_000, unit: 'mm' }]],
    ['1.234,5 g', [{ value: 1234.5, unit: 'gram' }]],
    ['12"', [{ value: 12, unit: 'inch' }]],
    ['2 years', [{ value: 2, unit: 'years' }]],
    [
      '20 x 30 cm',
      [
        { value: 20, unit: 'cm' },
        { value: 30, unit: 'cm' },
      ],
    ],
    ['none', []],
  ])('are read from %s', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts)
  })

  it('compare across units of one kind', () => {
    expect(compareAmounts({ value: 1, unit: 'kg' }, { value: 1000, unit: 'gram' })).toBe(0)
    expect(compareAmounts({ value: 1, unit: 'inch' }, { value: 2, unit: 'cm' })).toBeGreaterThan(0)
    expect(compareAmounts({ value: 1, unit: 'kg' }, { value: 1, unit: 'cm' })).toBeNull()
    expect(compareAmounts({ value: 9, unit: 'months' }, { value: 2, unit: 'years' })).toBeNull()
  })

  it.each([
    ['Age', 'from 3 years', true],
    ['Alter', 'ab 3 Jahren', true],
    ['Âge', 'dès 3 ans', true],
    ['Edad', 'a partir de 18 meses', true],
    ['Età', 'dai 3 anni', true],
    ['Leeftijd', '3+', true],
    ['Mindestalter', '3 Jahre', true],
    ['Dauer', '20 min', false],
    ['Größe des Topfes', '30 cm', false],
    ['Age', '4 to 6 years', false],
  ])('begin at it: %s %s', (name, value, isOpen) => {
    expect(isFrom(name, value)).toBe(isOpen)
  })

  it.each([
    ['is it heavier than 2 kg?', 'more'],
    ['is it under 2 kg?', 'less'],
    ['is it at least 2 kg?', 'atLeast'],
    ['trägt es bis zu 100 kg?', 'atMost'],
    ['ist es schwerer als 2 kg?', 'more'],
    ['pèse-t-il moins de 2 kg ?', 'less'],
    ['is it 2 kg?', null],
  ])('are bounded: %s', (question, bound) => {
    expect(boundIn(question)).toBe(bound)
  })
})

describe('questions with a number', () => {
  const bag = {
    title: 'Bag',
    description: null,
    brand: null,
    category: null,
    color: null,
    size: null,
    material: null,
    attributes: { weight: '1.5 kg', dimensions: '20 x 30 x 40 cm' },
  }

  it.each([
    ['does it weigh more than 1 kg?', 'yes'],
    ['does it weigh less than 1 kg?', 'no'],
    ['is the weight under 2000 g?', 'yes'],
    ['is the weight 5 kg?', 'no'],
    ['is the weight 1.5 kg?', 'yes'],
    ['does it weigh at least 1.5 kg?', 'yes'],
    ['is the weight over 5?', null],
    ['are the dimensions above 25 cm?', null],
  ])('%s', (question, polarity) => {
    expect(answerAbout(bag, question, 'en')).toMatchObject({ polarity })
  })
})
