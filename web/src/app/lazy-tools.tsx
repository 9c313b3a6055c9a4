import { PaymentNews } from '../features/payments/index.ts'
import { useSession } from '../features/users/index.ts'
import styles from './lazy-tools.module.css'
import { MessagesLink } from './messages-link.tsx'

/** What the header shows of what happens elsewhere, beside its bell. */
export function LazyTools() {
  const isStudent = useSession().role === 'student'
  return (
    <>
      <MessagesLink className={isStudent ? styles.messages : undefined} />
      {isStudent && <PaymentNews />}
    </>
  )
}
