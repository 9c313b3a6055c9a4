import type { Course } from '@academy/contract/courses'
import type { Lecture } from '@academy/contract/lectures'
import type { ReactNode } from 'react'
import type { StudyRecord } from './study-record.ts'

/** What each kind of player is given. */
export interface PlayerProps {
  lecture: Lecture
  course: Pick<Course, '_id' | 'title' | 'category'>
  record: StudyRecord
  person: string
  /** Asks for the lecture anew, with fresh addresses. */
  refresh: () => Promise<Lecture>
  onPrevious?: () => void
  onNext?: () => void
  /** On phones the way back lies on the picture. */
  back: ReactNode
}
