/** What the server drew of the page stands over the root until the page itself can be seen. */
export const endEarlyPage = (): void => document.getElementById('early-page')?.remove()
