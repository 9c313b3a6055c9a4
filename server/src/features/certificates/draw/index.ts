// The certificate's drawing: what stands where. Fonts and scripts are `services/pdf`, the ornament is the contract's.
// It reads no settings and no clock: all that is drawn is passed in.
export { drawCertificate } from './draw-certificate.ts'
