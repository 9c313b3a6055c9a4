import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line py-8" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">{children}</div>
}
