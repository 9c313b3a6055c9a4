import type { Course, ManagedCourse, OutlineLecture } from '@academy/contract/courses'
import type { ListedCourse } from './list-store.ts'
import type { CountedCourse, ManagedCourseRow, selectOutline } from './store.ts'

/** A course as everybody may see it. */
export function viewCourse(row: CountedCourse): Course {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    createdBy: row.created_by,
    instructor: row.instructor_id,
    instructorId: row.instructor_id,
    duration: row.duration_weeks,
    price: row.price_rwf,
    courseType: row.course_type,
    image: row.image_key && `/uploads/${row.image_key}`,
    lectureCount: row.lecture_count,
    createdAt: row.created_at.toISOString(),
  }
}

export function viewManagedCourse(row: ManagedCourseRow): ManagedCourse {
  return {
    ...viewCourse(row),
    studentCount: row.student_count,
    quizCount: row.quiz_count,
    updatedAt: row.updated_at.toISOString(),
  }
}

export const viewListedCourse = ({ pending_submissions: pendingSubmissions, ...row }: ListedCourse) => ({
  ...viewManagedCourse(row),
  ...(pendingSubmissions !== undefined && { pendingSubmissions }),
})

type OutlineRow = Awaited<ReturnType<typeof selectOutline>>[number]

/** Titles, kinds, lengths and sizes: nothing that leads to the media. */
export function viewOutlineLecture(row: OutlineRow): OutlineLecture {
  return {
    title: row.title,
    lectureType: row.lecture_type,
    documentType: row.document_type,
    durationSeconds: row.duration_seconds,
    pageCount: row.page_count,
    sizeBytes: row.size_bytes,
  }
}
