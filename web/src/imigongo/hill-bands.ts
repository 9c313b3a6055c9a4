import { round, type Shape } from '@academy/contract/courses/cover/shapes'

/** A contour: the height of a line over x, downwards. */
export type Contour = (x: number) => number

export type HillCanvas = { width: number; height: number }

function polyline(contour: Contour, width: number): string {
  const points: [number, number][] = []
  for (let x = -16; x <= width + 16; x += 15) points.push([x, Math.round(contour(x))])
  return points
    .map(([x, y], i) => {
      const before = points[i - 1]
      return before ? `${x - before[0]} ${y - before[1]}` : `${x} ${y}l`
    })
    .join(' ')
    .replace('l ', 'l')
    .replace(/ -/g, '-')
}

/** Everything under the contour. */
export function hillside({ width, height }: HillCanvas, contour: Contour, fill: string): Shape {
  return { d: `M${polyline(contour, width)}L${width + 16} ${height + 2}L-16 ${height + 2}Z`, fill }
}

export function contourLine(
  { width }: HillCanvas,
  contour: Contour,
  stroke: string,
  strokeWidth: number,
): Shape {
  return { d: `M${polyline(contour, width)}`, stroke, strokeWidth }
}

/** A terrace between two contours, as one thick line midway. */
export function terrace(canvas: HillCanvas, upper: Contour, lower: Contour, colour: string): Shape {
  const thickness = Math.abs(lower(720) - upper(720))
  return contourLine(canvas, (x) => (upper(x) + lower(x)) / 2, colour, round(thickness))
}

export function triangles(
  { width, height }: HillCanvas,
  upper: Contour,
  lower: Contour,
  fill: string,
  size: number,
  shift = 0,
): Shape {
  let d = ''
  for (let x = -size * 2 + shift; x < width + size; x += size) {
    const start = Math.round(lower(x))
    const peak = Math.round(upper(x + size / 2))
    const end = Math.round(lower(x + size))
    if (Math.min(start, peak, end) < height + 4) {
      d += `M${x} ${start}l${size / 2} ${peak - start} ${size / 2} ${end - peak}z`
    }
  }
  return { d, fill }
}

export function diamonds(
  { width, height }: HillCanvas,
  upper: Contour,
  lower: Contour,
  fill: string,
  size: number,
  scale = 1,
): Shape {
  let d = ''
  for (let x = -size * 2; x < width + size; x += size) {
    const middle = x + size / 2
    const top = upper(middle)
    const bottom = lower(middle)
    const centre = (top + bottom) / 2
    const tall = ((bottom - top) / 2) * scale
    const wide = (size / 2) * scale
    const lean = ((upper(middle + 8) - upper(middle - 8)) / 16) * wide
    if (centre - tall >= height) continue
    const whole = Math.round
    d += `M${whole(middle - wide)} ${whole(centre - lean)}l${whole(wide)} ${whole(lean - tall)} ${whole(wide)} ${whole(lean + tall)}-${whole(wide)} ${whole(tall - lean)}z`
  }
  return { d, fill }
}

export function zigzag(
  { width }: HillCanvas,
  upper: Contour,
  lower: Contour,
  stroke: string,
  size: number,
  strokeWidth: number,
): Shape {
  let d = ''
  let isUp = false
  for (let x = -size; x < width + size; x += size / 2) {
    d += `${d ? 'L' : 'M'}${x} ${Math.round((isUp ? upper : lower)(x))}`
    isUp = !isUp
  }
  return { d, stroke, strokeWidth }
}
