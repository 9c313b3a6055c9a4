import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { viewIn, withOpen } from '../review-view.ts'

/** Marks the addresses that this page wrote itself. They come when the page has time, several at once or the last of them alone, and
 * say nothing new. */
const OWN = { isOwn: true }

/** Which request is open. It changes at once; the address follows when the page has time, and leads when it changed by
 * itself: a link, Back. Empty for none. */
export function useOpenRequest() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const isOwn = useNavigationType() === 'REPLACE' && (state as Partial<typeof OWN> | null)?.isOwn === true
  const address = viewIn(params).open
  const [open, setOpen] = useState(address)
  const [seen, setSeen] = useState(address)
  if (address !== seen) {
    setSeen(address)
    if (!isOwn) setOpen(address)
  }
  const show = (id: string | null) => {
    setOpen(id ?? '')
    setParams((before) => withOpen(before, id), { replace: true, preventScrollReset: true, state: OWN })
  }
  return { open, show }
}
