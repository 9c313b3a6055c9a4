import { type ReactNode, useId } from 'react'
import styles from './course-contents.module.css'

interface ContentsPartProps {
  title: ReactNode
  children: ReactNode
}

/** The lectures or the quizzes of a course. */
export function ContentsPart({ title, children }: ContentsPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
