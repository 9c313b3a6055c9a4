import { Plural, useLingui } from '@lingui/react/macro'
import { ThumbsUp } from 'lucide-react'
import { call } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { useQuestionAct } from '../use-question-act.ts'
import styles from './questions.module.css'

interface UsefulButtonProps {
  kind: 'question' | 'answer'
  id: string
  useful: number
  isUseful: boolean
  /** One's own is counted and not pressed. */
  isOwn: boolean
}

/** One voice a person, seen as given before the server has counted it. */
export function UsefulButton({ kind, id, useful, isUseful, isOwn }: UsefulButtonProps) {
  const { t } = useLingui()
  const vote = useQuestionAct((wanted: boolean) => {
    const method = wanted ? 'PUT' : 'DELETE'
    return kind === 'question'
      ? call(`${method} /api/questions/{id}/useful`, { params: { id } })
      : call(`${method} /api/answers/{id}/useful`, { params: { id } })
  })
  const isGiven = vote.isPending ? vote.variables : isUseful
  const count = useful + Number(isGiven) - Number(isUseful)
  if (isOwn) return <UsefulCount useful={useful} />
  return (
    <Button
      size="sm"
      variant={isGiven ? 'soft' : 'secondary'}
      aria-pressed={isGiven}
      aria-label={t`Useful, ${count}`}
      onClick={() => !vote.isPending && vote.mutate(!isUseful)}
    >
      <ThumbsUp aria-hidden="true" />
      <span className="num">{count}</span>
    </Button>
  )
}

/** How many find it useful, where there is somebody. */
export function UsefulCount({ useful }: { useful: number }) {
  if (useful === 0) return null
  return (
    <span className={styles.count}>
      <ThumbsUp aria-hidden="true" />
      <Plural value={useful} one="# finds it useful" other="# find it useful" />
    </span>
  )
}
