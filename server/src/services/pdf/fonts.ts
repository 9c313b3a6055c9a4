import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './sfnt.ts'

// Found as packages are found, so the same way in the sources and in the built server.
const { resolve } = createRequire(import.meta.url)

const fonts = new Map<string, Font>()
const lettersOfFile = new Map<string, Set<number>>()

/** Read, unpacked and parsed once in the process. */
export function sharedFont(file: string): Font {
  const known = fonts.get(file)
  if (known) return known
  const font = create(unpackWoff(readFileSync(resolve(file))))
  if (!('layout' in font)) throw new Error(`${file} is no font of one face`)
  fonts.set(file, font)
  return font
}

/** One document's view of a font: the tables are shared. Glyphs remember which letters they first stood for, so each
 * document has its own: its bytes must not depend on what was drawn before. */
export function fontForDocument(file: string): Font {
  return Object.assign(Object.create(sharedFont(file)) as Font, { _glyphs: {} })
}

export function hasLetter(file: string, codePoint: number): boolean {
  let letters = lettersOfFile.get(file)
  if (!letters) {
    letters = new Set(sharedFont(file).characterSet)
    lettersOfFile.set(file, letters)
  }
  return letters.has(codePoint)
}
