import type { MediaSource } from './source.ts'
import { readZipNames } from './zip-entries.ts'

const NEEDED = ['[Content_Types].xml', 'ppt/presentation.xml']
const SLIDE = /^ppt\/slides\/slide\d+\.xml$/
/** A presentation that carries programs is another file type (pptm), and not a lecture. */
const MACROS = 'ppt/vbaProject.bin'

export async function isPresentation(source: MediaSource): Promise<boolean> {
  const names = await readZipNames(source)
  return names !== null && NEEDED.every((name) => names.includes(name)) && !names.includes(MACROS)
}

export async function countSlides(source: MediaSource): Promise<number | null> {
  const names = await readZipNames(source)
  return names?.filter((name) => SLIDE.test(name)).length || null
}
