import { box, dart, phone, server, words } from './frames.mjs'
import { CLAY, HILL, INK, LINE, SUN } from './look.mjs'

const hill = `<path d="M360 540C440 460 480 210 610 210S780 460 900 500V540Z" fill="${HILL}"/><path d="M470 450C520 360 550 265 612 265S700 370 760 450M530 450C560 390 580 330 614 330S670 400 700 450" fill="none" stroke="#7CC7A1" stroke-width="6"/>`
const bus = (x, y) =>
  box(x, y, 120, 58, SUN, 'rx="8"') +
  [14, 46, 78].map((d) => box(x + d, y + 10, 24, 20, INK)).join('') +
  `<circle cx="${x + 28}" cy="${y + 60}" r="12" fill="${INK}"/><circle cx="${x + 92}" cy="${y + 60}" r="12" fill="${INK}"/>`
const mast = (on) =>
  `<path d="M860 420L880 200L900 420M867 340H893M872 280H888" stroke="${INK}" stroke-width="6" fill="none"/><path d="M880 160l22 22-22 22-22-22z" fill="${on ? CLAY : LINE}"/>`
const note = (x, y, sign) =>
  box(x, y, 210, 70, '#fff', `rx="8" stroke="${INK}" stroke-width="4"`) +
  words(x + 16, y + 30, '12 avocados', { anchor: 'start', size: 20 }) +
  words(x + 16, y + 56, sign, { anchor: 'start', size: 18, fill: sign === 'sent' ? HILL : CLAY })

export const dropFilm = {
  out: 'app-offline-notebook/media/when-the-network-drops',
  kind: 'app',
  scenes: [
    {
      say: 'What happens to your note when the network drops?',
      frames: [{ show: 'title', course: 'An App that Works Offline', title: 'When the network drops' }],
    },
    {
      say: 'You are on the bus. You sold twelve avocados, and you write it down. Then the bus goes behind a hill.',
      frames: [90, 170, 250, 330].map((x, i) => ({
        show: 'draw',
        title: 'Behind the hill',
        svg: mast(i < 2) + bus(x, 420 - i * 6) + hill,
      })),
    },
    {
      say: 'First, the note goes into the store of the phone. It is safe there, and you see it at once.',
      frames: [
        {
          show: 'draw',
          title: '1. Save on the phone',
          svg:
            phone(150, 130) +
            note(140, 220, 'not sent') +
            dart(370, 255, 540, 255, HILL) +
            box(560, 190, 240, 130, SUN, 'rx="10"') +
            words(680, 265, "the phone's store"),
        },
      ],
    },
    {
      say: 'The phone tries to send it. It fails. Nothing is lost: the note stays, marked as not sent.',
      frames: [
        {
          show: 'draw',
          title: '2. Try to send',
          svg:
            phone(150, 130) +
            note(140, 220, 'not sent') +
            dart(370, 255, 540, 255, CLAY, 'stroke-dasharray="16 12"') +
            `<path d="M556 231l48 48M604 231l-48 48" stroke="${CLAY}" stroke-width="10"/>` +
            server(680, 170, '#7A8C83'),
        },
      ],
    },
    {
      say: 'The bus comes round the hill. The network is back, and the phone tries again by itself.',
      frames: [
        {
          show: 'draw',
          title: '3. Try again',
          svg:
            phone(150, 130) + note(140, 220, 'not sent') + dart(370, 255, 650, 255, HILL) + server(680, 170),
        },
      ],
    },
    {
      say: 'The server keeps the note, and knows it by its I D. If the same note comes twice, it counts once.',
      frames: [
        {
          show: 'draw',
          title: '4. Kept once',
          svg:
            phone(150, 130) +
            note(140, 220, 'sent') +
            dart(650, 290, 370, 290, HILL) +
            words(510, 268, 'id 7f3a: kept', { fill: HILL }) +
            server(680, 170),
        },
      ],
    },
    {
      say: 'Save first. Send later. Make it safe to send again.',
      frames: [1, 2, 3].map((upTo) => ({
        show: 'list',
        title: 'The three rules',
        items: ['Save first', 'Send later', 'Make it safe to send again'],
        upTo,
      })),
    },
  ],
}
