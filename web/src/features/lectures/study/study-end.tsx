import { AboutCourse } from './about-course.tsx'
import { CourseCards } from './course-cards.tsx'

/** These parts come with the rest of what stands below. */
export { ExamHint } from './exam-hint.tsx'
export { NoLectures } from './no-lectures.tsx'

type StudyEndProps = Parameters<typeof CourseCards>[0]

/** What stands below the outline: it comes after what people came for. */
export function StudyEnd(props: StudyEndProps) {
  return (
    <>
      <AboutCourse course={props.course} />
      <CourseCards {...props} />
    </>
  )
}
