import { expect, it } from 'vitest'
import { faultOfChange, faultOfNew, type LectureDraft } from './form-faults.ts'

const draft = (change: Partial<LectureDraft> = {}): LectureDraft => ({
  title: 'Effects',
  description: 'What an effect is for',
  lectureType: 'video',
  ...change,
})

it('tells an instructor in one sentence what is missing', () => {
  const message = 'Please fill all fields and upload a file'
  expect(faultOfNew(draft(), false, 'instructor')).toEqual({ message, missing: ['file'] })
  expect(faultOfNew(draft({ title: ' ' }), true, 'instructor')).toEqual({ message, missing: ['title'] })
  expect(faultOfNew(draft(), true, 'instructor')).toBeNull()
})

it('tells an admin about the words first, then about the file', () => {
  expect(faultOfNew(draft({ description: '' }), false, 'admin')?.message).toBe(
    'Please fill in title and description',
  )
  expect(faultOfNew(draft(), false, 'admin')?.message).toBe('Please upload a file')
})

it('wants no file for notes, and none for a change', () => {
  expect(faultOfNew(draft({ lectureType: 'notes' }), false, 'instructor')).toBeNull()
  expect(faultOfChange(draft())).toBeNull()
  expect(faultOfChange(draft({ title: '' }))?.message).toBe('Please fill all required fields')
})
