import type { ManagedCourse } from '@academy/contract/courses'
import { describe, expect, it } from 'vitest'
import { listCourses, orderIn } from './course-list-view.ts'

const course = (title: string, createdAt: string, studentCount: number): ManagedCourse => ({
  _id: createdAt.replace(/\D/g, '').padEnd(24, '0'),
  title,
  description: 'Charts and tables',
  category: 'Data Science',
  createdBy: 'Aline Ishimwe',
  instructor: null,
  instructorId: null,
  duration: 4,
  price: 0,
  courseType: 'free',
  image: null,
  lectureCount: 2,
  studentCount,
  quizCount: 0,
  createdAt,
  updatedAt: createdAt,
})
const first = course('SQL You Will Use', '2026-01-01T00:00:00.000Z', 30)
const second = course('Analysis with Python', '2026-02-01T00:00:00.000Z', 4)
const third = course('École of tables 2', '2026-03-01T00:00:00.000Z', 4)

describe('the list of courses one runs', () => {
  it('finds by title, description and creator, whatever the case', () => {
    expect(listCourses([first, second, third], 'ÉCOLE', 'newest')).toEqual([third])
    expect(listCourses([first, second], 'ishimwe', 'newest')).toHaveLength(2)
    expect(listCourses([first, second], 'kotlin', 'newest')).toEqual([])
  })

  it('puts newest first unless told, and never changes what it was given', () => {
    const given = [first, second, third]
    expect(listCourses(given, '', orderIn(null))).toEqual([third, second, first])
    expect(listCourses(given, '', orderIn('title'))).toEqual([second, third, first])
    expect(listCourses(given, '', orderIn('students'))).toEqual([first, third, second])
    expect(given).toEqual([first, second, third])
    expect(orderIn('price')).toBe('newest')
  })
})
