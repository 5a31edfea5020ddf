import { app } from 'electron'

/** Where Chromium has this, the end of its graphics process is never one too many. */
const withoutLimit = 'disable-gpu-process-crash-limit'
/** A signal that ended the helpers has reached the app itself by then. */
const signalMs = 1000

/**
 * A logout or a shutdown ends all our processes at once. Chromium takes that for a broken graphics card and, after three
 * attempts within a tenth of a second, ends the app on the spot, before the hub has stopped. So nothing is counted until the
 * graphics process fails while nobody ends us; then Chromium counts, and draws without the card.
 */
export function outliveGraphics(isQuitting: () => boolean): void {
  app.commandLine.appendSwitch(withoutLimit)
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit' || reason === 'killed') return
    setTimeout(() => {
      if (!isQuitting()) app.commandLine.removeSwitch(withoutLimit)
    }, signalMs)
  })
}
