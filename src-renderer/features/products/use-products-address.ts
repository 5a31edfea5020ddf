import { useAddressFilter } from '#renderer/lib/use-address-filter.ts'
import { addressChoices, addressOf, lookingBy, usualAddress } from './address.ts'
import { setLayout, useLayout, useLooking } from './store.ts'

/** Reload, back and a copied link restore what was looked for. */
export function useProductsAddress(botId: string): void {
  const [looking, change] = useLooking(botId)
  const { layout } = useLayout()
  useAddressFilter({
    filter: addressOf(looking, layout),
    usual: usualAddress,
    choices: addressChoices,
    take: (address) => {
      change(lookingBy(address))
      setLayout(address.layout)
    },
  })
}
