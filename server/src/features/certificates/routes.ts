import { contract } from '@academy/contract'
import { fileRoute, type Route, replacingRoute, route } from '../../http/route.ts'
import { readFile } from './holder/file.ts'
import { listOwn, readStatus } from './holder/own.ts'
import { drawAgain } from './issue/draw-again.ts'
import { reissue } from './issue/reissue.ts'
import { revoke } from './issue/revoke.ts'
import { lookAtFile, uploadFile } from './issue/upload.ts'
import { approveMany, approveOne } from './requests/approve.ts'
import { askForOne } from './requests/ask.ts'
import { askForMany, listCertifiable } from './requests/ask-many.ts'
import { readBatch } from './requests/batches.ts'
import { requestsCsv } from './requests/csv.ts'
import { listRequests } from './requests/list.ts'
import { withdraw } from './requests/withdraw.ts'

export const certificatesRoutes: Route[] = [
  route(contract.requestCertification, (ctx, { body }) => askForOne(ctx, body)),
  route(contract.requestCertifications, (ctx, { body }) =>
    askForMany(ctx, body.courseId, body.submissionIds),
  ),
  route(contract.certifiable, (ctx, { params, query }) =>
    listCertifiable(ctx, params.courseId, query.submission),
  ),
  route(contract.certificationRequests, (ctx, { query }) => listRequests(ctx, query)),
  fileRoute(contract.certificationRequestsCsv, (ctx, { query }) => requestsCsv(ctx, query)),
  route(contract.approveCertification, (ctx, { params, body }) => approveOne(ctx, params.id, body.notes)),
  route(contract.approveCertifications, (ctx, { body }) => approveMany(ctx, body.ids)),
  route(contract.drawingBatch, (ctx, { params }) => readBatch(ctx, params.id)),
  replacingRoute(
    contract.uploadCertificate,
    (ctx, { id }) => lookAtFile(ctx, id),
    (ctx, { params, file, seen }) => uploadFile(ctx, params.id, seen, file),
  ),
  route(contract.drawCertificate, (ctx, { params }) => drawAgain(ctx, params.id)),
  route(contract.withdrawCertification, (ctx, { params, body }) => withdraw(ctx, params.id, body.reason)),
  route(contract.ownCertificates, (ctx) => listOwn(ctx)),
  fileRoute(contract.certificateFile, (ctx, { params }) => readFile(ctx, params.id)),
  route(contract.certificationStatus, (ctx, { params }) => readStatus(ctx, params.courseId)),
  route(contract.revokeCertificate, (ctx, { params, body }) => revoke(ctx, params.id, body.reason)),
  route(contract.reissueCertificate, (ctx, { params, body }) =>
    reissue(ctx, params.id, body.reason, body.holderName),
  ),
]
