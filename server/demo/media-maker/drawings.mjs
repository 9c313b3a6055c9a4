import { chart, dots, numberLine } from './charts.mjs'
import {
  band,
  CLAY,
  escaped,
  GROUNDS,
  gem,
  HILL,
  INK,
  LAKE,
  LINE,
  MIST,
  MUTED,
  page,
  SUN,
  TINT,
} from './look.mjs'
import { drawPng } from './tools.mjs'

const text = (x, y, words, { size = 22, fill = INK, weight = 500, anchor = 'middle', kind = '' } = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="${weight}" text-anchor="${anchor}" class="${kind}">${escaped(words)}</text>`
const box = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const arrow = (x1, y1, x2, y2, stroke = INK) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="4" fill="none" marker-end="url(#tip)"/>`
const tip = `<defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0L10 5L0 10Z" fill="context-stroke"/></marker></defs>`

function tagParts() {
  const part = (x, w, words, fill, ink, under) =>
    box(x, 70, w, 92, fill, 'rx="8"') +
    text(x + w / 2, 128, words, { size: 34, kind: 'mono', fill: ink }) +
    `<path d="M${x + w / 2} 168v24" stroke="${MUTED}" stroke-width="3"/>` +
    text(x + w / 2, 220, under, { fill: MUTED })
  return (
    part(24, 150, '<h1>', HILL, '#fff', 'opening tag') +
    part(186, 470, "Mama Keza's shop", MIST, INK, 'the text that people see') +
    part(668, 172, '</h1>', CLAY, '#fff', 'closing tag, with a /') +
    text(432, 40, 'one element', { fill: MUTED })
  )
}

function boxModel() {
  const ring = (i, fill, words, ink = INK) => {
    const inset = i * 34
    return (
      box(
        150 + inset * 1.7,
        6 + inset,
        564 - inset * 3.4,
        298 - inset * 2,
        fill,
        i === 2 ? `stroke="${INK}" stroke-width="3"` : '',
      ) + text(164 + inset * 1.7, 30 + inset, words, { anchor: 'start', size: 19, fill: ink, weight: 600 })
    )
  }
  return (
    ring(0, '#FBE6DC', 'margin', '#7A2A0F') +
    ring(1, SUN, 'border') +
    ring(2, TINT, 'padding', HILL) +
    box(340, 118, 184, 74, '#fff') +
    text(432, 163, 'content', { weight: 700 })
  )
}

function arrayBoxes() {
  return ['800', '450', '1600']
    .map(
      (value, i) =>
        box(102 + i * 230, 12, 200, 88, [TINT, '#FDEFC3', '#FBE6DC'][i], 'rx="8"') +
        text(202 + i * 230, 69, value, { size: 36, kind: 'mono' }) +
        text(202 + i * 230, 142, `prices[${i}]`, { kind: 'mono', fill: MUTED }),
    )
    .join('')
}

function serviceWorker() {
  const card = (x, y, w, words, fill, ink, under = '') =>
    box(x, y, w, 84, fill, 'rx="10"') +
    text(x + w / 2, y + (under ? 42 : 51), words, { fill: ink, weight: 700 }) +
    text(x + w / 2, y + 66, under, { size: 17, fill: ink })
  return (
    tip +
    card(20, 108, 170, 'Page', MIST, INK) +
    card(330, 108, 204, 'Service worker', HILL, '#fff', 'on the phone') +
    card(660, 20, 184, 'Store', SUN, INK, 'files kept') +
    card(660, 196, 184, 'Network', LAKE, '#fff', 'when there is one') +
    arrow(194, 150, 324, 150) +
    arrow(538, 138, 654, 74) +
    arrow(538, 164, 654, 232, MUTED) +
    text(260, 136, 'asks', { size: 18, fill: MUTED }) +
    text(580, 84, 'first', { size: 18, fill: MUTED }) +
    text(576, 226, 'else', { size: 18, fill: MUTED })
  )
}

function canvasAxes() {
  return (
    tip +
    box(300, 16, 264, 272, '#55675E') +
    box(360, 16, 144, 272, '#7A8C83') +
    [30, 96, 162, 228].map((y) => box(428, y, 8, 34, MIST)).join('') +
    box(414, 214, 36, 56, SUN, 'rx="4"') +
    arrow(300, 16, 600, 16, CLAY) +
    arrow(300, 16, 300, 296, LAKE) +
    text(626, 24, 'x', { fill: CLAY, weight: 700 }) +
    text(274, 292, 'y', { fill: LAKE, weight: 700 }) +
    text(262, 34, '0, 0', { kind: 'mono', size: 20 }) +
    `<circle cx="300" cy="16" r="8" fill="${INK}"/><path d="M414 214H238" stroke="${MUTED}" stroke-width="2" stroke-dasharray="6 5"/>` +
    text(150, 221, 'bus: 140, 400', { kind: 'mono', size: 20 }) +
    text(700, 160, 'y grows down', { fill: LAKE })
  )
}

function collision() {
  const pair = (x, ax, ay, bx, by, words, ink) =>
    box(x + ax, ay, 120, 90, TINT, `stroke="${HILL}" stroke-width="4"`) +
    box(x + bx, by, 120, 90, 'rgba(251,230,220,.85)', `stroke="${CLAY}" stroke-width="4"`) +
    text(x + 170, 284, words, { fill: ink, weight: 700 })
  return (
    pair(30, 60, 40, 140, 90, 'Both directions: they touch', HILL) +
    pair(470, 60, 12, 120, 146, 'Only side to side: they miss', CLAY) +
    text(155, 30, 'a', { size: 20 }) +
    text(305, 168, 'b', { size: 20 })
  )
}

/** For a question, so nothing says what they do. */
function quizBoxes() {
  const one = (x, y, fill, ink, name) =>
    box(x, y, 150, 100, fill, `stroke="${ink}" stroke-width="4"`) +
    text(x + 75, y + 58, name, { size: 24, fill: ink, weight: 700 })
  return one(300, 20, TINT, HILL, 'bus') + one(390, 160, '#FBE6DC', CLAY, 'pothole')
}

function busTables() {
  const table = (x, name, rows, marked) =>
    box(x, 8, 236, 46, INK, 'rx="8"') +
    text(x + 16, 39, name, { anchor: 'start', fill: '#fff', kind: 'mono' }) +
    rows
      .map(
        (row, i) =>
          box(x, 60 + i * 50, 236, 46, row === marked ? '#FDEFC3' : MIST) +
          text(x + 16, 91 + i * 50, row, { anchor: 'start', kind: 'mono', size: 20 }),
      )
      .join('')
  return (
    tip +
    table(10, 'routes', ['id', 'start', 'finish', 'price'], 'id') +
    table(314, 'trips', ['id', 'route_id', 'leaves', 'seats'], 'route_id') +
    table(618, 'tickets', ['id', 'trip_id', 'phone', 'paid'], 'trip_id') +
    arrow(312, 134, 252, 86, CLAY) +
    arrow(616, 134, 556, 86, CLAY)
  )
}

/** The foot of a deck's first slide: five gems over a band, in the colours of the category. */
function opening(kind) {
  const tones = GROUNDS[kind]
  const mark = (i) => `<g transform="translate(${48 + i * 178} 18)">${gem(152, tones)}</g>`
  const foot = `<g transform="translate(0 212)">${band({ width: 960, height: 88, ...tones, ground: kind === 'ai' ? tones.mid : tones.ground })}</g>`
  return box(0, 0, 960, 300, tones.ground) + [0, 1, 2, 3, 4].map(mark).join('') + foot
}

const OPENINGS = {
  'web-first-page': 'web',
  'web-js-shop': 'web',
  'app-offline-notebook': 'app',
  'game-bus-dash': 'game',
  'data-market-prices': 'data',
  'data-sql-bus-tickets': 'data',
  'ai-how-machines-learn': 'ai',
}

export const DRAWINGS = {
  ...Object.fromEntries(
    Object.entries(OPENINGS).map(([key, kind]) => [`${key}/media/opening`, [300, () => opening(kind), 960]]),
  ),
  'web-first-page/media/tag-parts': [270, tagParts],
  'web-first-page/media/box-model': [310, boxModel],
  'web-js-shop/media/array-boxes': [170, arrayBoxes],
  'app-offline-notebook/media/service-worker': [300, serviceWorker],
  'game-bus-dash/media/canvas-axes': [300, canvasAxes],
  'game-bus-dash/media/collision': [300, collision],
  'game-bus-dash/media/quiz-boxes': [284, quizBoxes],
  'data-market-prices/media/mean-median': [300, () => numberLine({ text, box })],
  'data-market-prices/media/price-bars': [304, () => chart.bars({ text, box }, LINE)],
  'data-market-prices/media/rain-line': [268, () => chart.rain({ text, box }, LINE)],
  'data-sql-bus-tickets/media/bus-tables': [278, busTables],
  'ai-how-machines-learn/media/neighbours': [300, () => dots({ text, box })],
}

export async function makeDrawing(name, out, folder) {
  const [height, draw, width = 864] = DRAWINGS[name]
  const svg = `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" style="display:block">${draw()}</svg>`
  await drawPng(page(svg, 'body{background:#fff}'), { width, height, scale: 1.5 }, out, folder)
}
