import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { placeWindow, readWindowState, writeWindowState } from '#main/shell/window-state.ts'
import { tempFolder } from '../helpers/hub.ts'

const laptop = { x: 0, y: 0, width: 1440, height: 900 }
const screen = { x: 1440, y: -200, width: 2560, height: 1400 }
const state = (x: number, y: number, width = 1100, height = 700, maximised = false) => ({
  bounds: { x, y, width, height },
  maximised,
})

describe('the place of the window', () => {
  it('is the system’s choice on the first day', () => {
    const place = placeWindow(null, [laptop])
    expect(place).toMatchObject({ maximised: false })
    expect(place).not.toHaveProperty('x')
  })

  it('is as it was left, on whichever display', () => {
    expect(placeWindow(state(20, 30), [laptop])).toEqual({
      x: 20,
      y: 30,
      width: 1100,
      height: 700,
      maximised: false,
    })
    expect(placeWindow(state(1500, -150, 2000, 1200, true), [laptop, screen])).toEqual({
      x: 1500,
      y: -150,
      width: 2000,
      height: 1200,
      maximised: true,
    })
  })

  it.each([
    ['its display is gone', state(1500, -150)],
    ['only a sliver would be seen', state(1400, 30)],
    ['its title bar is above the display', state(20, -10)],
    ['its title bar is below the display', state(20, 890)],
  ])('is left to the system where %s', (_why, left) => {
    const place = placeWindow(left, [laptop])
    expect(place).not.toHaveProperty('x')
    expect(place.width).toBe(1100)
  })

  it('is never smaller than usable nor larger than the display', () => {
    expect(placeWindow(state(0, 0, 50, 50), [laptop])).toMatchObject({ width: 900, height: 600 })
    expect(placeWindow(state(0, 0, 5000, 5000), [laptop])).toMatchObject({ width: 1440, height: 900 })
  })

  it('is written down and read again, leaving nothing else behind', () => {
    const folder = join(tempFolder(), 'window')
    const path = join(folder, 'place.json')
    writeWindowState(path, state(1, 2, 1000, 800, true))
    expect(readWindowState(path)).toEqual(state(1, 2, 1000, 800, true))
    expect(readdirSync(folder)).toEqual(['place.json'])
  })

  it.each(['', '{', '[]', '{"bounds":{"x":1}}', '{"bounds":{"x":1e9,"y":0,"width":1,"height":1}}'])(
    'is forgotten where the file holds %j',
    (text) => {
      const path = join(tempFolder(), 'place.json')
      writeFileSync(path, text)
      expect(readWindowState(path)).toBeNull()
    },
  )

  it('is forgotten where there is no file', () => {
    expect(readWindowState(join(tempFolder(), 'place.json'))).toBeNull()
  })
})
