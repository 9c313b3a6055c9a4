import { lazy } from 'react'

/** Behind every page of a student; a page whose line broke meanwhile asks when it is opened again. */
export const LazyPaymentNews = lazy(() =>
  import('./components/payment-news.tsx').then(
    ({ PaymentNews }) => ({ default: PaymentNews }),
    (failure) => {
      console.warn('The news of payments are not here', failure)
      return { default: () => null }
    },
  ),
)
