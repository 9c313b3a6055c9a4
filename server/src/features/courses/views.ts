import type { Course, CourseWithOutline, ManagedCourse, OutlineLecture } from '@academy/contract/courses'
import type { ListedCourse } from './list-store.ts'
import type { OutlineRow, PublicCourseRow } from './public-store.ts'
import type { CountedCourse, ManagedCourseRow } from './store.ts'

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

/** What the course holds is counted and named, never shown. */
export function viewPublicCourse(row: PublicCourseRow, outline: readonly OutlineRow[]): CourseWithOutline {
  return {
    ...viewCourse({ ...row, lecture_count: outline.length }),
    outline: outline.map(viewOutlineLecture),
    studentCount: row.student_count,
    finishedCount: row.finished_count,
    quizCount: row.quiz_count,
    passingPercent: row.passing_percent,
    teacher: row.teacher_name === null ? null : viewTeacher(row, row.teacher_name),
    freeCourse: row.free_course && { _id: row.free_course.id, title: row.free_course.title },
  }
}

const viewTeacher = (row: PublicCourseRow, name: string) => ({
  name,
  courseCount: row.teacher_courses,
  studentCount: row.teacher_students,
  otherCourses: row.other_courses.map(({ id, title, course_type, price_rwf }) => ({
    ...{ _id: id, title },
    ...{ courseType: course_type, price: price_rwf },
  })),
})

/** Titles, kinds, lengths and sizes: nothing that leads to the media. */
function viewOutlineLecture(row: OutlineRow): OutlineLecture {
  return {
    title: row.title,
    lectureType: row.lecture_type,
    documentType: row.document_type,
    durationSeconds: row.duration_seconds,
    pageCount: row.page_count,
    sizeBytes: row.size_bytes,
  }
}
