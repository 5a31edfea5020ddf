import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { modelFolder } from '#main/lib/own-folders.ts'
import { createEmbeddingHost } from '#main/workers/embedding-host.ts'
import { tempFolder } from '../helpers/hub.ts'

const patient = { urgent: true, timeoutMs: 20_000 }

function host(model = modelFolder()) {
  const made = createEmbeddingHost({ folder: model })
  onTestFinished(() => made.stop())
  return made
}

function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  return a && b ? a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0) : Number.NaN
}

describe('the encoder', () => {
  it('puts a sentence and its translations close together, and other sentences far away', async () => {
    const same = [
      'How long does delivery take?',
      'Wie lange dauert die Lieferung?',
      'Combien de temps prend la livraison ?',
      '¿Cuánto tarda el envío?',
      'Quanto tempo ci vuole per la consegna?',
      'Hoe lang duurt de levering?',
      'Quanto tempo demora a entrega?',
    ]
    const [english, ...others] = (await host().embed([...same, 'He drove to the stadium.'], patient)) ?? []
    const stadium = others.pop()
    expect(english).toHaveLength(384)
    expect(cosine(english, english)).toBeCloseTo(1, 4)
    for (const translated of others) expect(cosine(english, translated)).toBeGreaterThan(0.75)
    expect(cosine(english, stadium)).toBeLessThan(0.3)
  })

  it('gives a text the same vector alone and among others', async () => {
    const meaning = host()
    const texts = ['red shoes', 'Where is my parcel?', 'blue shoes', 'x'.repeat(5000), '', '東京 🙂']
    const together = await meaning.embed(texts, { urgent: false, timeoutMs: 20_000 })
    expect(together).toHaveLength(texts.length)
    for (const [index, text] of texts.entries()) {
      const [alone] = (await meaning.embed([text], patient)) ?? []
      expect(cosine(alone, together?.[index])).toBeGreaterThan(0.999)
    }
  })

  it('takes a visitor before the background', async () => {
    const meaning = host()
    await meaning.embed(['awake'], patient)
    const order: string[] = []
    const many = Array.from({ length: 64 }, (_, index) => `a wording of the background, number ${index}`)
    const background = meaning
      .embed(many, { urgent: false, timeoutMs: 20_000 })
      .then(() => order.push('background'))
    const visitor = meaning.embed(['where is my order'], patient).then(() => order.push('visitor'))
    await Promise.all([background, visitor])
    expect(order).toEqual(['visitor', 'background'])
  })

  it('is null when it takes too long, and goes on', async () => {
    const meaning = host()
    expect(await meaning.embed(['hello'], { urgent: true, timeoutMs: 0 })).toBeNull()
    expect(await meaning.embed(['hello'], patient)).toHaveLength(1)
  })
})

describe('without a model', () => {
  it('says that it is missing', async () => {
    const meaning = host(tempFolder())
    expect(await meaning.embed(['hello'], patient)).toBeNull()
    expect(meaning.state()).toMatchObject({
      available: false,
      reason: expect.stringContaining('not installed'),
    })
  })

  it('says that it cannot run', async () => {
    const broken = tempFolder()
    writeFileSync(join(broken, 'encoder.onnx'), 'no model')
    writeFileSync(join(broken, 'vocabulary.txt'), '[UNK]\n[CLS]\n[SEP]\n')
    const meaning = host(broken)
    expect(await meaning.embed(['hello'], patient)).toBeNull()
    expect(meaning.state()).toMatchObject({
      available: false,
      reason: expect.stringContaining('cannot run here'),
    })
    expect(await meaning.embed(['hello'], patient)).toBeNull()
  })

  it('leaves nobody waiting when it stops, and is null from then on', async () => {
    const meaning = host()
    const texts = Array.from({ length: 500 }, (_, index) => `a long list of wordings, number ${index}`)
    const waiting = meaning.embed(texts, { urgent: false, timeoutMs: 60_000 })
    await meaning.stop()
    expect(await waiting).toBeNull()
    expect(await meaning.embed(['hello'], patient)).toBeNull()
  })
})
