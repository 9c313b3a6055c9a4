import { expect, test } from 'vitest'
import { lecturePreviewAddress, previewAddressOf } from './preview-address.ts'

const id = '0123456789abcdef01234567'

test('what a student opens in a course is opened as a preview', () => {
  expect(previewAddressOf(`/course/study/${id}`)).toBe(`/instructor/courses/${id}/preview`)
  expect(previewAddressOf(`/course/${id}/quizzes`)).toBe(`/instructor/courses/${id}/preview`)
  expect(previewAddressOf(`/lectures/${id}`)).toBe(`/instructor/lectures/${id}/preview`)
  expect(previewAddressOf(`/take-quiz/${id}`)).toBe(`/instructor/quizzes/${id}/preview`)
  expect(previewAddressOf(`/final-exam/${id}`)).toBe(`/instructor/final-exam/${id}/preview`)
  expect(previewAddressOf(lecturePreviewAddress(id))).toBe(lecturePreviewAddress(id))
})

test('what would store something, or leads out of the course, leads nowhere', () => {
  for (const path of ['/my-certificates', `/quiz/result/${id}`, '/courses', `/${id}/dashboard`])
    expect(previewAddressOf(path)).toBeNull()
})
