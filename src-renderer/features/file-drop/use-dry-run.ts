import { useEffect, useState } from 'react'
import { problemOf, rpc } from '#renderer/rpc/index.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import type { SyncMode, SyncResult } from '#shared/schemas/sync.ts'

type Look = { readonly result: SyncResult | null; readonly problem: Problem | null }
const nothingYet: Look = { result: null, problem: null }

/** What loading it would change; looked at anew whenever the bot or the way changes. */
export function useDryRun(body: string, bot_id: string, mode: SyncMode): Look {
  const [look, setLook] = useState<Look>(nothingYet)
  useEffect(() => {
    setLook(nothingYet)
    if (bot_id === '') return
    let current = true
    rpc('catalog.upload', { bot_id, body, mode, dry_run: true })
      .then((result) => ({ result, problem: null }))
      .catch((error) => ({ result: null, problem: problemOf(error) }))
      .then((found) => {
        if (current) setLook(found)
      })
    return () => {
      current = false
    }
  }, [body, bot_id, mode])
  return look
}
