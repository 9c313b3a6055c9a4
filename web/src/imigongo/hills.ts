import { diamond, type Shape } from '@academy/contract/courses/cover/shapes'
import {
  type Contour,
  contourLine,
  diamonds,
  type HillCanvas,
  hillside,
  terrace,
  triangles,
  zigzag,
} from './hill-bands.ts'

export const hillsCanvas: HillCanvas = { width: 1440, height: 520 }

/** Colours are variables, so that one drawing, also a prerendered one, serves both themes. */
export const hillColours = {
  gap: 'var(--hill-gap)',
  sun: 'var(--hill-sun)',
  clay: 'var(--hill-clay)',
  back: 'var(--hill-back)',
  backLine: 'var(--hill-back-line)',
  middle: 'var(--hill-middle)',
  middleLight: 'var(--hill-middle-light)',
  middleDark: 'var(--hill-middle-dark)',
  front: 'var(--hill-front)',
  bone: 'var(--hill-bone)',
  sunCore: 'var(--hill-sun-core)',
} as const

const bump = (x: number, centre: number, spread: number) =>
  Math.exp(-((x - centre) ** 2) / (2 * spread * spread))

/** Terraced hills: each terrace follows the contour of its hill and carries a motif band. */
export function drawHills({ width, height }: HillCanvas = hillsCanvas): Shape[] {
  const canvas = { width, height }
  const scale = height / 520
  const back: Contour = (x) =>
    height - scale * (150 + 210 * bump(x, 880, 190) + 150 * bump(x, 1330, 160) + 60 * bump(x, 420, 200))
  const middle: Contour = (x) =>
    height - scale * (70 + 300 * bump(x, 1180, 200) + 120 * bump(x, 640, 170) + 30 * bump(x, 120, 160))
  const front: Contour = (x) =>
    height - scale * (40 + 60 * bump(x, 150, 260) + 205 * bump(x, 860, 230) + 70 * bump(x, 1440, 150))
  /** A contour `depth` under the ridge, closer together where the hill is low. */
  const below =
    (contour: Contour, depth: number): Contour =>
    (x) => {
      const y = contour(x)
      return y + depth * (0.55 + (0.45 * (height - y)) / (height * 0.6))
    }
  return [
    ...drawSun(scale, height),
    ...drawBack(canvas, back, (depth) => below(back, depth * scale)),
    ...drawMiddle(canvas, middle, (depth) => below(middle, depth * scale)),
    ...drawFront(canvas, front, (depth) => below(front, depth * scale)),
  ]
}

type At = (depth: number) => Contour

function drawSun(scale: number, height: number): Shape[] {
  const { sun, gap, sunCore } = hillColours
  const rings: [number, string][] = [
    [1, sun],
    [0.86, gap],
    [0.72, sun],
    [0.58, gap],
    [0.44, sunCore],
    [0.22, sun],
  ]
  return rings.map(([size, fill]) => ({ d: diamond(1030, height - scale * 352, 150 * scale * size), fill }))
}

function drawBack(canvas: HillCanvas, ridge: Contour, at: At): Shape[] {
  const shapes = [hillside(canvas, ridge, hillColours.back)]
  for (let depth = 22; depth < 240; depth += 22)
    shapes.push(contourLine(canvas, at(depth), hillColours.backLine, 3))
  return shapes
}

function drawMiddle(canvas: HillCanvas, ridge: Contour, at: At): Shape[] {
  const { middle, middleLight: light, middleDark: dark } = hillColours
  return [
    hillside(canvas, ridge, middle),
    terrace(canvas, at(14), at(48), dark),
    triangles(canvas, at(16), at(47), light, 32),
    terrace(canvas, at(62), at(70), light),
    terrace(canvas, at(84), at(122), dark),
    diamonds(canvas, at(85), at(121), light, 40),
    diamonds(canvas, at(85), at(121), dark, 40, 0.5),
    terrace(canvas, at(136), at(144), light),
    triangles(canvas, at(160), at(200), dark, 40),
    triangles(canvas, at(176), at(200), light, 40),
    terrace(canvas, at(216), at(226), light),
    diamonds(canvas, at(238), at(276), dark, 40),
    terrace(canvas, at(290), at(300), light),
  ]
}

function drawFront(canvas: HillCanvas, ridge: Contour, at: At): Shape[] {
  const { front, bone, clay } = hillColours
  const { width, height } = canvas
  return [
    hillside(canvas, ridge, front),
    terrace(canvas, at(12), at(20), bone),
    triangles(canvas, at(34), at(70), bone, 36),
    triangles(canvas, at(53), at(73), front, 36),
    terrace(canvas, at(82), at(90), clay),
    diamonds(canvas, at(102), at(146), bone, 48),
    diamonds(canvas, at(102), at(146), front, 48, 0.66),
    diamonds(canvas, at(102), at(146), clay, 48, 0.36),
    terrace(canvas, at(158), at(166), clay),
    triangles(canvas, at(178), at(214), bone, 36, 18),
    triangles(canvas, at(197), at(217), front, 36, 18),
    terrace(canvas, at(226), at(234), bone),
    zigzag(canvas, at(250), at(274), bone, 36, 7),
    terrace(canvas, at(290), at(298), clay),
    { d: `M-16 ${height - 30}H${width + 16}V${height + 2}H-16Z`, fill: front },
    { d: `M-16 ${height - 30}H${width + 16}`, stroke: bone, strokeWidth: 8 },
    { d: `M-16 ${height - 14}H${width + 16}`, stroke: clay, strokeWidth: 6 },
  ]
}
