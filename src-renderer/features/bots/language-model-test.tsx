import { FlaskConical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Notice, Status } from '#renderer/ui/status.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showRefusal } from '#renderer/ui/use-form-of.ts'
import type { PhrasingTest } from '#shared/schemas/phrasing.ts'
import { type LanguageModelForm, languageModelFormSchema, languageModelInput } from './language-model-form.ts'
import { TestFigures } from './model-test-figures.tsx'

type LanguageModelTestProps = {
  readonly botId: string
  readonly form: UseFormReturn<LanguageModelForm>
}

/** "Test it" before keeping it: the model's words beside the built-in ones, with times, or the trouble. */
export function LanguageModelTest({ botId, form }: LanguageModelTestProps) {
  const t = useT()
  const [question, setQuestion] = useState('')
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<PhrasingTest | null>(null)
  const test = async () => {
    if (!(await form.trigger())) return
    setBusy(true)
    setResult(null)
    try {
      const { enabled: _, ...input } = languageModelInput(languageModelFormSchema.parse(form.getValues()))
      const asked = question.trim()
      const tested = await rpc('phrasing.test', {
        bot_id: botId,
        ...input,
        ...(asked ? { question: asked } : {}),
      })
      setResult(tested)
      // Without tools there is nothing an assistant could know from.
      if (tested.tools && !tested.tools.works && input.mode === 'assistant')
        form.setValue('mode', 'understand', { shouldDirty: true })
    } catch (error) {
      showRefusal(form, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label={t('bots.test')} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <TextField
        label={t('bots.test_question')}
        hint={t('bots.test_question_hint')}
        value={question}
        maxLength={500}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void test()
        }}
      />
      <Button
        icon={FlaskConical}
        className="self-start"
        busy={busy && t('bots.testing')}
        onClick={() => void test()}
      >
        {t('bots.test')}
      </Button>
      <div role="status">{result && <Result result={result} currency={form.getValues('currency')} />}</div>
    </section>
  )
}

function Result({ result, currency }: { readonly result: PhrasingTest; readonly currency: string }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { ok, question, reply, built_in, fault, first_word_ms, duration_ms } = result
  const ms = Math.round(duration_ms)
  return (
    <div ref={box} className="flex flex-col gap-3">
      <p className="flex items-center justify-between gap-4">
        <span className="min-w-0 break-words">{t('bots.test_asked', { question })}</span>
        <Status tone={ok ? 'good' : 'bad'}>{t(ok ? 'bots.test_works' : 'bots.test_fails')}</Status>
      </p>
      {fault && <Notice tone="bad">{faultText(fault)}</Notice>}
      <div className="grid grid-cols-2 gap-3 text-meta">
        <Words title={t('bots.test_model')} text={reply ?? t('bots.test_nothing')}>
          {first_word_ms === null
            ? t('bots.test_took', { ms })
            : t('bots.test_took_first', { ms, first: Math.round(first_word_ms) })}
        </Words>
        <Words title={t('bots.test_built_in')} text={built_in}>
          {t('bots.test_at_once')}
        </Words>
      </div>
      <TestFigures result={result} currency={currency} />
    </div>
  )
}

type WordsProps = { readonly title: string; readonly text: string; readonly children: string }

function Words({ title, text, children }: WordsProps) {
  return (
    <div className="min-w-0 rounded-control bg-sunken p-3">
      <p className="mb-1 font-medium">{title}</p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
      <p className="mt-2 text-quiet">{children}</p>
    </div>
  )
}
