import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type AnswerTo, type MarkChanges, markOf, nextWaiting, PAGE_ANSWERS, pageOf } from './by-question.ts'

/** Which student's answer is at hand, on which page; the page and the filter stand in the address. */
export function useAnswerPlace(answers: readonly AnswerTo[], changes: MarkChanges) {
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<string>()
  const isWaitingOnly = params.get('show') === 'waiting'
  const isWaiting = (answer: AnswerTo) => answer.marksAwarded === null
  const shown = isWaitingOnly
    ? answers.filter((answer) => isWaiting(answer) || changes[answer.submissionId])
    : [...answers]
  const pages = Math.max(1, pageOf(shown.length - 1))
  const asked = Number(params.get('page')) || 1
  const page = Math.min(Math.max(1, Math.trunc(asked)), pages)
  const from = (page - 1) * PAGE_ANSWERS
  const onPage = shown.slice(from, from + PAGE_ANSWERS)
  const current =
    onPage.find(({ submissionId }) => submissionId === chosen) ??
    onPage.find((answer) => markOf(answer, changes).marks === null) ??
    onPage[0]
  // The student at hand stays while their marks are typed, though the order changes.
  if (current && current.submissionId !== chosen) setChosen(current.submissionId)
  const at = current ? shown.indexOf(current) : -1

  const address = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return next
  }
  const go = (answer: AnswerTo | undefined) => {
    if (!answer) return
    setChosen(answer.submissionId)
    const wanted = pageOf(shown.indexOf(answer))
    if (wanted !== page)
      setParams(address({ page: wanted > 1 ? String(wanted) : null }), { replace: true, state })
  }
  return {
    shown,
    onPage,
    page,
    pages,
    current,
    /** From 0; -1 where there is none. */
    at,
    next: shown[at + 1],
    previous: at > 0 ? shown[at - 1] : undefined,
    waitingCount: answers.filter(isWaiting).length,
    nextWaiting: nextWaiting(shown, changes, current?.submissionId),
    isWaitingOnly,
    go,
    showWaiting: (only: boolean) => {
      setParams(address({ show: only ? 'waiting' : null, page: null }), { replace: true, state })
    },
    pageAddress: (wanted: number) => `?${address({ page: wanted > 1 ? String(wanted) : null })}`,
  }
}
export type AnswerPlace = ReturnType<typeof useAnswerPlace>
