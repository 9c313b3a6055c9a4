import { nice, ticks } from 'd3-array'

/** Up to here things are counted, and nobody counts halves. */
const HALVES_NAMED_ABOVE = 4

/** Where categories stand along the axis at the bottom, each in a band of its own. */
export interface BandScale {
  /** From one category to the next. */
  step: number
  bandwidth: number
  startOf: (index: number) => number
  middleOf: (index: number) => number
}

/** How high values stand over the floor, and which of them the axis names. */
export interface ValueScale {
  ticks: number[]
  yOf: (value: number) => number
}

/** @param between share of a step that stays free between two bands
 * @param outside the same before the first and behind the last */
export function bandScale(count: number, width: number, between: number, outside: number): BandScale {
  const step = width / Math.max(1, count - between + 2 * outside)
  const bandwidth = step * (1 - between)
  const firstAt = (width - step * (count - between)) / 2
  const startOf = (index: number) => firstAt + step * index
  return { step, bandwidth, startOf, middleOf: (index) => startOf(index) + bandwidth / 2 }
}

/** From 0 at `floor` to a round value at or over `highest` at the top. */
export function valueScale(highest: number, floor: number, tickCount: number): ValueScale {
  const [, top] = nice(0, highest, tickCount)
  const isNamed = (value: number) => top > HALVES_NAMED_ABOVE || Number.isInteger(value)
  return { ticks: ticks(0, top, tickCount).filter(isNamed), yOf: (value) => floor * (1 - value / top) }
}
