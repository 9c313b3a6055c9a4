import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetForm, keepForm, readKeptForm } from './kept-form.ts'

const rows = new Map<string, string>()

beforeEach(() => {
  rows.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => rows.set(key, value),
    removeItem: (key: string) => rows.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const draft = { title: 'Bread', description: 'Flour, water', lectureType: 'video' } as const
const upload = { name: 'bread.mp4', bytes: 9, sentBytes: 4, uploadId: null }

it('keeps what was typed and sent until it is forgotten', () => {
  keepForm('course', { draft, upload })
  expect(readKeptForm('course')).toEqual({ draft, upload })
  expect(readKeptForm('another')).toBeNull()
  forgetForm('course')
  expect(readKeptForm('course')).toBeNull()
})

it('reads what an earlier release kept, under its name', () => {
  rows.set('lecture-form:course', JSON.stringify({ draft, upload: null }))
  expect(readKeptForm('course')).toEqual({ draft, upload: null })
})

it.each(['{"draft":', '{}', '"video"', '{"draft":{"lectureType":"scroll"}}'])(
  'takes %s for nothing',
  (text) => {
    rows.set('lecture-form:course', text)
    expect(readKeptForm('course')).toBeNull()
  },
)
