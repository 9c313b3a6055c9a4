import type { ReadState } from '../../../lib/queries/found.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'

export function PreviewFailed({ message, found }: { message: string; found: ReadState }) {
  return (
    <div className="wrap py-10">
      <ErrorPanel level={1} message={message} found={found} />
    </div>
  )
}
