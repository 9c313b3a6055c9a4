/** Loaded by need, and kept on the device with the pages that are: what these need without a line. Only the build reads this list
 * (build/service-worker.ts). */
export const keptParts: readonly (() => Promise<unknown>)[] = [
  () => import('../src/app/account-menu-items.tsx'),
  () => import('../src/app/banners.tsx'),
  () => import('../src/app/bottom-tabs.tsx'),
  () => import('../src/app/footer.tsx'),
  () => import('../src/app/mobile-menu.tsx'),
  () => import('../src/app/signed-in-tools.tsx'),
  () => import('../src/app/waiting-banner.tsx'),
  () => import('../src/features/attempts/browser/store.ts'),
  () => import('../src/features/attempts/components/sitting-place.tsx'),
  () => import('../src/features/attempts/result/exam-result.tsx'),
  () => import('../src/features/users/components/sign-in-again.tsx'),
  () => import('../src/features/users/session/logout.ts'),
  () => import('../src/imigongo/drawn-cover.tsx'),
  () => import('../src/lib/device/outbox/store.ts'),
  () => import('../src/lib/queries/queries.tsx'),
  () => import('../src/lib/show-toast.tsx'),
  () => import('../src/lib/offline/updates.ts'),
  () => import('../src/ui/copy-line.tsx'),
]
