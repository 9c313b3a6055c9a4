declare module 'virtual:pages' {
  /** The first words of the portals' addresses. */
  export const portalWords: readonly string[]
}
