// node build/make-icons.mjs: draws public/icons and favicon.ico from the mark. Run again when the mark changes.
import { mkdirSync, writeFileSync } from 'node:fs'
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

/** What a chat shows for pages without a picture of their own: the mark between two bands of teeth. */
function shared({ width, height }) {
  const tooth = 60
  const band = Array.from({ length: width / tooth }, (_, at) => {
    const left = at * tooth
    return `M${left} 0h${tooth}l${-tooth / 2} 34Z M${left} ${height}h${tooth}l${-tooth / 2} -34Z`
  }).join('')
  const line = (y) => `<path fill="#F2B51D" d="M0 ${y}H${width}v6H0Z"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${INK}"/><path fill="#C8481F" d="${band}"/>${line(50)}${line(height - 56)}
    <g transform="translate(${width / 2 - 150} ${height / 2 - 150}) scale(${300 / 34})">
      <path fill="${BONE}" d="M17 1 33 17H26.6L17 7.4 7.4 17H1Z"/><path fill="#C8481F" d="M17 10.2 23.8 17H10.2Z"/>
      <path fill="${BONE}" d="M1 19.4H33L17 33.4Z"/><path fill="#F2B51D" d="M11.6 22.2H22.4L17 27Z"/>
    </g></svg>`)
}

/** Pictures of several sizes in one file, as browsers ask for it at the root: a table of sixteen bytes each, then the PNGs themselves. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, at) => {
    const row = 6 + 16 * at
    head.writeUInt8(size, row)
    head.writeUInt8(size, row + 1)
    head.writeUInt16LE(1, row + 4)
    head.writeUInt16LE(32, row + 6)
    head.writeUInt32LE(png.length, row + 8)
    head.writeUInt32LE(offset, row + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
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

await sharp(shared({ width: 1200, height: 630 }))
  .png({ palette: true, compressionLevel: 9 })
  .toFile(`${folder}shared.png`)
const frames = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await sharp(drawing(size, 0.82)).png().toBuffer() })),
)
writeFileSync(`${folder}../favicon.ico`, ico(frames))
