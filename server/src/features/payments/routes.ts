import { contract } from '@academy/contract'
import { fileRoute, type Route, route, slowRoute } from '../../http/route.ts'
import { listOwnPayments, readOwnPayment, readStatus } from './own.ts'
import { hearCallback } from './providers/begin.ts'
import { readReceipt } from './receipts/read-receipt.ts'
import { requestPayment } from './request.ts'
import { listAll } from './review/all.ts'
import { paymentsCsv } from './review/csv.ts'
import { approvePayment, approvePayments, rejectPayment } from './review/decisions.ts'
import { readPayment, readScreenshot } from './review/detail.ts'
import { listPending } from './review/pending.ts'
import { importStatement } from './statements/import.ts'
import { listStatements, removeStatement } from './statements/manage.ts'

export const paymentsRoutes: Route[] = [
  route(contract.paymentStatus, (ctx, { query }) => readStatus(ctx, query.courseId)),
  slowRoute(contract.requestPayment, (ctx, { body, file }) => requestPayment(ctx, body, file)),
  route(contract.ownPayments, (ctx, { query }) => listOwnPayments(ctx, query)),
  route(contract.ownPayment, (ctx, { params }) => readOwnPayment(ctx, params.id)),
  fileRoute(contract.paymentReceipt, (ctx, { params }) => readReceipt(ctx, params.id)),
  route(contract.mtnCallback, (ctx, { body }) => hearCallback(ctx, body.externalId)),
  route(contract.mtnCallbackPosted, (ctx, { body }) => hearCallback(ctx, body.externalId)),

  route(contract.pendingPayments, (ctx, { query }) => listPending(ctx, query)),
  route(contract.paymentRequests, (ctx, { query }) => listAll(ctx, query)),
  fileRoute(contract.paymentsCsv, (ctx, { query }) => paymentsCsv(ctx, query)),
  route(contract.paymentRequest, (ctx, { params }) => readPayment(ctx, params.id)),
  fileRoute(contract.paymentScreenshot, (ctx, { params }) => readScreenshot(ctx, params.id)),
  route(contract.approvePayment, (ctx, { params, body }) => approvePayment(ctx, params.id, body.note)),
  route(contract.rejectPayment, (ctx, { params, body }) => rejectPayment(ctx, params.id, body.reason)),
  slowRoute(contract.approvePayments, (ctx, { body: { ids, ...how } }) => approvePayments(ctx, ids, how)),

  route(contract.statements, (ctx, { query }) => listStatements(ctx, query)),
  slowRoute(contract.importStatement, (ctx, { body, file }) => importStatement(ctx, body, file)),
  route(contract.removeStatement, (ctx, { params }) => removeStatement(ctx, params.id)),
]
