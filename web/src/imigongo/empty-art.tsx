import { outline } from '@academy/contract/courses/cover/shapes'

/** Three ridges in line art over a hollow sun: the hills, before anybody has climbed them. */
export function EmptyArt({ className = 'w-44' }: { className?: string }) {
  const teeth = Array.from({ length: 11 }, (_, i) =>
    outline([
      [8 + i * 14, 92],
      [15 + i * 14, 80],
      [22 + i * 14, 92],
    ]),
  ).join('')
  return (
    <svg
      viewBox="0 0 176 100"
      aria-hidden="true"
      focusable="false"
      className={className}
      fill="none"
      strokeWidth={2.5}
    >
      <path d="M126 8l16 16-16 16-16-16zM126 17l7 7-7 7-7-7z" stroke="var(--color-clay)" />
      <path d="M4 74L52 30l34 31 26-19 60 32" stroke="var(--color-field)" />
      <path d="M32 74l20-19 20 19M96 74l16-14 24 14" stroke="var(--color-line)" />
      <path d="M4 74h168M4 98h168" stroke="var(--color-field)" />
      <path d={teeth} fill="var(--color-line)" />
    </svg>
  )
}
