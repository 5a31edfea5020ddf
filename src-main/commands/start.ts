import type { CommandContext } from './context.ts'
import { serve } from './serve.ts'

export async function start(context: CommandContext): Promise<number> {
  return serve(context)
}
