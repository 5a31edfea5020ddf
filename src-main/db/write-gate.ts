/**
 * SQLite lets one connection write at a time. A worker that fills in a catalog would hold that place most of the time
 * while visitors wait, so it looks here between rows: when the hub wants to write, the worker commits and steps aside.
 */
export type WriteGate = {
  readonly buffer: SharedArrayBuffer
  readonly want: () => void
  readonly done: () => void
}

const free = 0
const wanted = 1

export function createWriteGate(): WriteGate {
  const buffer = new SharedArrayBuffer(4)
  const flag = new Int32Array(buffer)
  return {
    buffer,
    want: () => {
      Atomics.store(flag, 0, wanted)
    },
    done: () => {
      Atomics.store(flag, 0, free)
      Atomics.notify(flag, 0)
    },
  }
}

/** The worker's side. It waits no longer than this for a hub that wanted to write and then did not. */
const stepAsideMs = 20

export type GateWatch = { readonly isWanted: () => boolean; readonly stepAside: () => boolean }

export function watchWriteGate(buffer: SharedArrayBuffer): GateWatch {
  const flag = new Int32Array(buffer)
  return {
    isWanted: () => Atomics.load(flag, 0) === wanted,
    /** True when it had to. */
    stepAside: () => Atomics.wait(flag, 0, wanted, stepAsideMs) !== 'not-equal',
  }
}
