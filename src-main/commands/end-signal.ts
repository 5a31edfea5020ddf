const lookMs = 500
const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Resolves when somebody asks this process to end. A second signal, from someone who cannot wait, ends it at once.
 * npm hands SIGTERM to a shell that ends without passing it on: where npm started us, the end of that shell counts too.
 */
export function waitForEnd(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve(signal))
    if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(timer)
      resolve('SIGTERM')
    }, lookMs).unref()
  })
}
