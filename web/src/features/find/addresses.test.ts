import { expect, test } from 'vitest'
import { addressesFor } from './addresses.ts'

const aline = { _id: 'a'.repeat(24), name: 'Aline Uwase', email: 'aline@example.rw', role: 'user' as const }
const courseId = 'c'.repeat(24)

test('a person leads admins to their page, and who teaches them to their page in the course', () => {
  expect(addressesFor('admin').people({ ...aline, courseId: null })).toBe(`/admin/users/${aline._id}`)
  expect(addressesFor('superadmin').people({ ...aline, courseId: null })).toBe(`/admin/users/${aline._id}`)
  expect(addressesFor('instructor').people({ ...aline, courseId })).toBe(
    `/instructor/students/${courseId}/${aline._id}`,
  )
})

test('who left the course since leads to the students', () => {
  expect(addressesFor('instructor').people({ ...aline, courseId: null })).toBe('/instructor/students')
})
