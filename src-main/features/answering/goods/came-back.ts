import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'

/** "That aquarium of before, how wide is it?", "back to the kettle": what was spoken of earlier and is called so, the last first. */
export function cameBack({ clause, state, shop }: GoodsInput): Item | null {
  const { has, sort } = clause.frame
  const isBack = (has.again || has.earlierOn) && clause.nth === null && sort === null
  if (!isBack || state.earlier.length === 0) return null
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const said = [...clause.words.map(({ word }) => word), ...clause.facetWords]
  const calledSo = (item: Item) =>
    said.reduce((sum, word) => {
      const fits = shop.termsOf([word], codes).map((term) => shop.fit(item, term))
      const isName = fits.every((fit) => fit !== null && names.has(fit.field))
      return isName ? sum + Math.max(0, ...fits.map((fit) => fit?.score ?? 0)) : sum
    }, 0)
  const others = state.earlier.filter((item) => item !== state.focus)
  const best = Math.max(0, ...others.map(calledSo))
  // What the one in view is called by, too, comes back to nothing.
  if (best === 0 || (state.focus !== null && calledSo(state.focus) >= best)) return null
  return others.findLast((item) => calledSo(item) === best) ?? null
}

const names: ReadonlySet<string> = new Set(['head', 'title', 'category'])
