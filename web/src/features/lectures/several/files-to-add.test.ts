import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byName,
  type FileState,
  type FileToAdd,
  nextToAdd,
  nextToSend,
  stepFiles,
  titleOf,
  typeOf,
  withoutWords,
} from './files-to-add.ts'

const file = (id: string, state: FileState = 'waiting'): FileToAdd => ({
  id,
  name: `${id}.mp4`,
  bytes: 10,
  type: 'video',
  title: id,
  description: id,
  state,
  sentBytes: 0,
  uploadId: null,
  message: '',
})

test('a title is the name without its ending, its number and its strokes', () => {
  expect(titleOf('02_tags-and-rules.mp4')).toBe('Tags and rules')
  expect(titleOf('10. Forms.PDF')).toBe('Forms')
  expect(titleOf('2026 plan.pptx')).toBe('2026 plan')
  expect(titleOf('42.mp3')).toBe('42')
  expect(titleOf('no ending')).toBe('No ending')
})

test('a title is never longer than a lecture takes', () => {
  fc.assert(fc.property(fc.string({ maxLength: 600 }), (name) => titleOf(name).length <= 200))
})

test('the ending says the type; what is no lecture says which type it misses', () => {
  expect(typeOf({ name: 'a.MOV', type: '' })).toEqual({ type: 'video', fits: true })
  expect(typeOf({ name: 'a.pptx', type: '' })).toEqual({ type: 'document', fits: true })
  expect(typeOf({ name: 'a.flac', type: 'audio/flac' })).toEqual({ type: 'audio', fits: false })
  expect(typeOf({ name: 'a.docx', type: 'application/msword' })).toEqual({ type: 'document', fits: false })
})

test('two go up at a time, in their order', () => {
  const files = [file('a'), file('b'), file('c')]
  expect(nextToSend(files).map(({ id }) => id)).toEqual(['a', 'b'])
  const sending = stepFiles(files, { type: 'changed', id: 'a', change: { state: 'sending' } })
  expect(nextToSend(sending).map(({ id }) => id)).toEqual(['b'])
  expect(nextToSend([file('a', 'sending'), file('b', 'sending'), file('c')])).toEqual([])
})

test('lectures are added in the order of the files; one that failed does not hold the others up', () => {
  expect(nextToAdd([file('a', 'added'), file('b', 'sending'), file('c', 'arrived')])?.id).toBe('b')
  expect(nextToAdd([file('a', 'failed'), file('b', 'refused'), file('c', 'arrived')])?.id).toBe('c')
  expect(nextToAdd([file('a', 'added'), file('b', 'failed')])).toBeUndefined()
})

test('names are read as people number them, and missing words are found', () => {
  expect(byName([{ name: '10.mp4' }, { name: '2.mp4' }]).map(({ name }) => name)).toEqual(['2.mp4', '10.mp4'])
  expect(
    withoutWords([{ ...file('a'), title: ' ' }, file('b'), { ...file('c', 'added'), title: '' }]),
  ).toEqual(['a'])
})
