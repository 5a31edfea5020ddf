import { expect, it } from 'vitest'
import { sortedSizes } from '#main/features/answering/compose/sizes.ts'

it.each([
  [
    ['XL', 'S', 'M', '2XL', 'XS', 'L'],
    ['XS', 'S', 'M', 'L', 'XL', '2XL'],
  ],
  [
    ['42', '9', '38.5', '38,5 EU', '40'],
    ['9', '38.5', '38,5 EU', '40', '42'],
  ],
  [
    ['one size', '10', 'M', 'queen'],
    ['M', '10', 'one size', 'queen'],
  ],
  [[], []],
])('sizes %j stand in the order of a shop', (sizes, sorted) => {
  expect(sortedSizes(sizes)).toEqual(sorted)
})
