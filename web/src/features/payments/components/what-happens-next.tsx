import { Trans } from '@lingui/react/macro'
import { Award, BookOpen, ReceiptText } from 'lucide-react'
import { LinkText } from '../../../ui/link-text.tsx'
import { studyAddress } from '../../courses/index.ts'
import { PAYMENTS_ADDRESS } from '../addresses.ts'
import styles from './what-happens-next.module.css'

/** `courseId` is null when the course is gone. */
export function WhatHappensNext({ courseId }: { courseId: string | null }) {
  return (
    <section className={styles.next} aria-labelledby="receipt-next" data-no-print>
      <h2 id="receipt-next">
        <Trans>What happens next</Trans>
      </h2>
      <ul>
        <li>
          <BookOpen aria-hidden="true" />
          <h3>
            {courseId ? (
              <LinkText to={studyAddress(courseId)}>
                <Trans>Start the first lecture</Trans>
              </LinkText>
            ) : (
              <Trans>Start learning</Trans>
            )}
          </h3>
          <p>
            <Trans>Every lecture and quiz is open, at your own pace.</Trans>
          </p>
        </li>
        <li>
          <Award aria-hidden="true" />
          <h3>
            <Trans>Earn your certificate</Trans>
          </h3>
          <p>
            <Trans>Complete all lectures to unlock the final exam.</Trans>
          </p>
        </li>
        <li>
          <ReceiptText aria-hidden="true" />
          <h3>
            <LinkText to={PAYMENTS_ADDRESS}>
              <Trans>Find this receipt again</Trans>
            </LinkText>
          </h3>
          <p>
            <Trans>It stays in your account, under Payments.</Trans>
          </p>
        </li>
      </ul>
    </section>
  )
}
