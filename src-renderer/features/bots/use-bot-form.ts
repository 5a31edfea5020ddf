import { useFormContext } from 'react-hook-form'
import type { BotForm } from './form.ts'

/** The form of the bot that is open, for the parts of its page. */
export function useBotForm() {
  return useFormContext<BotForm>()
}
