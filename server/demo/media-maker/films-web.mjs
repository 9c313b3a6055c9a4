import { box, dart, phone, server, words } from './frames.mjs'
import { CLAY, HILL, INK, LAKE, MIST, SUN } from './look.mjs'

const shopLines = `<h1>Mama Keza's shop</h1>\n<p>Open every day.</p>\n<a href="tel:+250788000000">Call</a>`
const shopScreen = (extra = '') =>
  words(12, 40, "Mama Keza's", { size: 22, anchor: 'start', weight: 800 }) +
  words(12, 66, 'shop', { size: 22, anchor: 'start', weight: 800 }) +
  words(12, 104, 'Open every day.', { size: 16, anchor: 'start', weight: 400 }) +
  extra
const call = words(12, 140, 'Call', { size: 16, anchor: 'start', fill: LAKE })
const sheet = (x, y) =>
  box(x, y, 150, 110, '#fff', `stroke="${INK}" stroke-width="4"`) +
  ['<h1>…</h1>', '<p>…</p>', '<a>…</a>']
    .map((line, i) => words(x + 16, y + 36 + i * 29, line, { kind: 'mono', size: 18, anchor: 'start' }))
    .join('')

export const pageFilm = {
  out: 'web-first-page/media/what-a-page-is',
  kind: 'web',
  scenes: [
    {
      say: 'What is a web page? Let us follow one on its way to your phone.',
      frames: [{ show: 'title', course: 'Your First Web Page', title: 'What a web page is' }],
    },
    {
      say: 'You type an address. Your phone asks another computer, called a server, for that page.',
      frames: [
        {
          show: 'draw',
          title: 'The phone asks',
          svg:
            phone(120, 130, box(10, 14, 146, 34, MIST, 'rx="8"') + words(83, 37, 'shop.rw', { size: 17 })) +
            server(660, 180) +
            dart(340, 260, 630, 260, HILL) +
            words(485, 238, 'Give me shop.rw', { fill: HILL }),
        },
      ],
    },
    {
      say: 'The server sends back text. Only text. We call it H T M L.',
      frames: [
        {
          show: 'draw',
          title: 'The server answers with text',
          svg:
            phone(120, 130, box(10, 14, 146, 34, MIST, 'rx="8"') + words(83, 37, 'shop.rw', { size: 17 })) +
            server(660, 180) +
            dart(630, 340, 345, 340, CLAY) +
            sheet(412, 205),
        },
      ],
    },
    {
      say: 'The words in sharp brackets are tags. This one says: here is a heading.',
      frames: [{ show: 'code', title: 'The text', code: shopLines, lit: [1] }],
    },
    {
      say: 'This one says: here is a paragraph.',
      frames: [{ show: 'code', title: 'The text', code: shopLines, lit: [2] }],
    },
    {
      say: 'And this one is a link. Tap it, and the phone calls the shop.',
      frames: [{ show: 'code', title: 'The text', code: shopLines, lit: [3] }],
    },
    {
      say: 'Your browser reads the tags, and draws the page. The same text works on every phone.',
      frames: [
        {
          show: 'draw',
          title: 'The browser draws it',
          svg:
            sheet(130, 235) +
            dart(300, 290, 400, 290, HILL) +
            phone(420, 130, shopScreen(call)) +
            `<g transform="translate(660 170) scale(.72)">${phone(0, 0, shopScreen(call))}</g>`,
        },
      ],
    },
    {
      say: 'In the next lecture, you write one yourself.',
      frames: [
        {
          show: 'list',
          title: 'Remember',
          items: ['A page is text with tags', 'A server sends it', 'Your browser draws it'],
        },
      ],
    },
  ],
}

const adding = `const button = document.querySelector('#add')
const text = document.querySelector('#total')
let total = 0

button.addEventListener('click', () => {
  total = total + 800
  text.textContent = \`RWF \${total}\`
})`
const counter = (sum, lit) =>
  phone(
    385,
    130,
    words(83, 110, `RWF ${sum}`, { size: 28, weight: 800 }) +
      box(18, 160, 130, 54, lit ? SUN : HILL, 'rx="10"') +
      words(83, 194, 'Add 1 kg', { size: 19, fill: lit ? INK : '#fff' }),
  )

export const buttonFilm = {
  out: 'web-js-shop/media/a-button-that-answers',
  kind: 'web',
  scenes: [
    {
      say: 'A page can answer. Let us make a button that counts.',
      frames: [{ show: 'title', course: 'JavaScript for a Small Shop', title: 'A button that answers' }],
    },
    {
      say: 'Here is a shop page on a phone. Each tap adds one kilo of tomatoes, for eight hundred francs.',
      frames: ['0', '800', '1,600'].flatMap((sum, i) => [
        { show: 'draw', title: 'Tap, and the total grows', svg: counter(sum, false) },
        ...(i < 2 ? [{ show: 'draw', title: 'Tap, and the total grows', svg: counter(sum, true) }] : []),
      ]),
    },
    {
      say: 'In the page, the button and the text each have an I D, so that code can find them.',
      frames: [
        {
          show: 'code',
          title: 'The page',
          code: '<p id="total">RWF 0</p>\n<button id="add">Add 1 kg</button>',
          lit: [1, 2],
        },
      ],
    },
    {
      say: 'In the code, first find the two elements.',
      frames: [{ show: 'code', title: 'The code', code: adding, lit: [1, 2] }],
    },
    {
      say: 'Begin with a total of zero.',
      frames: [{ show: 'code', title: 'The code', code: adding, lit: [3] }],
    },
    {
      say: 'Now wait for a tap. The browser remembers these lines, and runs them at every tap.',
      frames: [{ show: 'code', title: 'The code', code: adding, lit: [5, 8] }],
    },
    {
      say: 'Add eight hundred, and write the new total on the page.',
      frames: [{ show: 'code', title: 'The code', code: adding, lit: [6, 7] }],
    },
    {
      say: 'Three steps: find, wait, change. Every button on the web works like this.',
      frames: [1, 2, 3].map((upTo) => ({
        show: 'list',
        title: 'Every button',
        items: ['Find the elements', 'Wait for a tap', 'Change the page'],
        upTo,
      })),
    },
  ],
}
