import { useEffect, useMemo, useRef, useState } from 'react'
import { useDebouncedQuery } from '#renderer/lib/use-debounced-query.ts'
import { rpc } from '#renderer/rpc/index.ts'
import type { CallInput } from '#shared/rpc/contract.ts'
import { httpUrlSchema } from '#shared/schemas/common.ts'
import { sourceInputSchema } from '#shared/schemas/source.ts'
import type { SourceForm } from './form.ts'
import { isWebAddress } from './words.ts'

const typingRestMs = 300
const approvalPercentSchema = sourceInputSchema.shape.brake_percent

/** What the file holds and what a run would change, looked at anew whenever something that decides it changes. */
export function usePreview(form: SourceForm, source_id: string | null) {
  const [turn, setTurn] = useState(0)
  // Another tab that looks at a file is not to be cut off.
  const [asker] = useState(() => crypto.randomUUID())
  const { auth, path, pattern, mapping, base_url, mode, brake_percent, target } = form
  const isAimed = (target.kind === 'bot' ? target.bot_id : target.connection_id) !== ''
  const ask = JSON.stringify({
    asker,
    source_id,
    path,
    pattern,
    mapping,
    base_url: httpUrlSchema.safeParse(base_url).data ?? null,
    mode,
    ...(approvalPercentSchema.safeParse(brake_percent).success ? { brake_percent } : {}),
    ...(auth !== undefined && isWebAddress(path) ? { auth } : {}),
    ...(isAimed ? { target } : {}),
  } satisfies CallInput<'sources.preview'>)
  const typed = JSON.stringify([path, pattern, base_url, brake_percent, auth])
  const typedBefore = useRef(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more for the same
  const { look, restMs } = useMemo(() => {
    // What is chosen is chosen at once; only of what is typed more may come.
    const restMs = typed === typedBefore.current ? 0 : typingRestMs
    typedBefore.current = typed
    return { look: path.trim() === '' ? null : () => rpc('sources.preview', JSON.parse(ask)), restMs }
  }, [ask, path, turn])
  // A large file is not read to its end for nobody.
  useEffect(() => () => void rpc('sources.cancelPreview', { asker }).catch(() => {}), [asker])
  return { ...useDebouncedQuery(look, restMs), again: () => setTurn(turn + 1) }
}
export type PreviewQuery = ReturnType<typeof usePreview>
