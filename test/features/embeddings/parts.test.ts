import { beforeAll, expect, it } from 'vitest'
import { loadModel, type Model } from '#main/features/embeddings/index.ts'
import { modelFolder } from '#main/lib/own-folders.ts'

let model: Model
beforeAll(async () => {
  model = await loadModel(modelFolder())
})

const likeliest = async (text: string, name: 'refused' | 'thing' | 'limit') =>
  (await model.read(text)).parts.filter((part) => part[name] > 0.5).map(({ word }) => word)

it.each([
  ['a lamp please, brass is out of the question for me', 'lamp', 'brass'],
  ['Ich suche ein Sofa, Leder kommt mir nicht ins Haus', 'sofa', 'leder'],
  ["des rideaux, le polyester je n'en peux plus", 'rideaux', 'polyester'],
  ['busco sandalias, de tacón ni hablar', 'sandalias', 'tacon'],
  ['cerco un vino, niente bollicine per me', 'vino', 'bollicine'],
  ['queria um queijo, de cabra não gosto nada', 'queijo', 'cabra'],
])('%s: the thing, and what is refused', async (text, thing, refused) => {
  expect(await likeliest(text, 'thing')).toEqual([thing])
  expect(await likeliest(text, 'refused')).toEqual([refused])
})

it.each([
  'do you have the drill in stock or not?',
  "why don't you sell bread?",
  'warum habt ihr keine Zelte?',
])('%s: denies and refuses nothing', async (text) => expect(await likeliest(text, 'refused')).toEqual([]))

it('hears a limit, and gives the same vector as without looking at the words', async () => {
  const text = 'something for his desk under 20 euros'
  expect(await likeliest(text, 'limit')).toEqual(['under', '20', 'euros'])
  const [vector] = await model.embed([text])
  expect((await model.read(text)).vector).toEqual(vector)
})
