import { useEffect, useState } from 'react'
import { setAnnouncer } from '../lib/page-title.ts'

/** Says the title of the page arrived at to screen readers. */
export function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => setAnnouncer(setTitle), [])
  return (
    <p className="vh" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  )
}
