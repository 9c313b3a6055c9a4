// Certificates in the browser: the wall of one's own, the admins' desk of requests, and what other pages show of them.
// Every part for other pages comes lazily. The public page that checks a certificate is the server's, without script.
export {
  CertificationsCount,
  LateBulkCertify,
  LateCourseCertificate,
  LateEarnedRow,
  LateRequestCertification,
} from './late-parts.ts'
export { CERTIFICATIONS_ADDRESS, MY_CERTIFICATES_ADDRESS } from './places.ts'
