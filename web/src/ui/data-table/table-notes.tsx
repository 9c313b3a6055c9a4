import type { ReactNode } from 'react'
import type { ReadState } from '../../lib/queries/found.ts'
import { ErrorPanel, type ErrorPanelProps } from '../error-panel.tsx'
import { Skeleton } from '../skeleton.tsx'
import { asCell, asRow } from './roles.ts'

/** A whole-width row: the empty and the error state keep the header in place. */
export function WideRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr {...asRow} className="tbl-wide-row">
      <td {...asCell} colSpan={span}>
        {children}
      </td>
    </tr>
  )
}

export function LoadingRows({ span, rows }: { span: number; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no identity
    <WideRow key={row} span={span}>
      <span className="flex min-h-12 items-center gap-4 max-md:p-4">
        <Skeleton radius="full" className="size-9" />
        <Skeleton className="h-4 flex-1" />
        <Skeleton className="h-4 w-1/5" />
      </span>
    </WideRow>
  ))
}

export type TableError = Pick<ErrorPanelProps, 'message' | 'support' | 'level'> & { found: ReadState }

export function ErrorRow({ span, error }: { span: number; error: TableError }) {
  return (
    <WideRow span={span}>
      <ErrorPanel {...error} />
    </WideRow>
  )
}
