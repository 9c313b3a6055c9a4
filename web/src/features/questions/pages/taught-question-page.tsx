import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { QUESTIONS_ADDRESS } from '../addresses.ts'
import { QuestionThread } from '../thread/question-thread.tsx'

/** One question for who teaches: answered, marked or hidden here. */
export function TaughtQuestionPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = (useParams().id ?? '').toLowerCase()
  usePageTitle(t`Question`)
  return (
    <>
      <PortalTitle isBelowPlace>
        <Trans>Question</Trans>
      </PortalTitle>
      <QuestionThread key={id} id={id} hasCourse onDeleted={() => void navigate(QUESTIONS_ADDRESS)} />
    </>
  )
}
