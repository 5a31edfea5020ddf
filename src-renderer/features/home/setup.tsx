import { Check, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { HomeSummary } from '#shared/rpc/home.ts'
import { nameSchema } from '#shared/schemas/common.ts'
import { type Settings, settingsSchema } from '#shared/schemas/settings.ts'
import { loadDemo } from './store.ts'

const shopNameSchema = settingsSchema.pick({ shop_name: true }).extend({ shop_name: nameSchema })

type SetupProps = { readonly settings: Settings; readonly summary: HomeSummary }

/** The guided path of the first start: name the shop, fill a bot, try the chat. */
export function Setup({ settings, summary }: SetupProps) {
  const t = useT()
  const named = settings.shop_name !== ''
  const [loading, setLoading] = useState(false)
  // The demo's bot is there before its products are.
  const filled = summary.bots > 0 && !loading
  const load = async () => {
    setLoading(true)
    await loadDemo().catch(showProblem)
    setLoading(false)
  }
  const finish = () => void rpc('settings.update', { setup_done: true }).catch(showProblem)
  return (
    <Card
      title={t('setup.title')}
      hint={t('setup.hint')}
      act={
        <Button look="quiet" onClick={finish}>
          {t('setup.skip')}
        </Button>
      }
      className="mb-6"
    >
      <ol className="flex flex-col gap-5">
        <Step number={1} title={t('setup.name')} done={named} active={!named} result={settings.shop_name}>
          <NameForm />
        </Step>
        <Step
          number={2}
          title={t('setup.fill')}
          done={filled}
          active={named && !filled}
          result={t('setup.filled', { bots: summary.bots, products: summary.products })}
        >
          <FillChoice loading={loading} onLoad={() => void load()} />
        </Step>
        <Step number={3} title={t('setup.try')} done={false} active={named && filled}>
          <p className="mb-3 text-quiet">{t('setup.try_hint')}</p>
          <Button
            look="primary"
            onClick={() => {
              finish()
              navigate('/test-chat')
            }}
          >
            {t('setup.try_act')}
          </Button>
        </Step>
      </ol>
    </Card>
  )
}

type StepProps = {
  readonly number: number
  readonly title: string
  readonly done: boolean
  readonly active: boolean
  readonly result?: string
  readonly children: ReactNode
}

function Step({ number, title, done, active, result, children }: StepProps) {
  return (
    <li aria-current={active ? 'step' : undefined} className="flex gap-4">
      <span
        aria-hidden
        className={cx(
          'flex size-7 shrink-0 items-center justify-center rounded-full border text-meta font-medium',
          done && 'border-transparent bg-good-soft text-good',
          active && 'border-transparent bg-accent text-on-accent',
          !done && !active && 'border-line-strong text-quiet',
        )}
      >
        {done ? <Check className="size-4" /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <p className={cx('pt-0.5', active ? 'font-medium' : 'text-quiet')}>
          {title}
          {done && result && <span className="text-ink">: {result}</span>}
        </p>
        {active && <div className="mt-3">{children}</div>}
      </div>
    </li>
  )
}

function NameForm() {
  const t = useT()
  const form = useFormOf(shopNameSchema, { shop_name: '' }, { guard: false })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ shop_name }) => {
    try {
      await rpc('settings.update', { shop_name })
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} className="flex max-w-md items-start gap-2">
      <Field label={t('setup.name_label')} error={errors.shop_name?.message} className="flex-1">
        {(wiring) => <Input {...wiring} {...form.register('shop_name')} example={t('setup.name_example')} />}
      </Field>
      <Button type="submit" look="primary" className="mt-7.5" busy={isSubmitting && t('act.saving')}>
        {t('act.save')}
      </Button>
    </form>
  )
}

function FillChoice({ loading, onLoad }: { readonly loading: boolean; readonly onLoad: () => void }) {
  const t = useT()
  return (
    <>
      <p className="mb-3 text-quiet">{t('setup.fill_hint')}</p>
      <div className="flex gap-2">
        <Button look="primary" icon={Sparkles} busy={loading && t('setup.loading_demo')} onClick={onLoad}>
          {t('setup.load_demo')}
        </Button>
        <Button onClick={() => navigate('/bots/new')}>{t('setup.own_bot')}</Button>
      </div>
    </>
  )
}
