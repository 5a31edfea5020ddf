import { create } from 'zustand'
import { createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { type Layout, type Looking, lookingAtAll } from './filter.ts'

/** By bot. */
const useLookings = create<Readonly<Record<string, Looking>>>(() => ({}))

export function useLooking(botId: string): readonly [Looking, (change: Partial<Looking>) => void] {
  const looking = useLookings((all) => all[botId]) ?? lookingAtAll
  return [looking, (change) => useLookings.setState({ [botId]: { ...looking, ...change } })]
}

export const statsOf = createResources((bot_id) => rpc('catalog.stats', { bot_id }), ['catalog.synced'])

/** By bot and id, which may hold anything. */
export const productOf = createResources(
  (key) => {
    const [bot_id = '', product_id = ''] = JSON.parse(key) as string[]
    return rpc('catalog.get', { bot_id, product_id })
  },
  ['catalog.synced'],
)

const layoutKey = 'shopbell.products'

export const useLayout = create<{ readonly layout: Layout }>(() => ({
  layout: localStorage.getItem(layoutKey) === 'table' ? 'table' : 'grid',
}))

export function setLayout(layout: Layout): void {
  localStorage.setItem(layoutKey, layout)
  useLayout.setState({ layout })
}
