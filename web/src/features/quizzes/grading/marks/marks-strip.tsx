import type { Workspace } from '../workspace/use-workspace.ts'
import { answerState, NO_MARK } from './marks.ts'
import styles from './marks-strip.module.css'

/** A chevron for each question: woven once it has marks. The palette says the same in words. */
export function MarksStrip({ workspace }: { workspace: Workspace }) {
  const { opened, grading, place } = workspace
  return (
    <div className={styles.strip} aria-hidden="true">
      {opened.paper.questions.map(({ _id, marks }, at) => (
        <i
          key={_id}
          data-done={answerState(grading.marks[_id] ?? NO_MARK, marks) !== 'unmarked' || undefined}
          data-here={at === place.at || undefined}
        />
      ))}
    </div>
  )
}
