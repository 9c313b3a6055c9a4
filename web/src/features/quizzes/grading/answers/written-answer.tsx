import { Plural, Trans } from '@lingui/react/macro'
import { QuestionText } from '../../../attempts/index.ts'
import styles from './answer-options.module.css'

/** What a student wrote, as it is meant to be read, and how long it is. */
export function WrittenAnswer({ text }: { text: string }) {
  const words = text.trim().split(/\s+/).filter(Boolean).length
  if (words === 0) {
    return (
      <p className={`${styles.words} muted`}>
        <Trans>No answer</Trans>
      </p>
    )
  }
  return (
    <>
      <div className={styles.words}>
        <QuestionText text={text} />
      </div>
      <p className={`${styles.count} num`}>
        <Plural value={words} one="# word" other="# words" />
      </p>
    </>
  )
}
