import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useFocusLater } from '../../../ui/use-focus-later.ts'
import { requestQuery } from './api.ts'
import { approvalRefusal } from './decisions/picked.ts'
import { decider } from './decisions/review-decider.ts'
import { approve, reject } from './decisions/use-decisions.ts'
import { rowId } from './queue/queue-row.tsx'
import type { useQueue } from './queue/use-queue.ts'
import type { ReviewEffect, Said } from './review-step.ts'

/** What a step of the review does besides moving: decisions, words, the focus.
 * @returns what was said last, and what does it */
export function useReviewEffects(queue: ReturnType<typeof useQueue>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const focusLater = useFocusLater()
  const [said, setSaid] = useState('')

  const wordsOf = (said: Said): string => {
    if (said.what === 'approved-many')
      return plural(said.count, {
        one: 'Approved # request. Z takes it back.',
        other: 'Approved # requests. Z takes them back.',
      })
    const { name } = said.request.student
    if (said.what === 'approved') return t`Approved ${name}. Z takes it back.`
    return said.what === 'rejected' ? t`Rejected ${name}. Z takes it back.` : t`Taken back: ${name}`
  }
  const goOn = (id: string | null, staysInPanel: boolean) => {
    if (id === null) document.querySelector<HTMLElement>('h1')?.focus()
    else if (!staysInPanel || !document.activeElement?.closest('aside')) focusLater(rowId(id))
  }
  const run = (effect: ReviewEffect): void => {
    if (effect.type === 'approve') approve(effect.requests, effect.note)
    else if (effect.type === 'reject') reject(effect.request, effect.reason)
    else if (effect.type === 'undo') decider.undo(effect.decision.key)
    else if (effect.type === 'say') setSaid(wordsOf(effect.said))
    else if (effect.type === 'focus') focusLater(rowId(effect.id))
    else if (effect.type === 'go-on') goOn(effect.id, effect.staysInPanel)
    else if (effect.type === 'read-ahead') void queryClient.prefetchQuery(requestQuery(effect.id))
    else if (effect.type === 'read-new') queue.readNew()
    else if (effect.type === 'sweep') {
      queue.sweep(...effect.ids)
      decider.sweep()
    } else if (effect.why === 'not-approved') toast.info(approvalRefusal(effect.request))
    else toast.info(t`Reject works on one request. Clear the selection first.`)
  }
  return [said, run] as const
}
