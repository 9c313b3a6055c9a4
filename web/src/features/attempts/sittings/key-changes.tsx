import { Plural, Trans } from '@lingui/react/macro'
import type { CallReply } from '../../../lib/calls/call.ts'
import styles from './key-changes.module.css'

type Changes = CallReply<'POST /api/instructor/assessments/{id}/fix-key'>['changes']

/** Whose marks would change, and whose would fall but stay. */
export function KeyChanges({ changes }: { changes: Changes }) {
  const changing = changes.filter(({ isChanged }) => isChanged).length
  return (
    <section className={styles.keyChanges} aria-live="polite">
      <p>
        <Plural
          value={changing}
          _0="Nobody’s marks change; the key is right from now on."
          one="The marks of # student change."
          other="The marks of # students change."
        />
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ submission, student, before, after, isChanged }) => (
            <li key={submission}>
              <span>{student}</span>
              <span className="num">
                {isChanged ? (
                  <>
                    {before} → <b>{after}</b>
                  </>
                ) : (
                  <Trans>keeps {before}</Trans>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
