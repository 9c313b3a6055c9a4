import { Trans } from '@lingui/react/macro'
import { Card } from '../../../ui/card.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import { Reach } from './reach.tsx'
import styles from './writing.module.css'

/** What they will read, its addresses as links, and how many they are. */
export function AnnouncementPreview({ values }: { values: AnnouncementValues }) {
  const { title, text } = values
  return (
    <Card as="section" className={styles.preview} aria-labelledby="announcement-preview">
      <h2 id="announcement-preview">
        <Trans>What they read</Trans>
      </h2>
      {title.trim() || text.trim() ? (
        <div className={styles.words} dir="auto">
          <h3>{title.trim()}</h3>
          <PlainText>{text.trim()}</PlainText>
        </div>
      ) : (
        <p className={styles.nothing}>
          <Trans>Your words stand here as you type them.</Trans>
        </p>
      )}
      <Reach values={values} />
    </Card>
  )
}
