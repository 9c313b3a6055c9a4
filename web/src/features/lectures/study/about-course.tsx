import type { Course } from '@academy/contract/courses'
import { Plural, Trans } from '@lingui/react/macro'
import { Avatar } from '../../../ui/avatar.tsx'
import styles from './about-course.module.css'

/** What the course is, by whom, and how long it takes. */
export function AboutCourse({ course }: { course: Course }) {
  const paragraphs = course.description.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <section className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title">
        <Trans>About this course</Trans>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={styles.by}>
        <Avatar name={course.createdBy} />
        <p>
          <b>{course.createdBy}</b>
          <small className="num">
            <Plural value={course.duration} one="Planned for # week" other="Planned for # weeks" />
          </small>
        </p>
      </div>
    </section>
  )
}
