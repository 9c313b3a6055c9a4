import { Trans } from '@lingui/react/macro'
import { CloudUpload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '../../../lib/offline/online.ts'
import { type PageSitting, useSnapshot } from '../use-sitting.ts'
import styles from './handing-in.module.css'

/** On its way, until the academy confirms. */
export function HandingIn({ sitting, isExam }: { sitting: PageSitting; isExam: boolean }) {
  const { isReachable, isAutoHandIn } = useSnapshot(sitting)
  const isOnline = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isWaiting = !isOnline || !isReachable
  return (
    <main id="question" className={styles.handingIn}>
      {isWaiting ? <CloudUpload aria-hidden="true" /> : <span className="spinner" />}
      <h2 ref={heading} tabIndex={-1} className="qt-head">
        {isAutoHandIn ? <Trans>Time is up</Trans> : <Trans>Handing in your answers</Trans>}
      </h2>
      <p role="status">
        {isWaiting ? (
          <Trans>
            Your answers are saved on this phone. They are handed in by themselves as soon as the academy can
            be reached. Leave this page open if you can.
          </Trans>
        ) : isExam ? (
          <Trans>Your exam is on its way. This takes a moment.</Trans>
        ) : (
          <Trans>Your quiz is on its way. This takes a moment.</Trans>
        )}
      </p>
    </main>
  )
}
