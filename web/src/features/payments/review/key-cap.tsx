import styles from './key-cap.module.css'
/** The key of a button, for eyes; `aria-keyshortcuts` says it to others. Away on phones. */
export function KeyCap({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={styles.key}>
      <kbd>{name}</kbd>
    </span>
  )
}
