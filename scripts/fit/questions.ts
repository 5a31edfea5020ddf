import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AskedProduct,
  type Fact,
  factsOf,
  type Question,
  readQuestion,
} from '#main/features/answering/product-questions/index.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'

/** A question about one product, with which of its facts answer it; none where it does not say. */
export type AskedQuestion = {
  readonly product: string
  readonly title: string
  readonly text: string
  readonly question: Question
  readonly facts: readonly Fact[]
  readonly right: ReadonlySet<Fact>
  /** On purpose, so that no word of the fact helps to find it. */
  readonly isInOtherWords: boolean
}

const folder = join(import.meta.dirname, 'facts')

/**
 * Our own questions, in seven languages about products of many trades. A block is a product:
 *
 *     = Title | category
 *     Name: value          an attribute
 *     .material: wool      a column of the catalog
 *     " A sentence.        of its description
 *     ? question > Name    the facts that answer it, comma between them; "2 is the second sentence, - is none
 *     ?de question > Name  asked in another language than the shop's
 *
 * Below a line "== shop" its products are asked about in other words than their own. The needs that a product meets (!) and its
 * other names (~) are for whoever measures how goods are found.
 */
export function ownQuestions(): AskedQuestion[] {
  return languageCodes.flatMap((language) =>
    readFileSync(join(folder, `${language}.txt`), 'utf8')
      .split(/^== .*\n/m)
      .flatMap((shop, at) =>
        shop
          .split(/^= /m)
          .map((block) => block.split('\n').filter((line) => line !== '' && !/^[!~]/.test(line)))
          .filter((lines) => lines.length > 0)
          .flatMap((lines) => questionsOfBlock(lines, language, at > 0)),
      ),
  )
}

function questionsOfBlock(
  [head = '', ...lines]: readonly string[],
  shop: LanguageCode,
  isInOtherWords: boolean,
): AskedQuestion[] {
  const product = productOf(head, lines)
  const facts = factsOf(product)
  const own = wordsOf([product.title, product.category, product.brand].join(' '))
  return lines.flatMap((line) => {
    const [, code = '', text = '', answers = ''] = /^\?(\w*) (.*) > (.*)$/.exec(line) ?? []
    if (text === '') return []
    const language = languageCodes.find((known) => known === code) ?? shop
    const right = answers === '-' ? [] : answers.split(', ').map((name) => factNamed(facts, name, line))
    return [
      {
        product: `${shop} ${product.title}`,
        title: product.title,
        text,
        question: readQuestion(text, language, own),
        facts,
        right: new Set(right),
        isInOtherWords,
      },
    ]
  })
}

function productOf(head: string, lines: readonly string[]): AskedProduct {
  const [title = '', category = null] = head.split(' | ')
  const named = lines.flatMap((line) => {
    const [, name, value] = /^([^?"][^:]*): (.*)$/.exec(line) ?? []
    return name && value ? [[name, value] as const] : []
  })
  const column = (name: string) => named.find(([own]) => own === `.${name}`)?.[1] ?? null
  return {
    title,
    category,
    description: lines
      .filter((line) => line.startsWith('" '))
      .map((line) => line.slice(2))
      .join('\n'),
    brand: column('brand'),
    color: column('color'),
    size: column('size'),
    material: column('material'),
    attributes: Object.fromEntries(named.filter(([name]) => !name.startsWith('.'))),
  }
}

function factNamed(facts: readonly Fact[], name: string, line: string): Fact {
  const sentences = facts.filter(({ kind }) => kind === 'sentence')
  const found = name.startsWith('"')
    ? sentences[Number(name.slice(1)) - 1]
    : facts.find((fact) => fact.name === name.replace(/^\./, '') && fact.kind !== 'sentence')
  if (!found) throw new Error(`Nothing is called ${name} in: ${line}`)
  return found
}
