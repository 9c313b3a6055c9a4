import type { QuizInList } from '@academy/contract/quizzes'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { quizPreviewAddress } from '../../lectures/index.ts'
import { submissionsAddress } from './addresses.ts'
import styles from './quiz-row-actions.module.css'

type QuizRowActionsProps = { quiz: QuizInList; editTo: string; onDelete: () => void }

/** What is done with a quiz, the same in both portals. */
export function QuizRowActions({ quiz, editTo, onDelete }: QuizRowActionsProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { title } = quiz
  return (
    <div className={styles.acts}>
      <ButtonLink
        size="sm"
        variant={quiz.pendingSubmissions ? 'soft' : 'secondary'}
        to={submissionsAddress(quiz._id)}
      >
        <Trans>Submissions</Trans>
        <span className="vh">{title}</span>
      </ButtonLink>
      <IconLink
        to={quizPreviewAddress(quiz._id)}
        state={{ from: pathname + search }}
        label={t`Look at ${title} as a student`}
      >
        <Eye aria-hidden="true" />
      </IconLink>
      <IconLink to={editTo} label={t`Edit ${title}`}>
        <Pencil aria-hidden="true" />
      </IconLink>
      <IconButton label={t`Delete ${title}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}
