import { useEffect, useState } from 'react'
import { setAnnouncer } from '../lib/page-title.ts'

/** Says the title of the page arrived at to screen readers. It stands at the top: below a full page it would make that scroll. */
export function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => setAnnouncer(setTitle), [])
  return (
    <p className="vh top-0" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  )
}
