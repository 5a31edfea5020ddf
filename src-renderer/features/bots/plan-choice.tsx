import type { UseFormRegisterReturn } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { plans } from '#shared/schemas/bot.ts'

/** The plans side by side, each with what it includes. */
export function PlanChoice({ register }: { readonly register: UseFormRegisterReturn }) {
  const t = useT()
  return (
    <fieldset>
      <legend className="font-medium">{t('bots.plan')}</legend>
      <p className="mb-2 text-meta text-quiet">{t('bots.plan_hint')}</p>
      <div className="grid grid-cols-3 gap-3">
        {plans.map((plan) => (
          <label
            key={plan}
            className="flex cursor-pointer gap-2.5 rounded-control border border-line px-3 py-2.5 hover:bg-hover has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)]"
          >
            <input type="radio" value={plan} {...register} className="mt-1 size-4 shrink-0 accent-accent" />
            <span>
              <span className="block font-medium">{t(`bots.plans.${plan}`)}</span>
              <span className="block text-meta text-quiet">{t(`bots.plan_${plan}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
