import type { ProgressSummary } from '@academy/contract/progress/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { WovenProgress } from '../../../imigongo/woven-progress.tsx'

/** 62% complete, 5 of 8 lectures. */
export function CourseProgressBand({ title, progress }: { title: string; progress: ProgressSummary }) {
  const { t } = useLingui()
  const { courseProgressPercentage, completedLectures, allLectures } = progress
  return (
    <WovenProgress
      percent={courseProgressPercentage}
      label={t`Progress in ${title}`}
      words={<Trans>complete</Trans>}
      detail={
        <Plural
          value={allLectures}
          one={`${completedLectures} of # lecture`}
          other={`${completedLectures} of # lectures`}
        />
      }
    />
  )
}
