import { CourseCard, CourseCardSkeletons, CourseGrid, OWN_CARD } from '../../../courses/index.ts'
import { MyCourses } from './my-courses.tsx'

/** The same cards as in the catalogue: their button is what comes next for this person. */
export function CoursesTab() {
  return (
    <div className="pt-6">
      <MyCourses taught skeleton={<CourseCardSkeletons count={3} />}>
        {(courses) => (
          <CourseGrid>
            {courses.map((course) => (
              <CourseCard key={course._id} course={course} progress={course} own={OWN_CARD} />
            ))}
          </CourseGrid>
        )}
      </MyCourses>
    </div>
  )
}
