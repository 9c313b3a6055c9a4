import { Plural } from '@lingui/react/macro'
import styles from './marks-side.module.css'

/** How many marks a question is worth, and in which steps they are given: whole ones for exams. */
export function MarkScale({ max, step }: { max: number; step: number }) {
  return (
    <p className={`${styles.sub} num`}>
      {step === 1 ? (
        <Plural value={max} one="# mark, whole marks" other="# marks, whole marks" />
      ) : (
        <Plural value={max} one="# mark, steps of 0.5" other="# marks, steps of 0.5" />
      )}
    </p>
  )
}
