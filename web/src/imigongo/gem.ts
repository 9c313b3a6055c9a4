import { diamond, layer, outline, type Point, type Shape } from '@academy/contract/courses/cover/shapes'

export type GemColours = { bone: string; ink: string; sun: string; ground: string }

/** On the clay panel; other grounds pass their own. */
export const clayGem: GemColours = { bone: '#FFF6F0', ink: '#1A1310', sun: '#F2B51D', ground: '#A93A17' }

const corners: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

function teeth(x: number, y: number, radius: number, perSide: number, length: number, fill: string): Shape {
  const outlines = corners.flatMap((from, side) => {
    const to = corners[(side + 1) % 4] ?? from
    const at = (along: number, out: number): Point => [
      x + (from[0] + (to[0] - from[0]) * along) * (radius + out),
      y + (from[1] + (to[1] - from[1]) * along) * (radius + out),
    ]
    return Array.from({ length: perSide }, (_, k) =>
      outline([at(k / perSide, 0), at((k + 0.5) / perSide, length), at((k + 1) / perSide, 0)]),
    )
  })
  return layer(fill, outlines)
}

/** Toothed concentric diamonds around a centre. */
export function drawGem(x: number, y: number, size: number, { bone, ink, sun, ground }: GemColours): Shape[] {
  const ring = (scale: number, fill: string): Shape => ({ d: diamond(x, y, size * scale), fill })
  return [
    teeth(x, y, size * 0.84, 9, size * 0.15, ink),
    ring(0.84, ink),
    ring(0.78, bone),
    ring(0.72, ink),
    teeth(x, y, size * 0.56, 6, size * 0.13, sun),
    ring(0.56, sun),
    ring(0.5, ink),
    ring(0.44, bone),
    teeth(x, y, size * 0.28, 4, size * 0.12, ink),
    ring(0.28, ink),
    ring(0.18, ground),
    ring(0.09, sun),
  ]
}

/** A row of five for narrow panels. */
export function drawGemRow(colours: GemColours): Shape[] {
  return [0, 1, 2, 3, 4].flatMap((i) => drawGem(75 + i * 150, 75, 75, colours))
}
