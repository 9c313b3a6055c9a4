import { box, dart, words } from './frames.mjs'
import { INK, MIST, SUN, TINT } from './look.mjs'

const node = (x, y, label, under, on) =>
  `<path d="M${x} ${y - 82}l110 82-110 82-110-82z" fill="${on ? SUN : TINT}" stroke="${INK}" stroke-width="5"/>` +
  words(x, y + 2, label, { size: 28, weight: 800 }) +
  words(x, y + 30, under, { size: 18, weight: 500 })
const wheel = (lit) =>
  node(190, 290, 'Input', 'keys, finger', lit === 0) +
  node(480, 290, 'Move', 'all things', lit === 1) +
  node(770, 290, 'Draw', 'one picture', lit === 2) +
  dart(304, 290, 362, 290) +
  dart(594, 290, 652, 290) +
  `<path d="M770 380V430H190V384" fill="none" stroke="${INK}" stroke-width="6" stroke-dasharray="12 8"/><path d="M178 392l12-18 12 18z" fill="${INK}"/>`
const road = (step) =>
  box(400, 60, 300, 440, '#55675E') +
  [0, 1, 2, 3, 4].map((i) => box(544, 20 + ((i * 100 + step * 50) % 500), 12, 50, MIST)).join('') +
  `<ellipse cx="470" cy="${90 + step * 45}" rx="32" ry="16" fill="${INK}"/>` +
  box(470 + step * 22, 360, 56, 90, SUN, 'rx="8"') +
  box(478 + step * 22, 372, 40, 20, INK)
const loopCode = `function frame(now) {
  const seconds = (now - last) / 1000
  last = now
  move(seconds)
  draw()
  requestAnimationFrame(frame)
}`

export const loopFilm = {
  out: 'game-bus-dash/media/the-game-loop',
  kind: 'game',
  scenes: [
    {
      say: 'Every game you have played has the same thing inside. A loop.',
      frames: [{ show: 'title', course: 'Make a Small Game: Bus Dash', title: 'The loop inside every game' }],
    },
    {
      say: 'Look at this bus. It seems to drive. In truth you see one picture after another.',
      frames: [0, 1, 2, 3, 4, 5].map((step) => ({
        show: 'draw',
        title: 'Picture by picture',
        svg: road(step),
      })),
    },
    {
      say: 'The loop has three parts. First, it reads the input: which key is down, where is the finger?',
      frames: [{ show: 'draw', title: 'Three parts', svg: wheel(0) }],
    },
    {
      say: 'Second, it moves everything: the bus, the road, the potholes.',
      frames: [{ show: 'draw', title: 'Three parts', svg: wheel(1) }],
    },
    {
      say: 'Third, it draws one new picture. Then it begins again, often sixty times a second.',
      frames: [{ show: 'draw', title: 'Three parts', svg: wheel(2) }],
    },
    {
      say: 'In code: how much time has passed since the last picture?',
      frames: [{ show: 'code', title: 'The loop in code', code: loopCode, lit: [2, 3] }],
    },
    {
      say: 'Move by that much time, draw, and ask the browser to call you again.',
      frames: [{ show: 'code', title: 'The loop in code', code: loopCode, lit: [4, 5, 6] }],
    },
    {
      say: 'Read, move, draw. Now let us draw a road.',
      frames: [1, 2, 3].map((upTo) => ({
        show: 'list',
        title: 'The game loop',
        items: ['Read the input', 'Move everything', 'Draw everything'],
        upTo,
      })),
    },
  ],
}
