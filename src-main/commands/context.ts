/** What every command is given of the command line. */
export type CommandContext = {
  readonly rest: readonly string[]
  readonly port: number | undefined
  readonly dataPath: string | undefined
  readonly demo: boolean
  readonly passphraseFile?: string | undefined
  readonly sync?: {
    readonly botId: string | undefined
    readonly dryRun: boolean
    readonly yes: boolean
    readonly merge: boolean
  }
}

/** The command line itself is wrong: the usage is shown with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
