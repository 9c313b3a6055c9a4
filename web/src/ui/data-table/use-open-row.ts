import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** The row whose details are open; its id stands in the address, so Back and a shared link find it again. */
export function useOpenRow<Row extends { _id: string }>(rows: readonly Row[] | undefined) {
  const [params, setParams] = useSearchParams()
  const at = rows?.findIndex(({ _id }) => _id === params.get('open')) ?? -1
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
  return {
    open: rows?.[at],
    show: ({ _id }: Row) => set(_id),
    close: () => {
      set(null)
      document.querySelector<HTMLElement>('.tbl tr[data-current]')?.focus({ preventScroll: true })
    },
    place: { at: at + 1, of: rows?.length ?? 0 },
    move: (by: 1 | -1) => {
      const next = rows?.[at + by]
      if (next) set(next._id)
    },
  }
}

/** Esc closes what stands beside the list, unless a dialog or the search box wants it. */
export function useEscape(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (event.target instanceof HTMLInputElement && event.target.type === 'search') return
      close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen, close])
}
