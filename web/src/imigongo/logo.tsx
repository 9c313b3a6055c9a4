import styles from './logo.module.css'

const peak = 'M17 1 33 17H26.6L17 7.4 7.4 17H1Z'
const heart = 'M17 10.2 23.8 17H10.2Z'
const reflection = 'M1 19.4H33L17 33.4Z'
const light = 'M11.6 22.2H22.4L17 27Z'

/** A peak above its reflection. Takes the text's colour; works at 16 px. */
export function LogoMark({ className = 'size-8.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" focusable="false" className={className}>
      <path d={peak} fill="currentColor" />
      <path d={heart} fill="var(--hill-sun-core)" />
      <path d={reflection} fill="currentColor" />
      <path d={light} fill="var(--color-sun)" />
    </svg>
  )
}

/** The mark and the academy's name, which comes from its settings. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${styles.logo} ${className}`}>
      <LogoMark />
      <span>{name}</span>
    </span>
  )
}

/** The mark drawing itself, piece after piece; still under reduced motion. */
export function LoaderMark() {
  return <LogoMark className="loader" />
}
