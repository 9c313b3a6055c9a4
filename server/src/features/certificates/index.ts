import { contract } from '@academy/contract'
import { notYet } from '../../http/not-yet.ts'
import { type Route, route } from '../../http/route.ts'

export const certificatesRoutes: Route[] = [
  route(contract.ownCertificates, notYet),
  route(contract.certificateFile, notYet),
  route(contract.certificationStatus, notYet),
  route(contract.revokeCertificate, notYet),
  route(contract.reissueCertificate, notYet),
  route(contract.requestCertification, notYet),
  route(contract.requestCertifications, notYet),
  route(contract.certifiable, notYet),
  route(contract.certificationRequests, notYet),
  route(contract.approveCertification, notYet),
  route(contract.approveCertifications, notYet),
  route(contract.drawingBatch, notYet),
  route(contract.uploadCertificate, notYet),
  route(contract.drawCertificate, notYet),
  route(contract.withdrawCertification, notYet),
]
