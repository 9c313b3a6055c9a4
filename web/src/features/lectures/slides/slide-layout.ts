import type { Slide } from '@academy/contract/lectures'
import { SLIDE_CANVAS } from '@academy/contract/lectures/rules'

/** Units between the canvas's edge and its text, and between text and a picture beside it. */
const TEXT_EDGE = 60
const PICTURE_GAP = 32
/** A picture that begins further left than this lies under or over the text, not beside it. */
const BESIDE_FROM_X = 340

/** How wide the text of a slide may run, in canvas units, so that pictures at its right stay clear. */
export function textWidthOf({ images }: Pick<Slide, 'images'>): number {
  const besides = images.map(({ position }) => position.x).filter((x) => x >= BESIDE_FROM_X)
  return Math.min(SLIDE_CANVAS.width - TEXT_EDGE, ...besides.map((x) => x - PICTURE_GAP)) - TEXT_EDGE
}
