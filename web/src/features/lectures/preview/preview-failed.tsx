import { ErrorPanel } from '../../../ui/error-panel.tsx'

interface PreviewFailedProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

export function PreviewFailed({ message, retrying, onRetry }: PreviewFailedProps) {
  return (
    <div className="wrap py-10">
      <ErrorPanel level={1} message={message} retrying={retrying} onRetry={onRetry} />
    </div>
  )
}
