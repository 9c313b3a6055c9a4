import type { Course } from '@academy/contract/courses'
import { AboutCourse } from './about-course.tsx'
import { CourseCards } from './course-cards.tsx'

type StudyEndProps = Parameters<typeof CourseCards>[0] & { course: Course }

/** What stands below the outline: it comes after what people came for. */
export function StudyEnd({ course, ...cards }: StudyEndProps) {
  return (
    <>
      <AboutCourse course={course} />
      <CourseCards {...cards} />
    </>
  )
}
