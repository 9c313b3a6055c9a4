import { PaymentNews } from '../features/payments/index.ts'
import { useSession } from '../features/users/index.ts'
import { MessagesLink } from './MessagesLink.tsx'

/** What the header shows of what happens elsewhere, beside its bell. */
export function LazyTools() {
  const isStudent = useSession().role === 'student'
  return (
    <>
      <MessagesLink className={isStudent ? 'top-messages' : undefined} />
      {isStudent && <PaymentNews />}
    </>
  )
}
