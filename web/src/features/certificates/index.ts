// Certificates in the browser: the wall of one's own, the admins' desk of requests, and what other pages show of them.
// Every part for other pages comes lazily. The public page that checks a certificate is the server's, without script.
export { pendingCountQuery } from './api.ts'
export { LateBulkCertify, LateRequestCertification } from './asking/late-asking.ts'
export { CERTIFICATIONS_ADDRESS } from './places.ts'
export { LateCourseCertificate } from './progress/late-course-certificate.ts'
export { LateEarnedRow } from './progress/late-earned-row.ts'
export { CertificationsCount } from './requests/late-certifications-count.ts'
