export const MY_CERTIFICATES_ADDRESS = '/my-certificates'
export const CERTIFICATIONS_ADDRESS = '/admin/certifications'
