import { Children, type ReactNode } from 'react'

/** What is lost with a course or several, a line each; nothing of it is no line. */
export function Losses({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-1 rounded-2 bg-danger-tint p-4 text-text">
      {Children.map(children, (line) => line && <li>{line}</li>)}
    </ul>
  )
}
