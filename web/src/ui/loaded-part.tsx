import { type ReactNode, useId } from 'react'
import { failureMessage } from '../lib/calls/call.ts'
import type { Found } from '../lib/queries/found.ts'
import { ErrorPanel } from './error-panel.tsx'
import styles from './loaded-part.module.css'
import { SkeletonGroup, SkeletonText } from './skeleton.tsx'
import { StaleBanner } from './stale-banner.tsx'

interface LoadedPartProps<Data> {
  title: ReactNode
  found: Found<Data>
  failed: string
  /** What is said where there is nothing. */
  empty: ReactNode
  /** Null says that there is nothing; rows stand in a list. */
  children: (data: Data) => ReactNode
}

/** One part of a page of several, which comes, fails and is asked again by itself. */
export function LoadedPart<Data>({ title, found, failed, empty, children }: LoadedPartProps<Data>) {
  const { data, error } = found
  return (
    <Part title={title}>
      {data !== undefined ? (
        <>
          {error && <StaleBanner message={failureMessage(error, failed)} found={found} />}
          {children(data) ?? <p className={styles.empty}>{empty}</p>}
        </>
      ) : error ? (
        <ErrorPanel level={3} message={failureMessage(error, failed)} found={found} />
      ) : (
        <SkeletonGroup>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
    </Part>
  )
}

/** Under its heading, for what loads by itself. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface PartRowProps {
  children: ReactNode
  /** Under the first line. */
  detail?: ReactNode
  /** At the end of the row. */
  side?: ReactNode
}

export function PartRow({ children, detail, side }: PartRowProps) {
  return (
    <li className={styles.row}>
      <span>
        {children}
        {detail && <small>{detail}</small>}
      </span>
      {side && <span>{side}</span>}
    </li>
  )
}

export function PartRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

/** What a part does not show, and the way to it. */
export function PartFoot({ children }: { children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>
}
