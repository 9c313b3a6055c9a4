import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { CourseTabName } from '../../../lib/pages/page-route.ts'
import { courseTabAddresses } from '../course-tab-addresses.ts'
import { CourseHomeActions } from './course-home-actions.tsx'
import styles from './course-tabs.module.css'

interface CourseTabsProps {
  courseId: string
  current: CourseTabName
  isInstructor: boolean
}

/** The home of a course: its parts, each at its own address, and what is done with the course as a whole. Changing the part keeps
 * the course. */
export function CourseTabs({ courseId, current, isInstructor }: CourseTabsProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLElement>(null)
  const labels: Record<CourseTabName, string> = {
    overview: t`Overview`,
    lectures: t`Lectures`,
    quizzes: t`Quizzes`,
    'final-exam': t`Final exam`,
    submissions: t`Submissions`,
    students: t`Students`,
    attendance: t`Attendance`,
  }

  // The part that is current is brought into sight, also when what stands beside the strip comes later and narrows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another tab
  useEffect(() => {
    const box = strip.current
    const tab = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !tab) return
    const watcher = new ResizeObserver(() => {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
    })
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [current])

  return (
    <div className={styles.head}>
      <nav ref={strip} aria-label={t`Course`} className={`tabs ${styles.tabs}`}>
        {courseTabAddresses(courseId, isInstructor).map(([name, to]) => (
          <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
            {labels[name]}
          </Link>
        ))}
      </nav>
      <CourseHomeActions courseId={courseId} current={current} isInstructor={isInstructor} />
    </div>
  )
}
