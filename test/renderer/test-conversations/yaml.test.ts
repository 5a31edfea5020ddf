import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { yamlOf } from '#renderer/features/test-conversations/yaml.ts'
import { type Dialogue, dialogueFileSchema } from '#shared/schemas/dialogue.ts'

const dialogue: Dialogue = {
  name: 'Returns: "30 days" & more',
  about: ['returns', 'no'],
  at: '2026-03-10T12:00:00.000Z',
  turns: [
    {
      say: "Can I send it back? It's # 1\nreally, {honest}",
      expect: {
        contains: ['30 days', ['free', 'at no cost'], 49.9],
        status: 'bot',
        no_products: true,
        confidence_at_least: 0.45,
        lead: { email: null, name: 'Ann: B.' },
      },
    },
    { press: 'Yes' },
    { person: '- I am here' },
    { set_status: 'human' },
    { say: '2004100990018', expect: { first_product: ['007', 'true'], silent: true } },
  ],
}

describe('a dialogue as YAML', () => {
  it('is read back as it was', () => {
    expect(dialogueFileSchema.parse(parse(yamlOf([dialogue])))).toEqual({ dialogues: [dialogue] })
  })

  it('reads as people write it where the words are plain', () => {
    const text = yamlOf([{ name: 'Tents', about: [], turns: [{ say: 'Do you have tents?' }] }])
    expect(text).toBe('dialogues:\n  - name: Tents\n    turns:\n      - say: Do you have tents?\n')
  })
})
