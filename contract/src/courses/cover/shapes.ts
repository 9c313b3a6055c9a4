export type Point = readonly [x: number, y: number]

/** One filled or stroked outline; a drawing is a list of them, back to front. */
export type Shape = {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
}

/** One decimal is finer than any screen shows and keeps the markup short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

export function diamond(x: number, y: number, halfWidth: number, halfHeight = halfWidth): string {
  return outline([
    [x, y - halfHeight],
    [x + halfWidth, y],
    [x, y + halfHeight],
    [x - halfWidth, y],
  ])
}

export function rectangle(width: number, height: number, fill: string): Shape {
  return { d: `M0 0H${width}V${height}H0Z`, fill }
}

/** Shapes of one colour that do not cover each other become one path: a tenth of the elements. */
export function layer(fill: string, outlines: readonly string[]): Shape {
  return { d: outlines.join(''), fill }
}
