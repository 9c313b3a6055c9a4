import { CERTIFICATE_COLOURS, type CertificateShape } from './frame.ts'

const { ink, bone, clay, sun } = CERTIFICATE_COLOURS

/** The square in which seal and mark are drawn. */
export const SEAL_UNITS = 400
export const MARK_UNITS = 34

type Point = readonly [x: number, y: number]
const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

const outline = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`

/** Teeth on the four sides of a diamond of that radius. */
function teeth(radius: number, perSide: number, length: number): string {
  const centre = SEAL_UNITS / 2
  return SIDES.flatMap((from, side) => {
    const to = SIDES[(side + 1) % 4] ?? from
    const at = (along: number, out: number): Point => [
      centre + (from[0] + (to[0] - from[0]) * along) * (radius + out),
      centre + (from[1] + (to[1] - from[1]) * along) * (radius + out),
    ]
    return Array.from({ length: perSide }, (_, tooth) =>
      outline([at(tooth / perSide, 0), at((tooth + 0.5) / perSide, length), at((tooth + 1) / perSide, 0)]),
    )
  }).join('')
}

/** The toothed diamond, in a square of `SEAL_UNITS`. */
export function certificateSeal(): CertificateShape[] {
  const centre = SEAL_UNITS / 2
  // Edged in its own colour, so that no hair of white shows where teeth meet their ring.
  const layer = (d: string, fill: string): CertificateShape => ({ d, fill, stroke: fill, strokeWidth: 1 })
  const ring = (radius: number, fill: string) =>
    layer(outline(SIDES.map(([x, y]) => [centre + x * radius, centre + y * radius])), fill)
  return [
    layer(teeth(168, 9, 30), ink),
    ring(168, ink),
    ring(156, bone),
    ring(144, ink),
    layer(teeth(112, 6, 26), sun),
    ring(112, sun),
    ring(100, ink),
    ring(88, bone),
    layer(teeth(56, 4, 24), ink),
    ring(56, ink),
    ring(36, clay),
    ring(18, sun),
  ]
}

/** A peak above its reflection, in a square of `MARK_UNITS`. */
export const certificateMark: readonly CertificateShape[] = [
  { d: 'M17 1 33 17H26.6L17 7.4 7.4 17H1Z', fill: ink },
  { d: 'M17 10.2 23.8 17H10.2Z', fill: clay },
  { d: 'M1 19.4H33L17 33.4Z', fill: ink },
  { d: 'M11.6 22.2H22.4L17 27Z', fill: sun },
]

/** The room of the holder's name, mm: it ends before the seal begins. */
export const NAME_WIDTH_MM = 152
export const NAME_TRACKING = -0.04
const NAME_LARGEST_MM = 17.5
/** Rather two lines than smaller letters. */
const NAME_SMALLEST_MM = 10.5

/** Height of the name's letters on the page, mm, from the width that the whole name takes in letters of 1 mm. */
export function nameSizeMm(widthOfOne: number): number {
  // Rounded down, so that what is measured again still fits.
  const fitting = Math.floor((NAME_WIDTH_MM / widthOfOne) * 100) / 100
  return Math.min(NAME_LARGEST_MM, Math.max(NAME_SMALLEST_MM, fitting))
}
