import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './sfnt.ts'

// Found as packages are found, so the same way in the sources and in the built server.
const { resolve } = createRequire(import.meta.url)

const bytesOfFile = new Map<string, Buffer>()
const lettersOfFile = new Map<string, Set<number>>()

/** A font's bytes, read and unpacked once in the process. */
export function fontBytes(file: string): Buffer {
  const known = bytesOfFile.get(file)
  if (known) return known
  const bytes = unpackWoff(readFileSync(resolve(file)))
  bytesOfFile.set(file, bytes)
  return bytes
}

/** Every document opens its own: a font object remembers which letters it drew, and bytes must not depend on that. */
export function openFont(file: string): Font {
  const font = create(fontBytes(file))
  if (font.type === 'TTF') return font as Font
  throw new Error(`${file} is no font of one face`)
}

export function hasLetter(file: string, codePoint: number): boolean {
  let letters = lettersOfFile.get(file)
  if (!letters) {
    letters = new Set(openFont(file).characterSet)
    lettersOfFile.set(file, letters)
  }
  return letters.has(codePoint)
}
