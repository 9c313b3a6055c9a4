import type { QuizInList } from '@academy/contract/quizzes'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { submissionsAddress } from '../teaching-places.ts'

type QuizRowActsProps = { quiz: QuizInList; editTo: string; onDelete: () => void }

/** What is done with a quiz, the same in both portals. */
export function QuizRowActs({ quiz, editTo, onDelete }: QuizRowActsProps) {
  const { t } = useLingui()
  const { title } = quiz
  return (
    <div className="quiz-acts">
      <ButtonLink
        size="sm"
        variant={quiz.pendingSubmissions ? 'soft' : 'secondary'}
        to={submissionsAddress(quiz._id)}
      >
        <Trans>Submissions</Trans>
        <span className="vh">{title}</span>
      </ButtonLink>
      <IconLink to={editTo} label={t`Edit ${title}`}>
        <Pencil aria-hidden="true" />
      </IconLink>
      <IconButton label={t`Delete ${title}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}
