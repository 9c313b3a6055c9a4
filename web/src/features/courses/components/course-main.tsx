import type { CourseWithOutline } from '@academy/contract/courses'
import { isFreeCourse, outlineTotals } from '@academy/contract/courses/rules'
import { formatFileSize, formatMinutes } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download, ListVideo, Play } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { catalogueAddress } from '../catalogue-view.ts'
import { splitDescription } from '../course-text.ts'
import { CourseFacts } from './course-facts.tsx'
import styles from './course-main.module.css'
import { CourseOutline } from './course-outline.tsx'
import { CourseTeacher } from './course-teacher.tsx'

/** The last thing on the page. */
export const HowPayingWorks = lazyPart(() => import('./how-paying-works.tsx'), 'HowPayingWorks')

/** What the course is, in reading order. */
export function CourseMain({ course }: { course: CourseWithOutline }) {
  const { t } = useLingui()
  const { title, category, outline } = course
  const { lead, rest } = splitDescription(course.description)
  const { seconds, bytes } = outlineTotals(outline)
  return (
    <div className={styles.main}>
      <header>
        <Breadcrumb
          crumbs={[
            { to: '/courses', label: t`Courses` },
            { to: catalogueAddress({ q: '', category, page: 1 }), label: category },
          ]}
        />
        <h1 tabIndex={-1} className="line-clamp-6">
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <CourseFacts course={course} className={styles.facts}>
          <span>
            <ListVideo aria-hidden="true" />
            <Plural value={outline.length} one="# lecture" other="# lectures" />
          </span>
          {seconds > 0 && (
            <span>
              <Play aria-hidden="true" />
              {formatMinutes(Math.max(1, seconds / 60))}
            </span>
          )}
          {bytes > 0 && (
            <span>
              <Download aria-hidden="true" />
              {formatFileSize(bytes)}
            </span>
          )}
        </CourseFacts>
      </header>
      {rest.length > 0 && (
        <section aria-labelledby="course-about">
          <h2 id="course-about">
            <Trans>About this course</Trans>
          </h2>
          <div className={styles.about}>
            {rest.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text keep their order
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="course-outline">
        <div className={styles.head}>
          <h2 id="course-outline">
            <Trans>Outline</Trans>
          </h2>
          <p className="num">
            <OutlineCount course={course} />
          </p>
        </div>
        {outline.length > 0 ? (
          <CourseOutline outline={outline} />
        ) : (
          <p className={styles.nothing}>
            <Trans>The first lectures are being prepared.</Trans>
          </p>
        )}
      </section>
      <CourseTeacher course={course} />
      {!isFreeCourse(course) && (
        <Suspense>
          <HowPayingWorks priceRwf={course.price} />
        </Suspense>
      )}
    </div>
  )
}

/** 12 lectures, 4 quizzes, 1 final exam. */
function OutlineCount({ course: { outline, quizCount, passingPercent } }: { course: CourseWithOutline }) {
  return (
    <>
      <Plural value={outline.length} one="# lecture" other="# lectures" />
      {quizCount > 0 && (
        <>
          , <Plural value={quizCount} one="# quiz" other="# quizzes" />
        </>
      )}
      {passingPercent !== null && (
        <>
          , <Trans>1 final exam</Trans>
        </>
      )}
    </>
  )
}
