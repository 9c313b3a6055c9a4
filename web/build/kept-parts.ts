/** Loaded by need, and kept on the device with the pages that are: what these need without a line. Only the build reads this list
 * (build/service-worker.ts). */
export const keptParts: readonly (() => Promise<unknown>)[] = [
  () => import('../src/app/AccountMenuItems.tsx'),
  () => import('../src/app/Banners.tsx'),
  () => import('../src/app/BottomTabs.tsx'),
  () => import('../src/app/Footer.tsx'),
  () => import('../src/app/MobileMenu.tsx'),
  () => import('../src/app/SignedInTools.tsx'),
  () => import('../src/app/WaitingBanner.tsx'),
  () => import('../src/features/attempts/browser/store.ts'),
  () => import('../src/features/attempts/components/sitting-place.tsx'),
  () => import('../src/features/attempts/result/exam-result.tsx'),
  () => import('../src/features/users/components/sign-in-again.tsx'),
  () => import('../src/features/users/session/logout.ts'),
  () => import('../src/imigongo/drawn-cover.tsx'),
  () => import('../src/lib/device/outbox/store.ts'),
  () => import('../src/lib/queries.tsx'),
  () => import('../src/lib/show-toast.tsx'),
  () => import('../src/lib/updates.ts'),
  () => import('../src/ui/copy-line.tsx'),
]
