// node build/make-icons.mjs: draws public/icons from the mark. Run again when the mark changes.
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'

const INK = '#101A16'
const BONE = '#F3F6F4'

/** The mark in the middle; a maskable icon keeps it inside the inner four fifths, whatever shape the phone cuts. */
function drawing(size, share) {
  const mark = size * share
  const edge = (size - mark) / 2
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${INK}"/>
    <g transform="translate(${edge} ${edge}) scale(${mark / 34})">
      <path fill="${BONE}" d="M17 1 33 17H26.6L17 7.4 7.4 17H1Z"/><path fill="#C8481F" d="M17 10.2 23.8 17H10.2Z"/>
      <path fill="${BONE}" d="M1 19.4H33L17 33.4Z"/><path fill="#F2B51D" d="M11.6 22.2H22.4L17 27Z"/>
    </g></svg>`)
}

/** What Android shows in its status bar: it takes the shape alone and colours it itself. */
function badge(size) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 34 34.4">
    <g fill="#fff"><path d="M17 1 33 17H26.6L17 7.4 7.4 17H1Z"/><path d="M17 10.2 23.8 17H10.2Z"/>
    <path fill-rule="evenodd" d="M1 19.4H33L17 33.4ZM11.6 22.2H22.4L17 27Z"/></g></svg>`)
}

const folder = new URL('../public/icons/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const icons = [
  { name: 'icon-192', size: 192, share: 0.68 },
  { name: 'icon-512', size: 512, share: 0.68 },
  { name: 'maskable-512', size: 512, share: 0.54 },
  { name: 'apple-touch', size: 180, share: 0.62 },
]
for (const { name, size, share } of icons) {
  await sharp(drawing(size, share)).png({ palette: true, compressionLevel: 9 }).toFile(`${folder}${name}.png`)
}
await sharp(badge(96)).png({ palette: true, compressionLevel: 9 }).toFile(`${folder}badge-96.png`)
