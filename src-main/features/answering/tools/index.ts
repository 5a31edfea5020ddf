import type { Tool } from '#main/features/language-model/index.ts'
import { goodsTools } from './goods-tools.ts'
import type { Notebook } from './notebook.ts'
import type { Place } from './place.ts'
import { shopTools } from './shop-tools.ts'

/** All that a model may do in a turn. None of them writes: what follows from them is kept with the turn. */
export function toolsFor(place: Place, notebook: Notebook): Tool[] {
  return [...goodsTools(place, notebook), ...shopTools(place, notebook)]
}
