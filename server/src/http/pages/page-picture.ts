export interface PagePicture {
  /** From the root. */
  path: string
  size: { width: number; height: number }
}

/** As wide as chats and search engines show them. */
export const SHARED_SIZE = { width: 1200, height: 630 }

/** Made at the build, for pages without a picture of their own. */
export const ACADEMY_PICTURE: PagePicture = { path: '/icons/shared.png', size: SHARED_SIZE }
