import { CLAY, HILL, INK, LAKE, MUTED, SUN } from './look.mjs'

/** Six prices on one line: the mean runs after the strange one, the median stays. */
export function numberLine({ text, box }) {
  const x = (price) => 60 + ((price - 600) / 2500) * 760
  const diamond = (price, y, fill, words) =>
    `<path d="M${x(price)} ${y - 13}l13 13-13 13-13-13z" fill="${fill}"/>` +
    text(x(price), y + 42, words, { fill, weight: 700, size: 21 })
  const ticks = [1000, 1500, 2000, 2500, 3000]
    .map(
      (price) =>
        box(x(price) - 1, 128, 2, 12, MUTED) +
        text(x(price), 164, price.toLocaleString('en-US'), { size: 18, fill: MUTED }),
    )
    .join('')
  const prices = [750, 800, 800, 850, 900, 3000]
    .map(
      (price, i) =>
        `<circle cx="${x(price)}" cy="${i === 2 ? 76 : 104}" r="13" fill="${price === 3000 ? CLAY : HILL}"/>`,
    )
    .join('')
  return (
    box(60, 126, 760, 4, INK) +
    ticks +
    prices +
    text(x(3000), 70, 'the strange one', { size: 18, fill: CLAY }) +
    diamond(825, 216, LAKE, 'median 825') +
    diamond(1183, 216, CLAY, '') +
    text(x(1183) + 22, 224, 'mean 1,183', { anchor: 'start', fill: CLAY, weight: 700, size: 21 })
  )
}

export const chart = {
  bars({ text, box }, line) {
    const rows = [
      ['Rice', 1600],
      ['Tomatoes', 800],
      ['Cabbage', 500],
      ['Irish potatoes', 450],
    ]
    const bars = rows.map(([name, price], i) => {
      const y = 14 + i * 62
      const width = (price / 1600) * 520
      return (
        text(188, y + 32, name, { anchor: 'end' }) +
        box(204, y, width, 46, i === 0 ? SUN : HILL) +
        text(216 + width, y + 32, price.toLocaleString('en-US'), { anchor: 'start', weight: 700 })
      )
    })
    return (
      box(203, 4, 2, 256, line) +
      bars.join('') +
      text(204, 292, 'RWF a kilo, practice prices. The bars begin at 0.', {
        anchor: 'start',
        size: 18,
        fill: MUTED,
      })
    )
  },
  rain({ text, box }, line) {
    const rain = [75, 95, 130, 165, 120, 40, 20, 45, 110, 145, 150, 100]
    const x = (i) => 70 + i * 66
    const y = (mm) => 214 - mm * 1.18
    const grid = [0, 50, 100, 150]
      .map(
        (mm) =>
          box(70, y(mm), 740, 1.5, line) +
          text(58, y(mm) + 6, String(mm), { anchor: 'end', size: 17, fill: MUTED }),
      )
      .join('')
    const seasons = box(x(2) - 26, 14, 184, 200, '#DDECF8') + box(x(8) - 26, 14, 184, 200, '#DDECF8')
    const path = rain.map((mm, i) => `${i ? 'L' : 'M'}${x(i)} ${y(mm)}`).join('')
    const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']
      .map((name, i) => text(x(i), 240, name, { size: 18, fill: MUTED }))
      .join('')
    const points = rain.map((mm, i) => `<circle cx="${x(i)}" cy="${y(mm)}" r="6" fill="${LAKE}"/>`).join('')
    return `${seasons}${grid}<path d="${path}" fill="none" stroke="${LAKE}" stroke-width="4" stroke-linejoin="round"/>${points}${months}${text(70, 264, 'millimetres a month', { anchor: 'start', size: 16, fill: MUTED })}`
  },
}

const UNRIPE = [
  [120, 220],
  [190, 170],
  [170, 250],
  [250, 210],
  [290, 250],
  [340, 160],
  [230, 130],
]
const RIPE = [
  [560, 90],
  [620, 150],
  [690, 70],
  [700, 190],
  [500, 130],
  [620, 50],
  [540, 200],
]

/** Ripe and unripe avocados, a new one, and its three nearest. */
export function dots({ text, box }) {
  const dot = ([cx, cy], fill) => `<circle cx="${cx}" cy="${cy}" r="13" fill="${fill}"/>`
  const near = [
    [340, 160],
    [500, 130],
    [540, 200],
  ]
  const lines = near
    .map(
      ([cx, cy]) =>
        `<path d="M440 170L${cx} ${cy}" stroke="${INK}" stroke-width="3" stroke-dasharray="7 6"/>`,
    )
    .join('')
  const rings = near
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="20" fill="none" stroke="${INK}" stroke-width="3"/>`)
    .join('')
  return (
    box(60, 10, 3, 262, MUTED) +
    box(60, 270, 760, 3, MUTED) +
    text(820, 294, 'softer', { anchor: 'end', size: 18, fill: MUTED }) +
    `<g transform="rotate(-90 40 60)">${text(40, 66, 'darker', { size: 18, fill: MUTED })}</g>` +
    lines +
    UNRIPE.map((at) => dot(at, HILL)).join('') +
    RIPE.map((at) => dot(at, CLAY)).join('') +
    rings +
    `<path d="M440 148l22 22-22 22-22-22z" fill="${SUN}" stroke="${INK}" stroke-width="3"/>` +
    text(440, 130, 'new', { weight: 700, size: 20 }) +
    text(150, 130, 'not ripe', { fill: HILL, weight: 700 }) +
    text(770, 120, 'ripe', { fill: CLAY, weight: 700 })
  )
}
