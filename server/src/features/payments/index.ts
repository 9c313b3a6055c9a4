import { contract } from '@academy/contract'
import { notYet } from '../../http/not-yet.ts'
import { type Route, route } from '../../http/route.ts'

export const paymentsRoutes: Route[] = [
  route(contract.paymentStatus, notYet),
  route(contract.requestPayment, notYet),
  route(contract.ownPayments, notYet),
  route(contract.ownPayment, notYet),
  route(contract.paymentReceipt, notYet),
  route(contract.mtnCallback, notYet),
  route(contract.pendingPayments, notYet),
  route(contract.paymentRequests, notYet),
  route(contract.exportPayments, notYet),
  route(contract.paymentRequest, notYet),
  route(contract.paymentScreenshot, notYet),
  route(contract.approvePayment, notYet),
  route(contract.rejectPayment, notYet),
  route(contract.approvePayments, notYet),
  route(contract.statements, notYet),
  route(contract.importStatement, notYet),
  route(contract.removeStatement, notYet),
]
