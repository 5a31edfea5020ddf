import { describe, expect, it } from 'vitest'
import { givenTimeSchema, httpUrlSchema } from '#shared/schemas/common.ts'

describe('an address', () => {
  it.each(['http://192.168.1.30/', 'https://crm.example/in?a=b', 'http://localhost:4840'])(
    'may be %s',
    (url) => {
      expect(httpUrlSchema.parse(url)).toBe(url)
    },
  )

  it.each([
    ['crm.example', /starts with http:\/\//],
    ['ftp://crm.example/', /starts with http:\/\//],
    ['', /starts with http:\/\//],
    // It begins as it should: something else is wrong with it.
    ['http://192.168.1.300/', /is not a valid web address/],
    ['HTTPS://crm example/', /is not a valid web address/],
    ['http://', /is not a valid web address/],
  ])('cannot be %j', (url, message) => {
    expect(httpUrlSchema.safeParse(url).error?.issues.map((issue) => issue.message)).toEqual([
      expect.stringMatching(message),
    ])
  })
})

describe('a time', () => {
  it.each(['2026-03-10T12:00:00Z', '2026-03-10T14:00:00.000+02:00'])('may be %s', (time) => {
    expect(givenTimeSchema.safeParse(time).success).toBe(true)
  })

  it.each(['2026-03-10', '2026-03-10T12:00:00', 'yesterday'])('cannot be %s', (time) => {
    expect(givenTimeSchema.safeParse(time).success).toBe(false)
  })
})
