import { lazy, Suspense } from 'react';
import type { ReceiptProps } from './receipt.tsx';
import { Reference } from './reference.tsx';

const load = () => import('./receipt.tsx');

const Receipt = lazy(() =>
  load().then(
    (module) => ({ default: module.Receipt }),
    () => ({ default: Reference }),
  ),
);

/** Fetches the receipt's code when a form is begun, so that it is there when the network is gone. */
export const preloadReceipt = (): void => {
  load().catch(() => undefined);
};

/** The receipt of a sent lead; the reference alone where its code could not be loaded. */
export const LazyReceipt = (props: ReceiptProps) => (
  <Suspense fallback={<Reference {...props} />}>
    <Receipt {...props} />
  </Suspense>
);
