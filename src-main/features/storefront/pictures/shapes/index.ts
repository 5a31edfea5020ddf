import type { Shape } from '../draw.ts'
import * as careFood from './care-food.ts'
import * as clothing from './clothing.ts'
import * as devices from './devices.ts'
import * as home from './home.ts'
import * as kitchen from './kitchen.ts'
import * as leisure from './leisure.ts'
import * as outdoor from './outdoor.ts'
import * as shoesBags from './shoes-bags.ts'

const { board: cuttingBoard, ...otherKitchen } = kitchen

/** Every shape there is, by name. */
export const shapes = {
  ...clothing,
  ...shoesBags,
  ...outdoor,
  ...home,
  ...otherKitchen,
  cuttingBoard,
  ...devices,
  ...leisure,
  ...careFood,
} satisfies Readonly<Record<string, Shape>>

export type ShapeName = keyof typeof shapes
