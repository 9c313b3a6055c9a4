import { describe, expect, it } from 'vitest'
import { extensionOf } from '../text/index.ts'
import { EXTENSIONS, extensionFits, lectureTypeOfExtension, MAX_FILE_BYTES } from './rules.ts'

describe('lecture files', () => {
  it('reads the ending of a name whatever its case and folder', () => {
    expect(extensionOf('Week 1.MP4')).toBe('mp4')
    expect(extensionOf('C:\\videos.old\\week')).toBeNull()
    expect(extensionOf('.mp4')).toBeNull()
    expect(extensionOf('notes.')).toBeNull()
  })

  it.each([
    ['video', 'a.mp4'],
    ['video', 'a.AVI'],
    ['audio', 'a.m4a'],
    ['document', 'slides.final.pptx'],
  ] as const)('%s takes %s', (type, name) => expect(extensionFits(type, name)).toBe(true))

  it.each([
    ['video', 'a.mp3'],
    ['audio', 'a.mp4'],
    ['document', 'a.docx'],
    ['document', 'pdf'],
    ['notes', 'a.pdf'],
  ] as const)('%s refuses %s', (type, name) => expect(extensionFits(type, name)).toBe(false))

  it('finds the type that an extension belongs to', () => {
    for (const [type, extensions] of Object.entries(EXTENSIONS)) {
      for (const extension of extensions) expect(lectureTypeOfExtension(extension)).toBe(type)
    }
    expect(lectureTypeOfExtension('exe')).toBeNull()
  })

  it('names the caps of the specification', () => {
    expect(MAX_FILE_BYTES).toEqual({ video: 104_857_600, audio: 52_428_800, document: 26_214_400 })
  })
})
