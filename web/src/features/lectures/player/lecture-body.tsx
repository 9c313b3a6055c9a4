import type { Lecture } from '@academy/contract/lectures'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLectureFacts } from '../components/lecture-facts.ts'
import styles from './lecture-body.module.css'

type LectureBodyProps = { lecture: Lecture; number: number; count: number; children?: ReactNode }

/** Title and description, under the picture, and what there is to practise. */
export function LectureBody({ lecture, number, count, children }: LectureBodyProps) {
  const { kind, length, join } = useLectureFacts()
  const facts = join(kind(lecture), length(lecture))
  const paragraphs = lecture.description.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <article className={styles.body}>
      <header>
        <p className="num">
          <Trans>
            Lecture {number} of {count} · {facts}
          </Trans>
        </p>
        <h1 tabIndex={-1} className="line-clamp-6">
          {lecture.title}
        </h1>
      </header>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </article>
  )
}
