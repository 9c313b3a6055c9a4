import { ErrorPanel } from '../../../ui/error-panel.tsx'

interface PreviewFailedProps {
  message: string
  error: unknown
  retrying: boolean
  onRetry: () => void
}

export function PreviewFailed({ message, error, retrying, onRetry }: PreviewFailedProps) {
  return (
    <div className="wrap py-10">
      <ErrorPanel level={1} message={message} error={error} retrying={retrying} onRetry={onRetry} />
    </div>
  )
}
