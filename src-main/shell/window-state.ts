import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const whole = z.int().min(-100_000).max(100_000)

const boundsSchema = z.object({ x: whole, y: whole, width: whole, height: whole })
type Bounds = z.infer<typeof boundsSchema>

const windowStateSchema = z.object({ bounds: boundsSchema, maximised: z.boolean() })
type WindowState = z.infer<typeof windowStateSchema>

export const minimumSize = { width: 900, height: 600 } as const
const firstSize = { width: 1240, height: 820 } as const
/** So much of the title bar must lie on a display that the window can be moved. */
const grip = { width: 160, height: 40 } as const

type Placement = {
  readonly width: number
  readonly height: number
  /** Absent: the system places it. */
  readonly x?: number
  readonly y?: number
  readonly maximised: boolean
}

/** Where the window goes: as it was left, but only where a display still is, and no larger than that one. */
export function placeWindow(state: WindowState | null, displays: readonly Bounds[]): Placement {
  if (state === null) return { ...firstSize, maximised: false }
  const { bounds, maximised } = state
  const home = displays.find((display) => holdsGrip(display, bounds))
  const size = {
    width: clamp(bounds.width, minimumSize.width, home?.width),
    height: clamp(bounds.height, minimumSize.height, home?.height),
  }
  return home ? { ...size, x: bounds.x, y: bounds.y, maximised } : { ...size, maximised }
}

/** A missing or damaged file only means that the window opens as on the first day. */
export function readWindowState(path: string): WindowState | null {
  try {
    return windowStateSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

export function writeWindowState(path: string, state: WindowState): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(state))
  renameSync(`${path}.new`, path)
}

function holdsGrip(display: Bounds, window: Bounds): boolean {
  const overlap = Math.min(display.x + display.width, window.x + window.width) - Math.max(display.x, window.x)
  return (
    overlap >= grip.width && window.y >= display.y && window.y + grip.height <= display.y + display.height
  )
}

function clamp(size: number, least: number, most = Number.POSITIVE_INFINITY): number {
  return Math.max(least, Math.min(size, most))
}
