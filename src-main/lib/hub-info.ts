import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** How scripts find the hub that runs on a folder. Readable by the same user only: the token opens the local socket. */
const hubInfoSchema = z.object({
  pid: z.int(),
  url: z.string().nullable(),
  socket: z.string(),
  token: z.string(),
  version: z.string(),
})
export type HubInfo = z.infer<typeof hubInfoSchema>

export function writeHubInfo(path: string, info: HubInfo): void {
  writeFileSync(`${path}.new`, JSON.stringify(info), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

export function readHubInfo(path: string): HubInfo | null {
  try {
    return hubInfoSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

export function removeHubInfo(path: string): void {
  rmSync(path, { force: true })
}
