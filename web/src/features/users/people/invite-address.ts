export const INVITATIONS_ADDRESS = '/admin/invitations'
/** With the dialog open. */
export const INVITE_ADDRESS = `${INVITATIONS_ADDRESS}?invite`
