import type { ReactNode } from 'react'
import { FocusTop } from '../components/focus-top.tsx'
import '../components/sitting.css'
import './lobby.css'

type FocusMessageProps = { title: ReactNode; onLeave: () => void; children: ReactNode }

/** In place of a paper: why there is none, or that it is on its way. */
export function FocusMessage({ title, onLeave, children }: FocusMessageProps) {
  return (
    <div className="focus">
      <FocusTop title={title} onLeave={onLeave} />
      <main id="main" className="focus-message">
        {children}
      </main>
    </div>
  )
}
