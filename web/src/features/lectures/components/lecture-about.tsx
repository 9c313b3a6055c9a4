import { previewOf } from '../../courses/index.ts'
import styles from './lecture-row.module.css'

const PREVIEW_LETTERS = 100

/** What a lecture is about, in two lines at most; phones show titles alone. */
export const LectureAbout = ({ description }: { description: string }) => (
  <small className={styles.about}>{previewOf(description, PREVIEW_LETTERS)}</small>
)
