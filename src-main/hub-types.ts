import type { Moves } from '#main/features/backups/index.ts'
import type { Browsers } from '#main/features/browsers/index.ts'
import type { Pace, UploadedFile } from '#main/features/imports/index.ts'
import type { NoticePace } from '#main/features/notices/index.ts'
import type { PumpPace } from '#main/features/webhooks/index.ts'
import type { WidgetFiles } from '#main/features/widget/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { Log } from '#main/lib/log.ts'
import type { OutgoingParts } from '#main/lib/outgoing/index.ts'
import type { AnyRpc } from '#main/lib/rpc.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'
import type { Limits } from '#shared/limits.ts'
import type { Handlers, Rpc } from '#shared/rpc/contract.ts'
import type { DesktopCallName } from '#shared/rpc/desktop.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { CatalogCopy } from '#shared/schemas/source.ts'

export type HubOptions = {
  readonly dataPath?: string | undefined
  /** For this run instead of the one in the settings. 0 takes a free port; null does not listen at all (for scripts). */
  readonly port?: number | null | undefined
  readonly clock?: Clock
  readonly log?: Log
  readonly limits?: Limits
  readonly allowedHosts?: readonly string[]
  /** Seals remote keys; by default with a key file in the data folder. */
  readonly secrets?: SecretBox
  /** Where the meaning model lies; where there is none, questions are matched by words alone. */
  readonly modelPath?: string
  /** The built chat for websites, and what a page waits for where it may have to be built first. */
  readonly widgetFiles?: WidgetFiles
  /** For tests: real waits are seconds and minutes. */
  readonly pace?: Pace &
    PumpPace & {
      readonly probeMs?: number
      readonly recheckMs?: number
      readonly notices?: NoticePace
      readonly graceMs?: number
      readonly handoverMs?: number
      readonly backupMs?: number
    }
  /** For tests: a disk of their own making. */
  readonly storage?: { readonly lookMs?: number; readonly freeBytes?: () => number }
  /** Stops this hub and starts it anew, after a backup was restored; without it that waits for the next start. */
  readonly restart?: () => void
  /** For tests: from 0 to 1. */
  readonly random?: () => number
  /** For tests: names, networks and authorities of their own. */
  readonly outgoing?: OutgoingParts
  /** Where this process listens beside the service: nothing is sent there. */
  readonly otherPorts?: () => readonly number[]
  /** What only the desktop app can do. */
  readonly desktop?: Handlers<DesktopCallName>
}

export type Hub = {
  readonly start: () => Promise<StartedHub>
  readonly stop: () => Promise<void>
  /** Ends calls that wait for somebody elsewhere, so that whoever carries them can close; `stop` does it too. */
  readonly cancelOutgoing: () => void
  readonly rpc: Rpc
  /** The same calls for transports, which have only a name and some JSON. */
  readonly anyRpc: AnyRpc
  /** Resolves when every bot answers as well as it ever will, or after a while. */
  readonly warm: (patienceMs?: number) => Promise<void>
  /** A catalog file as a stream, which no call can carry. */
  readonly uploadCatalogFile: (file: UploadedFile) => Promise<CatalogCopy>
  /** Who is signed in to the headless dashboard. */
  readonly browsers: () => Browsers
  /** Files to move the shop with, which a browser fetches and sends. */
  readonly moves: () => Moves
  readonly events: { readonly subscribe: (listener: (push: Push) => void) => () => void }
}

export type StartedHub = { readonly url: string | null; readonly dataPath: string }
