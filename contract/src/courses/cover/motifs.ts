import type { Motif, Palette } from './palettes.ts'
import { pick, type Random } from './seeded.ts'
import { diamond, layer, outline, type Point, rectangle, type Shape } from './shapes.ts'

/** Fills width × height with the motif. The order of the random draws is part of the drawing: never reorder them. */
export type DrawMotif = (width: number, height: number, palette: Palette, random: Random) => Shape[]

/** Zigzag bands mirrored about a vertical axis: < < <> > > */
const chevrons: DrawMotif = (width, height, { ground, bone, mid, pop }, random) => {
  const step = pick(random, [60, 72, 90])
  const thickness = pick(random, [15, 18, 22])
  const axis = width * (0.38 + random() * 0.34)
  const reach = step * 0.62
  const colours = [bone, ground, mid, ground, bone, ground, pop, ground]
  const corners = (Math.ceil(height / step) + 1) * 2
  const half = (start: number, direction: 1 | -1) => {
    const points: Point[] = []
    for (let i = 0; i <= corners; i++) {
      points.push([axis + direction * (start + (i % 2 ? reach : 0)), ((i - 1) * step) / 2])
    }
    points.push([axis - direction * 0.6, ((corners - 1) * step) / 2], [axis - direction * 0.6, -step])
    return outline(points)
  }
  const shapes: Shape[] = []
  for (let band = Math.ceil(width / thickness) + 8; band >= 0; band--) {
    const fill = colours[band % colours.length] ?? bone
    shapes.push({ d: half(band * thickness, 1), fill }, { d: half(band * thickness, -1), fill })
  }
  return shapes
}

/** Staggered nested diamonds, one path per ring: neighbours never overlap. */
const tiles: DrawMotif = (width, height, { ground, bone, mid, pop }, random) => {
  const tall = pick(random, [height / 2, height / 1.5, height / 2.5])
  const wide = tall * (1.05 + random() * 0.35)
  const offset = random() * wide
  const centres: Point[] = []
  for (let row = -1; row <= height / (tall / 2) + 1; row++) {
    for (let column = -1; column <= width / wide + 1; column++) {
      centres.push([column * wide + (row % 2 ? wide / 2 : 0) - offset + wide / 2, (row * tall) / 2])
    }
  }
  const rings: [scale: number, fill: string][] = [
    [1, bone],
    [0.84, ground],
    [0.68, mid],
    [0.46, bone],
    [0.32, ground],
    [0.16, pop],
  ]
  const ring = ([scale, fill]: [number, string]) =>
    layer(
      fill,
      centres.map(([x, y]) => diamond(x, y, (wide / 2) * scale * 0.97, (tall / 2) * scale * 0.97)),
    )
  return [rectangle(width, height, mid), ...rings.map(ring)]
}

/** Stepped diamonds: the colour follows the Manhattan distance on a pixel grid; runs become one path a colour. */
const pixels: DrawMotif = (width, height, { ground, bone, mid, pop }, random) => {
  const unit = pick(random, [12, 15, 18])
  const period = pick(random, [9, 11, 8])
  const shiftX = Math.floor(random() * period)
  const shiftY = Math.floor(random() * period)
  const colours = [pop, ground, bone, bone, ground, mid, mid, ground, bone, ground, mid, ground]
  const colourAt = (x: number, y: number) => {
    const dx = Math.abs(((x + shiftX) % (2 * period)) - period)
    const dy = Math.abs(((y + shiftY) % (2 * period)) - period)
    return colours[Math.min(dx + dy, 2 * period - dx - dy) % colours.length] ?? ground
  }
  const runs = new Map<string, string[]>()
  const columns = Math.ceil(width / unit)
  for (let y = 0; y < height / unit; y++) {
    let start = 0
    for (let x = 1; x <= columns; x++) {
      const colour = colourAt(start, y)
      if (x < columns && colourAt(x, y) === colour) continue
      const run = `M${start * unit} ${y * unit}h${(x - start) * unit}v${unit}h-${(x - start) * unit}z`
      runs.set(colour, [...(runs.get(colour) ?? []), run])
      start = x
    }
  }
  return [rectangle(width, height, ground), ...[...runs].map(([fill, outlines]) => layer(fill, outlines))]
}

/** A skyline of upward chevrons: a bar chart that is also a ridge of hills. Drawn level by level from the top. */
const ridge: DrawMotif = (width, height, { ground, bone, mid, pop }, random) => {
  const count = pick(random, [8, 9, 10])
  const wide = width / count
  const thickness = pick(random, [17, 20, 23])
  const colours = [bone, ground, mid, ground, bone, ground, pop, ground]
  let top = height * (0.66 + random() * 0.1)
  const sun = height * 0.13
  const sunX = width * (0.16 + random() * 0.14)
  const shapes = [
    rectangle(width, height, ground),
    { d: diamond(sunX, height * 0.28, sun), fill: pop },
    { d: diamond(sunX, height * 0.28, sun * 0.72), fill: ground },
    { d: diamond(sunX, height * 0.28, sun * 0.44), fill: bone },
  ]
  const peak = wide * 0.62
  const levels: string[][] = []
  for (let column = 0; column < count; column++) {
    const left = column * wide
    top -= height * (0.045 + random() * 0.06)
    if (random() < 0.2) top += height * 0.09
    let level = 0
    for (let y = Math.max(-peak * 0.2, top); y < height + peak; y += thickness) {
      const bottom = y + thickness + 0.6
      const chevron = outline([
        [left, y + peak],
        [left + wide / 2, y],
        [left + wide, y + peak],
        [left + wide, bottom + peak],
        [left + wide / 2, bottom],
        [left, bottom + peak],
      ])
      levels[level] = [...(levels[level] ?? []), chevron]
      level++
    }
  }
  return [
    ...shapes,
    ...levels.map((outlines, level) => layer(colours[level % colours.length] ?? bone, outlines)),
  ]
}

/** Concentric hexagons joined by their edges, every fifth one lit. */
const hexagons: DrawMotif = (width, height, { ground, bone, pop }, random) => {
  const size = pick(random, [height / 2.6, height / 3.2, height / 2.1])
  const acrossX = size * 1.5
  const acrossY = size * Math.sqrt(3)
  const lit = Math.floor(random() * 6) % 5
  const centres: Point[] = []
  for (let column = -1; column <= width / acrossX + 1; column++) {
    for (let row = -1; row <= height / acrossY + 1; row++) {
      centres.push([column * acrossX + size * 0.2, row * acrossY + (column & 1 ? acrossY / 2 : 0)])
    }
  }
  const hexagon = ([x, y]: Point, radius: number) =>
    outline(
      [0, 1, 2, 3, 4, 5].map((k) => [
        x + radius * Math.cos((k * Math.PI) / 3),
        y + radius * Math.sin((k * Math.PI) / 3),
      ]),
    )
  const ring = (scale: number, fill: string, of: readonly Point[] = centres) =>
    layer(
      fill,
      of.map((centre) => hexagon(centre, size * scale)),
    )
  return [
    rectangle(width, height, bone),
    ring(0.88, ground),
    ring(0.7, bone),
    ring(0.58, ground),
    ring(
      0.4,
      bone,
      centres.filter((_, index) => index % 5 !== lit),
    ),
    ring(
      0.4,
      pop,
      centres.filter((_, index) => index % 5 === lit),
    ),
    ring(0.2, ground),
  ]
}

export const motifs: Record<Motif, DrawMotif> = {
  web: chevrons,
  app: tiles,
  game: pixels,
  data: ridge,
  ai: hexagons,
}
