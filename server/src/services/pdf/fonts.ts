import { readFileSync } from 'node:fs'
import type { Font, GlyphRun } from 'fontkit'
import { loadFontkit, pathOfPackageFile } from './packages.ts'
import { unpackWoff } from './sfnt.ts'

const fonts = new Map<string, Font>()
const lettersOfFile = new Map<string, Set<number>>()

/** Read, unpacked and parsed once in the process. */
export function sharedFont(file: string): Font {
  const known = fonts.get(file)
  if (known) return known
  const font = loadFontkit().create(unpackWoff(readFileSync(pathOfPackageFile(file))))
  if (!('layout' in font)) throw new Error(`${file} is no font of one face`)
  fonts.set(file, font)
  return font
}

/** One document's view of a font: the tables are shared. Glyphs remember which letters they first stood for, so each
 * document has its own: its bytes must not depend on what was drawn before. */
export function fontForDocument(file: string): Font {
  const view = Object.assign(Object.create(sharedFont(file)) as Font, { _glyphs: {} })
  const shape = view.layout.bind(view)
  const shaped = new Map<string, GlyphRun>()
  // pdfkit asks for the same run three times, always without features, and scales the positions that it gets in place.
  view.layout = (text) => {
    const run = shaped.get(text) ?? shape(text)
    shaped.set(text, run)
    const positions = run.positions.map((position) => ({ ...position }))
    return Object.assign(Object.create(Object.getPrototypeOf(run)) as GlyphRun, run, { positions })
  }
  return view
}

export function hasLetter(file: string, codePoint: number): boolean {
  let letters = lettersOfFile.get(file)
  if (!letters) {
    letters = new Set(sharedFont(file).characterSet)
    lettersOfFile.set(file, letters)
  }
  return letters.has(codePoint)
}

/** False when a mark would stand beside its letter: a font has marks that it can place over some letters alone. */
export function placesMarks(file: string, letter: string): boolean {
  const { glyphs, positions } = sharedFont(file).layout(letter)
  return glyphs.every(({ isMark }, index) => {
    const { xOffset, yOffset } = positions[index] ?? { xOffset: 0, yOffset: 0 }
    return !isMark || xOffset !== 0 || yOffset !== 0
  })
}
