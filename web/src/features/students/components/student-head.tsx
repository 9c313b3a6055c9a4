import type { StudentInCourse } from '@academy/contract/students'
import { formatPercent } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { WovenProgress } from '../../../imigongo/woven-progress.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { DateOnly, RelativeTime } from '../../../ui/date-time.tsx'
import { RiskBadges } from './risk-badges.tsx'
import styles from './student-head.module.css'

/** Who this is, how far they are beside the class, and whether somebody should ask after them. */
export function StudentHead({ found: { student, course, median } }: { found: StudentInCourse }) {
  const { t } = useLingui()
  const { name, email, isOnline, lastActive, enrolledAt, risks, allLectures } = student
  return (
    <section className={styles.head} aria-label={t`About ${name}`}>
      <Avatar soft size="xl" name={name} online={isOnline} />
      <div className={styles.who}>
        <p className={styles.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className={styles.times}>
          {lastActive ? (
            <Trans>
              Last active: <RelativeTime at={lastActive} />
            </Trans>
          ) : (
            <Trans>Has not come yet</Trans>
          )}
          {' · '}
          <Trans>
            enrolled <DateOnly at={enrolledAt} />
          </Trans>
        </p>
        {risks.length > 0 && <RiskBadges risks={risks} />}
      </div>
      <div className={styles.progress}>
        <WovenProgress
          percent={student.progress}
          label={t`Progress in ${course.title}`}
          words={<Trans>complete</Trans>}
          detail={
            <Trans>
              {student.completedLectures} of {allLectures} lectures
            </Trans>
          }
        />
        {allLectures > 0 && (
          <p className={styles.class}>
            <Plural
              value={median}
              one="The middle of the class has completed # lecture"
              other="The middle of the class has completed # lectures"
            />
            , {formatPercent((median / allLectures) * 100)}.
          </p>
        )}
      </div>
    </section>
  )
}
