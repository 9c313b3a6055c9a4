// Certificates in the browser: the wall of one's own, the admins' desk of requests, and what other pages show of them.
// Parts for other pages come late: named so, or loaded so by the page. The public page that checks a certificate is the server's, without script.
export { pendingCountQuery } from './api.ts'
export { LateBulkCertify, LateRequestCertification } from './asking/late-asking.ts'
export { CERTIFICATIONS_ADDRESS } from './places.ts'
export { CourseCertificate } from './progress/course-certificate.tsx'
export { LateEarnedRow } from './progress/late-earned-row.ts'
export { CertificationsCount } from './requests/late-certifications-count.ts'
