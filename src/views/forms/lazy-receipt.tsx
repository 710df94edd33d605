import { lazy, Suspense } from 'react';
import type { ReceiptProps } from './receipt.tsx';
import { Reference } from './reference.tsx';

const Receipt = lazy(() =>
  import('./receipt.tsx').then(
    (module) => ({ default: module.Receipt }),
    () => ({ default: Reference }),
  ),
);

/** The receipt of a sent lead; the reference alone where its code could not be loaded. */
export const LazyReceipt = (props: ReceiptProps) => (
  <Suspense fallback={<Reference {...props} />}>
    <Receipt {...props} />
  </Suspense>
);
