import type { SubmissionInList } from '@academy/contract/quizzes'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useMedia } from '../../../ui/use-media.ts'

/** The row in the side panel; its id stands in the address. Below 1200 px a row opens its own page instead. */
export function useOpenRow(rows: readonly SubmissionInList[] | undefined) {
  const canOpen = useMedia('(width >= 75rem)')
  const [params, setParams] = useSearchParams()
  const at = rows?.findIndex(({ _id }) => _id === params.get('open')) ?? -1
  const open = canOpen ? rows?.[at] : undefined
  const set = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set('open', id)
        else next.delete('open')
        return next
      },
      { replace: true },
    )
  const close = () => {
    set(null)
    document.querySelector<HTMLElement>('.subs tr[data-current]')?.focus({ preventScroll: true })
  }
  const isOpen = open !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing always reads the newest address
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      if (event.target instanceof HTMLInputElement && event.target.type === 'search') return
      close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen, params])
  return {
    canOpen,
    open,
    show: (row: SubmissionInList) => set(row._id),
    close,
    place: { at: at + 1, of: rows?.length ?? 0 },
    move: (by: 1 | -1) => {
      const next = rows?.[at + by]
      if (next) set(next._id)
    },
  }
}
