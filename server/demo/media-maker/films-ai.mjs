import { box, words } from './frames.mjs'
import { CLAY, HILL, INK, MUTED, SUN } from './look.mjs'

const unripe = [
  [170, 400],
  [240, 340],
  [220, 430],
  [310, 380],
  [350, 430],
  [400, 330],
  [290, 290],
]
const ripe = [
  [640, 240],
  [700, 300],
  [760, 200],
  [780, 330],
  [580, 280],
  [690, 170],
  [620, 350],
]
const field = (known, more = '') =>
  box(110, 120, 4, 350, MUTED) +
  box(110, 468, 760, 4, MUTED) +
  words(868, 452, 'softer', { anchor: 'end', size: 20, fill: MUTED }) +
  words(128, 138, 'darker', { anchor: 'start', size: 20, fill: MUTED }) +
  unripe.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="${known ? HILL : '#7A8C83'}"/>`).join('') +
  ripe.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="${known ? CLAY : '#7A8C83'}"/>`).join('') +
  more
const line = (x1, x2) => `<path d="M${x1} 130L${x2} 460" stroke="${INK}" stroke-width="6"/>`
const fresh = (x, y, label) =>
  `<path d="M${x} ${y - 26}l26 26-26 26-26-26z" fill="${SUN}" stroke="${INK}" stroke-width="4"/>` +
  words(x + 36, y + 8, label, { anchor: 'start', size: 22 })

export const learnFilm = {
  out: 'ai-how-machines-learn/media/learning-from-examples',
  kind: 'ai',
  scenes: [
    {
      say: 'How can a machine learn? Let us give it some avocados.',
      frames: [{ show: 'title', course: 'How Machines Learn', title: 'Learning from examples' }],
    },
    {
      say: 'Each dot is one avocado. Further right is softer. Higher up is darker.',
      frames: [{ show: 'draw', title: 'Fourteen avocados', svg: field(false) }],
    },
    {
      say: 'A person has opened every one. The green dots are not ripe. The red dots are ripe.',
      frames: [{ show: 'draw', title: 'Examples with answers', svg: field(true) }],
    },
    {
      say: 'The machine looks for a line that keeps them apart. It tries one, counts its mistakes, and moves the line.',
      frames: [
        [300, 380],
        [420, 660],
        [470, 560],
        [420, 540],
      ].map(([a, b]) => ({ show: 'draw', title: 'Looking for a line', svg: field(true, line(a, b)) })),
    },
    {
      say: 'Here is a new avocado. It lies on the right of the line. So the machine says: ripe.',
      frames: [
        { show: 'draw', title: 'A new one', svg: field(true, line(420, 540) + fresh(660, 420, 'ripe?')) },
      ],
    },
    {
      say: 'And this one? The machine says: not ripe. But when we open it, it is ripe. That is a mistake.',
      frames: [
        {
          show: 'draw',
          title: 'A mistake',
          svg: field(true, line(420, 540) + fresh(330, 220, 'ripe')),
        },
      ],
    },
    {
      say: 'No line gets everything right. So we count the mistakes, on avocados that the machine has never seen.',
      frames: [1, 2, 3].map((upTo) => ({
        show: 'list',
        title: 'Learning is',
        items: ['Examples with answers', 'A line that moves', 'A test on new examples'],
        upTo,
      })),
    },
  ],
}
