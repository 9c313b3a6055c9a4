import type { SlideImage } from '@academy/contract/lectures'
import { SLIDE_CANVAS, SLIDE_IMAGE_MIN_PX } from '@academy/contract/lectures/rules'

/** A picture's place on the slide's canvas, in its units; always whole numbers. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A stored picture's box, and back. */
export const boxOf = ({ position, size }: Pick<SlideImage, 'position' | 'size'>): Box => ({
  ...position,
  ...size,
})
export const placeOf = ({ x, y, width, height }: Box) => ({ position: { x, y }, size: { width, height } })

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** Where the slide's text keeps its distance from the canvas's edge. */
export const MARGIN = { x: 60, y: 43 } as const
const SNAP_WITHIN = 7

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** On the canvas; what is larger than the canvas covers it. */
export function moveTo(box: Box, x: number, y: number): Box {
  const place = (wanted: number, length: number, room: number) =>
    between(Math.round(wanted), Math.min(0, room - length), Math.max(0, room - length))
  return {
    ...box,
    x: place(x, box.width, SLIDE_CANVAS.width),
    y: place(y, box.height, SLIDE_CANVAS.height),
  }
}

export const moveBy = (box: Box, dx: number, dy: number): Box => moveTo(box, box.x + dx, box.y + dy)

/** Room between the edge that stays and the canvas's end on the other side. */
function roomFor(box: Box, handle: Handle): { width: number; height: number } {
  const width = handle.includes('w') ? box.x + box.width : SLIDE_CANVAS.width - box.x
  const height = handle.includes('n') ? box.y + box.height : SLIDE_CANVAS.height - box.y
  return { width: Math.max(width, SLIDE_IMAGE_MIN_PX), height: Math.max(height, SLIDE_IMAGE_MIN_PX) }
}

/** Pulls one edge or corner; the opposite ones stay. Never under 50, never beyond the canvas. */
export function resizeBy(box: Box, handle: Handle, dx: number, dy: number, keepsRatio: boolean): Box {
  const isWide = handle.includes('e') || handle.includes('w')
  const isHigh = handle.includes('n') || handle.includes('s')
  const wanted = {
    width: box.width + (handle.includes('w') ? -dx : handle.includes('e') ? dx : 0),
    height: box.height + (handle.includes('n') ? -dy : handle.includes('s') ? dy : 0),
  }
  const room = roomFor(box, handle)
  const size = keepsRatio
    ? scaled(box, room, isWide ? wanted.width / box.width : 0, isHigh ? wanted.height / box.height : 0)
    : {
        width: isWide ? between(Math.round(wanted.width), SLIDE_IMAGE_MIN_PX, room.width) : box.width,
        height: isHigh ? between(Math.round(wanted.height), SLIDE_IMAGE_MIN_PX, room.height) : box.height,
      }
  return {
    x: handle.includes('w') ? box.x + box.width - size.width : box.x,
    y: handle.includes('n') ? box.y + box.height - size.height : box.y,
    ...size,
  }
}

function scaled(box: Box, room: { width: number; height: number }, byWidth: number, byHeight: number) {
  const smallest = Math.max(SLIDE_IMAGE_MIN_PX / box.width, SLIDE_IMAGE_MIN_PX / box.height)
  const largest = Math.max(smallest, Math.min(room.width / box.width, room.height / box.height))
  const factor = between(Math.max(byWidth, byHeight), smallest, largest)
  return {
    width: Math.max(SLIDE_IMAGE_MIN_PX, Math.round(box.width * factor)),
    height: Math.max(SLIDE_IMAGE_MIN_PX, Math.round(box.height * factor)),
  }
}

export type BoxField = keyof Box

/** A number typed into X, Y, W or H. */
export function setField(box: Box, field: BoxField, value: number, keepsRatio: boolean): Box {
  if (field === 'x') return moveTo(box, value, box.y)
  if (field === 'y') return moveTo(box, box.x, value)
  if (field === 'width') return resizeBy(box, 'e', value - box.width, 0, keepsRatio)
  return resizeBy(box, 's', 0, value - box.height, keepsRatio)
}

/** Lines to draw while dragging, in canvas units. */
export interface Guides {
  x: number | null
  y: number | null
}
export const NO_GUIDES: Guides = { x: null, y: null }

interface Pull {
  by: number
  line: number | null
}

function pull(edges: readonly number[], lines: readonly number[]): Pull {
  let best: Pull = { by: 0, line: null }
  let nearest = SNAP_WITHIN + 1
  for (const line of lines) {
    for (const edge of edges) {
      const distance = Math.abs(line - edge)
      if (distance >= nearest) continue
      nearest = distance
      best = { by: line - edge, line }
    }
  }
  return best
}

const linesOf = (length: number, margin: number) => [margin, length / 2, length - margin]
const LINES_X = linesOf(SLIDE_CANVAS.width, MARGIN.x)
const LINES_Y = linesOf(SLIDE_CANVAS.height, MARGIN.y)

/** A moved picture sticks to the margins and to the middle when it comes near. */
export function snapMove(box: Box): { box: Box; guides: Guides } {
  const across = pull([box.x, box.x + box.width / 2, box.x + box.width], LINES_X)
  const down = pull([box.y, box.y + box.height / 2, box.y + box.height], LINES_Y)
  return { box: moveBy(box, across.by, down.by), guides: { x: across.line, y: down.line } }
}

/** How far the pulled edges still go to stand on a margin; add it to what the pointer moved. */
export function snapPull(box: Box, handle: Handle, dx: number, dy: number) {
  const right = box.x + (handle.includes('e') ? box.width : 0) + dx
  const bottom = box.y + (handle.includes('s') ? box.height : 0) + dy
  const still: Pull = { by: 0, line: null }
  const across = /[ew]/.test(handle) ? pull([right], LINES_X) : still
  const down = /[ns]/.test(handle) ? pull([bottom], LINES_Y) : still
  return { dx: dx + across.by, dy: dy + down.by, guides: { x: across.line, y: down.line } }
}

/** Only the lines that the picture really stands on: proportions or the canvas's end may have held it back. */
export function touching({ x, y, width, height }: Box, guides: Guides): Guides {
  const on = (line: number | null, start: number, length: number) =>
    line !== null && [start, start + length / 2, start + length].some((edge) => Math.abs(edge - line) < 1)
      ? line
      : null
  return { x: on(guides.x, x, width), y: on(guides.y, y, height) }
}
