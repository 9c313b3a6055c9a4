import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AboutCourse } from './about-course.tsx'
import { CourseCards } from './course-cards.tsx'

/** The hint comes with the rest of what stands below. */
export { ExamHint } from './exam-hint.tsx'

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

/** In the place of an outline. */
export function NoLectures() {
  return (
    <EmptyState title={<Trans>No lectures yet</Trans>}>
      <Trans>Your instructor has not added lectures to this course yet. They will appear here.</Trans>
    </EmptyState>
  )
}
