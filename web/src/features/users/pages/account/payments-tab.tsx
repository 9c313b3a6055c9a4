import { PaymentHistory } from '../../../payments/index.ts'

export function PaymentsTab() {
  return <PaymentHistory />
}
