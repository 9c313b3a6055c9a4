import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { viewIn, withOpen } from './review-view.ts'

/** Which request is open. It changes at once; the address follows when the page has time, and leads when it changed by
 * itself: a link, Back. Empty for none. */
export function useOpenRequest() {
  const [params, setParams] = useSearchParams()
  const address = viewIn(params).open
  const [open, setOpen] = useState(address)
  const [seen, setSeen] = useState(address)
  const written = useRef<string[]>([])
  if (address !== seen) {
    setSeen(address)
    const own = written.current.lastIndexOf(address)
    if (own < 0 || own === written.current.length - 1) setOpen(address)
    if (own >= 0) written.current = written.current.slice(own + 1)
  }
  const show = (id: string | null) => {
    setOpen(id ?? '')
    if ((id ?? '') === (written.current.at(-1) ?? address)) return
    written.current.push(id ?? '')
    setParams((before) => withOpen(before, id), { replace: true, preventScrollReset: true })
  }
  return { open, show }
}
